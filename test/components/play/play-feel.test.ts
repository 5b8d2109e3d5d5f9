import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { is } from "../../../engine/model/fact.ts";
import { startHeldKeys } from "../../../web/play/hold-key.ts";
import { wearLooks } from "../../../web/ui/looks.ts";
import "../../../web/play/aids/aids.ts";
import { speak } from "../../../web/words/words.ts";
import { cellOn, middleOf, moveTo, point, press, release, tap, waitFor } from "../board-hand.ts";
import { all, cramped, dressed, eventually, find, phone, settled, textIn, until } from "../look.ts";
import { nurikabeText } from "../shell.ts";
import { CHAIN, hinted, LARGE, part, type Scene, SINGLE, type Stage, select, stage } from "./play-stage.ts";

const nurikabe = (scene: Scene = {}) => stage({ kind: "nurikabe", text: nurikabeText(3), ...scene });
const marks = ({ play }: Stage) => play.position.board.marks;
const over = ({ board }: Stage, selector: string) => [
  ...board.renderRoot.querySelectorAll(`.over ${selector}`),
];
const counts = (on: Stage) => over(on, "text").map((text) => text.textContent?.trim());
const rim = (on: Stage) => all(part(on, "ergo-board-aids"), "span").map((one) => one.textContent);
const mark = async (on: Stage, cells: number[], mark: number) => {
  on.app.store.dispatch({ type: "move", move: { type: "mark", cells, mark } });
  await settled(on.screen);
};

before(async () => {
  await dressed();
  await speak("en");
});
beforeEach(() => phone({ lang: "en", theme: "light", text: 100 }));

describe("the islands of a Nurikabe", () => {
  it("show what they have, until they are complete", async () => {
    const on = await stage({ kind: "nurikabe", text: "3/2/3j1" });
    await eventually(() => expect(counts(on)).to.deep.equal(["1/3"]));
    await mark(on, [1], 2);
    expect(counts(on)).to.deep.equal(["2/3"]);
    await mark(on, [3], 2);
    expect(counts(on)).to.deep.equal([]);
    await mark(on, [2, 4], 1);
    expect(textIn(part(on, "ergo-board-bar")))
      .to.contain("2 of 2 islands")
      .and.to.contain("2 of 2 wall cells");
  });

  it("are told of below the board, or how a law is broken where cells are striped", async () => {
    const on = await stage({ kind: "nurikabe", text: "3/3/o" });
    const bar = () => textIn(part(on, "ergo-board-bar", ".progress"));
    const striped = () => cellOn(on.board, 0).className.includes("conflict");
    await eventually(() => expect(bar()).to.contain("0 of 9 wall cells"));
    await mark(on, [0, 1, 3, 4], 1);
    expect([bar(), striped()]).to.deep.equal(["A 2 × 2 block is all wall.", true]);
    on.app.acts.settings({ errors: "asked" });
    await settled(on.screen);
    expect(bar()).to.contain("4 of 9 wall cells");
    expect(striped()).to.equal(false);
  });

  it("give way below the board to what a chosen number and “Move” do", async () => {
    const on = await stage({ kind: "nurikabe", text: "3/2/3j1", settings: { tap: "tool" } });
    const bar = () => textIn(part(on, "ergo-board-bar", ".progress"));
    await eventually(() => expect(bar()).to.contain("islands"));
    const choose = async (cell: number) => {
      on.app.store.dispatch({ type: "select", cells: [cell] });
      await settled(on.screen);
      return bar();
    };
    expect(await choose(0)).to.contain("1 of 3 cells");
    expect(await choose(5)).to.contain("part of its island");
    expect(await choose(1)).to.contain("islands");
    on.app.store.dispatch({ type: "tool", tool: { write: "pan" } });
    await settled(on.screen);
    expect(bar()).to.contain("one moves it");
  });

  it("are named with their size where the title does not, once the answers are counted", async () => {
    const play = { name: "For Ada", truth: { answers: "one", answer: [], nodes: 1 } as const };
    const note = (on: Stage) => all(part(on, "ergo-play-header"), ".kind").map(textIn);
    const on = await stage({ kind: "nurikabe", text: "3/2/3j1", play });
    await eventually(() => expect(note(on)).to.deep.equal(["Nurikabe 3×2"]));
    expect(
      note(await stage({ kind: "nurikabe", text: "3/2/3j1", play: { truth: play.truth } })),
    ).to.deep.equal([]);
  });

  it("show it in cells that are large enough only, and where it is wished", async () => {
    const on = await nurikabe();
    await until(() => counts(on).length > 3);
    const [first] = over(on, "text");
    expect(first.getBoundingClientRect().height).to.be.at.least(9);
    const off = await nurikabe({ settings: { islands: false } });
    expect(counts(off)).to.deep.equal([]);
    const small = await stage({ kind: "nurikabe", text: `20/20/9${"z".repeat(19)}j` });
    expect(counts(small)).to.deep.equal([]);
    small.board.zoom = 3;
    await eventually(() => expect(counts(small)).to.deep.equal(["1/9"]));
  });

  it("mark the last stroke, until it is taken back or a hint speaks", async () => {
    const on = await nurikabe();
    await mark(on, [8, 9], 1);
    expect(over(on, ".recent")).to.have.length(2);
    await hinted(on, CHAIN);
    expect(over(on, ".recent")).to.have.length(0);
    on.app.acts.sheet(null);
    on.app.store.dispatch({ type: "undo" });
    await settled(on.screen);
    expect(over(on, ".recent")).to.have.length(0);
    const off = await nurikabe({ settings: { recent: false } });
    await mark(off, [8], 1);
    expect(over(off, ".recent")).to.have.length(0);
  });
});

describe("the tools of a Nurikabe", () => {
  it("lie at the foot of a phone, with the board's size and progress in the room between", async () => {
    const on = await nurikabe();
    const toolbar = part(on, "ergo-toolbar").getBoundingClientRect();
    expect(toolbar.bottom).to.be.within(innerHeight - 16, innerHeight);
    const bar = part(on, "ergo-board-bar").getBoundingClientRect();
    expect(bar.top).to.be.at.least(on.board.getBoundingClientRect().bottom);
    expect(bar.bottom).to.be.at.most(part(on, "ergo-brushes").getBoundingClientRect().top);
  });

  it("leave out what finds no room as a whole", async () => {
    await setViewport({ width: 320, height: 568 });
    document.documentElement.style.fontSize = "200%";
    const on = await nurikabe();
    const bar = part(on, "ergo-board-bar").getBoundingClientRect();
    for (const one of all(part(on, "ergo-board-bar"), "button, .progress")) {
      const { left, bottom } = one.getBoundingClientRect();
      expect(left >= bar.right || bottom <= bar.bottom + 1).to.equal(true);
    }
  });

  it("show how far the board is enlarged, and lead back to all of it; else the keys, where no finger is", async () => {
    const on = await nurikabe();
    const bar = () => textIn(part(on, "ergo-board-bar", ".bar"));
    expect(bar()).to.contain("X wall").and.not.to.contain("Whole board");
    on.board.zoom = 2.5;
    await settled(on.screen);
    const fit = part<HTMLButtonElement>(on, "ergo-board-bar", "button", "Whole board");
    expect([textIn(fit).trim(), fit.disabled]).to.deep.equal(["Whole board 2.5×", false]);
    fit.click();
    await settled(on.screen);
    expect(on.board.zoom).to.equal(1);
    expect(bar()).to.contain("X wall");
  });

  it("lock the zoom: two fingers then move the board and never zoom it", async () => {
    const on = await nurikabe();
    const pinch = async () => {
      const [one, two] = [middleOf(on.board, 16), middleOf(on.board, 18)];
      point(on.board, "pointerdown", one);
      point(on.board, "pointerdown", two, { pointerId: 2 });
      point(on.board, "pointermove", { ...two, x: two.x + 60 }, { pointerId: 2 });
      point(on.board, "pointerup", { ...two, x: two.x + 60 }, { pointerId: 2 });
      point(on.board, "pointerup", one);
      await settled(on.screen);
    };
    on.board.zoom = 1.5;
    await settled(on.screen);
    const lock = part(on, "ergo-board-bar", "button", "Lock zoom");
    lock.click();
    await settled(on.screen);
    expect(lock.getAttribute("aria-pressed")).to.equal("true");
    await pinch();
    expect(on.board.zoom).to.equal(1.5);
    lock.click();
    await settled(on.screen);
    await pinch();
    expect(on.board.zoom).to.be.greaterThan(1.7);
    expect(marks(on).every((one) => one === 0)).to.equal(true);
  });

  it("stand 16 px away from the edges of a phone, as the board does", async () => {
    const on = await nurikabe();
    const board = on.board.getBoundingClientRect();
    expect([board.left >= 16, board.right <= innerWidth - 16]).to.deep.equal([true, true]);
  });
});

describe("two fast taps on two cells", () => {
  it("are two taps though the second finger comes before the first has gone", async () => {
    const on = await nurikabe();
    press(on.board, 16);
    press(on.board, 20, { pointerId: 2 });
    release(on.board, 16);
    release(on.board, 20, { pointerId: 2 });
    await settled(on.screen);
    expect([marks(on)[16], marks(on)[20]]).to.deep.equal([1, 1]);
  });

  it("are none where the fingers move, or rest", async () => {
    const on = await nurikabe();
    press(on.board, 16);
    press(on.board, 20, { pointerId: 2 });
    moveTo(on.board, 19, { pointerId: 2 });
    release(on.board, 16);
    release(on.board, 19, { pointerId: 2 });
    press(on.board, 16);
    press(on.board, 20, { pointerId: 2 });
    await waitFor(200);
    release(on.board, 16);
    release(on.board, 20, { pointerId: 2 });
    await settled(on.screen);
    expect(marks(on).every((one) => one === 0)).to.equal(true);
  });
});

describe("coordinates on the rim", () => {
  it("come when a hint speaks of cells, without moving the board", async () => {
    const on = await stage({ text: LARGE });
    expect(rim(on)).to.deep.equal([]);
    const before = on.board.getBoundingClientRect();
    await hinted(on, CHAIN);
    expect(rim(on)).to.deep.equal([..."123456789", ..."123456789"]);
    expect(on.board.getBoundingClientRect().top).to.equal(before.top);
    const [cols, rows] = all(part(on, "ergo-board-aids"), ".line").map((one) => one.getBoundingClientRect());
    expect(cols.bottom).to.be.at.most(before.top);
    expect(cols.top).to.be.at.least(find(on.screen, "header").getBoundingClientRect().bottom - 4);
    expect(rows.right).to.be.at.most(before.left);
  });

  it("stand at their rows where a hint has room for a part of the board only, and the columns stay in sight", async () => {
    await setViewport({ width: 320, height: 568 });
    document.documentElement.style.fontSize = "200%";
    const on = await stage({ text: LARGE });
    const [step] = SINGLE.type === "step" ? SINGLE.steps : [];
    const bindings = { cell: { as: "cell", of: 47 } } as const;
    const long = {
      ...step,
      text: { en: "It is so. ".repeat(14), zh: "" },
      adds: [is(47, 1)],
      because: [],
      grounds: [],
      bindings,
      area: [],
    };
    await hinted(on, {
      type: "step",
      steps: [long],
      fact: is(47, 1),
      move: { type: "mark", cells: [47], mark: 1 },
    });
    on.app.store.dispatch({ type: "hint-show", tier: 3 });
    await settled(on.screen);
    const box = find(on.screen, ".board");
    expect(box.scrollTop).to.be.greaterThan(20);
    const middle = (one: Element) => {
      const { top, height } = one.getBoundingClientRect();
      return top + height / 2;
    };
    for (const [row, number] of all(part(on, "ergo-board-aids"), ".rows span").entries())
      expect(middle(number), number.textContent ?? "").to.be.closeTo(middle(cellOn(on.board, 9 * row)), 2);
    const cols = part(on, "ergo-board-aids", ".cols").getBoundingClientRect();
    expect(cols.top).to.be.closeTo(box.getBoundingClientRect().top, 1);
    expect(cellOn(on.board, 47).getBoundingClientRect().top).to.be.at.least(cols.bottom);
    const edges = Array.from({ length: 9 }, (_, row) => cellOn(on.board, 9 * row).getBoundingClientRect());
    const off = (edge: number, to: number) =>
      Math.min(...edges.map((row) => Math.abs(row[edge ? "bottom" : "top"] - to)));
    expect(off(0, cols.bottom), "no row is cut above").to.be.below(2.5);
    expect(off(1, box.getBoundingClientRect().bottom), "nor below").to.be.below(2.5);
  });

  it("grow with the text where there is room, beside the board and within the window", async () => {
    const settings = { rim: "always" } as const;
    for (const [width, height, least] of [
      [820, 1180, 19],
      [1280, 800, 19],
      [320, 568, 14],
    ] as const) {
      await setViewport({ width, height });
      document.documentElement.style.fontSize = "200%";
      for (const opened of [() => stage({ text: LARGE, settings }), () => nurikabe({ settings })]) {
        const on = await opened();
        const [cols, rows] = all(part(on, "ergo-board-aids"), ".line");
        const where = `${on.play.kind.id} on ${width} x ${height}`;
        const size = Number.parseFloat(getComputedStyle(rows).fontSize);
        expect(size, where).to.be.at.least(least);
        const board = on.board.getBoundingClientRect();
        expect(cols.getBoundingClientRect().top, where).to.be.at.least(0);
        expect(cols.getBoundingClientRect().bottom, where).to.be.at.most(board.top + 0.5);
        for (const number of all(rows, "span")) {
          const text = document.createRange();
          text.selectNodeContents(number);
          const { left, right } = text.getBoundingClientRect();
          expect(left, `${where}: ${number.textContent}`).to.be.at.least(0);
          expect(right, `${where}: ${number.textContent}`).to.be.at.most(board.left + 0.5);
        }
      }
    }
  });

  it("are letters where that is set, and then the cells are called so too", async () => {
    const on = await stage({ text: LARGE, settings: { rim: "always", cells: "letters" } });
    expect(rim(on)).to.deep.equal([..."ABCDEFGHI", ..."123456789"]);
    expect(cellOn(on.board, 11).getAttribute("aria-label")).to.match(/^C2,/);
    const off = await stage({ text: LARGE, settings: { rim: "never" } });
    await hinted(off, CHAIN);
    expect(rim(off)).to.deep.equal([]);
  });

  it("come when the keyboard is on the board", async () => {
    const on = await stage({ text: LARGE });
    on.board.focus({ focusVisible: true } as FocusOptions);
    await settled(on.screen);
    expect(rim(on)).to.have.length(18);
    (on.board.shadowRoot?.activeElement as HTMLElement | null)?.blur();
    await settled(on.screen);
    expect(rim(on)).to.have.length(0);
  });

  it("follow a board that is enlarged and moved", async () => {
    const on = await nurikabe({ settings: { rim: "always" } });
    on.board.zoom = 2;
    await settled(on.screen);
    await waitFor(200);
    const middles = (boxes: readonly Element[]) =>
      boxes.map((one) => {
        const { left, width } = one.getBoundingClientRect();
        return left + width / 2;
      });
    const spans = all(part(on, "ergo-board-aids"), ".cols span");
    const cells = spans.map((_, col) => cellOn(on.board, col));
    const where = middles(cells);
    for (const [col, middle] of middles(spans).entries()) expect(middle).to.be.closeTo(where[col], 2);
  });
});

describe("the keys of a Sudoku", () => {
  const key = (on: Stage, digit: number) => all(part(on, "ergo-pad"), ".key")[digit - 1];

  it("write a note when they are held, and their click then nothing", async () => {
    const on = await stage();
    startHeldKeys(on.app);
    await select(on, 2);
    const held = key(on, 3);
    held.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true }));
    await waitFor(600);
    held.dispatchEvent(new PointerEvent("pointerup", { bubbles: true, composed: true }));
    held.click();
    await settled(on.screen);
    expect([marks(on)[2], on.play.position.board.corner[2]]).to.deep.equal([0, 1 << 3]);
    held.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true }));
    held.dispatchEvent(new PointerEvent("pointerup", { bubbles: true, composed: true }));
    held.click();
    await settled(on.screen);
    expect(marks(on)[2]).to.equal(3);
  });

  it("show how many are left, where that is wished", async () => {
    expect(textIn(key(await stage(), 3))).to.contain("left");
    expect(textIn(key(await stage({ settings: { counts: false } }), 3)).trim()).to.equal("3");
  });

  it("without a selected cell are taken in hand, and the next tap on a cell writes", async () => {
    const on = await stage();
    key(on, 3).click();
    await settled(on.screen);
    expect(key(on, 3).getAttribute("aria-pressed")).to.equal("true");
    await tap(on.board, 2);
    await settled(on.screen);
    expect([marks(on)[2], on.play.tool.digit]).to.deep.equal([3, 0]);
    expect(key(on, 3).getAttribute("aria-pressed")).to.equal(null);
  });

  it("change between cell first and digit first by one tap", async () => {
    const on = await stage();
    const mode = part(on, "ergo-input-mode", "button");
    mode.click();
    await settled(on.screen);
    expect(on.app.store.state.settings.input).to.equal("digit");
    expect(mode.getAttribute("aria-pressed")).to.equal("true");
    mode.click();
    expect(on.app.store.state.settings.input).to.equal("cell");
  });
});

it("hides the notes for a while", async () => {
  const on = await stage();
  on.app.store.dispatch({
    type: "move",
    move: { type: "note", layer: "corner", cells: [2], value: 3, on: true },
  });
  on.app.acts.sheet("menu");
  await customElements.whenDefined("ergo-menu-sheet");
  await settled(on.screen);
  const hide = find(on.screen, "[role=switch]", "Hide my notes");
  hide.click();
  await settled(on.screen);
  expect(cellOn(on.board, 2).getAttribute("aria-label")).to.contain("blank");
  find(on.screen, "[role=switch]", "Hide my notes").click();
  await settled(on.screen);
  expect(cellOn(on.board, 2).getAttribute("aria-label")).to.contain("corner notes 3");
});

it("shows neither cells nor lines of a board that is paused", async () => {
  const on = await stage({ text: LARGE, play: { paused: true } });
  const grid = on.board.renderRoot.querySelector(".grid");
  expect(grid && getComputedStyle(grid).visibility).to.equal("hidden");
  expect(find(on.screen, ".paused h2").textContent).to.equal("Paused");
});

describe("the looks", () => {
  it("are sizes of texts and digits, black pages and stronger contrast", async () => {
    const on = await stage({ text: LARGE });
    wearLooks(on.app.store);
    const root = getComputedStyle(document.documentElement);
    expect([root.overscrollBehaviorX, root.touchAction]).to.deep.equal(["none", "manipulation"]);
    const set = (change: Parameters<typeof on.app.acts.settings>[0]) => on.app.acts.settings(change);
    const digit = () => {
      const cell = cellOn(on.board, 0);
      return Number.parseFloat(getComputedStyle(cell).fontSize) / cell.getBoundingClientRect().width;
    };
    const before = digit();
    document.documentElement.style.fontSize = "";
    set({ text: "130", digits: "115" });
    expect(root.fontSize).to.equal("20.8px");
    expect(digit() / before).to.be.closeTo(1.15, 0.01);
    const ink = root.getPropertyValue("--ink-note");
    set({ contrast: true, text: "100", digits: "100" });
    expect(root.getPropertyValue("--ink-note")).not.to.equal(ink);
    set({ contrast: false });
    document.documentElement.dataset.theme = "black";
    expect(root.getPropertyValue("--page")).to.equal("#000000");
    delete document.documentElement.dataset.theme;
  });
});

describe("targets", () => {
  afterEach(() => speak("en"));

  const scenes: Readonly<Record<string, () => Promise<Stage>>> = {
    "a Sudoku": () => stage({ text: LARGE, play: { truth: { answers: "several" } } }),
    "a Nurikabe": () => nurikabe(),
    "a Nurikabe on a small phone": async () => {
      await setViewport({ width: 320, height: 568 });
      return nurikabe();
    },
    "a Nurikabe on a small phone, in Chinese": async () => {
      await setViewport({ width: 320, height: 568 });
      await speak("zh");
      return nurikabe();
    },
    "a pause": () => stage({ play: { paused: true } }),
    "another tab": () => stage({ play: { owner: false } }),
    "the menu": async () => {
      const on = await stage();
      on.app.acts.sheet("menu");
      await customElements.whenDefined("ergo-menu-sheet");
      return on;
    },
    "the branches": async () => {
      const on = await stage();
      on.app.acts.sheet("branches");
      await customElements.whenDefined("ergo-branches-sheet");
      return on;
    },
  };
  for (const [name, show] of Object.entries(scenes))
    it(`of ${name} have at least 44 px each way`, async () => {
      await settled((await show()).screen);
      expect(cramped()).to.deep.equal([]);
    });
});
