import { expect, fixture, html } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { playKind } from "../../engine/kinds/play.ts";
import type { Drill } from "../../engine/learn/drill-set.ts";
import { isNot } from "../../engine/model/fact.ts";
import { inEveryLang, type Lang } from "../../engine/model/words.ts";
import type { ExplainedStep } from "../../engine/reason/explain.ts";
import { NO_TINTS } from "../../web/boards/tints.ts";
import "../../web/learn/learn-screen.ts";
import type { LearnActs, Position } from "../../web/learn/learn.ts";
import { positionBoard } from "../../web/learn/position-board.ts";
import { NOTHING, played } from "../../web/state/learnt.ts";
import { speak } from "../../web/words/words.ts";
import type { TechniqueInfo } from "../../worker/api.ts";
import { all, dressed, find, settled, textIn, until } from "./look.ts";
import { appWith, sudokuText } from "./shell.ts";

const technique = (id: string, level: number): TechniqueInfo => ({
  ...{ id, level, needsOneAnswer: false },
  name: { en: `Technique ${id}`, zh: `技巧 ${id}` },
});
const techniques = {
  sudoku: [technique("a", 1), technique("b", 3)],
  nurikabe: [technique("c", 2)],
};

const DRILL: Drill = { text: sudokuText(1), way: "ladder", isPractice: false };
const PAGES = {
  en: { idea: "An idea.", pattern: "A pattern.", when: "Now.", miss: "One cell more.", needs: [] },
  zh: { idea: "一个想法。", pattern: "一种形状。", when: "现在。", miss: "多一格。", needs: [] },
} satisfies Record<Lang, unknown>;

/** A position on which a technique rules out a digit. */
function positionOf(rule: string): Position {
  const puzzle = playKind("sudoku")?.parse(DRILL.text);
  if (!puzzle?.ok) throw new Error("It is a puzzle.");
  const step: ExplainedStep = {
    ...{ rule, level: 3, adds: [isNot(0, 5)], because: [], grounds: [], laws: [], bindings: {}, area: [0] },
    name: { en: "Technique b", zh: "技巧 b" },
    text: { en: "R1C1 is not 5.", zh: "第1行第1列不是 5。" },
  };
  return {
    puzzle: puzzle.value,
    drill: DRILL,
    moment: { facts: puzzle.value.givens, firings: [step], answer: null },
  };
}

/** Learn on the page, with acts that know all lists and never set up a board. */
async function learn(record = NOTHING) {
  const acts = {
    list: async (kind: keyof typeof techniques) => techniques[kind],
    text: () => new Promise(() => {}),
    drills: async () => [],
    played: () => {},
  } as unknown as LearnActs;
  const app = appWith(
    { route: { screen: "learn", link: "" }, learn: { record, techniques } },
    { learn: async () => acts },
  );
  const screen = await fixture(html`<ergo-learn-screen .app=${app}></ergo-learn-screen>`);
  await settled(screen);
  const turn = async (link: string) => {
    app.store.dispatch({ type: "set", set: { route: { screen: "learn", link } } });
    await settled(screen);
  };
  const listed = () => all(screen, "li a").map((one) => textIn(one).trim().split("\n")[0].trim());
  return { screen, turn, listed };
}

before(async () => {
  await dressed();
  await speak("en");
});

describe("learn", () => {
  it("has the first lesson of each kind on top, and the techniques of one kind by level", async () => {
    const { screen, listed } = await learn();
    expect(all(screen, ".lesson strong").map(textIn)).to.deep.equal(["Sudoku", "Nurikabe"]);
    expect(listed().map((name) => name.slice(0, 11))).to.deep.equal(["Technique a", "Technique b"]);
    find(screen, "input[value=nurikabe]").click();
    await settled(screen);
    expect(listed().map((name) => name.slice(0, 11))).to.deep.equal(["Technique c"]);
  });

  it("keeps the buttons of a lesson in place when something is said, and shades no island before the board is done", async () => {
    const { screen, turn } = await learn();
    await turn("/nurikabe/lesson");
    await until(() => all(screen, "[role=gridcell]").length === 9);
    const mark = async (cells: readonly number[], mark: number) => {
      const move = { type: "mark", cells, mark };
      find(screen, "ergo-nurikabe-board").dispatchEvent(new CustomEvent("board-move", { detail: { move } }));
      await settled(screen);
    };
    const topOf = (selector: string) => find(screen, selector).getBoundingClientRect().top;
    const shade = () => getComputedStyle(all(screen, "[role=gridcell]")[4]).backgroundColor;
    const before = topOf(".row .button");
    await mark([0], 2);
    expect(textIn(find(screen, ".told"))).to.contain("Choose the striped cell again");
    all(screen, ".row .button")[1].click();
    await settled(screen);
    expect(textIn(find(screen, ".told"))).to.contain("Choose “Wall”, then the striped cell");
    expect(topOf(".row .button")).to.equal(before);
    await mark([0, 1, 2, 3, 5, 6, 7], 1);
    const plain = shade();
    await mark([8], 1);
    expect(textIn(find(screen, ".told"))).to.contain("turns grey");
    expect(topOf(".primary")).to.equal(before);
    expect([plain, shade() === plain]).to.deep.equal(["rgba(0, 0, 0, 0)", false]);
  });

  it("leads with an arrow key from the heading of a lesson to its board, and with Enter from a finished one to the next", async () => {
    const { screen, turn } = await learn();
    await turn("/nurikabe/lesson");
    await until(() => all(screen, "h1").some((one) => one.matches(":focus")));
    const from = all(screen, "h1").find((one) => one.matches(":focus"));
    from?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, composed: true }));
    const cellAt = () => all(screen, "[role=gridcell]").find((one) => one.matches(":focus"));
    await until(() => cellAt() !== undefined);
    const enter = () =>
      cellAt()?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, composed: true }));
    const move = { type: "mark", cells: [0, 1, 2, 3, 5, 6, 7, 8], mark: 1 };
    find(screen, "ergo-nurikabe-board").dispatchEvent(new CustomEvent("board-move", { detail: { move } }));
    await until(() => all(screen, ".primary").length === 1);
    enter();
    await until(() => textIn(find(screen, "#title")) === "Islands");
  });

  it("says of a number and of a given cell that it takes no mark", async () => {
    const { screen, turn } = await learn();
    const choose = async (board: string, cell: number) => {
      await until(() => all(screen, board).length === 1);
      find(screen, board).dispatchEvent(new CustomEvent("board-select", { detail: { cells: [cell] } }));
      await settled(screen);
      const before = textIn(find(screen, ".told"));
      expect(before).to.equal("");
      find(screen, board).dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
      await settled(screen);
      return textIn(find(screen, ".told"));
    };
    await turn("/nurikabe/lesson");
    expect(await choose("ergo-nurikabe-board", 4)).to.contain("takes no mark");
    expect(await choose("ergo-nurikabe-board", 0)).to.equal("");
    await turn("/sudoku/lesson");
    expect(await choose("ergo-digit-board", 1)).to.contain("is given");
  });

  it("says by which law a mark is wrong where one sees that, and takes the keys of marks from its tools", async () => {
    const { screen, turn } = await learn();
    await turn("/nurikabe/lesson");
    await until(() => all(screen, "[role=gridcell]").length === 9);
    const board = find(screen, "ergo-nurikabe-board");
    board.dispatchEvent(new CustomEvent("board-select", { detail: { cells: [1] } }));
    await settled(screen);
    const dot = all(screen, ".row .button")[1];
    dot.focus();
    dot.dispatchEvent(new KeyboardEvent("keydown", { key: "c", bubbles: true, composed: true }));
    await settled(screen);
    const told = () => textIn(find(screen, ".told"));
    expect(told()).to.contain("An island has too many cells.").and.to.contain("press X on it");
    const move = { type: "mark", cells: [1], mark: 1 };
    board.dispatchEvent(new CustomEvent("board-move", { detail: { move } }));
    board.dispatchEvent(
      new CustomEvent("board-move", { detail: { move: { ...move, cells: [0], mark: 2 } } }),
    );
    await settled(screen);
    expect(told()).to.contain("This 1 is complete");
  });

  it("goes on with a lesson at its first board that was not played, tells how far it is, and goes a board back or on from its heading", async () => {
    const { screen, turn } = await learn(played(NOTHING, "nurikabe", 2));
    expect(all(screen, ".lesson .note").map(textIn)[1]).to.contain("Board 3 of 5");
    await turn("/nurikabe/lesson");
    const title = () => find(screen, "#title");
    await until(() => textIn(title()) === "No block of four walls");
    find(screen, ".button.quiet").click();
    await until(() => textIn(title()) === "Islands" && title().matches(":focus"));
    expect(textIn(find(screen, "#says"))).to.contain("Mark the rest of the 4");
  });

  it("begins each part at its heading, and comes back to the link that led away", async () => {
    const { screen, turn } = await learn();
    const isAt = (selector: string) =>
      until(() => all(screen, selector).some((one) => one.matches(":focus")));
    await turn("/nurikabe/lesson");
    await isAt("h1");
    await turn("");
    await isAt('a[href="#/learn/nurikabe/lesson"]');
  });

  it("gives away no cell of its last board, where a wrong mark breaks no law yet", async () => {
    const { screen, turn } = await learn(played(NOTHING, "nurikabe", 4));
    await turn("/nurikabe/lesson");
    await until(() => all(screen, "[role=gridcell]").length === 25);
    const mark = async (cell: number) => {
      const board = find(screen, "ergo-nurikabe-board");
      board.dispatchEvent(new CustomEvent("board-select", { detail: { cells: [cell] } }));
      const move = { type: "mark", cells: [cell], mark: 1 };
      board.dispatchEvent(new CustomEvent("board-move", { detail: { move } }));
      await settled(screen);
      return textIn(find(screen, ".told"));
    };
    expect(await mark(9)).to.equal(
      "That does not follow from what is marked. Clear it, and look for what must be so.",
    );
    expect(await mark(0)).to.contain("does not follow");
  });

  it("is at its end for who comes back from playing alone, and takes keys where nothing has the focus", async () => {
    const { screen, turn } = await learn(played(NOTHING, "nurikabe", 4));
    await turn("/nurikabe/lesson");
    await until(() => all(screen, "[role=gridcell]").length === 25);
    const wall = [0, 2, 3, 5, 6, 8, 10, 13, 15, 16, 17, 18, 20, 23];
    const move = { type: "mark", cells: wall, mark: 1 };
    find(screen, "ergo-nurikabe-board").dispatchEvent(new CustomEvent("board-move", { detail: { move } }));
    await until(() => all(screen, ".primary").length === 1);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    await turn("");
    await turn("/nurikabe/lesson");
    await until(() => textIn(find(screen, "#title")) === "Think for yourself");
    expect(all(screen, ".primary").map(textIn)).to.deep.equal(["Now play one alone"]);
    await turn("");
    await turn("/nurikabe/lesson");
    await until(() => all(screen, ".primary").length === 0);
  });

  it("names the keys of a lesson's board where there is a keyboard", async () => {
    const { screen, turn } = await learn();
    await turn("/sudoku/lesson");
    await until(() => all(screen, "[role=gridcell]").length === 16);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
    await turn("/nurikabe/lesson");
    await until(() => all(screen, "[role=gridcell]").length === 9);
    expect(textIn(find(screen, "section > .note"))).to.contain("X marks wall, C island");
  });

  it("begins a lesson that was played to its end again", async () => {
    const { screen, turn } = await learn(played(NOTHING, "nurikabe", 5));
    await turn("/nurikabe/lesson");
    await until(() => textIn(find(screen, "#title")) === "Walls");
    expect(all(screen, ".button.quiet")).to.deep.equal([]);
  });

  it("takes an island of a lesson's dots as complete only when all of them are written", async () => {
    const { screen, turn } = await learn(played(NOTHING, "nurikabe", 1));
    await turn("/nurikabe/lesson");
    await until(() => all(screen, "[role=gridcell]").length === 16);
    const names = () => [0, 1, 8, 10].map((cell) => all(screen, "[role=gridcell]")[cell].ariaLabel);
    const dot = async (cells: readonly number[]) => {
      const move = { type: "mark", cells, mark: 2 };
      find(screen, "ergo-nurikabe-board").dispatchEvent(new CustomEvent("board-move", { detail: { move } }));
      await settled(screen);
    };
    const rest = ["row 3 column 1, clue 2, island", "row 3 column 3, clue 1, finished island"];
    await dot([1, 2]);
    expect(names()).to.deep.equal(["row 1 column 1, clue 4, island", "row 1 column 2, island", ...rest]);
    await dot([3]);
    const whole = ["row 1 column 1, clue 4, finished island", "row 1 column 2, finished island"];
    expect(names()).to.deep.equal([...whole, ...rest]);
  });

  it("strikes no digit that was ruled out before where candidates are shown: it is none of them", async () => {
    const text = sudokuText(1);
    const puzzle = playKind("sudoku")?.parse(text);
    if (!puzzle?.ok) throw new Error("It is a puzzle.");
    const given = { puzzle: puzzle.value, facts: puzzle.value.givens };
    const blank = text.search(/[0.]/);
    const struck = async (level: number) => {
      const tints = { ...NO_TINTS, gone: new Map([[blank, 1 << 1]]) };
      const board = await fixture(html`<div>${positionBoard(appWith(), { ...given, level, tints })}</div>`);
      await until(() => all(board, "[role=gridcell]").length === 81);
      return all(board, "i.gone").length;
    };
    expect(await struck(1)).to.equal(1);
    expect(await struck(3)).to.equal(0);
  });

  it("comes back to the kind of the page that was read, which says that its board is set up", async () => {
    const { screen, turn, listed } = await learn();
    await turn("/nurikabe/c");
    await until(() => textIn(screen).includes("Setting up the board"));
    await turn("");
    expect(listed().map((name) => name.slice(0, 11))).to.deep.equal(["Technique c"]);
  });

  it("says a near miss beside its board in letters as large as those of the step, where there is room for both", async () => {
    const { puzzle, moment } = positionOf("b");
    const [step] = moment.firings;
    const [unknown, unsaid] = [inEveryLang(() => "R1C2 may still be 5"), step.text];
    const miss = { fact: isNot(1, 5) };
    const acts = {
      list: async () => techniques.sudoku,
      text: async () => PAGES.en,
      drills: async () => [DRILL],
      position: async () => positionOf("b"),
      missed: async () => ({ puzzle, miss, moment: { facts: moment.facts, step, unknown, unsaid } }),
    } as unknown as LearnActs;
    const route = { screen: "learn" as const, link: "/sudoku/b" };
    const app = appWith({ route, learn: { record: NOTHING, techniques } }, { learn: async () => acts });
    const screen = await fixture(html`<ergo-learn-screen .app=${app}></ergo-learn-screen>`);
    await until(() => all(screen, ".small p").length === 1);
    const sizes = () => [".says", ".small p"].map((which) => getComputedStyle(find(screen, which)).fontSize);
    try {
      await setViewport({ width: 1280, height: 800 });
      expect(new Set(sizes()).size).to.equal(1);
      await setViewport({ width: 360, height: 740 });
      expect(new Set(sizes()).size).to.equal(2);
    } finally {
      await setViewport({ width: 800, height: 600 });
    }
  });

  it("turns a page that is being read to the other language at once, not when its boards are set up again", async () => {
    const boards = { asked: 0 };
    const never = new Promise<never>(() => {});
    const acts = {
      list: async () => techniques.sudoku,
      text: async () => PAGES[app.store.state.lang],
      drills: async () => [DRILL],
      // Of the other language no board comes.
      position: () => (boards.asked++ === 0 ? Promise.resolve(positionOf("b")) : never),
      missed: async () => null,
    } as unknown as LearnActs;
    const route = { screen: "learn" as const, link: "/sudoku/b" };
    const app = appWith({ route, learn: { record: NOTHING, techniques } }, { learn: async () => acts });
    const screen = await fixture(html`<ergo-learn-screen .app=${app}></ergo-learn-screen>`);
    await until(() => all(screen, ".idea").length === 1 && all(screen, "[role=gridcell]").length > 0);
    const shown = () => [
      textIn(find(screen, "h1")),
      textIn(find(screen, ".idea")),
      textIn(find(screen, ".says")),
      ...all(screen, "h2").map(textIn).slice(0, 1),
    ];
    expect(shown()).to.deep.equal(["Technique b Medium", "An idea.", "R1C1 is not 5.", "Walk through it"]);
    try {
      await speak("zh");
      app.store.dispatch({
        type: "settings",
        settings: { ...app.store.state.settings, lang: "zh" },
        lang: "zh",
      });
      await until(() => boards.asked === 2);
      await settled(screen);
      expect(shown()).to.deep.equal(["技巧 b 中级", "一个想法。", "第1行第1列不是 5。", "一步步看"]);
    } finally {
      await speak("en");
    }
  });
});
