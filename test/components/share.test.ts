import { expect, fixture, html } from "@open-wc/testing";
import { linkTo } from "../../engine/play/link.ts";
import { qrPicture } from "../../web/parts/qr.ts";
import type { Acts } from "../../web/state/app.ts";
import { speak } from "../../web/words/words.ts";
import "../../web/sheets/share-sheet.ts";
import { all, dressed, find, settled, textIn } from "./look.ts";
import { appWith, nurikabeText, playing, sudokuText } from "./shell.ts";

const sheet = async (kind: string, text: string, acts: Partial<Acts> = {}) => {
  const app = appWith(
    { sheet: "share", play: playing(kind, text) },
    {
      link(withMarks) {
        const { play } = app.store.state;
        if (!play) throw new Error("no game");
        return `https://ergo.test/${linkTo(play.kind, play.puzzle, withMarks ? play.position.board.marks : undefined)}`;
      },
      copy: async () => true,
      ...acts,
    },
  );
  const element = await fixture(html`<ergo-share-sheet .app=${app}></ergo-share-sheet>`);
  await settled(element);
  return { app, element };
};
const copies = (calls: readonly (readonly unknown[])[]) =>
  calls.filter(([name]) => name === "copy").map(([, text]) => text);
const link = (element: Element) => find<HTMLInputElement>(element, "input.field").value;

before(async () => {
  await dressed();
  await speak("en");
});

describe("sharing", () => {
  it("gives the puzzle's link, selected as a whole, and copies it", async () => {
    const { app, element } = await sheet("sudoku", sudokuText(3));
    const field = find<HTMLInputElement>(element, "input.field");
    expect(field.value).to.equal(`https://ergo.test/#/sudoku/${sudokuText(3)}`);
    field.focus();
    expect([field.selectionStart, field.selectionEnd]).to.deep.equal([0, field.value.length]);
    find(element, "button.primary").click();
    await settled(element);
    expect(copies(app.calls)).to.deep.equal([field.value]);
    expect(find(element, "button.primary").textContent).to.contain("Copied");
    expect(find(element, "[role=status]").textContent).to.equal("Copied");
  });

  it("adds the progress on request, where there is any", async () => {
    const { app, element } = await sheet("sudoku", sudokuText(3));
    expect(all(element, ".switch")).to.have.length(0);
    const blank = [...sudokuText(3)].indexOf("0");
    app.store.dispatch({ type: "move", move: { type: "mark", cells: [blank], mark: 5 } });
    await settled(element);
    const short = link(element);
    find<HTMLInputElement>(element, ".switch input").click();
    await settled(element);
    expect(link(element).startsWith(`${short}~`)).to.equal(true);
    const drawn = find(element, ".qr path").getAttribute("d");
    expect(drawn).to.equal(qrPicture(link(element))?.path);
  });

  it("says so when nothing could be copied, and selects the link instead", async () => {
    const { element } = await sheet("sudoku", sudokuText(3), { copy: async () => false });
    find(element, "button.primary").click();
    await settled(element);
    expect(find(element, "[role=status]").textContent).to.equal("Copy it by hand, please");
    const field = find<HTMLInputElement>(element, "input.field");
    expect([field.selectionStart, field.selectionEnd]).to.deep.equal([0, field.value.length]);
  });

  it("spells the puzzle for other programs", async () => {
    const sudoku = await sheet("sudoku", sudokuText(3));
    find(sudoku.element, ".other button").click();
    expect(copies(sudoku.app.calls)).to.deep.equal([sudokuText(3)]);
    const nurikabe = await sheet("nurikabe", nurikabeText(3));
    find(nurikabe.element, ".other button").click();
    expect(copies(nurikabe.app.calls)).to.deep.equal([
      `https://puzz.link/p?nurikabe/${nurikabe.app.store.state.play?.text}`,
    ]);
  });

  it("is without a code when the link is too long for one", async () => {
    const { element } = await sheet("sudoku", sudokuText(3), {
      link: () => `https://ergo.test/${"x".repeat(4000)}`,
    });
    await settled(element);
    expect(all(element, ".qr")).to.have.length(0);
    expect(textIn(element)).to.contain("too long for a QR code");
  });
});

describe("the QR code", () => {
  it("of a 9x9 link of 115 characters has 33 modules and its quiet zone", () => {
    const address = `https://ergo.example/ergo/#/sudoku/${sudokuText(3)}`.slice(0, 115);
    expect(qrPicture(address)?.size).to.equal(33 + 8);
  });

  it("draws the three finders where they belong", () => {
    const { size, path } = qrPicture("https://ergo.test/") ?? { size: 0, path: "" };
    const far = size - 4 - 7;
    for (const [x, y] of [
      [4, 4],
      [far, 4],
      [4, far],
    ]) {
      expect(path).to.contain(`M${x} ${y}h7v1h-7z`);
      expect(path).to.contain(`M${x} ${y + 6}h7v1h-7z`);
    }
  });

  it("is none for a text that is too long", () => {
    expect(qrPicture("x".repeat(8000))).to.equal(null);
  });
});
