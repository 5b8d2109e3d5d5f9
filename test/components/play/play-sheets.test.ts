import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import type { Rated } from "../../../worker/api.ts";
import "../../../web/ui/keyboard.ts";
import "../../../web/ui/toast.ts";
import { speak } from "../../../web/words/words.ts";
import { all, dressed, find, overflow, settled, textIn } from "../look.ts";
import { part, type Stage, select, stage, type } from "./play-stage.ts";

const open = async (on: Stage, button: string, name: string) => {
  part(on, button === "Branch" ? "ergo-toolbar" : "ergo-play-header", "button", button).click();
  await customElements.whenDefined(name);
  await settled(on.screen);
};
const press = async (on: Stage, name: string, selector: string, text = "") => {
  part(on, name, selector, text).click();
  await settled(on.screen);
};
const lines = (on: Stage) =>
  all(part(on, "ergo-branches-sheet"), "li").map((line) => line.textContent?.replace(/\s+/g, " ").trim());

before(async () => {
  await dressed();
  await speak("en");
});

describe("the branches", () => {
  const menu = "ergo-branches-sheet";

  it("begin with trying something, and are gone to and come back from", async () => {
    const on = await stage();
    await select(on, 2);
    await type(on, "3");
    await open(on, "Branch", menu);
    expect(lines(on)).to.deep.equal([]);
    await press(on, menu, "button", "Try something");
    expect(on.app.store.state.sheet).to.equal(null);
    await type(on, "4");
    await open(on, "Branch", menu);
    expect(lines(on)).to.deep.equal(["Main line 1 move", "Try 1 You are here"]);
    expect(part(on, menu, "[aria-current=true]").textContent).to.contain("Try 1");
    await press(on, menu, ".go", "Main line");
    expect(on.play.position.board.marks[2]).to.equal(3);
    await open(on, "Branch", menu);
    await press(on, menu, ".go", "Try 1");
    expect(on.play.position.board.marks[2]).to.equal(4);
  });

  it("have names that are read in words on a small phone with large text", async () => {
    await setViewport({ width: 320, height: 568 });
    document.documentElement.style.fontSize = "200%";
    const on = await stage();
    on.app.store.dispatch({ type: "branch-start", name: "假如第1行第3列是 1", mainName: "主线" });
    await open(on, "Branch", menu);
    for (const name of all(part(on, menu), ".name")) {
      const sign = Number.parseFloat(getComputedStyle(name).fontSize);
      expect(name.getBoundingClientRect().width).to.be.at.least(3 * sign);
    }
    expect(overflow()).to.be.at.most(0);
    document.documentElement.style.fontSize = "";
    await setViewport({ width: 800, height: 600 });
  });

  it("are renamed in place, and dropped but for the one that is played", async () => {
    const on = await stage();
    on.app.store.dispatch({ type: "branch-start", name: "Try 1", mainName: "Main line" });
    await open(on, "Branch", menu);
    await press(on, menu, "[aria-label='Rename “Main line”']");
    const field = part<HTMLInputElement>(on, menu, "input");
    expect(field.value).to.equal("Main line");
    expect(part(on, menu).shadowRoot?.activeElement).to.equal(field);
    field.value = "  Safe ";
    await press(on, menu, "button", "Save");
    expect(lines(on)[0]).to.contain("Safe");
    expect(all(part(on, menu), "[aria-label='Delete “Safe”']")).to.have.length(0);
    await press(on, menu, "[aria-label='Delete “Try 1”']");
    expect(on.play.position.game.branches.map(({ name }) => name)).to.deep.equal(["Safe"]);
    expect(on.app.store.state.sheet).to.equal(null);
    const { toast } = on.app.store.state;
    expect(toast?.text).to.equal("“Try 1” was deleted.");
    if (toast?.button?.action && toast.button.action !== "reload") on.app.store.dispatch(toast.button.action);
    expect(on.play.position.game.branches.map(({ name }) => name)).to.deep.equal(["Safe", "Try 1"]);
    expect(on.play.position.game.branch).to.equal(1);
  });

  it("are named after the thought where a cell is selected, and begin with it", async () => {
    const on = await stage();
    await select(on, 2);
    await open(on, "Branch", menu);
    expect(textIn(part(on, menu, ".thoughts"))).to.contain("What if R1C3 is");
    const names = all(part(on, menu), ".thoughts button").map((one) => one.getAttribute("aria-label"));
    expect(names).to.deep.equal(["What if R1C3 is 3"]);
    await press(on, menu, ".thoughts button");
    expect(on.play.position.board.marks[2]).to.equal(3);
    expect(on.play.position.game.branches.map(({ name }) => name)).to.deep.equal([
      "Main line",
      "What if R1C3 is 3",
    ]);
    expect(on.app.store.state.sheet).to.equal(null);
  });

  it("are named in Chinese where that is spoken", async () => {
    await speak("zh");
    const on = await stage({ state: { lang: "zh" } });
    await open(on, "分支", menu).catch(() => {});
    on.app.acts.sheet("branches");
    await settled(on.screen);
    await press(on, menu, "button", "试一试");
    expect(on.play.position.game.branches.map((branch) => branch.name)).to.deep.equal(["主线", "尝试 1"]);
    await speak("en");
  });
});

describe("the chip of a branch", () => {
  const chip = "ergo-branch-chip";
  const branched = async () => {
    const on = await stage();
    await select(on, 2);
    await type(on, "3");
    const before = on.board.getBoundingClientRect();
    on.app.store.dispatch({ type: "branch-start", name: "What if R1C4 is 4", mainName: "Main line" });
    await customElements.whenDefined(chip);
    await settled(on.screen);
    await select(on, 3);
    await type(on, "4");
    expect(on.board.getBoundingClientRect().toJSON()).to.deep.equal(before.toJSON());
    return on;
  };
  const toastBack = async (on: Stage) => {
    part(on, "ergo-toast", "button", "Undo").click();
    await settled(on.screen);
  };

  it("shows its name and its marks in another ink, where nothing moves", async () => {
    const on = await branched();
    expect(textIn(part(on, chip)).trim()).to.equal("What if R1C4 is 4");
    const cells = all(on.board, ".cell");
    expect(cells[3].className).to.contain("tried");
    expect(cells[2].className).not.to.contain("tried");
    expect(cells[3].getAttribute("aria-label")).to.contain("tried in this branch");
    expect(getComputedStyle(cells[3]).fontStyle).to.equal("italic");
    for (const button of all(part(on, chip), "button")) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(43.9);
    }
    await press(on, chip, ".name");
    expect(on.app.store.state.sheet).to.equal("branches");
  });

  it("has its whole name with large text on the smallest phone, in both languages", async () => {
    await setViewport({ width: 320, height: 568 });
    document.documentElement.style.fontSize = "200%";
    try {
      const on = await branched();
      for (const name of ["What if R1C4 is 4", "假如第1行第4列是 4"]) {
        on.app.store.dispatch({ type: "branch-rename", branch: 1, name });
        await settled(on.screen);
        const box = part(on, chip, ".chip");
        const { top, bottom } = part(on, "ergo-play-header", "header").getBoundingClientRect();
        expect(box.getBoundingClientRect().top).to.be.at.least(top);
        expect(box.getBoundingClientRect().bottom).to.be.at.most(bottom + 0.5);
        const said = part(on, chip, ".name span");
        // Tall letters reach a little out of their line; a line that is cut is far higher.
        expect(said.scrollHeight).to.be.at.most(said.clientHeight + 6);
      }
    } finally {
      document.documentElement.style.fontSize = "";
      await setViewport({ width: 800, height: 600 });
    }
  });

  it("leaves it in one tap, which the toast takes back", async () => {
    const on = await branched();
    const { game } = on.play.position;
    await press(on, chip, "[aria-label='Back to the main line']");
    expect(on.play.position.board.marks.slice(2, 4)).to.deep.equal([3, 0]);
    expect(all(on.screen, chip)).to.have.length(0);
    expect(on.app.store.state.toast?.text).to.contain("“What if R1C4 is 4” is kept.");
    const told = part(on, "ergo-toast");
    const over = find(told, ".toast").getBoundingClientRect();
    const header = part(on, "ergo-play-header", "header").getBoundingClientRect();
    expect(over.top).to.be.at.least(header.top);
    expect(over.bottom).to.be.at.most(header.bottom + 0.5);
    for (const button of all(told, "button")) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(43.9);
      expect(button.getBoundingClientRect().right).to.be.at.most(over.right);
    }
    await toastBack(on);
    expect(on.play.position.game).to.deep.equal(game);
    expect(all(on.screen, chip)).to.have.length(1);
  });

  it("keeps it in one tap, which the toast takes back", async () => {
    const on = await branched();
    const { game } = on.play.position;
    await press(on, chip, "[aria-label='Take it over into the main line']");
    expect(on.play.position.board.marks.slice(2, 4)).to.deep.equal([3, 4]);
    expect(on.play.position.game.branches).to.have.length(1);
    expect(all(on.screen, chip)).to.have.length(0);
    expect(all(on.board, ".tried")).to.have.length(0);
    await toastBack(on);
    expect(on.play.position.game).to.deep.equal(game);
  });
});

describe("the menu", () => {
  const menu = "ergo-menu-sheet";
  const opened = async (scene: Parameters<typeof stage>[0] = {}) => {
    const on = await stage(scene);
    await open(on, "More", menu);
    on.calls.length = 0;
    return on;
  };

  it("says how many answers there are", async () => {
    expect(textIn(part(await opened(), menu))).to.contain("Counting the answers");
    const one = { truth: { answers: "one", answer: [], nodes: 12 } } as const;
    const said = textIn(part(await opened({ play: one }), menu));
    expect(said).to.contain("Exactly one answer");
    expect(said).not.to.contain("guess");
  });

  it("says how hard the puzzle is once that is known, and nothing moves for it", async () => {
    const on = await opened();
    let tell: (rated: Rated | null) => void = () => {};
    on.app.acts.rate = () =>
      new Promise((resolve) => {
        tell = resolve;
      });
    on.app.store.dispatch({
      type: "truth",
      id: on.play.id,
      truth: { answers: "one", answer: [], nodes: 12 },
    });
    await settled(on.screen);
    const rating = () => part(on, menu, ".rating");
    const { top, height } = rating().getBoundingClientRect();
    expect(textIn(rating())).to.equal("Working out how hard it is …");
    const name = { en: "X-wing on rows", zh: "X 翼（行）" };
    tell({ level: 4, work: 364, needs: [{ id: "x-wing-on-rows", name, level: 4, count: 2 }] });
    await settled(on.screen);
    expect(textIn(rating())).to.equal("Hard, work 364. Needs “X-wing on rows” 2 times.");
    const after = rating().getBoundingClientRect();
    expect([after.top, after.height]).to.deep.equal([top, height]);
  });

  it("offers no answer where there is none", async () => {
    const items = async (answers: "none" | "several") =>
      textIn(part(await opened({ play: { truth: { answers } } }), menu));
    expect(await items("none")).not.to.contain("Show the answer");
    expect(await items("several")).to.contain("Show the answer");
  });

  it("pauses, also while the name of a branch covers the clock", async () => {
    const on = await opened();
    await press(on, menu, "button", "Pause");
    expect([on.play.paused, on.app.store.state.sheet]).to.deep.equal([true, null]);
    await open(on, "More", menu);
    expect(textIn(part(on, menu))).not.to.contain("Pause");
    const solved = await opened({ play: { solved: true } });
    expect(textIn(part(solved, menu))).not.to.contain("Pause");
  });

  it("asks before it starts over or shows the answer", async () => {
    for (const [item, sheet, act] of [
      ["Start over", "confirm-restart", "restart"],
      ["Show the answer", "confirm-answer", "showAnswer"],
    ] as const) {
      const on = await opened();
      await press(on, menu, "button", item);
      expect(on.app.store.state.sheet).to.equal(sheet);
      await customElements.whenDefined("ergo-confirm-sheet");
      await settled(on.screen);
      expect(textIn(part(on, "ergo-confirm-sheet"))).to.contain("Undo");
      await press(on, "ergo-confirm-sheet", ".primary", item);
      expect(on.calls.at(-1)).to.deep.equal([act]);
      await press(on, "ergo-confirm-sheet", "button", "Cancel");
      expect(on.app.store.state.sheet).to.equal(null);
    }
  });

  it("shares, leads to the settings and lists the keys", async () => {
    const on = await opened();
    await press(on, menu, "button", "Settings");
    await press(on, menu, "button", "Share");
    expect(on.calls).to.deep.equal([
      ["go", { screen: "settings" }],
      ["sheet", "share"],
    ]);
    await type(on, "?");
    on.app.acts.sheet(null);
    await type(on, "?");
    await customElements.whenDefined("ergo-help-sheet");
    await settled(on.screen);
    expect(textIn(part(on, "ergo-help-sheet"))).to.contain("Corner note");
  });

  it("copies the link and says whether it could", async () => {
    for (const works of [true, false]) {
      const on = await opened();
      on.app.acts.copy = async () => works;
      on.app.acts.link = () => "https://example.test/#/sudoku/1";
      await press(on, menu, "button", "Copy link");
      const { toast, sheet } = on.app.store.state;
      expect(toast?.text).to.contain(works ? "is copied" : "could not be copied");
      expect(sheet).to.equal(null);
    }
  });

  it("leads to the printing", async () => {
    const on = await opened();
    await press(on, menu, "button", "Print");
    expect(on.calls.at(-1)).to.deep.equal(["sheet", "print"]);
  });

  it("renames the game", async () => {
    const on = await opened({ play: { origin: { level: 2, number: 7 } } });
    await press(on, menu, "button", "Rename");
    const field = part<HTMLInputElement>(on, menu, "input");
    expect(field.value).to.contain("Easy");
    expect(find(part(on, menu), "label").textContent).to.contain("Name of this game");
    field.value = "Train ride";
    await press(on, menu, "button", "Save");
    expect(on.calls[0]).to.deep.equal(["renameGame", on.play.id, "Train ride"]);
  });
});
