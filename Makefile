# SPDX-License-Identifier: MIT
# The front door for everyday work; CMake does the building.
#
#   make            the command and the libraries, in build/
#   make test       the tests of this build;  ./test runs all there are
#   make bench      the benchmark
#   make web        the web page, in build/web/ (needs clang and lld)
#   make js         the JavaScript package, in js/ (needs clang, lld and binaryen)
#   make install    PREFIX=/usr/local, DESTDIR as usual
#   make asan tsan  the unit tests under sanitizers
#   make man        man pages and completions, from the command's own tables
#   make fuzz       every fuzz target for FUZZ_SECONDS=600 each
#   make soak       the long tests, SOAK_BOARDS=2000000 and SOAK_STEPS=50000000; may be broken off and called again
#   make scale      parts of work killed a thousand times, by GNU parallel and by Slurm
#   make dist       the source package, in build/dist/
#   make deb        the Debian packages, in build/deb/ (needs debhelper and dh-python)
#   make packages   both, compared, looked at by lintian, installed and removed in an empty Debian
#   make abi        records the public interface anew, after a change that was meant
#   make coverage   lines and branches that the tests reach, per folder of src/
#   make census     counts all 5,472,730,538 solved boards, for the numbers of `canon --rank`; some minutes, CORES=1
#   make docs       the pages about techniques, with their pictures; man pages; completions

BUILD ?= build
PREFIX ?= /usr/local
FUZZ_SECONDS ?= 600
SOAK_BOARDS ?= 2000000
SOAK_STEPS ?= 50000000
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
GENERATOR := $(shell command -v ninja >/dev/null && echo -G Ninja)
HAVE_CMOCKA := $(shell pkg-config --exists cmocka 2>/dev/null && echo ON || echo OFF)

MAKEFLAGS += --no-print-directory

.PHONY: all abi census dist deb packages scale man test test-quick bench web js install asan tsan fuzz soak coverage docs clean format

all: $(BUILD)/CMakeCache.txt
	@cmake --build $(BUILD) -j $(JOBS)

$(BUILD)/CMakeCache.txt:
	@cmake $(GENERATOR) -S . -B $(BUILD) -DCMAKE_INSTALL_PREFIX=$(PREFIX) -DHOUSEFUL_TESTS=$(HAVE_CMOCKA) \
	       -DHOUSEFUL_WERROR=ON $(CMAKE_FLAGS) > /dev/null

test: all
	@tests/run $(BUILD)

test-quick: all
	@tests/run --quick $(BUILD)

bench: all
	@$(BUILD)/houseful bench

web:
	@WASM_OBJECTS=$(BUILD)/wasm-objects tools/build_web $(BUILD)/web

js:
	@WASM_OBJECTS=$(BUILD)/wasm-objects tools/build_js $(BUILD)/js

install: all
	@cmake --install $(BUILD)

man: all
	@tools/make_man

asan:
	@$(MAKE) BUILD=build-asan CMAKE_FLAGS="-DCMAKE_C_COMPILER=clang \
	  -DHOUSEFUL_SANITIZE=address,undefined" all
	@tests/run --quick build-asan

tsan:
	@$(MAKE) BUILD=build-tsan CMAKE_FLAGS="-DCMAKE_C_COMPILER=clang -DHOUSEFUL_SANITIZE=thread" all
	@tests/run --threads build-tsan

fuzz:
	@tests/fuzz/run $(FUZZ_SECONDS)

soak: all
	@$(BUILD)/soak-boards --boards $(SOAK_BOARDS) --state $(BUILD)/soak.state
	@$(BUILD)/soak-steps --steps $(SOAK_STEPS) --state $(BUILD)/soak-steps.state
	@tests/run --soak $(BUILD)
	@HOUSEFUL_TEST_LENGTH=soak HOUSEFUL_BUILD=$(BUILD) tests/faults/run memory
	@HOUSEFUL_TEST_LENGTH=soak HOUSEFUL_BUILD=$(abspath $(BUILD)) tests/web/run
	@HOUSEFUL_TEST_LENGTH=soak HOUSEFUL_BUILD=$(abspath $(BUILD)) tests/js/run
	@HOUSEFUL_TEST_LENGTH=soak HOUSEFUL_BUILD=$(abspath $(BUILD)) tests/qemu/run

scale: all
	@KILLS=1000 tests/scale/run

census: all
	@tools/make_census $(BUILD)

dist:
	@tools/dist $(BUILD)/dist

deb:
	@tools/build_deb $(BUILD)/deb

packages: all
	@tests/packages/run --all

abi:
	@tests/abi/run --renew

coverage:
	@tools/coverage

docs: all
	@tools/make_docs $(BUILD)

format:
	@git ls-files '*.c' '*.h' | xargs clang-format -i

clean:
	@rm -rf build build-*
