import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { playKind } from "../../../engine/kinds/play.ts";
import { helpOf } from "../../../web/kinds/help.ts";
import { speak } from "../../../web/words/words.ts";
import { all, dressed, find, flaws, LOOKS, overflow, phone, settled, textIn, until } from "../look.ts";
import { nurikabeText } from "../shell.ts";
import { part, type Scene, type Stage, stage, type } from "./play-stage.ts";

const GAMES: Readonly<Record<string, Scene>> = {
  sudoku: {},
  nurikabe: { kind: "nurikabe", text: nurikabeText(3) },
};
const SHEET = "ergo-help-sheet";

/** Opens the help by its button, and waits for its pictures. */
const opened = async (scene: Scene): Promise<Stage> => {
  const on = await stage(scene);
  part(on, "ergo-play-header", "button", "Help").click();
  await pictured(on);
  return on;
};
const pictured = async (on: Stage) => {
  await until(() => all(on.screen, `${SHEET}`).length > 0 && all(on.screen, "figure").length > 0);
  await settled(on.screen);
};
const parts = (on: Stage) => all(part(on, SHEET), "details") as HTMLDetailsElement[];
const unfolded = async (on: Stage) => {
  for (const one of parts(on)) one.open = true;
  await settled(on.screen);
};

before(async () => {
  document.title = "Ergo";
  await dressed();
});
beforeEach(() => speak("en"));
after(async () => {
  document.documentElement.removeAttribute("data-theme");
  document.documentElement.style.fontSize = "";
  await speak("en");
});

describe("the help of a game", () => {
  for (const [kind, scene] of Object.entries(GAMES)) {
    it(`shows each rule of a ${kind} on a right and on a wrong board`, async () => {
      const on = await opened(scene);
      const { rules } = await helpOf(kind);
      const figures = all(on.screen, "figure");
      expect(figures.map((figure) => figure.className)).to.deep.equal(
        rules.flatMap(() => ["right", "wrong"]),
      );
      const said = figures.map((figure) =>
        find(figure, "figcaption").textContent?.replace(/\s+/g, " ").trim(),
      );
      expect(said).to.deep.equal(
        rules.flatMap(({ right, wrong }) => [`Right. ${right.says.en}`, `Wrong. ${wrong.says.en}`]),
      );
      for (const [index, board] of rules.flatMap(({ right, wrong }) => [right, wrong]).entries()) {
        const drawn = figures[index].querySelector("ergo-thumbnail");
        expect(drawn?.puzzle && playKind(kind)?.format(drawn.puzzle)).to.equal(
          board.text.replaceAll(".", "0"),
        );
        expect(drawn?.marks.join("")).to.equal(board.marks);
        const { width, height } = find(figures[index], ".board").getBoundingClientRect();
        expect(Math.min(width, height), "a picture can be seen").to.be.at.least(90);
        expect(figures[index].querySelector(".around path")?.getAttribute("d")).not.to.equal("");
      }
    });
  }

  it("says what the tools of the hand do, the gestures and the words", async () => {
    const texts = new Map<string, string>();
    for (const [kind, scene] of Object.entries(GAMES)) {
      const on = await opened(scene);
      texts.set(kind, textIn(part(on, SHEET)));
    }
    for (const word of ["Undo", "Branch", "Check", "Why?", "Hint", "Two fingers", "R3C5", "Supposition"])
      for (const text of texts.values()) expect(text).to.contain(word);
    for (const word of ["Digit first", "Notes", "Double tap", "Long press on a key", "E3"])
      expect(texts.get("sudoku")).to.contain(word);
    expect(texts.get("nurikabe")).to.contain("Lock zoom").and.to.contain("E3");
    expect(texts.get("sudoku")).to.contain("Corner").and.not.to.contain("Pool");
    expect(texts.get("nurikabe")).to.contain("Pool").and.not.to.contain("Corner");
  });

  it("opens by the key, lists the keys then, and closes by Escape back to where it came from", async () => {
    const on = await stage();
    on.board.focus();
    await type(on, "?");
    await pictured(on);
    await unfolded(on);
    expect(textIn(part(on, SHEET))).to.contain("Corner note");
    find(part(on, SHEET), "dialog").dispatchEvent(new Event("cancel", { cancelable: true }));
    await settled(on.screen);
    expect(on.app.store.state.sheet).to.equal(null);
    expect(on.screen.renderRoot.querySelector(SHEET)).to.equal(null);
    expect(document.activeElement).to.equal(on.screen);
  });

  for (const look of LOOKS) {
    for (const [kind, scene] of Object.entries(GAMES)) {
      it(`is accessible and fits 320 x 568: ${kind}, ${look.lang}, ${look.theme}, ${look.text} %`, async () => {
        await phone(look);
        await setViewport({ width: 320, height: 568 });
        document.documentElement.dataset.theme = look.theme;
        document.documentElement.lang = look.lang === "zh" ? "zh-Hans" : "en";
        const settings = { lang: look.lang };
        const on = await stage({ ...scene, settings, state: { lang: look.lang } });
        on.app.acts.sheet("help");
        await pictured(on);
        await unfolded(on);
        expect(await flaws(look)).to.deep.equal([]);
        expect(overflow()).to.equal(0);
        for (const one of all(part(on, SHEET), "summary, button"))
          expect(one.getBoundingClientRect().height).to.be.at.least(44);
        const room = find(part(on, SHEET), "dialog").clientWidth;
        for (const one of all(part(on, SHEET), "dt, dd, h4, figcaption, .board"))
          expect(one.scrollWidth, one.textContent ?? "").to.be.at.most(room);
      });
    }
  }
});
