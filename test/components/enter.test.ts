import { expect, fixture, fixtureCleanup, html } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import "../../engine/kinds/games.ts";
import type { BoardElement } from "../../web/boards/board-element.ts";
import "../../web/enter/enter-screen.ts";
import { LANGS } from "../../engine/model/words.ts";
import { blank } from "../../web/enter/entered.ts";
import type { EnterActs, Entering, Verdict } from "../../web/enter/entering.ts";
import { FIRST } from "../../web/enter/record.ts";
import { extendByEntering } from "../../web/enter/reduce.ts";
import { boardTags } from "../../web/kinds/boards.ts";
import { DEFAULT_SETTINGS, type Settings } from "../../web/state/settings.ts";
import type { Action, AppState } from "../../web/state/state.ts";
import { speak } from "../../web/words/words.ts";
import { cellOn, labelOf, tap } from "./board-hand.ts";
import { all, dressed, find, flaws, LOOKS, overflow, paste, phone, settled, textIn, until } from "./look.ts";
import { appWith, type Call } from "./shell.ts";

/** The screen with a board of that kind and size; its acts are noted. */
async function opened(kind: string, rows: number, cols = rows, state: Partial<AppState> = {}) {
  fixtureCleanup();
  const asked: Call[] = [];
  const desk: EnterActs = {
    open: () => {},
    take: async (...given) => void asked.push(["take", ...given]),
    play: () => asked.push(["play"]),
    show: (sheet) => asked.push(["show", sheet]),
    study: () => asked.push(["study"]),
    picture: async (picture: Blob) => void asked.push(["picture", picture.size]),
    closePicture: () => asked.push(["close-picture"]),
  };
  const app = appWith(
    { route: { screen: "enter", link: "" }, ...state },
    {
      entering: async () => desk,
      settings: (change: Partial<Settings>) =>
        app.store.dispatch({ type: "set", set: { settings: { ...app.store.state.settings, ...change } } }),
    },
  );
  extendByEntering(app.store);
  app.store.dispatch({ type: "enter/opened", kept: { ...FIRST, board: blank(kind, { rows, cols }) } });
  const screen = await fixture(html`<ergo-enter-screen .app=${app}></ergo-enter-screen>`);
  await until(() => all(screen, "[role=gridcell]").length === rows * cols);
  await settled(screen);
  const board = () => find(screen, boardTags()) as HTMLElement as BoardElement;
  const now = (): Entering => {
    const { entering } = app.store.state;
    if (!entering) throw new Error("nothing is being entered");
    return entering;
  };
  const rest = () => settled(screen);
  const act = async (...actions: Action[]) => {
    for (const action of actions) app.store.dispatch(action);
    await rest();
  };
  const keys = async (...names: string[]) => {
    for (const key of names) {
      const target = board().renderRoot.querySelector('[tabindex="0"]');
      target?.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true }),
      );
      await board().updateComplete;
    }
    await rest();
  };
  const press = async (text: string) => {
    find(screen, "button", text).click();
    await rest();
  };
  const unfold = async () => {
    const what = find(screen, ".what");
    if (what.getAttribute("aria-expanded") !== "true") what.click();
    await rest();
  };
  const tell = (verdict: Verdict) =>
    act({ type: "enter/asked", question: 9 }, { type: "enter/told", question: 9, verdict });
  const said = () => find(screen, "[role=status]").textContent;
  return { app, asked, screen, board, now, rest, act, keys, press, unfold, tell, said };
}

before(async () => {
  document.title = "Ergo";
  await dressed();
});
beforeEach(() => speak("en"));
after(() => {
  document.documentElement.removeAttribute("data-theme");
  document.documentElement.style.fontSize = "";
});

describe("entering by touch", () => {
  it("writes the digit of the pad into the cell that was tapped, and erases it", async () => {
    const on = await opened("sudoku", 9);
    await tap(on.board(), 40);
    await on.press("5");
    expect(cellOn(on.board(), 40).textContent?.trim()).to.equal("5");
    expect(on.now().cell).to.equal(40);
    await on.press("Erase");
    expect(on.now().numbers[40]).to.equal(0);
    await on.press("Undo");
    expect(on.now().numbers[40]).to.equal(5);
    await on.press("Redo");
    expect(on.now().numbers[40]).to.equal(0);
  });

  it("builds numbers of two digits, and takes ? on a painted board", async () => {
    const on = await opened("nurikabe", 7);
    await tap(on.board(), 9);
    await on.press("1");
    await on.press("2");
    expect(labelOf(on.board(), 9)).to.contain("12");
    await tap(on.board(), 20);
    await on.press("not told");
    expect(cellOn(on.board(), 20).textContent?.trim()).to.equal("?");
    await on.press("Clear");
    expect(on.now().verdict).to.deep.equal({ is: "blank" });
    await on.press("Undo");
    expect(on.now().numbers[9]).to.equal(12);
  });

  for (const kind of ["sudoku", "nurikabe"]) {
    it(`writes the number in hand where it is tapped (${kind})`, async () => {
      const on = await opened(kind, 9, 9, { settings: { ...DEFAULT_SETTINGS, input: "digit" } });
      await on.press("3");
      expect(find(on.screen, "button[aria-pressed=true]").textContent?.trim()).to.equal("3");
      await on.act({ type: "enter/rested" });
      await tap(on.board(), 0);
      await tap(on.board(), 50);
      expect([0, 50].map((cell) => on.now().numbers[cell])).to.deep.equal([3, 3]);
      await tap(on.board(), 0);
      expect(on.now().numbers[0]).to.equal(0);
    });
  }

  it("keeps the part of a large board that is in view", async () => {
    const on = await opened("nurikabe", 20);
    on.board().zoom = 3;
    await on.keys("4");
    expect(on.now().numbers[0]).to.equal(4);
    expect(on.board().zoom).to.equal(3);
  });
});

describe("entering by keys", () => {
  it("runs on like a line of digits; arrows, Backspace and undo work", async () => {
    const on = await opened("sudoku", 4);
    await on.keys("1", "0", "3", "ArrowDown", "Backspace", ".", "4");
    expect(on.now().board.text).to.equal("1030000400000000");
  });

  it("ends a number by an arrow", async () => {
    const on = await opened("nurikabe", 7);
    await on.keys(
      "1",
      "2",
      "ArrowRight",
      "ArrowRight",
      "3",
      "ArrowLeft",
      "ArrowRight",
      "4",
      "ArrowDown",
      "?",
    );
    expect(on.now().numbers.slice(0, 10)).to.deep.equal([12, 0, 4, 0, 0, 0, 0, 0, 0, -1]);
  });

  it("ends a number by a pause", async () => {
    const on = await opened("nurikabe", 7);
    await on.keys("1");
    expect(on.now().open).to.equal("number");
    await until(() => on.now().open === null);
    await on.keys("2");
    expect(on.now().numbers[0]).to.equal(2);
  });

  it("leaves fields and buttons their keys", async () => {
    const on = await opened("nurikabe", 7);
    await on.unfold();
    const before = on.now();
    const field = find(on.screen, ".stepper input");
    for (const key of ["1", "Backspace", "ArrowUp"])
      field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true }));
    const button = find(on.screen, ".what");
    button.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true, composed: true }));
    expect(on.now()).to.equal(before);
  });

  it("goes onto the board from where the screen begins", async () => {
    const on = await opened("sudoku", 4);
    find(on.screen, "h1").focus();
    find(on.screen, "h1").dispatchEvent(
      new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, composed: true, cancelable: true }),
    );
    await on.rest();
    expect(on.board().shadowRoot?.activeElement).to.equal(cellOn(on.board(), 1));
  });
});

describe("a pasted text", () => {
  it("fills the board and opens no import", async () => {
    const on = await opened("sudoku", 9);
    window.dispatchEvent(paste("53..7...."));
    expect(on.asked[0]?.slice(0, 2)).to.deep.equal(["take", "53..7...."]);
    expect(on.app.calls.filter(([name]) => name === "sheet")).to.deep.equal([]);
  });
});

describe("a dropped file", () => {
  it("fills the board and opens no import", async () => {
    const on = await opened("sudoku", 9);
    const data = new DataTransfer();
    data.items.add(new File(["53..7...."], "puzzle.sdk"));
    const drop = new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true });
    document.body.dispatchEvent(drop);
    expect(drop.defaultPrevented).to.equal(true);
    await until(() => on.asked.length > 0);
    expect(on.asked[0]?.slice(0, 2)).to.deep.equal(["take", "53..7...."]);
    expect(on.app.calls.filter(([name]) => name === "sheet")).to.deep.equal([]);
  });
});

describe("kind and size", () => {
  it("are changed on the screen, keeping what fits", async () => {
    const on = await opened("sudoku", 9);
    await on.keys("4", "9");
    await on.unfold();
    find(on.screen, "input[name=size][value='4']").click();
    await on.rest();
    expect(on.now().board.text).to.equal("4".padEnd(16, "0"));
    find(on.screen, "input[name=kind][value=nurikabe]").click();
    await on.rest();
    const [cols] = all(on.screen, ".stepper");
    find(cols, "button", "one more").click();
    await on.rest();
    expect(textIn(find(on.screen, ".what"))).to.contain("Nurikabe 8 × 7");
    expect(all(on.screen, "[role=gridcell]")).to.have.length(56);
  });
});

const NONE = { why: null, cells: [] };
const VERDICTS: readonly (readonly [Verdict, string, string])[] = [
  [{ is: "several", answers: 3, more: false }, "3 answers so far.", "目前有 3 个答案。"],
  [{ is: "several", answers: 10, more: true }, "More than 10 answers so far.", "目前有超过 10 个答案。"],
  [{ is: "one", grade: "asked" }, "Exactly one answer. Finding its level …", "恰好一个答案，正在判断难度……"],
  [
    { is: "one", grade: { level: 4, technique: { en: "X-wing", zh: "X 翼" } } },
    "Exactly one answer. Hard: X-wing",
    "恰好一个答案。高级：X 翼",
  ],
  [
    { is: "one", grade: { level: 6, technique: null } },
    "Exactly one answer. Master: Supposition",
    "恰好一个答案。大师：假设",
  ],
  [{ is: "one", grade: "beyond" }, "Exactly one answer, beyond all", "恰好一个答案，但"],
  [{ is: "none", breach: NONE }, "No answer so far.", "目前没有答案。"],
  [
    { is: "none", breach: { ...NONE, why: { en: "Because.", zh: "因为。" } } },
    "No answer so far. In the end: because.",
    "目前没有答案。推到最后：因为。",
  ],
  [{ is: "unknown", why: "long" }, "Not known: counting", "未知：数答案"],
  [{ is: "unknown", why: "lost" }, "Not known: the reasoner", "未知：推理程序"],
];

describe("the verdict", () => {
  for (const lang of LANGS) {
    it(`is said in words (${lang})`, async () => {
      await speak(lang);
      const on = await opened("sudoku", 9, 9, { lang });
      expect(on.said()).to.contain({ en: "Nothing entered yet.", zh: "还没有录入" }[lang]);
      await on.keys("1");
      expect(on.said()).to.equal("");
      for (const [verdict, en, zh] of VERDICTS) {
        await on.act({ type: "enter/put", number: 3 }, { type: "enter/put", number: 4 });
        await on.tell(verdict);
        expect(on.said()).to.contain({ en, zh }[lang]);
      }
    });
  }

  it("marks two same digits of a house at once, and names them", async () => {
    const on = await opened("sudoku", 9);
    await on.keys("7", "ArrowRight", "7");
    expect(on.said()).to.equal("Box 1 has 7 twice: R1C1 and R1C3.");
    expect(all(on.board(), ".conflict")).to.have.length(2);
    expect(labelOf(on.board(), 0)).to.contain("conflict");
    await on.keys("Backspace", "Backspace");
    expect(all(on.board(), ".conflict")).to.have.length(0);
  });

  it("has coordinates on the rim while it names a cell, or always, and they move nothing", async () => {
    const on = await opened("sudoku", 9);
    const rimOf = (screen: Element) =>
      all(find(screen, "ergo-board-rim"), "span").map((one) => one.textContent);
    const rim = () => rimOf(on.screen);
    expect(rim()).to.deep.equal([]);
    const { top } = on.board().getBoundingClientRect();
    await on.keys("7", "ArrowRight", "7");
    expect(rim()).to.deep.equal([..."123456789", ..."123456789"]);
    expect(on.board().getBoundingClientRect().top).to.equal(top);
    const always = await opened("nurikabe", 7, 7, {
      settings: { ...DEFAULT_SETTINGS, rim: "always", cells: "letters" },
    });
    expect(rimOf(always.screen)).to.deep.equal([..."ABCDEFG", ..."1234567"]);
  });

  it("leaves Play quiet where there is no answer, and usable", async () => {
    const on = await opened("sudoku", 9);
    const play = () => find<HTMLButtonElement>(on.screen, ".play");
    await on.keys("7");
    await on.tell({ is: "several", answers: 3, more: false });
    expect([...play().classList]).to.contain("primary");
    await on.keys("ArrowRight", "7");
    expect([...play().classList])
      .to.contain("quiet")
      .and.not.to.contain("primary");
    expect(play().disabled).to.equal(false);
    await on.keys("Backspace", "8");
    await on.tell({ is: "none", breach: NONE });
    expect([...play().classList]).to.contain("quiet");
  });

  it("moves nothing below it", async () => {
    const on = await opened("sudoku", 9);
    await setViewport({ width: 320, height: 568 });
    await on.keys("1");
    const top = () => find(on.screen, "ergo-enter-pad").getBoundingClientRect().top;
    const first = top();
    for (const [verdict] of VERDICTS) {
      await on.act({ type: "enter/put", number: 3 }, { type: "enter/put", number: 4 });
      await on.tell(verdict);
      expect(top()).to.equal(first);
    }
  });
});

describe("an entered puzzle", () => {
  it("is played, shared, printed and studied, but not while it is blank", async () => {
    const on = await opened("sudoku", 4);
    const names = ["Play", "Share", "Print", "Workbench"];
    for (const name of names)
      expect(find<HTMLButtonElement>(on.screen, "button", name).disabled).to.equal(true);
    await on.keys("1");
    for (const name of names) await on.press(name);
    expect(on.asked).to.deep.equal([["play"], ["show", "share"], ["show", "print"], ["study"]]);
  });
});

describe("the screen", () => {
  it("has room for all of the board's keys on the smallest phone, each large enough", async () => {
    for (const [kind, side] of [
      ["sudoku", 9],
      ["nurikabe", 10],
    ] as const) {
      const on = await opened(kind, side);
      await setViewport({ width: 320, height: 568 });
      await on.rest();
      const pad = find(on.screen, "ergo-enter-pad").getBoundingClientRect();
      expect(pad.bottom).to.be.at.most(568);
      for (const button of all(on.screen, "button")) {
        const { width, height } = button.getBoundingClientRect();
        expect(Math.min(width, height), button.textContent ?? "").to.be.at.least(44);
      }
      expect(overflow()).to.equal(0);
    }
  });

  for (const look of LOOKS) {
    it(`has no accessibility fault (${look.lang}, ${look.theme}, ${look.text} %)`, async () => {
      await phone(look);
      document.documentElement.lang = look.lang;
      document.documentElement.dataset.theme = look.theme;
      for (const [kind, side] of [
        ["sudoku", 9],
        ["nurikabe", 10],
      ] as const) {
        const on = await opened(kind, side, side, { lang: look.lang });
        await on.keys("7", "ArrowRight", "7");
        await on.unfold();
        expect(await flaws(look)).to.deep.equal([]);
        expect(overflow()).to.equal(0);
      }
    });
  }
});
