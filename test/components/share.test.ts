import { expect, fixture, html } from "@open-wc/testing";
import { exportKind } from "../../engine/kinds/export.ts";
import { linkTo } from "../../engine/play/link.ts";
import { qrPicture } from "../../web/share/qr.ts";
import type { Acts } from "../../web/state/app.ts";
import type { PlayState } from "../../web/state/state.ts";
import { speak } from "../../web/words/words.ts";
import "../../web/share/share-sheet.ts";
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
    expect(find(element, "[role=status]", "Copied").textContent).to.equal("Copied");
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
    expect(find(element, "[role=status]", "by hand").textContent).to.equal("Copy it by hand, please");
    const field = find<HTMLInputElement>(element, "input.field");
    expect([field.selectionStart, field.selectionEnd]).to.deep.equal([0, field.value.length]);
  });

  it("spells the puzzle for other programs", async () => {
    const sudoku = await sheet("sudoku", sudokuText(3));
    for (const button of all(sudoku.element, ".other button")) button.click();
    expect(copies(sudoku.app.calls)).to.deep.equal([
      exportKind("sudoku").address(playing("sudoku", sudokuText(3)).puzzle),
      sudokuText(3),
    ]);
    const nurikabe = await sheet("nurikabe", nurikabeText(3));
    for (const button of all(nurikabe.element, ".other button")) button.click();
    expect(copies(nurikabe.app.calls)).to.deep.equal([
      `https://puzz.link/p?nurikabe/${nurikabe.app.store.state.play?.text}`,
    ]);
  });

  it("is of what was picked of the made puzzles where no game is on the screen", async () => {
    const made = { ...playing("sudoku", sudokuText(5)), origin: { level: 2, number: 9, made: true } };
    const app = appWith({ sheet: "share", picked: [made] }, { link: () => "https://ergo.test/#/made" });
    const element = await fixture(html`<ergo-share-sheet .app=${app}></ergo-share-sheet>`);
    await settled(element);
    find(element, ".other button", "digits").click();
    expect(copies(app.calls)).to.deep.equal([sudokuText(5)]);
    expect(all(find(element, "ergo-save-part"), "li").length).to.be.greaterThan(0);
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

describe("saving as a file", () => {
  /** Presses each choice of the sheet and gives the files that the browser was handed. */
  const saved = async (element: Element) => {
    const files: { name: string; type: string; text: string }[] = [];
    const { createObjectURL } = URL;
    const { click } = HTMLAnchorElement.prototype;
    let given = new Blob();
    URL.createObjectURL = (blob) => {
      given = blob as Blob;
      return "blob:given";
    };
    const handed: [name: string, blob: Blob][] = [];
    HTMLAnchorElement.prototype.click = function () {
      handed.push([this.download, given]);
    };
    try {
      for (const button of all(find(element, "ergo-save-part"), "button")) button.click();
    } finally {
      URL.createObjectURL = createObjectURL;
      HTMLAnchorElement.prototype.click = click;
    }
    for (const [name, blob] of handed) files.push({ name, type: blob.type, text: await blob.text() });
    await settled(element);
    return files;
  };

  it("writes every spelling of the kind, with the marks of the moment", async () => {
    for (const [kind, text] of [
      ["sudoku", sudokuText(3)],
      ["nurikabe", nurikabeText(3)],
    ]) {
      const { app, element } = await sheet(kind, text);
      expect(textIn(find(element, "ergo-save-part"))).not.to.contain("With your progress");
      const { play } = app.store.state;
      const blank = play?.puzzle.kind === "sudoku" ? [...text].indexOf("0") : 1;
      app.store.dispatch({ type: "move", move: { type: "mark", cells: [blank], mark: 2 } });
      await settled(element);
      const carrying = all(element, "li .note").map((note) =>
        note.textContent?.includes("With your progress"),
      );
      expect(carrying).to.deep.equal(exportKind(kind).spellings.map(({ carriesMarks }) => carriesMarks));
      expect(textIn(find(element, "ergo-save-part"))).to.contain("Notes, colours and branches stay in Ergo.");
      const files = await saved(element);
      const marks = app.store.state.play?.position.board.marks ?? [];
      if (!play) throw new Error("no game");
      expect(files.map((file) => file.text)).to.deep.equal(
        exportKind(kind).spellings.map((spelling) => spelling.write(play.puzzle, marks)),
      );
      expect(new Set(files.map((file) => file.name)).size).to.equal(files.length);
    }
  });

  it("names the files by the game, and says which was saved", async () => {
    const app = (play: Partial<PlayState>) =>
      appWith(
        { sheet: "share", play: { ...playing("sudoku", sudokuText(3)), ...play } },
        { link: () => "https://ergo.test/" },
      );
    const named = async (play: Partial<PlayState>) => {
      const element = await fixture(html`<ergo-share-sheet .app=${app(play)}></ergo-share-sheet>`);
      await settled(element);
      return { files: await saved(element), element };
    };
    const origin = { level: 3, number: 12 };
    const plain = await named({});
    expect(plain.files[0].name).to.match(/^ergo-sudoku-[0-9a-z]{5}\.sdk$/);
    expect((await named({})).files[0].name).to.equal(plain.files[0].name);
    expect((await named({ origin })).files.map(({ name, type }) => [name, type])).to.deep.equal([
      ["ergo-sudoku-3-12.sdk", "application/octet-stream"],
      ["ergo-sudoku-3-12-pzpr.txt", "text/plain"],
      ["ergo-sudoku-3-12-line.txt", "text/plain"],
      ["ergo-sudoku-3-12.sdm", "application/octet-stream"],
    ]);
    const { files, element } = await named({ origin, name: " ../A trap: 周末 <3? " });
    expect(files[0].name).to.equal("ergo-sudoku-A-trap-周末-3.sdk");
    const told = "Saved as ergo-sudoku-A-trap-周末-3.sdm";
    expect(find(element, "[role=status]", "Saved").textContent).to.equal(told);
    expect(find(element, "li:last-child .note").textContent?.trim()).to.equal(told);
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
