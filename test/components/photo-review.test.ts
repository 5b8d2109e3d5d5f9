import { expect, fixture, fixtureCleanup, html } from "@open-wc/testing";
import "../../engine/kinds/games.ts";
import type { Verdict } from "../../web/enter/entering.ts";
import { FIRST } from "../../web/enter/record.ts";
import { extendByEntering } from "../../web/enter/reduce.ts";
import "../../web/enter/photo/photo-review.ts";
import { extendByPhotos, type Photographed } from "../../web/enter/photo/photographed.ts";
import { speak } from "../../web/words/words.ts";
import type { PhotoAnswer } from "../../worker/api.ts";
import { all, dressed, find, overflow, phone, settled, textIn } from "./look.ts";
import { appWith, IDLE_DESK } from "./shell.ts";
import "../../web/enter/enter-screen.ts";

const picture = new Blob(["no picture"]);
const review = (screen: HTMLElement) => find(screen, "ergo-photo-review");
const corner = (x: number, y: number) => ({ x, y });
const DIGITS = `17${"0".repeat(79)}`;

/** A picture of a board in which R1C1 was mended, R1C2 is unsure and R1C3 was struck out. */
const READ: PhotoAnswer = {
  ...{ kind: "sudoku", text: DIGITS, rows: 9, cols: 9, several: false, trust: 1 },
  doubts: [
    { cell: 0, number: 1, read: 7 },
    { cell: 1, number: 7, read: 7 },
    { cell: 2, number: 0, read: 5 },
  ],
  straight: { width: 18, height: 18, pixels: new Uint8Array(18 * 18).fill(200) },
  corners: [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)],
} as PhotoAnswer;

async function shown(photographed: Photographed) {
  fixtureCleanup();
  const app = appWith({ route: { screen: "enter", link: "" } }, { entering: async () => IDLE_DESK });
  extendByEntering(app.store);
  extendByPhotos(app.store);
  app.store.dispatch({ type: "enter/opened", kept: FIRST });
  app.store.dispatch({ type: "enter/taken", board: { kind: "sudoku", text: DIGITS } });
  app.store.dispatch({ type: "photo/told", photographed });
  const screen = await fixture<HTMLElement>(html`<ergo-enter-screen .app=${app}></ergo-enter-screen>`);
  await settled(screen);
  const press = async (text: string) => {
    find(review(screen), "button", text).click();
    await settled(screen);
  };
  return { app, screen, press };
}

before(dressed);
beforeEach(() => speak("en"));
after(() => {
  document.documentElement.style.fontSize = "";
});

describe("A picture beside its board", () => {
  it("says of each cell that was changed which it is", async () => {
    const notes = (screen: HTMLElement) => all(review(screen), "li").map((one) => textIn(one).trim());
    const { screen } = await shown({ is: "read", picture, answer: READ });
    expect(notes(screen)).to.deep.equal([
      "R1C1: read as 7, changed to 1.",
      "R1C3: read as 5, changed to –.",
      "Only so has the puzzle one answer.",
    ]);
  });

  it("says what is wrong where the board has no answer or several, and no longer bids to play", async () => {
    const said = () => textIn(find(review(screen), ".words [role=status]"));
    const { app, screen } = await shown({ is: "read", picture, answer: { ...READ, doubts: [] } });
    const told = async (verdict: Verdict) => {
      app.store.dispatch({ type: "enter/asked", question: 7 });
      app.store.dispatch({ type: "enter/told", question: 7, verdict });
      await settled(screen);
    };
    await told({ is: "several", answers: 2, more: false });
    expect(said()).to.contain("Several answers").and.not.to.contain("play");
    await told({ is: "broken" });
    expect(said()).to.contain("No answer").and.not.to.contain("play");
    await told({ is: "one", grade: "unknown" });
    expect(said()).to.contain("then play");
  });

  it("has its sides named where they can be changed", async () => {
    const answer = { ...READ, kind: "nurikabe", text: "9/9/81", doubts: [] };
    const { screen } = await shown({ is: "read", picture, answer });
    const sides = find(screen, ".sides");
    expect(textIn(sides)).to.contain("Columns").and.to.contain("Rows");
  });

  it("has corners that are left as they were with Cancel", async () => {
    const { screen, press } = await shown({ is: "read", picture, answer: READ });
    await press("Corners");
    expect(all(screen, ".corner")).to.have.length(4);
    expect(textIn(screen)).to.contain("The arrow keys move them too.");
    await press("Cancel");
    expect(all(screen, ".corner")).to.have.length(0);
    expect(textIn(screen)).to.contain("R1C1: read as 7");
  });

  it("that could not be opened is not offered to be put away", async () => {
    const problem = { code: "photo-type", text: { en: "It is none.", zh: "这不是。" } };
    const { screen } = await shown({ is: "refused", picture, problem });
    expect(all(review(screen), "button").map((one) => textIn(one).trim())).to.deep.equal([
      "Another picture",
      "Close",
    ]);
  });

  it("keeps the verdict and the way to play of the board before to itself while it is read", async () => {
    const { app, screen } = await shown({ is: "reading", picture, stage: "read" });
    const play = find<HTMLButtonElement>(screen, ".play");
    const verdict = find(screen, "ergo-verdict-line");
    expect([play.disabled, getComputedStyle(verdict).visibility]).to.deep.equal([true, "hidden"]);
    app.store.dispatch({ type: "photo/told", photographed: null });
    await settled(screen);
    expect([play.disabled, getComputedStyle(verdict).visibility]).to.deep.equal([false, "visible"]);
  });

  it("fits the smallest phone with large text", async () => {
    await phone({ lang: "en", theme: "light", text: 200 });
    await shown({ is: "read", picture, answer: READ });
    expect(overflow()).to.be.at.most(0);
  });
});
