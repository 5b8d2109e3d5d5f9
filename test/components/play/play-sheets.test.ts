import { expect } from "@open-wc/testing";
import { speak } from "../../../web/words/words.ts";
import { all, dressed, find, settled, textIn } from "../look.ts";
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
    expect(part<HTMLButtonElement>(on, menu, "[aria-label='Delete “Try 1”']").disabled).to.equal(true);
    await press(on, menu, "[aria-label='Delete “Safe”']");
    expect(lines(on)).to.deep.equal(["Try 1 You are here"]);
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
    const one = { truth: { answers: "one", answer: [] } } as const;
    expect(textIn(part(await opened({ play: one }), menu))).to.contain("Exactly one answer");
  });

  it("offers no answer where there is none", async () => {
    const items = async (answers: "none" | "several") =>
      textIn(part(await opened({ play: { truth: { answers } } }), menu));
    expect(await items("none")).not.to.contain("Show the answer");
    expect(await items("several")).to.contain("Show the answer");
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
