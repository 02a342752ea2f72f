# SPDX-License-Identifier: MIT
"""Tests of the Python package: boards in every form, answers, batches, errors, threads."""
import doctest
import importlib
import itertools
import os
import pathlib
import threading
import unittest

import houseful
from houseful import HousefulError, InvalidPuzzle, NotUnique, Puzzle, Timeout

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
EMPTY = "." * 81
KILLER = (".Shape~6x6.Cage~18~R2C3~R2C4~R3C4~R4C4~R5C4.Cage~12~R2C1~R3C1~R3C2~R4C2.Cage~9~R5C2~R5C3~R6C3.Cage~7~R4C1~R5C1"
          ".Cage~8~R1C1~R1C2~R2C2.Cage~10~R6C1~R6C2.Cage~7~R4C6~R5C6.Cage~6~R3C5~R4C5.Cage~10~R3C3~R4C3"
          ".Cage~15~R1C5~R1C6~R2C6~R3C6.Cage~8~R6C4~R6C5.Cage~6~R5C5.Cage~1~R2C5.Cage~7~R1C3~R1C4.Cage~2~R6C6")

try:
    import numpy
except ImportError:
    numpy = None


def rows(text):
    return [[int(c) if c != "." else None for c in text[i:i + 9]] for i in range(0, 81, 9)]


class Boards(unittest.TestCase):
    def test_every_form_is_the_same_board(self):
        flat = [int(c) if c != "." else 0 for c in PUZZLE]
        drawn = houseful.draw(PUZZLE)
        for form in (PUZZLE, PUZZLE.replace(".", "0"), flat, tuple(flat), rows(PUZZLE), bytes(flat), bytearray(flat),
                     PUZZLE.encode(), memoryview(bytes(flat)), drawn, Puzzle(PUZZLE),
                     [PUZZLE[i:i + 9] for i in range(0, 81, 9)], [list(PUZZLE[i:i + 9]) for i in range(0, 81, 9)]):
            self.assertEqual(str(Puzzle(form)), PUZZLE, msg=repr(form)[:60])
            self.assertEqual(houseful.solve(form), SOLUTION)

    @unittest.skipIf(numpy is None, "numpy is not installed")
    def test_numpy(self):
        a = numpy.array([[x or 0 for x in row] for row in rows(PUZZLE)])
        self.assertEqual(houseful.solve(a), SOLUTION)
        self.assertEqual(houseful.solve(a.astype("uint8").ravel()), SOLUTION)
        self.assertEqual(numpy.asarray(Puzzle(PUZZLE)).shape, (9, 9))
        self.assertEqual(numpy.asarray(Puzzle(PUZZLE)).tolist(), a.tolist())

    def test_other_sizes_and_shapes(self):
        self.assertEqual(len(houseful.solve([0] * 256)), 256)
        self.assertTrue(Puzzle(houseful.solve("." * 36)).is_solved)
        x = houseful.solve(Puzzle(EMPTY, x=True))
        self.assertEqual(len(set(x[::10])), 9)
        regions = [r // 3 * 3 + c // 3 for r in range(9) for c in range(9)]
        self.assertEqual(houseful.solve(Puzzle(PUZZLE, regions=regions)), SOLUTION)

    def test_objects(self):
        p = Puzzle(PUZZLE)
        self.assertEqual(p, Puzzle(rows(PUZZLE)))
        self.assertEqual(hash(p), hash(Puzzle(rows(PUZZLE))))
        self.assertNotEqual(p, Puzzle(HARD))
        self.assertEqual((p[0], p[0, 1], len(p), p.name(80)), (5, 3, 81, "r9c9"))
        self.assertIn("<svg", p._repr_html_())
        self.assertEqual(eval(repr(p), {"Puzzle": Puzzle}), p)

    def test_bad_boards_say_what_and_where(self):
        with self.assertRaises(HousefulError) as caught:
            houseful.solve(PUZZLE[:-1] + "$")
        self.assertEqual((caught.exception.line, caught.exception.column), (1, 81))
        for bad, words in (([0] * 80, "no square"), ([[10] + [0] * 8] + [[0] * 9] * 8, "row 1, column 1 holds 10"),
                           ([1.5] * 81, "whole number"), ("", "no puzzle"), (PUZZLE + "\n" + PUZZLE, "more than one"),
                           ([-1] * 81, "whole number"), (["?!"] * 81, "holds")):
            with self.assertRaisesRegex(HousefulError, words):
                Puzzle(bad)
        with self.assertRaisesRegex(HousefulError, "no layout"):
            Puzzle(EMPTY, layout="round")


    def test_boards_of_unusual_buffers(self):
        flat = bytes(int(c) if c != "." else 0 for c in PUZZLE)
        self.assertEqual(houseful.solve(memoryview(flat).cast("B", (9, 9))), SOLUTION)
        self.assertEqual(houseful.solve([float("nan") if not value else float(value) for value in flat]), SOLUTION)
        with self.assertRaisesRegex(HousefulError, "holds"):
            Puzzle(["\u00b2"] * 81)
        for board in (None, 5, 2.5):
            with self.assertRaisesRegex(TypeError, "a board expected"):
                Puzzle(board)

    def test_absurd_shapes_are_refused(self):
        for shape in ({"size": -1}, {"size": 10**9}, {"size": 10**30}, {"size": "9"}, {"box": (0, 0)},
                      {"box": (-3, -3)}, {"box": (3, 3, 3)}, {"regions": [70000] + [0] * 80}, {"regions": []}):
            for board in (PUZZLE, [0] * 81):
                with self.assertRaises(HousefulError, msg=shape):
                    Puzzle(board, **shape)


class Answers(unittest.TestCase):
    def test_unique_several_none_invalid(self):
        self.assertEqual(houseful.answer(HARD).answer, "unique")
        self.assertEqual(houseful.answer(EMPTY).answer, "multiple")
        self.assertIsNotNone(houseful.solve(EMPTY))
        self.assertIsNone(houseful.solve("12....3...4....."))
        self.assertEqual(houseful.answer("55" + "." * 79).answer, "invalid")
        with self.assertRaisesRegex(InvalidPuzzle, "5 twice in row 1: r1c1 and r1c2"):
            houseful.solve("55" + "." * 79)
        for board in (EMPTY, "12....3...4....."):
            with self.assertRaises(NotUnique):
                houseful.solve(board, unique=True)

    def test_counting(self):
        self.assertEqual(houseful.count("." * 16), 288)
        self.assertEqual(houseful.count(EMPTY, limit=1000), 1000)
        with self.assertRaises(Timeout):
            houseful.count(EMPTY, timeout=0.05)
        with self.assertRaises(TimeoutError):
            houseful.count(EMPTY, timeout=0.05)

    def test_numbers_out_of_the_way(self):
        for limit in (0, -1, 1.5, "3"):
            with self.assertRaisesRegex(HousefulError, "limit"):
                houseful.count("." * 16, limit)
            with self.assertRaisesRegex(HousefulError, "limit"):
                list(houseful.solutions("." * 16, limit))
        self.assertEqual(houseful.count("." * 16, 2**70), 288)
        for timeout in (0, -1, float("nan")):
            with self.assertRaisesRegex(HousefulError, "timeout"):
                houseful.solve(PUZZLE, timeout=timeout)
        for timeout in (float("inf"), 1e300, 10**40):
            self.assertEqual(houseful.solve(PUZZLE, timeout=timeout), SOLUTION)
        for threads in (0, -1, 2.5):
            with self.assertRaisesRegex(HousefulError, "threads"):
                houseful.solve_many([PUZZLE], threads=threads)

    def test_solutions_can_be_stopped(self):
        before = threading.active_count()
        three = list(itertools.islice(houseful.solutions(EMPTY), 3))
        self.assertEqual(len(set(three)), 3)
        for grid in three:
            self.assertTrue(Puzzle(grid).is_solved)
        self.assertEqual(len(set(houseful.solutions("." * 16))), 288)
        self.assertEqual(len(list(houseful.solutions("." * 16, limit=7))), 7)
        self.assertEqual(threading.active_count(), before)

    def test_check(self):
        entered = "534678912" + PUZZLE[9:]
        self.assertTrue(houseful.check(PUZZLE))
        self.assertTrue(houseful.check(SOLUTION).solved)
        self.assertTrue(houseful.check(entered))
        self.assertFalse(houseful.check("55" + "." * 79))

    def test_minimal(self):
        small = houseful.minimal(PUZZLE)
        self.assertEqual(houseful.solve(small, unique=True), SOLUTION)
        for i, c in enumerate(small):
            if c != ".":
                self.assertFalse(houseful.is_unique(small[:i] + "." + small[i + 1:]))

    def test_engines_agree(self):
        for engine in ("nine", "any", "trail"):
            self.assertEqual(houseful.solve(HARD, engine=engine), houseful.solve(HARD))
        with self.assertRaisesRegex(HousefulError, "no engine"):
            houseful.solve(HARD, engine="steam")


class Batches(unittest.TestCase):
    def batch(self, number=500):
        return list(itertools.islice(houseful.series(seed=11), number))

    def test_every_form_of_a_batch(self):
        puzzles = self.batch(200)
        expected = [houseful.solve(p) for p in puzzles]
        lines = "\n".join(puzzles)
        forms = [puzzles, tuple(puzzles), iter(puzzles), lines, lines + "\n", lines.encode(),
                 lines.replace("\n", "\r\n"), "".join(puzzles), [rows(p) for p in puzzles]]
        if numpy is not None:
            a = numpy.array([[0 if c == "." else int(c) for c in p] for p in puzzles])
            forms += [a, a.astype("uint8"), a.reshape(-1, 9, 9), a.astype("uint8").tobytes()]
        for form in forms:
            self.assertEqual(list(houseful.solve_many(form)), expected, msg=repr(form)[:50])

    def test_answers_of_a_batch(self):
        s = houseful.solve_many([PUZZLE, EMPTY, "55" + "." * 79, PUZZLE[:80] + "2"])
        self.assertEqual([s.answer(i) for i in range(4)], ["unique", "multiple", "invalid", "invalid"])
        self.assertEqual(list(s), [SOLUTION, None, None, None])
        self.assertEqual((s[-4], s[0:2], len(s)), (SOLUTION, [SOLUTION, None], 4))
        with self.assertRaises(IndexError):
            s[4]

    def test_threads_change_nothing(self):
        puzzles = self.batch(300) * 130
        one = houseful.solve_many(puzzles, threads=1)
        many = houseful.solve_many(puzzles, threads=5)
        self.assertEqual(one.buffer, many.buffer)
        self.assertEqual(one.answers, many.answers)

    def test_counting_in_a_batch(self):
        s = houseful.solve_many([PUZZLE, EMPTY], limit=50)
        self.assertEqual(list(s.counts), [1, 50])

    def test_empty_and_bad_batches(self):
        self.assertEqual(len(houseful.solve_many([])), 0)
        self.assertEqual(len(houseful.solve_many("")), 0)
        with self.assertRaises(HousefulError):
            houseful.solve_many(bytes(80))
        with self.assertRaisesRegex(HousefulError, "9x9"):
            houseful.solve_many(["." * 16])


class Making(unittest.TestCase):
    def test_series(self):
        puzzles = list(itertools.islice(houseful.series(seed=5), 30))
        self.assertEqual(len(set(puzzles)), 30)
        self.assertEqual(puzzles[20:23], list(itertools.islice(houseful.series(seed=5, first=21), 3)))
        self.assertTrue(all(houseful.is_unique(p) for p in puzzles))

    def test_wishes(self):
        self.assertEqual(Puzzle(houseful.generate(seed=2, clues=30)).clue_count, 30)
        p = Puzzle(houseful.generate(seed=2, x=True), x=True)
        self.assertTrue(houseful.is_unique(p))
        with self.assertRaises(ValueError):
            houseful.generate(first=0)
        hard = houseful.generate(seed=1, level="hard", symmetry="rotate180")
        self.assertEqual(houseful.rate(hard).level, "hard")
        self.assertEqual([c == "." for c in hard], [c == "." for c in reversed(hard)])
        self.assertIn(Puzzle(houseful.generate(seed=2, clues="24..26")).clue_count, range(24, 27))
        self.assertLessEqual(houseful.rate(houseful.generate(seed=1, rating=(2.0, 4.2)), "se").er, 4.2)
        self.assertIn("x-wing", houseful.rate(houseful.generate(seed=1, technique="x-wing")).counts)
        self.assertEqual([c == "." for c in houseful.generate(seed=4, pattern=PUZZLE)], [c == "." for c in PUZZLE])
        self.assertEqual(houseful.solve(houseful.generate(seed=4, solution=SOLUTION)), SOLUTION)
        near = houseful.generate(seed=4, neighbours=[HARD])
        self.assertLessEqual(sum(a != b for a, b in zip(near, HARD)), 2)
        self.assertIn(houseful.rate(houseful.generate(seed=3, level="expert")).level, ("unfair", "extreme"))

    def test_wishes_that_cannot_be(self):
        for wishes, word in (({"clues": 5}, "17"), ({"level": "silly"}, "level"), ({"seed": -1}, "seed"),
                             ({"technique": "nonsense"}, "nonsense"), ({"symmetry": "odd"}, "odd"),
                             ({"pattern": "1.1"}, "pattern"), ({"rating": "x..y"}, "rating"),
                             ({"clues": 2**32 + 30}, "clues"), ({"seed": 1.5}, "seed"), ({"first": 2**70}, "first"),
                             ({"attempts": -1}, "attempts"), ({"neighbours": [HARD], "swap": -1}, "swap")):
            with self.assertRaisesRegex(HousefulError, word):
                houseful.generate(**wishes)
        with self.assertRaises(Timeout):
            houseful.generate(seed=1, clues=17, attempts=5)

    @unittest.skipIf("HOUSEFUL_VECTORS" not in os.environ, "no test vectors")
    def test_vectors_of_all_languages(self):
        lines = pathlib.Path(os.environ["HOUSEFUL_VECTORS"], "vectors.tsv").read_text().splitlines()
        self.assertGreater(len(lines), 20)
        for line in lines:
            seed, first, size, clues, level, symmetry, *known = (f if f != "-" else None for f in line.split("\t"))
            made = houseful.generate(seed=int(seed), first=int(first), size=int(size), clues=clues, level=level,
                                     symmetry=symmetry)
            rating = houseful.rate(made)
            found = [made, houseful.solve(made), rating.level, str(rating.score)]
            if size == "9":
                found += [str(houseful.rate(made, "se").er), houseful.canonical(made),
                          houseful.canonical(made, "pattern")]
            self.assertEqual(found + [None] * (7 - len(found)), known)


class People(unittest.TestCase):
    def test_steps_lead_to_the_solution(self):
        board = [0 if c == "." else int(c) for c in HARD]
        for step in houseful.steps(PUZZLE):
            self.assertTrue(step.line and step.text and step.svg)
        placed = sum(len(step.place) for step in houseful.steps(PUZZLE))
        self.assertEqual(placed, 81 - Puzzle(PUZZLE).clue_count)
        self.assertEqual(len(board), 81)

    def test_hints(self):
        self.assertEqual(houseful.hint(PUZZLE).kind, "step")
        self.assertEqual(houseful.hint(SOLUTION).kind, "solved")
        self.assertEqual(len(houseful.hint(PUZZLE).stages), 5)

    def test_time_limits(self):
        hardest = "98.7.....7.6...8...54......6..8..3......9..2......4..1.3.6..7......5..9......1..4"
        for call in (lambda: houseful.rate(hardest, "se", timeout=1e-7), lambda: houseful.hint(hardest, timeout=1e-9),
                     lambda: list(houseful.steps(hardest, timeout=1e-9))):
            with self.assertRaises(Timeout):
                call()
        self.assertEqual(houseful.rate(PUZZLE, timeout=60).level, "easy")

    def test_steps_follow_written_constraints(self):
        p = Puzzle(KILLER)
        solution = houseful.solve(p, unique=True)
        placed = [(cell, symbol) for step in houseful.steps(p) for cell, symbol in step.place]
        self.assertEqual([int(solution[cell]) for cell, _ in placed], [symbol for _, symbol in placed])
        self.assertEqual(len(placed), 36)
        self.assertEqual(houseful.hint(p).kind, "step")
        self.assertEqual(Puzzle(houseful.convert(p, "fpuzzles")), p)

    def test_rating(self):
        self.assertEqual(houseful.rate(PUZZLE).level, "easy")
        self.assertEqual(houseful.rate(PUZZLE, "se").er, 1.2)
        with self.assertRaises(NotUnique):
            houseful.rate(EMPTY)
        with self.assertRaisesRegex(HousefulError, "no scale"):
            houseful.rate(PUZZLE, "richter")


class Alike(unittest.TestCase):
    def test_forms(self):
        for form in ("puzzle", "pattern"):
            self.assertEqual(houseful.canonical(HARD, form), houseful.canonical(houseful.scramble(HARD, 3), form))
        self.assertEqual(houseful.canonical(SOLUTION, "solution"),
                         houseful.canonical(houseful.scramble(SOLUTION, 4), "solution"))
        self.assertNotEqual(houseful.canonical(HARD), houseful.canonical(PUZZLE))
        self.assertEqual(houseful.automorphisms(HARD), 1)

    def test_notations(self):
        for name in ("line", "rows", "sdk", "json"):
            self.assertEqual(str(Puzzle(houseful.convert(HARD, name))), HARD)
        with self.assertRaisesRegex(HousefulError, "no format"):
            houseful.convert(HARD, "papyrus")


class Threads(unittest.TestCase):
    def test_many_threads_at_once(self):
        wrong = []

        def work(seed):
            for p in itertools.islice(houseful.series(seed=seed), 20):
                if houseful.solve(p, unique=True) is None or houseful.canonical(p) != houseful.canonical(p):
                    wrong.append(p)

        threads = [threading.Thread(target=work, args=(seed,)) for seed in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])


def load_tests(loader, tests, ignore):
    """The examples in the texts are tests too."""
    for name in ("", "._board", "._answers", "._many", "._make", "._people", "._alike"):
        tests.addTests(doctest.DocTestSuite(importlib.import_module("houseful" + name)))
    return tests


if __name__ == "__main__":
    unittest.main()
