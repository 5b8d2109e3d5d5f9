import { expect } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import type { Rated } from "../../../worker/api.ts";
import "../../../web/play/aids/aids.ts";
import { carefulMove } from "../../../web/play/careful.ts";
import { writeBy } from "../../../web/play/writing.ts";
import { speak } from "../../../web/words/words.ts";
import { cellOn, tap } from "../board-hand.ts";
import { all, dressed, find, settled, textIn, until } from "../look.ts";
import { hold, LARGE, part, SMALL_ANSWER, type Stage, select, stage, told, type } from "./play-stage.ts";

const key = (on: Stage, digit: number) => all(part(on, "ergo-pad"), ".key")[digit - 1];
const press = async (on: Stage, name: string, selector: string, text = "") => {
  part(on, name, selector, text).click();
  await settled(on.screen);
};
const marks = ({ play }: Stage) => play.position.board.marks;
const tool = (on: Stage, name: string) => press(on, "ergo-toolbar", "button", name);

before(async () => {
  await dressed();
  await speak("en");
});

describe("digits", () => {
  it("are written by keyboard into all selected cells, and cleared by the same key", async () => {
    const on = await stage();
    await select(on, 2, 5);
    expect(await type(on, "4")).to.equal(true);
    expect([marks(on)[2], marks(on)[5]]).to.deep.equal([4, 4]);
    await type(on, "4");
    expect([marks(on)[2], marks(on)[5]]).to.deep.equal([0, 0]);
  });

  it("are written by the pad, which counts what is left", async () => {
    const on = await stage();
    await select(on, 2);
    expect(key(on, 3).querySelector(".unseen")?.textContent).to.equal(", 2 left");
    key(on, 3).click();
    await settled(on.screen);
    expect(marks(on)[2]).to.equal(3);
    expect(key(on, 3).querySelector(".unseen")?.textContent).to.equal(", 1 left");
    expect(all(part(on, "ergo-pad"), ".key")).to.have.length(5);
  });

  it("stay out of givens", async () => {
    const on = await stage();
    await select(on, 0);
    await type(on, "4");
    expect(marks(on)[0]).to.equal(0);
  });

  it("are erased by the pad, Backspace and Delete", async () => {
    const on = await stage();
    await select(on, 2);
    for (const erase of [
      () => press(on, "ergo-pad", "[aria-label=Erase]"),
      () => type(on, "Backspace"),
      () => type(on, "Delete"),
    ]) {
      await type(on, "3");
      expect(marks(on)[2]).to.equal(3);
      await erase();
      expect(marks(on)[2]).to.equal(0);
    }
  });

  it("are taken in hand first where that is set, and written by a tap", async () => {
    const on = await stage({ settings: { input: "digit" } });
    key(on, 3).click();
    await settled(on.screen);
    expect(key(on, 3).getAttribute("aria-pressed")).to.equal("true");
    await tap(on.board, 2);
    await tap(on.board, 11);
    expect([marks(on)[2], marks(on)[11]]).to.deep.equal([3, 3]);
    await tap(on.board, 11);
    expect(marks(on)[11]).to.equal(0);
    key(on, 3).click();
    await settled(on.screen);
    await tap(on.board, 11);
    expect(marks(on)[11]).to.equal(0);
  });

  it("are left to fields, sheets and the browser's own keys", async () => {
    const on = await stage();
    await select(on, 2);
    const field = document.createElement("input");
    on.screen.renderRoot.append(field);
    expect(await type(on, "3", {}, field)).to.equal(false);
    on.app.acts.sheet("menu");
    await settled(on.screen);
    expect(await type(on, "3")).to.equal(false);
    expect(await type(on, "n")).to.equal(false);
    on.app.acts.sheet(null);
    expect(await type(on, "r", { ctrlKey: true })).to.equal(false);
    expect(marks(on)[2]).to.equal(0);
  });
});

describe("notes", () => {
  it("are written with Shift and Ctrl or Alt, wherever the layout moves the digits", async () => {
    const on = await stage();
    await select(on, 2);
    await type(on, "#", { shiftKey: true, code: "Digit3" });
    await type(on, "4", { ctrlKey: true });
    await type(on, "£", { altKey: true, code: "Digit3" });
    const { board } = on.play.position;
    expect([board.corner[2], board.centre[2]]).to.deep.equal([1 << 3, (1 << 3) | (1 << 4)]);
  });

  it("are what the pad writes once a pen is chosen, by button or N", async () => {
    const on = await stage();
    await select(on, 2);
    await press(on, "ergo-pens", "button", "Corner");
    key(on, 3).click();
    expect(on.play.position.board.corner[2]).to.equal(1 << 3);
    await type(on, "n");
    key(on, 4).click();
    expect(on.play.position.board.centre[2]).to.equal(1 << 4);
    await type(on, "N");
    expect(on.play.tool.write).to.equal("digit");
  });

  it("become strikes while candidates show by themselves", async () => {
    const on = await stage();
    await press(on, "ergo-play-header", "[aria-label=More]");
    await press(on, "ergo-menu-sheet", "[role=switch]");
    expect(on.play.position.board.auto).to.equal(true);
    on.app.acts.sheet(null);
    await select(on, 3);
    await press(on, "ergo-pens", "button", "Strike");
    expect(cellOn(on.board, 3).getAttribute("aria-label")).to.contain("3 4");
    key(on, 4).click();
    await settled(on.screen);
    expect(on.play.position.board.struck[3]).to.equal(1 << 4);
    expect(cellOn(on.board, 3).getAttribute("aria-label")).not.to.contain("3 4");
  });

  it("come in eight colours", async () => {
    const on = await stage({ text: LARGE });
    await select(on, 0, 4);
    await press(on, "ergo-pens", "button", "Colour");
    expect(all(part(on, "ergo-pad"), ".colour")).to.have.length(8);
    await press(on, "ergo-pad", ".colour", "8");
    await type(on, "9");
    expect([0, 4].map((cell) => on.play.position.board.colours[cell])).to.deep.equal([8, 8]);
    await press(on, "ergo-pad", "[aria-label=Erase]");
    expect(on.play.position.board.colours[4]).to.equal(0);
  });
});

describe("single candidates", () => {
  before(() => writeBy(carefulMove));

  it("are coloured in one tap more than cells, by touch", async () => {
    const on = await stage();
    for (const cell of [3, 5]) {
      await select(on, cell);
      await type(on, "4", { shiftKey: true });
    }
    await select(on);
    await press(on, "ergo-pens", "button", "Colour");
    await press(on, "ergo-pad", "[aria-label='Colour single notes']");
    expect(part(on, "ergo-pens", "[aria-pressed=true]").textContent).to.equal("Notes");
    expect(all(part(on, "ergo-pad"), ".key").map((one) => one.textContent?.trim())).to.eql([
      ...["1", "2", "3", "4"],
      "",
    ]);
    key(on, 4).click();
    await settled(on.screen);
    expect(key(on, 4).getAttribute("aria-pressed")).to.equal("true");
    for (const cell of [3, 5, 5]) await tap(on.board, cell);
    const label = (cell: number) => cellOn(on.board, cell).getAttribute("aria-label");
    expect(label(3)).to.contain("4 on a disc");
    expect(label(5)).to.contain("4 on a square");
    await tool(on, "Undo");
    expect(label(5)).to.contain("4 on a disc");
    await press(on, "ergo-pens", "button", "Notes");
    expect(on.play.tool.write).to.equal("colour");
  });

  it("are coloured by keys alone", async () => {
    const on = await stage();
    await select(on, 2);
    await type(on, "3", { shiftKey: true });
    await type(on, "c");
    await type(on, "c");
    await type(on, "3");
    expect(cellOn(on.board, 2).getAttribute("aria-label")).to.contain("3 on a disc");
    await type(on, "Backspace");
    expect(cellOn(on.board, 2).getAttribute("aria-label")).not.to.contain("disc");
  });
});

describe("undo and redo", () => {
  it("are buttons that know when there is nothing to do", async () => {
    const on = await stage();
    const button = (name: string) => part<HTMLButtonElement>(on, "ergo-toolbar", "button", name);
    expect([button("Undo").disabled, button("Redo").disabled]).to.deep.equal([true, true]);
    await select(on, 2);
    await type(on, "3");
    expect([button("Undo").disabled, button("Redo").disabled]).to.deep.equal([false, true]);
    await tool(on, "Undo");
    expect([marks(on)[2], button("Undo").disabled, button("Redo").disabled]).to.deep.equal([0, true, false]);
    await tool(on, "Redo");
    expect(marks(on)[2]).to.equal(3);
  });

  it("are keys", async () => {
    const on = await stage();
    await select(on, 2);
    await type(on, "3");
    await type(on, "z", { ctrlKey: true });
    expect(marks(on)[2]).to.equal(0);
    await type(on, "y", { ctrlKey: true });
    expect(marks(on)[2]).to.equal(3);
    await type(on, "z", { metaKey: true });
    await type(on, "Z", { metaKey: true, shiftKey: true });
    expect(marks(on)[2]).to.equal(3);
  });
});

describe("the end", () => {
  const all16 = SMALL_ANSWER.map((digit, cell) => ({ digit, cell }));
  const fill = async (on: Stage, wrong = -1) => {
    for (const { digit, cell } of all16) {
      if (on.play.puzzle.givens.some((fact) => fact >> 14 === cell)) continue;
      await select(on, cell);
      await type(on, String(cell === wrong ? (digit % 4) + 1 : digit));
    }
  };

  it("tells what it took and leads to the next puzzle", async () => {
    const on = await stage({ play: { elapsed: 65_000, hints: 3, origin: { level: 2, number: 7 } } });
    await fill(on);
    expect(on.play.solved).to.equal(true);
    await until(() => textIn(find(on.screen, "ergo-finished")).includes("Solved"));
    const text = textIn(find(on.screen, "ergo-finished"));
    expect(text).to.contain("Solved").and.to.contain("Time 1:05").and.to.contain("Hints 3");
    expect(all(on.screen, "ergo-pad")).to.have.length(0);
    await press(on, "ergo-finished", "button", "Next");
    await press(on, "ergo-finished", "button", "Share");
    await press(on, "ergo-finished", "button", "Home");
    expect(on.calls).to.deep.equal([
      ["openCorpus", "sudoku", 2],
      ["sheet", "share"],
      ["go", { screen: "shelf" }],
    ]);
  });

  it("calms the board: nothing is highlighted any more", async () => {
    const on = await stage();
    await select(on, 2);
    const lit = () => all(on.screen, ".peer, .same").length;
    expect(lit()).to.be.greaterThan(0);
    await fill(on);
    await settled(on.screen);
    expect(lit()).to.equal(0);
  });

  it("tells the hardest step when it is found out, and nothing moves for it", async () => {
    const on = await stage();
    let tell: (rated: Rated | null) => void = () => {};
    on.app.acts.rate = () =>
      new Promise((resolve) => {
        tell = resolve;
      });
    on.app.store.dispatch({
      type: "truth",
      id: on.play.id,
      truth: { answers: "one", answer: SMALL_ANSWER, nodes: 1 },
    });
    await fill(on);
    await until(() => textIn(find(on.screen, "ergo-finished")).includes("Hardest step Thinking …"));
    expect(textIn(find(on.screen, "ergo-finished"))).to.contain("Hints none");
    const next = () => find(part(on, "ergo-finished"), ".primary", "Next puzzle");
    const { top } = next().getBoundingClientRect();
    tell({
      level: 4,
      work: 90,
      needs: [{ id: "naked-pair", level: 4, count: 1, name: { en: "Naked pair", zh: "显性数对" } }],
    });
    await settled(on.screen);
    expect(textIn(find(on.screen, "ergo-finished"))).to.contain("Naked pair · Hard");
    expect(next().getBoundingClientRect().top).to.equal(top);
    next().click(); // it came by link: its level is the one that it turned out to have
    expect(on.calls.at(-1)).to.deep.equal(["openCorpus", "sudoku", 4]);
  });

  it("keeps the next puzzle in sight on the smallest phone, with large text too", async () => {
    await setViewport({ width: 320, height: 568 });
    try {
      for (const text of ["100%", "200%"]) {
        document.documentElement.style.fontSize = text;
        const on = await stage();
        await fill(on);
        await until(() => textIn(find(on.screen, "ergo-finished")).includes("Next puzzle"));
        await settled(on.screen);
        const next = find(part(on, "ergo-finished"), ".primary", "Next puzzle");
        expect(next.getBoundingClientRect().bottom).to.be.at.most(innerHeight);
      }
    } finally {
      document.documentElement.style.fontSize = "";
      await setViewport({ width: 800, height: 600 });
    }
  });

  it("tells the level of a puzzle of the library before its hardest step is found out", async () => {
    const origin = { level: 7, number: 3 };
    const on = await stage({ play: { origin, truth: { answers: "one", answer: SMALL_ANSWER, nodes: 1 } } });
    on.app.acts.rate = () => new Promise(() => {});
    await fill(on);
    await until(() => textIn(find(on.screen, "ergo-finished")).includes("Hardest step Extreme"));
  });

  it("says so when it was not found out", async () => {
    const on = await stage({ play: { truth: { answers: "one", answer: SMALL_ANSWER, nodes: 1 } } });
    on.app.acts.rate = async () => null;
    await fill(on);
    await until(() => textIn(find(on.screen, "ergo-finished")).includes("Hardest step not known"));
  });

  it("does not praise for an answer that was shown", async () => {
    const on = await stage();
    const marks = on.play.kind.marksOf(on.play.puzzle, SMALL_ANSWER);
    on.app.store.dispatch({ type: "move", move: { type: "set", marks, why: "answer" } });
    await settled(on.screen);
    expect(textIn(find(on.screen, "ergo-finished"))).to.contain("This is the answer");
    expect(all(part(on, "ergo-finished"), "button")).to.have.length(3);
    expect(all(part(on, "ergo-finished"), "dl")).to.have.length(0);
    on.app.store.dispatch({ type: "truth", id: on.play.id, truth: { answers: "several" } });
    await settled(on.screen);
    expect(textIn(find(on.screen, "ergo-finished"))).to.contain("This is one of the answers");
  });

  it("is not reached by a full board that breaks a law, which says so and shows where", async () => {
    const on = await stage({ settings: { errors: "never" } });
    await fill(on, 15);
    expect(on.play.solved).to.equal(false);
    expect(textIn(find(on.screen, "ergo-notice"))).to.match(/Box \d has \d twice: R\dC\d and R\dC\d\./);
    expect(cellOn(on.board, 15).className).not.to.contain("conflict");
    await press(on, "ergo-notice", ".text");
    expect(on.calls).to.deep.include(["check", true]);
    expect(on.play.hint).not.to.equal(null);
    on.app.acts.sheet(null);
    const { board } = on.play.position;
    on.app.store.dispatch({ type: "checked", board, wrong: null, shown: true });
    await settled(on.screen);
    expect(cellOn(on.board, 15).className).to.contain("conflict");
    await press(on, "ergo-notice", "button[aria-label=Close]");
    expect(all(on.screen, "ergo-notice")).to.have.length(0);
  });
});

describe("a check", () => {
  const checked = async (on: Stage, wrong: readonly number[] | null, shown = false) => {
    const { board } = on.play.position;
    on.app.store.dispatch({ type: "checked", board, wrong, shown });
    await settled(on.screen);
    return textIn(find(on.screen, "ergo-notice"));
  };

  it("asks to count or to show, as set", async () => {
    for (const check of ["count", "show"] as const) {
      const on = await stage({ settings: { check } });
      await tool(on, "Check");
      expect(on.calls).to.deep.equal([["check", check === "show"]]);
    }
  });

  it("counts, then shows on request, and goes with the next move", async () => {
    const on = await stage();
    await select(on, 3);
    await type(on, "3");
    expect(await checked(on, [3, 5])).to.contain("2 marks are wrong.");
    expect(cellOn(on.board, 3).className).not.to.contain("conflict");
    expect(textIn(find(on.screen, "ergo-notice"))).to.match(/2 marks are wrong\.\s*Show/);
    await press(on, "ergo-notice", "[aria-label='2 marks are wrong. Show where, and what can be done']");
    expect(on.calls).to.deep.include(["check", true]);
    expect(on.play.hint).not.to.equal(null);
    on.app.acts.sheet(null);
    await checked(on, [3, 5], true);
    expect(cellOn(on.board, 3).className).to.contain("conflict");
    await type(on, "4");
    expect(all(on.screen, "ergo-notice")).to.have.length(0);
  });

  it("moves nothing, and leaves the way back and each target at 44 px", async () => {
    const on = await stage();
    const boxes = () =>
      [on.board, part(on, "ergo-toolbar"), part(on, "ergo-pens"), part(on, "ergo-pad")].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height];
      });
    const before = boxes();
    await checked(on, [3, 5]);
    expect(boxes()).to.deep.equal(before);
    for (const button of all(part(on, "ergo-notice"), "button")) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(43.9);
    }
    expect(getComputedStyle(part(on, "ergo-play-header", "[aria-label=Back]")).visibility).to.equal(
      "visible",
    );
    expect(getComputedStyle(part(on, "ergo-play-header", "[aria-label=More]")).visibility).to.equal("hidden");
    expect(told(on)).to.equal("2 marks are wrong.");
  });

  it("says when nothing is wrong, and can be put away", async () => {
    const on = await stage();
    expect(await checked(on, [])).to.contain("Nothing is wrong so far.");
    await press(on, "ergo-notice", "button[aria-label=Close]");
    expect(on.play.check).to.equal(null);
  });

  it("says why it cannot tell", async () => {
    for (const [answers, text] of [
      ["several", "Several answers. No rule of the puzzle is broken so far."],
      ["unknown", "Answers not known. No rule of the puzzle is broken so far."],
      ["none", "no answer"],
    ] as const) {
      const on = await stage({ play: { truth: { answers } } });
      expect(await checked(on, null)).to.contain(text);
    }
  });

  it("marks broken laws at once, after a check, or never, as set", async () => {
    for (const [errors, before, after] of [
      ["live", true, true],
      ["asked", false, true],
      ["never", false, false],
    ] as const) {
      const on = await stage({ settings: { errors } });
      await select(on, 2);
      await type(on, "2");
      const marked = () => cellOn(on.board, 2).className.includes("conflict");
      expect(marked(), errors).to.equal(before);
      await checked(on, []);
      expect(marked(), errors).to.equal(after);
    }
  });
});

describe("the header", () => {
  it("shows the clock, which pauses; the board is hidden then and nothing is written", async () => {
    const on = await stage({ play: { elapsed: 761_000 } });
    await select(on, 2);
    await press(on, "ergo-play-header", ".clock", "12:41");
    expect(on.play.paused).to.equal(true);
    expect(on.board.paused).to.equal(true);
    expect(await type(on, "3")).to.equal(false);
    await press(on, "ergo-play-screen", ".paused .button", "Resume");
    expect(on.play.paused).to.equal(false);
    await type(on, "p");
    expect(on.play.paused).to.equal(true);
    await type(on, "p");
    expect(on.play.paused).to.equal(false);
  });

  it("hides the clock where that is set", async () => {
    const on = await stage({ settings: { timer: false } });
    expect(all(on.screen, ".clock")).to.have.length(0);
  });

  it("names the game, and what is odd about its answers", async () => {
    const on = await stage();
    expect(textIn(find(on.screen, "header"))).to.contain("Sudoku 4×4");
    expect(all(on.screen, ".chip")).to.have.length(0);
    on.app.store.dispatch({ type: "truth", id: on.play.id, truth: { answers: "several" } });
    await settled(on.screen);
    await press(on, "ergo-verdict", ".chip", "Several answers");
    const text = find(on.screen, "#verdict");
    expect(text.matches(":popover-open")).to.equal(true);
    expect(text.textContent).to.contain("more than one answer");
  });

  it("does not move the board on a phone when the answers are counted", async () => {
    const on = await stage();
    const before = on.board.getBoundingClientRect().top;
    on.app.store.dispatch({ type: "truth", id: on.play.id, truth: { answers: "several" } });
    await settled(on.screen);
    expect(on.board.getBoundingClientRect().top).to.equal(before);
  });

  it("moves nothing of the title while the answers are counted, nor for what is said of them", async () => {
    for (const [width, text] of [
      [360, 100],
      [320, 200],
    ]) {
      await setViewport({ width, height: 568 });
      document.documentElement.style.fontSize = `${text}%`;
      const on = await stage({ text: LARGE, play: { truth: null } });
      const places = () =>
        [".name", ".clock", "header"].map((one) => find(on.screen, one).getBoundingClientRect().toJSON());
      const before = places();
      const note = part(on, "ergo-verdict", ".counting");
      for (const wait of note.getAnimations()) wait.finish();
      expect(getComputedStyle(note).visibility).to.equal("visible");
      expect(note.getBoundingClientRect().width).to.be.above(60);
      expect(places()).to.deep.equal(before);
      on.app.store.dispatch({ type: "truth", id: on.play.id, truth: { answers: "several" } });
      await settled(on.screen);
      const chip = part(on, "ergo-verdict", ".chip").getBoundingClientRect();
      expect(chip.right).to.be.at.most(find(on.screen, "[aria-haspopup]").getBoundingClientRect().left + 1);
      expect(places()).to.deep.equal(before);
    }
    document.documentElement.style.fontSize = "";
    await setViewport({ width: 800, height: 600 });
  });

  it("leads back", async () => {
    const on = await stage();
    await press(on, "ergo-play-header", "[aria-label=Back]");
    expect(on.calls).to.deep.equal([["back"]]);
  });
});

describe("a game that another tab has", () => {
  it("is not played here until it is taken over", async () => {
    const on = await stage({ play: { owner: false } });
    expect(all(on.screen, "ergo-pad, ergo-toolbar")).to.have.length(0);
    expect(on.board.readonly).to.equal(true);
    await press(on, "ergo-play-screen", ".elsewhere .button", "Play here");
    expect(on.calls).to.deep.equal([["takeOver"]]);
    on.app.store.dispatch({ type: "owner", owner: true });
    await settled(on.screen);
    expect(all(on.screen, "ergo-pad")).to.have.length(1);
  });
});

it("is entered by an arrow from its heading", async () => {
  const on = await stage();
  const heading = part(on, "ergo-play-screen", "h1");
  heading.focus();
  await sendKeys({ press: "ArrowDown" }); // a key that is made up would not show the focus everywhere
  await settled(on.screen);
  expect(on.screen.shadowRoot?.activeElement).to.equal(on.board);
  expect(on.play.selection).to.deep.equal([0]);
});

it("puts the erase key and the tools the other way round for left hands", async () => {
  const on = await stage({ settings: { leftHanded: true } });
  expect(all(part(on, "ergo-pad"), ".key")[0].getAttribute("aria-label")).to.equal("Erase");
  const [undo, hint] = ["Undo", "Hint"].map((name) => part(on, "ergo-toolbar", "button", name));
  expect(hint.getBoundingClientRect().x).to.be.below(undo.getBoundingClientRect().x);
});

it("keeps the pen of a game when its board is drawn anew", async () => {
  const on = await stage();
  await hold(on, { write: "centre" });
  await select(on, 2);
  await type(on, "3");
  expect(part(on, "ergo-pens", "[aria-pressed=true]").textContent).to.contain("Centre");
});
