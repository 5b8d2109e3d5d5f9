import { expect, fixture, html } from "@open-wc/testing";
import { playKind } from "../../engine/kinds/play.ts";
import { NO_TINTS } from "../../web/boards/tints.ts";
import "../../web/learn/learn-screen.ts";
import type { LearnActs } from "../../web/learn/learn.ts";
import { positionBoard } from "../../web/learn/position-board.ts";
import { NOTHING } from "../../web/state/learnt.ts";
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

/** Learn on the page, with acts that know all lists and never set up a board. */
async function learn() {
  const acts = {
    list: async (kind: keyof typeof techniques) => techniques[kind],
    text: () => new Promise(() => {}),
    drills: async () => [],
    played: () => {},
  } as unknown as LearnActs;
  const app = appWith(
    { route: { screen: "learn", link: "" }, learn: { record: NOTHING, techniques } },
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
    expect(textIn(find(screen, ".told"))).to.contain("no dot");
    expect(topOf(".row .button")).to.equal(before);
    await mark([0, 1, 2, 3, 5, 6, 7], 1);
    const plain = shade();
    await mark([8], 1);
    expect(textIn(find(screen, ".told"))).to.contain("turns grey");
    expect(topOf(".primary")).to.equal(before);
    expect([plain, shade() === plain]).to.deep.equal(["rgba(0, 0, 0, 0)", false]);
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
});
