import { describe, expect, it } from "vitest";
import { run } from "../../engine/model/job.ts";
import { LANGS } from "../../engine/model/words.ts";
import { rate } from "../../engine/rate/rate.ts";
import { truthOf } from "../../puzzles/terminal/truth.ts";
import { learnOf } from "../../web/kinds/learn.ts";
import { overStart, standOf, startOf } from "../../web/learn/lesson-marks.ts";
import { en as sheetEn } from "../../web/play/sheets/words/en.ts";
import { zh as sheetZh } from "../../web/play/sheets/words/zh.ts";
import { en } from "../../web/words/en.ts";
import { zh } from "../../web/words/zh.ts";
import { OWN_KINDS } from "../kinds/own.ts";
import { wholeKind } from "../kinds/whole.ts";

const boards = (
  await Promise.all(
    OWN_KINDS.map(async (id) => {
      const learn = learnOf(id);
      const lesson = await learn?.lesson();
      expect(lesson?.boards.length).toBe(learn?.boards);
      return (lesson?.boards ?? []).map((board, at) => ({ id, at: at + 1, board }));
    }),
  )
).flat();

describe.each(boards)("board $at of the first lesson of $id", ({ id, board }) => {
  const kind = wholeKind(id);
  const read = kind?.play.parse(board.text);
  if (!kind || !read?.ok) throw new Error(board.text);
  const truth = truthOf(kind, read.value);
  const answer = truth.answers === "one" ? kind.play.marksOf(read.value, truth.answer) : [];
  const start = startOf(board);

  it("has one answer, which its beginning and its goal agree with", () => {
    expect(truth.answers).toBe("one");
    expect([board.start.length, board.goal.length]).toEqual([read.value.cells, read.value.cells]);
    for (const [cell, mark] of start.entries())
      if (mark !== 0) expect(mark, `cell ${cell}`).toBe(answer[cell]);
    for (const [cell, sign] of [...board.goal].entries())
      if (/\d/.test(sign)) expect(Number(sign), `cell ${cell}`).toBe(answer[cell]);
  });

  it("is not done at first, is when the answer is written, and says what is wrong", () => {
    expect(standOf(board, start)).toEqual({ isDone: false, wrong: [] });
    expect(
      overStart(
        board,
        start.map((mark) => (mark === 0 ? 0 : 3 - mark)),
      ),
    ).toEqual(start);
    const wanted = answer.map((mark, cell) => (/\d/.test(board.goal[cell]) ? mark : start[cell]));
    expect(standOf(board, wanted)).toEqual({ isDone: true, wrong: [] });
    const open = start.flatMap((mark, cell) => (mark === 0 && /\d/.test(board.goal[cell]) ? [cell] : []));
    for (const cell of open) {
      const other = answer[cell] === 1 ? 2 : 1;
      const marks = wanted.with(cell, other);
      const stand = standOf(board, marks);
      expect(stand, `cell ${cell}`).toEqual({ isDone: false, wrong: [cell] });
      for (const lang of LANGS) expect(board.wrong[other]?.[lang], `cell ${cell}`).toBeTruthy();
    }
  });
});

describe.each(OWN_KINDS)("the puzzle to play alone after the lesson of %s", (id) => {
  it("is small, has one answer, and no step of it is harder than level 2", async () => {
    const kind = wholeKind(id);
    const alone = (await learnOf(id)?.lesson())?.alone;
    if (!kind || alone === undefined) return expect(id).not.toBe("nurikabe");
    const read = kind.play.parse(alone);
    if (!read.ok) throw new Error(alone);
    expect([read.value.rows, read.value.cols]).toEqual([5, 5]);
    expect(truthOf(kind, read.value).answers).toBe("one");
    const rating = run(rate(kind, read.value, truthOf(kind, read.value)));
    expect(rating?.level).toBeLessThanOrEqual(2);
  });
});

describe("the lesson of nurikabe", () => {
  it.each(LANGS)("ends with the word of the key that a game begins with (%s)", async (lang) => {
    const last = (await learnOf("nurikabe")?.lesson())?.boards.at(-1);
    const words = { en: { ...en, ...sheetEn }, zh: { ...zh, ...sheetZh } }[lang];
    expect(last?.learnt[lang]).toContain(words["play.cycle"]);
  });

  it.each(LANGS)("leaves it to the pane to say which key mends a wrong mark (%s)", async (lang) => {
    const boards = (await learnOf("nurikabe")?.lesson())?.boards ?? [];
    const said = boards.flatMap(({ wrong }) => Object.values(wrong).map((words) => words[lang]));
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((words) => /[“”]/.test(words))).toEqual([]);
  });

  it.each(LANGS)("can say each way in which a wrong mark is seen to break a law (%s)", (lang) => {
    const words: Readonly<Record<string, string>> = { en: sheetEn, zh: sheetZh }[lang];
    for (const as of ["pool", "sea", "joined", "large", "small", "unnumbered"])
      expect(words[`bar.${as}`], as).toBeTruthy();
  });

  it("has no title with a word that is explained only later", async () => {
    const boards = (await learnOf("nurikabe")?.lesson())?.boards ?? [];
    for (const [at, { title }] of boards.entries()) {
      const before = boards.slice(0, at).flatMap(({ says, learnt }) => [says.en, learnt.en]);
      for (const word of ["pool", "sea"])
        if (title.en.toLowerCase().includes(word)) expect(before.join(" "), title.en).toContain(word);
    }
  });
});
