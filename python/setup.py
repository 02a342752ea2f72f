# SPDX-License-Identifier: MIT
"""Builds the C library with CMake, and the extension module around it.

The library's sources are found in the folder above this one, or, in a source package, in `library/`. Who has
built the archive libhouseful.a already names it in HOUSEFUL_ARCHIVE.
"""
import os
import re
import shutil
import subprocess
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

HERE = Path(__file__).resolve().parent
BUNDLED = HERE / "library"
NEEDED = ("CMakeLists.txt", "LICENSE", "include", "src", "packaging/houseful.pc.in",
          "packaging/houseful-config.cmake.in")


def library() -> Path:
    for root in (BUNDLED, HERE.parent):
        if (root / "include" / "houseful" / "houseful.h").exists():
            return root
    raise SystemExit("houseful: the sources of the C library are neither in library/ nor above this folder")


def version() -> str:
    """The version stands in one place: the library's header."""
    text = (library() / "include" / "houseful" / "houseful.h").read_text()
    return ".".join(re.findall(r"^#define HF_VERSION_(?:MAJOR|MINOR|PATCH) ([0-9]+)$", text, re.MULTILINE))


class BuildWithLibrary(build_ext):
    """First the library, by CMake, as an archive; then the module, linked with it."""

    def run(self):
        archive = os.environ.get("HOUSEFUL_ARCHIVE") or self.build_archive()
        for module in self.extensions:
            module.extra_objects = [archive]
        super().run()

    def build_archive(self) -> str:
        folder = Path(self.build_temp).resolve() / "library"
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.check_call(["cmake", "-S", str(library()), "-B", str(folder), "-DHOUSEFUL_TESTS=OFF",
                               "-DCMAKE_BUILD_TYPE=Release"], stdout=subprocess.DEVNULL)
        subprocess.check_call(["cmake", "--build", str(folder), "-j", str(os.cpu_count() or 1), "--target", "houseful_static"],
                              stdout=subprocess.DEVNULL)
        return str(folder / "libhouseful.a")


class SourceWithLibrary(sdist):
    """A source package carries the library's sources along."""

    def run(self):
        if library() != BUNDLED:
            for name in NEEDED:
                source, target = HERE.parent / name, BUNDLED / name
                target.parent.mkdir(parents=True, exist_ok=True)
                if source.is_dir():
                    shutil.copytree(source, target, dirs_exist_ok=True)
                else:
                    shutil.copy(source, target)
            try:
                super().run()
            finally:
                shutil.rmtree(BUNDLED)
        else:
            super().run()


setup(
    version=version(),
    ext_modules=[
        Extension(
            "houseful._core",
            sorted(str(path.relative_to(HERE)) for path in (HERE / "src").glob("*.c")),
            include_dirs=[str(library() / "include")],
            define_macros=[("Py_LIMITED_API", "0x030b0000")],
            extra_compile_args=["-std=c11", "-Wall", "-Wextra", "-fvisibility=hidden"],
            libraries=["m", "pthread"],
            py_limited_api=True,
        )
    ],
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
    cmdclass={"build_ext": BuildWithLibrary, "sdist": SourceWithLibrary},
)
