import { describe, expect, it } from "vitest";
import { fileOf } from "../../engine/kinds/export.ts";
import { importAs, importText } from "../../engine/kinds/import.ts";
import { loadExport, loadWhole } from "../../engine/kinds/load.ts";
import { packKind } from "../../engine/kinds/packing.ts";
import { addKind } from "../../engine/kinds/registry.ts";
import { type Board, emptyBoard } from "../../engine/model/board.ts";
import { EVERY_RULE } from "../../engine/model/choice.ts";
import { applyMove } from "../../engine/model/move.ts";
import { assert } from "../../engine/model/result.ts";
import { readPack, writePack } from "../../engine/pack/pack.ts";
import { boardAt, opening, play as playMove } from "../../engine/play/game.ts";
import { linkTo, readLink } from "../../engine/play/link.ts";
import { intact } from "../../engine/play/save.ts";
import { isSolved } from "../../engine/play/verdict.ts";
import { analyseLines } from "../../puzzles/commands/analyse.ts";
import { bench } from "../../puzzles/commands/bench.ts";
import { canonLine } from "../../puzzles/commands/canon.ts";
import { explainLine } from "../../puzzles/commands/explain.ts";
import { readLadder } from "../../puzzles/commands/ladder.ts";
import { raceLine } from "../../puzzles/commands/race.ts";
import { solveLine } from "../../puzzles/commands/solve.ts";
import { verifyLines } from "../../puzzles/commands/verify.ts";
import { readEntry } from "../../puzzles/terminal/entry.ts";
import type { SetCommand } from "../../puzzles/terminal/line-command.ts";
import { readOptions } from "../../puzzles/terminal/options.ts";
import { unpackers } from "../../puzzles/terminal/unpack.ts";
import { usage, wishFields } from "../../puzzles/terminal/usage.ts";
import { ask } from "../worker/ask.ts";
import { latinLoaders } from "./latin/loaders.ts";
import { latinPage } from "./latin/page.ts";

addKind("latin", latinLoaders);

const wish = { rows: 5, cols: 5 };
const made = await ask("make", { kind: "latin", wish, seed: 3 });
assert(made !== null, "a Latin square is made");
const asked = { kind: "latin", text: made.text };
const kind = await loadWhole("latin");
assert(kind !== undefined, "the kind is registered");
const { play } = kind;
const read = play.parse(made.text);
assert(read.ok, "what is made can be read");
const puzzle = read.value;
const blank = emptyBoard(puzzle.cells);
const judged = await ask("judge", { ...asked, nodes: 1_000 });
assert(judged.answers === "one", "what is made has one answer");
const { answer } = judged;
const options = readOptions([], await wishFields());
assert(typeof options === "object", "no options are good options");

describe("a third kind, registered by one line", () => {
  it("is made as wished, with one answer, and not otherwise", async () => {
    expect(made).toMatchObject({ rating: { level: expect.any(Number) } });
    expect(await ask("make", { kind: "latin", wish, seed: 3 })).toEqual(made);
    const easy = await ask("make", { kind: "latin", wish: { ...wish, level: 1 }, seed: 1 });
    expect(easy).toMatchObject({ rating: { level: 1 } });
    const wide = ask("make", { kind: "latin", wish: { rows: 4, cols: 5 }, seed: 1 });
    await expect(wide).rejects.toThrow("Latin squares have 4 to 6 rows.");
  });

  it.each([false, true])("is played to the end by its hints (auto-candidates: %s)", async (auto) => {
    let board: Board = { ...blank, auto };
    for (let turn = 0; turn < 500; turn++) {
      const hint = await ask("hint", { ...asked, board, truth: null });
      if (hint.type === "done") break;
      assert(hint.type === "step", `a hint is a step, not ${hint.type}`);
      for (const { text } of hint.steps) expect(text.en + text.zh).not.toMatch(/[{}]|undefined|NaN/);
      board = applyMove(board, hint.move);
    }
    expect(isSolved(play, puzzle, board)).toBe(true);
    expect(board.marks).toEqual(play.marksOf(puzzle, answer));
  });

  it("says why a cell is so, and which marks are wrong", async () => {
    const cell = play.marksOf(puzzle, answer).findIndex((mark) => mark > 0);
    const why = await ask("why", { ...asked, board: blank, truth: null, cell, value: null });
    assert(why.type === "because", "the cell follows");
    expect(play.sayFact(puzzle, why.fact, "en")).toBe(
      `R${Math.floor(cell / 5) + 1}C${(cell % 5) + 1} is ${answer[cell]}`,
    );
    const wrong = { ...blank, marks: blank.marks.map((_, at) => (at === cell ? (answer[at] % 5) + 1 : 0)) };
    expect(await ask("mistakes", { ...asked, board: wrong, truth: null })).toEqual({ cells: [cell] });
    const hint = await ask("hint", { ...asked, board: wrong, truth: judged });
    expect(["mistake", "broken"]).toContain(hint.type);
  });

  it("runs on the bench, and whole sets are analysed", async () => {
    const run = await ask("run", { ...asked, facts: [], strategy: "rounds", steps: 10_000 });
    expect(run.end).toBe("solved");
    const [one] = await ask("analyse", { kind: "latin", texts: [made.text], rules: null });
    expect(one).toMatchObject({ ok: true, end: "solved" });
  });

  it("has rules as text that are listed, tried and replaced", async () => {
    const { rules, problems } = await ask("rules", { kind: "latin", text: null });
    expect(problems).toEqual([]);
    expect(rules.map(({ id }) => id)).toContain("naked-pair");
    for (const { id } of rules) {
      const { verdict } = await ask("vet", { kind: "latin", text: null, rule: id });
      expect([id, verdict]).toEqual([id, "sound"]);
    }
    const text = `rule "Wrong" level 1 law cell for c in cells, d in marks(c) if c open then c is d say en "{c} is {d}."`;
    expect(await ask("vet", { kind: "latin", text, rule: "wrong" })).toMatchObject({ verdict: "unsound" });
    const hint = await ask("hint", { ...asked, board: blank, truth: null, rules: { ...EVERY_RULE, text } });
    expect(hint.type).toBe("stuck");
  });

  it("races all searches, which agree, and any of them is traced and timed", async () => {
    const names = await ask("searches", { kind: "latin" });
    expect(names).toEqual(["brute", "backtrack", "forward", "fast"]);
    for (const search of names) {
      const limits = { ...asked, search, answers: 2, nodes: 1_000_000 };
      const end = await ask("race", { ...limits, events: 100 });
      expect([search, end.complete, end.counts.nodes > 0]).toEqual([search, true, true]);
      expect((await ask("trace", { ...limits, from: 0, count: 10 })).packed.length).toBeGreaterThan(0);
      const timed = await ask("time", { ...asked, search, nodes: 1_000_000 });
      expect(timed).toMatchObject({ answer, right: true });
    }
    expect(await ask("solve", { ...asked, answers: 2, nodes: 1_000 })).toMatchObject({ answers: [answer] });
  });

  it("is exported, imported again, and told from the other kinds", async () => {
    const writing = await loadExport("latin");
    const [file] = writing.spellings.map((spelling) => spelling.write(puzzle, blank.marks));
    expect(await ask("import", { text: file })).toMatchObject(asked);
    const six = await ask("make", { kind: "latin", wish: { rows: 6, cols: 6 }, seed: 1 });
    const set = fileOf(play, writing, [made.text, six?.text ?? ""]);
    expect(set.name).toBe("ergo-latin-2.txt");
    const found = await ask("import", { text: set.text });
    expect(found.several).toEqual([asked, { kind: "latin", text: six?.text }]);
    expect(await importAs("sudoku", file, unpackers)).toMatchObject({ problem: { code: "other-kind" } });
    const sudoku = await importText("1234\n3412\n2143\n43..", unpackers);
    expect(sudoku).toMatchObject({ value: { kind: "sudoku" } });
    const none = await importText("nothing", unpackers);
    expect(none).toMatchObject({
      problem: {
        text: {
          en: "No Sudoku, Nurikabe or Latin square was found in this text. Try 81 digits, a grid with one row a line, a puzz.link address, or latin: and the digits.",
        },
      },
    });
  });

  it("is shared by a link with its progress, and kept as a game", () => {
    const marks = play.marksOf(puzzle, answer).map((mark, cell) => (cell % 2 === 0 ? mark : 0));
    const link = readLink([play], linkTo(play, puzzle, marks));
    assert(link?.ok === true, "the link is read");
    expect([play.format(link.value.puzzle), link.value.marks]).toEqual([made.text, marks]);
    const { game } = playMove(opening(puzzle.cells), { type: "set", marks, why: "link" });
    const kept = intact(JSON.parse(JSON.stringify(game)), puzzle);
    expect(kept.whole).toBe(true);
    expect(boardAt(kept.game, kept.game.at, puzzle.cells).marks).toEqual(marks);
  });

  it("brings its page half: its sign and presets are puzzles, a new rule can be read, its sizes are made", async () => {
    const { sign, presets, sides, timed, wish } = latinPage;
    for (const { text } of [sign, ...presets]) expect(play.parse(text).ok).toBe(true);
    expect(sign.marks).toHaveLength(sign.text.length);
    const { problems, rules } = await ask("rules", { kind: "latin", text: latinPage.newRule("Mine") });
    expect([problems, rules.map(({ id }) => id)]).toEqual([[], ["mine"]]);
    for (const side of [...sides.offered, timed.rows, wish.rows]) {
      const one = await ask("make", { kind: "latin", wish: { rows: side, cols: side, level: 1 }, seed: 2 });
      expect(one?.text).toHaveLength(side * side);
      expect(latinPage.spelled(`latin:${one?.text}`)).toBe(one?.text);
    }
  });

  it("is known to the command line", async () => {
    expect(await usage()).toContain("kinds: sudoku, nurikabe, latin");
    const line = await readEntry(kind, made.text);
    const ladder = readLadder(kind, options);
    expect(await solveLine(kind, made.text, options)).toMatchObject({
      verdict: "one",
      solution: answer.join(""),
    });
    expect(await explainLine(ladder)(kind, `latin:${made.text}`, options)).toMatchObject({ end: "solved" });
    expect(await raceLine(kind, made.text, options)).toMatchObject({
      searches: { brute: { verdict: "one" } },
    });
    const over = (set: SetCommand) => [...set.take(line, 1), ...set.end()];
    expect(over(analyseLines(kind, ladder, options))).toMatchObject([{ puzzles: 1, solved: { count: 1 } }]);
    expect(over(verifyLines(kind, ladder, { each: false, proofs: false }))).toMatchObject([
      { solved: 1, flaws: 0 },
    ]);
    expect(over(bench(kind, options))).toMatchObject([{ puzzles: 1, unique: 1 }]);
    const packing = packKind(play);
    const pack = writePack(packing, { level: 1, engine: "1", rating: 1 }, [
      { puzzle, work: 7, needs: ["x"] },
    ]);
    const opened = readPack(packing, pack);
    assert(opened.ok, "a pack that was written can be read");
    const [again] = opened.value.puzzles();
    expect([play.format(again.puzzle), again.work, again.needs]).toEqual([made.text, 7, ["x"]]);
    expect(await canonLine(kind, made.text)).toEqual({ puzzle: made.text, canon: made.text });
  });
});
