# SPDX-License-Identifier: MIT
#
# Lines and branches per folder of src/, from what `llvm-cov export` writes (tools/coverage).
import json
import os
import re
import sys

ROOT = os.environ["ROOT"] + "/"
PROCESSOR = open("/proc/cpuinfo", encoding="utf-8").read() if os.path.exists("/proc/cpuinfo") else ""


def asserted(name):
    """The lines on which an assertion stands, from HF_ASSERT( to the parenthesis that closes it."""
    found = set()
    text = open(ROOT + name, encoding="utf-8").read()
    for match in re.finditer(r"\bHF_ASSERT\(", text):
        depth, at = 1, match.end()
        while depth > 0 and at < len(text):
            depth += {"(": 1, ")": -1}.get(text[at], 0)
            at += 1
        first = text.count("\n", 0, match.start()) + 1
        found.update(range(first, first + text.count("\n", match.start(), at) + 1))
    return found


def functions(text):
    """The functions of a file: name, first and last line, by the layout that clang-format gives them."""
    found, name = [], None
    for number, line in enumerate(text, 1):
        match = re.match(r"(?:static|inline|const|[a-z_0-9]+)[a-z_0-9 *]*\b([a-z_0-9]+)\(", line)
        if match:
            name, first = match.group(1), number
        elif line == "}" and name:
            found.append((name, first, number))
            name = None
    return found


def asserting(names):
    """Lines of the functions that nothing but assertions calls: no build for use has them."""
    texts = {name: open(ROOT + name, encoding="utf-8").read().split("\n") for name in names}
    lines = {name: set(asserted(name)) for name in names}
    calls = {}
    for name, text in texts.items():
        for number, line in enumerate(text, 1):
            for word in re.findall(r"\b[a-z_0-9]+\b", line):
                calls.setdefault(word, []).append((name, number))
    more = True
    while more:
        more = False
        for name, text in texts.items():
            for function, first, last in functions(text):
                if first in lines[name]:
                    continue
                users = [u for u in calls[function] if u[0] != name or not first <= u[1] <= last]
                users = [u for u in users if texts[u[0]][u[1] - 1].lstrip()[:2] not in ("/*", "* ")]
                declared = [u for u in users if re.match(r"[a-z].*\(", texts[u[0]][u[1] - 1])]
                if not declared and not text[first - 1].startswith("static"):
                    continue  # one of the public headers
                users = [u for u in users if u not in declared]
                if users and all(u[1] in lines[u[0]] for u in users):
                    lines[name].update(range(first, last + 1))
                    more = True
    return lines


def is_constant(text, b):
    """Is the condition one that the compiler decides, such as `while (true)`? It has no branches."""
    if b[0] != b[2]:
        return False
    condition = text[b[0] - 1][b[1] - 1 : b[3] - 1]
    return re.fullmatch(r"true|false|[0-9]+|!?[A-Z][A-Z0-9_]*( *[<>=!]=? *[A-Z0-9_]+)?|sizeof .*", condition) is not None


def makers(report):
    """The files that compiled each branch; static functions are told as FILE:NAME. Headers are compiled by several."""
    found = {}
    for function in (function for data in report for function in data["functions"]):
        maker = function["name"].rpartition(":")[0]
        for b in function["branches"]:
            name = os.path.normpath(function["filenames"][b[6]])
            found.setdefault((name, b[0], b[1]), set()).add(maker)
    return found


def of_the_processor(name, text, b, by):
    """What no test can decide on one machine: which processor it has, and engines for one that it has not."""
    if " avx512f " not in PROCESSOR and ("avx512" in name or (by and all("avx512" in maker for maker in by))):
        return True
    return "__builtin_cpu_supports" in text[b[0] - 1]


def folder(name):
    parts = name.split("/")
    return "/".join(parts[1:3]) if parts[1] == "solve" and len(parts) > 3 else parts[1]


lines, branches, foreign = {}, {}, set()
report = json.load(open(sys.argv[1]))["data"]
made_by = makers(report)
names = {os.path.normpath(file["filename"]) for data in report for file in data["files"]}
skip = asserting(sorted(name[len(ROOT) :] for name in names if name.startswith(ROOT + "src/")))
for data in report:
    for file in data["files"]:
        name = os.path.normpath(file["filename"])
        if not name.startswith(ROOT + "src/"):
            continue
        name = name[len(ROOT) :]
        text = open(ROOT + name, encoding="utf-8").read().split("\n")
        for line, _, count, has_count, is_entry, is_gap in file["segments"]:
            if has_count and is_entry and not is_gap and line not in skip[name]:
                lines[name, line] = lines.get((name, line), 0) + count
        for b in file["branches"]:
            if b[0] in skip[name] or (b[4] == b[5] == 0 and is_constant(text, b)):
                continue
            if of_the_processor(name, text, b, made_by.get((ROOT + name, b[0], b[1]))):
                foreign.update((name, b[0], b[1], outcome) for outcome in (0, 1))
                continue
            for outcome in (0, 1):
                key = (name, b[0], b[1], outcome)
                branches[key] = branches.get(key, 0) + b[4 + outcome]
total = {}
for table, at in ((lines, 0), (branches, 2)):
    for key, count in table.items():
        for where in (folder(key[0]), "all of src/"):
            row = total.setdefault(where, [0, 0, 0, 0])
            row[at] += 1
            row[at + 1] += count > 0
print("%-16s %8s %8s %10s %8s" % ("folder", "regions", "reached", "branches", "taken"))
for where in sorted(total, key=lambda w: (w == "all of src/", w)):
    n, r, b, t = total[where]
    print("%-16s %8d %6.1f %% %10d %6.1f %%" % (where, n, 100 * r / max(n, 1), b, 100 * t / max(b, 1)))
print("not counted: %d about the processor, or for one that this machine has not" % len(foreign))
if os.environ.get("VERBOSE"):
    for name, line, column, outcome in sorted(key for key, count in branches.items() if count == 0):
        print("%s:%d:%d %s" % (name, line, column, ("true", "false")[outcome]))
