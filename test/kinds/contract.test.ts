import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { KindId } from "../../engine/kinds/contract/kind.ts";
import "../../engine/kinds/games.ts";
import { PLAY_KINDS } from "../../engine/kinds/play.ts";
import { loadersOf } from "../../engine/kinds/registry.ts";
import { CompiledRule } from "../../engine/language/run/compiled-rule.ts";
import { make } from "../../engine/make/make.ts";
import { type Board, emptyBoard } from "../../engine/model/board.ts";
import { cellOf, isNegative, valueOf } from "../../engine/model/fact.ts";
import { run } from "../../engine/model/job.ts";
import { applyMove } from "../../engine/model/move.ts";
import { gridOf, type Puzzle } from "../../engine/model/puzzle.ts";
import { randomFrom } from "../../engine/model/random.ts";
import { LANGS } from "../../engine/model/words.ts";
import { linkTo, readLink } from "../../engine/play/link.ts";
import { brokenLaws, isSolved } from "../../engine/play/verdict.ts";
import { hintFor } from "../../engine/reason/hint.ts";
import { prove } from "../../engine/reason/prove.ts";
import { ladderOf, rulebookOf } from "../../engine/reason/rules-of.ts";
import { telling } from "../../engine/reason/solve.ts";
import { judge } from "../../engine/reason/verdict.ts";
import { OWN_KINDS, type OwnKind } from "./own.ts";
import { makeKind, wholeKind } from "./whole.ts";

const NODES = 20_000;

/** A size for which making is quick, and seeds that give different puzzles. */
const SIZES: Record<OwnKind, { rows: number; cols: number }> = {
  sudoku: { rows: 9, cols: 9 },
  nurikabe: { rows: 7, cols: 6 },
};

describe.each(OWN_KINDS)("the kind %s", (id) => {
  const whole = wholeKind(id);
  const making = makeKind(id);
  if (!whole || !making) throw new Error(`no such kind: ${id}`);
  const { play: kind, think, search } = whole;
  const madeFrom = (seed: number) => {
    const job = make({ ...whole, making }, { ...SIZES[id], level: 2 }, seed);
    return job.ok ? run(job.value) : null;
  };
  const made = [1, 2, 3].map((seed) => {
    const text = madeFrom(seed)?.text ?? "";
    const puzzle = kind.parse(text);
    if (!puzzle.ok) throw new Error(puzzle.problem.text.en);
    return { text, puzzle: think.prepare(puzzle.value) };
  });

  it("writes a canonical text that reads back as the same text", () => {
    for (const { text, puzzle } of made) expect(kind.format(puzzle)).toBe(text);
  });

  it("makes and reads only puzzles that carry its id, in all its parts", async () => {
    const loaders = loadersOf(id);
    if (!loaders) throw new Error(`${id} is not registered`);
    const parts = await Promise.all([loaders.quick(), loaders.import(), loaders.export()]);
    for (const part of [kind, think, making, ...parts]) expect(part.id).toBe(id);
    const { puzzle: position } = making.position(randomFrom(1));
    for (const puzzle of [...made.map((one) => one.puzzle), position]) expect(puzzle.kind).toBe(id);
    const [, reader, writer] = parts;
    for (const { puzzle } of made) {
      const read = reader.readLine(writer.set.line(puzzle));
      expect(read?.ok && read.value.puzzle.kind).toBe(id);
    }
  });

  it("has its native rules beside a text that keeps some of its own, and not beside any other", () => {
    const native = think.rules.filter((rule) => !(rule instanceof CompiledRule));
    expect(think.native.map(({ id }) => id).sort()).toEqual(native.map(({ id }) => id).sort());
    const beside = (text: string) =>
      rulebookOf(think, text).rules.filter((rule) => !(rule instanceof CompiledRule));
    expect(beside(`${think.ruleText}\n`)).toEqual(think.native);
    expect(beside("")).toEqual([]);
  });

  it("makes puzzles with one answer that keeps every law", () => {
    for (const { puzzle } of made) {
      const truth = run(judge(puzzle, search, NODES));
      expect(truth.answers).toBe("one");
      if (truth.answers !== "one") continue;
      const board = { ...emptyBoard(puzzle.cells), marks: kind.marksOf(puzzle, truth.answer) };
      expect(isSolved(kind, puzzle, board)).toBe(true);
      expect(brokenLaws(kind, puzzle, board)).toEqual([]);
    }
  });

  it("sees broken laws only where some are, none on the way to the answer, and some on any full board that breaks one", () => {
    const random = randomFrom(7);
    for (const { puzzle } of made) {
      const truth = run(judge(puzzle, search, NODES));
      if (truth.answers !== "one") throw new Error("a made puzzle has one answer");
      const answer = kind.marksOf(puzzle, truth.answer);
      const marked = [...answer.keys()].filter((cell) => answer[cell] !== 0);
      const greatest = Math.max(...answer);
      for (let round = 0; round < 200; round++) {
        const empty = emptyBoard(puzzle.cells);
        const share = random.below(101);
        const marks = answer.map((mark) => (random.below(100) < share ? mark : 0));
        expect(kind.seen(puzzle, { ...empty, marks })).toEqual([]);
        const full = [...answer];
        for (let wrong = random.below(4); wrong >= 0; wrong--) {
          const cell = marked[random.below(marked.length)];
          full[cell] = marks[cell] = 1 + random.below(greatest);
        }
        for (const board of [
          { ...empty, marks },
          { ...empty, marks: full },
        ]) {
          const seen = kind.seen(puzzle, board);
          const broken = brokenLaws(kind, puzzle, board);
          if (seen.length > 0) expect(broken).not.toEqual([]);
          if (board.marks === full) expect(seen.length > 0).toBe(broken.length > 0);
          for (const { cells } of seen) expect(cells.length).toBeGreaterThan(0);
        }
      }
    }
  });

  it("makes the same puzzle for the same seed", () => {
    expect(madeFrom(1)?.text).toBe(made[0].text);
    expect(made[1].text).not.toBe(made[0].text);
  });

  it("proves each made puzzle to the end, every step true of the answer", () => {
    for (const { puzzle } of made) {
      const truth = run(judge(puzzle, search, NODES));
      const proof = run(prove(puzzle, [], think.rules));
      expect(proof.end).toBe("solved");
      if (truth.answers !== "one") continue;
      for (const step of proof.steps) {
        for (const fact of step.adds) {
          expect(truth.answer[cellOf(fact)] === valueOf(fact)).toBe(!isNegative(fact));
        }
      }
    }
  });

  it("plays to the end by its hints alone, each with its reason in both languages", () => {
    for (const { puzzle } of made) {
      const board = playByHints(puzzle, emptyBoard(puzzle.cells));
      expect(isSolved(kind, puzzle, board)).toBe(true);
    }
  });

  function playByHints(puzzle: Puzzle, start: Board): Board {
    const truth = run(judge(puzzle, search, NODES));
    let board = start;
    for (let turn = 0; turn < puzzle.cells * 12; turn++) {
      const hint = run(
        hintFor({ play: kind, think, ladder: ladderOf(think), climb: telling(think) }, puzzle, board, truth),
      );
      if (hint.type === "done") return board;
      expect(hint.type).toBe("step");
      if (hint.type !== "step") return board;
      for (const step of hint.steps) {
        for (const lang of LANGS) expect(step.text[lang]).not.toMatch(/\{|undefined|NaN/);
      }
      const next = applyMove(board, hint.move);
      expect(next).not.toEqual(board);
      board = next;
    }
    throw new Error("the hints go round in circles");
  }

  it("plays to the end in auto-candidate mode too", () => {
    const [{ puzzle }] = made;
    const auto = { ...emptyBoard(puzzle.cells), auto: true };
    expect(isSolved(kind, puzzle, playByHints(puzzle, auto))).toBe(true);
  });

  it("reports a wrong mark before anything else", () => {
    const [{ puzzle }] = made;
    const truth = run(judge(puzzle, search, NODES));
    if (truth.answers !== "one") throw new Error("the made puzzle has one answer");
    const right = kind.marksOf(puzzle, truth.answer);
    const cell = right.findIndex((mark) => mark !== 0);
    const wrong = right[cell] === 1 ? 2 : 1;
    const board = applyMove(emptyBoard(puzzle.cells), { type: "mark", cells: [cell], mark: wrong });
    const hint = run(
      hintFor({ play: kind, think, ladder: ladderOf(think), climb: telling(think) }, puzzle, board, truth),
    );
    expect(["mistake", "broken"]).toContain(hint.type);
    if (hint.type === "mistake" || hint.type === "broken") expect(hint.cells).toContain(cell);
  });

  it("reads what it wrote: the move for a fact makes the board say it", () => {
    const [{ puzzle }] = made;
    const truth = run(judge(puzzle, search, NODES));
    if (truth.answers !== "one") throw new Error("the made puzzle has one answer");
    const empty = emptyBoard(puzzle.cells);
    const proof = run(prove(puzzle, [], think.rules));
    for (const fact of proof.steps.flatMap((step) => step.adds)) {
      const move = kind.write(puzzle, empty, fact);
      if (!move) continue;
      const board = applyMove(empty, move);
      expect(kind.write(puzzle, board, fact)).toBeNull();
      const grid = gridOf(puzzle, kind.read(puzzle, board));
      expect(puzzle.decided(grid, cellOf(fact))).toBe(true);
    }
  });

  it("links to a puzzle and to its progress, and reads both back", () => {
    for (const { text, puzzle } of made) {
      const truth = run(judge(puzzle, search, NODES));
      if (truth.answers !== "one") throw new Error("the made puzzle has one answer");
      const right = kind.marksOf(puzzle, truth.answer);
      fc.assert(
        fc.property(fc.array(fc.boolean(), { minLength: puzzle.cells, maxLength: puzzle.cells }), (keep) => {
          const marks = right.map((mark, cell) => (keep[cell] ? mark : 0));
          const link = linkTo(kind, puzzle, marks);
          expect(link.length).toBeLessThanOrEqual(320);
          const read = readLink(PLAY_KINDS, link);
          expect(read?.ok).toBe(true);
          if (!read?.ok) return;
          expect(kind.format(read.value.puzzle)).toBe(text);
          expect(read.value.marks ?? marks.map(() => 0)).toEqual(marks);
          const framed = linkTo(kind, puzzle, marks, 12);
          for (const [link, frame] of [[framed, 12] as const, [`${framed}x`, undefined] as const]) {
            const again = readLink(PLAY_KINDS, link);
            expect(again?.ok && [again.value.marks, again.value.frame]).toEqual([read.value.marks, frame]);
          }
        }),
        { seed: 5, numRuns: 40 },
      );
    }
  });
});

describe("the id of a kind", () => {
  it("is checked by the compiler where it is written, and at run time where it comes from outside", () => {
    // @ts-expect-error No kind has this id.
    const misspelt: KindId = "sudoko";
    // @ts-expect-error A table of kinds needs all of them.
    const table: Readonly<Record<KindId, string>> = { sudoku: "" };
    expect(loadersOf(misspelt)).toBeUndefined();
    expect(Object.keys(table).every((id) => loadersOf(id))).toBe(true);
  });
});

describe("a link from anywhere", () => {
  it("is a puzzle, a problem with a sentence in both languages, or none of ours; never an exception", () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary", maxLength: 30 }),
      fc.stringMatching(/^[0-9a-z.%~/-]{0,90}$/),
      fc.constantFrom("sudoku", "nurikabe", "/", "~", "%", "10/10/", "0".repeat(81), "%E4%B8"),
    );
    fc.assert(
      fc.property(
        fc.constantFrom("#/sudoku/", "#/nurikabe/", "#/", ""),
        fc.array(piece, { maxLength: 5 }),
        (head, tail) => {
          const read = readLink(PLAY_KINDS, head + tail.join(""));
          if (!read || read.ok) return;
          for (const lang of LANGS) expect(read.problem.text[lang].length).toBeGreaterThan(8);
        },
      ),
      { seed: 6, numRuns: 5_000 },
    );
  });
});
