import { expect, fixture, html } from "@open-wc/testing";
import type { Move } from "../../engine/model/board.ts";
import { pngOf } from "../../web/pictures/picture.ts";
import { pictureOf } from "../../web/share/picture.ts";
import type { PlayState } from "../../web/state/state.ts";
import { speak } from "../../web/words/words.ts";
import "../../web/share/share-sheet.ts";
import { all, dressed, find, flaws, LOOKS, overflow, phone, settled } from "./look.ts";
import { appWith, playing } from "./shell.ts";

const SUDOKU = "1000000000040021";
const NURIKABE = "4/5/2m3h1l3g";

/** A share sheet on a game after some moves. */
const sheet = async (kind: string, text: string, moves: readonly Move[] = []) => {
  const app = appWith({ sheet: "share", play: playing(kind, text) }, { link: () => "https://ergo.test/" });
  for (const move of moves) app.store.dispatch({ type: "move", move });
  const element = await fixture(html`<ergo-share-sheet .app=${app}></ergo-share-sheet>`);
  await settled(element);
  const { play } = app.store.state;
  if (!play) throw new Error("no game");
  return { element, play };
};
const drawing = ({ puzzle, position: { board } }: PlayState) => {
  const { svg } = pictureOf(puzzle, { board }, "Title & <name>");
  const read = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(read.querySelector("parsererror")).to.equal(null);
  return read.documentElement;
};
const textsOf = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].map((one) => {
    const [col, row] = ["x", "y"].map((name) => Math.floor(Number(one.getAttribute(name))));
    return [row, col, one.textContent];
  });
const squares = (root: Element, selector: string) =>
  [...(root.querySelector(selector)?.getAttribute("d") ?? "").matchAll(/M([\d.]+) ([\d.]+)h/g)].map(
    ([, x, y]) => [Math.floor(Number(y)), Math.floor(Number(x))],
  );

before(async () => {
  document.title = "Ergo";
  await dressed();
  await speak("en");
});
after(async () => {
  document.documentElement.removeAttribute("data-theme");
  document.documentElement.style.fontSize = "";
  await speak("en");
});

describe("the picture of a board", () => {
  it("has the givens, digits, notes and colours of a Sudoku where they stand", async () => {
    const { play } = await sheet("sudoku", SUDOKU, [
      { type: "mark", cells: [1, 6], mark: 3 },
      { type: "colour", cells: [6], colour: 5 },
      { type: "note", layer: "corner", cells: [4], value: 2, on: true },
      { type: "note", layer: "corner", cells: [4], value: 3, on: true },
      { type: "note", layer: "centre", cells: [8], value: 4, on: true },
      { type: "note", layer: "corner", cells: [8], value: 1, on: true },
    ]);
    const root = drawing(play);
    expect(root.querySelector("title")?.textContent).to.equal("Title & <name>");
    expect(textsOf(root, ".given")).to.deep.equal([
      [0, 0, "1"],
      [2, 3, "4"],
      [3, 2, "2"],
      [3, 3, "1"],
    ]);
    expect(textsOf(root, ".yours")).to.deep.equal([
      [0, 1, "3"],
      [1, 2, "3"],
    ]);
    expect(textsOf(root, ".note:not(.line, .centre)")).to.deep.equal([
      [1, 0, "2"],
      [1, 0, "3"],
    ]);
    expect(textsOf(root, ".line")).to.deep.equal([[2, 0, "1"]]);
    expect(textsOf(root, ".centre")).to.deep.equal([[2, 0, "4"]]);
    expect(squares(root, ".colour-5")).to.deep.equal([[1, 2]]);
  });

  it("has the shapes of coloured candidates, each behind its digit", async () => {
    const { play } = await sheet("sudoku", SUDOKU, [
      { type: "note", layer: "corner", cells: [4], value: 2, on: true },
      ...[3, 4].map((value) => ({ type: "note", layer: "centre", cells: [8], value, on: true }) as const),
      { type: "colour", cells: [4], colour: 1, value: 2 },
      { type: "colour", cells: [8], colour: 2, value: 4 },
      { type: "colour", cells: [8], colour: 3, value: 1 }, // does not show
    ]);
    const root = drawing(play);
    const shapes = [...root.querySelectorAll("[class^=shape-]")].map((one) => one.getAttribute("class"));
    expect(shapes).to.deep.equal(["shape-1", "shape-2"]);
    const box = (selector: string, name: string) => Number(root.querySelector(selector)?.getAttribute(name));
    const [, last] = (root.querySelector(".centre")?.getAttribute("x") ?? "").split(" ").map(Number);
    expect(box(".shape-2", "x") + box(".shape-2", "width") / 2).to.be.closeTo(last, 0.002);
    expect(box(".shape-1", "x") + box(".shape-1", "width") / 2).to.be.closeTo(box(".note", "x"), 0.002);
  });

  it("has the candidates that are kept automatically, less those struck out", async () => {
    const { play } = await sheet("sudoku", SUDOKU, [
      { type: "auto", on: true },
      { type: "note", layer: "struck", cells: [1], value: 2, on: true },
    ]);
    const shown = textsOf(drawing(play), ".note").filter(([row, col]) => row === 0 && col === 1);
    expect(shown).to.deep.equal([
      [0, 1, "3"],
      [0, 1, "4"],
    ]);
  });

  it("has the numbers, walls and dots of a Nurikabe", async () => {
    const { play } = await sheet("nurikabe", NURIKABE, [
      { type: "mark", cells: [1, 5], mark: 1 },
      { type: "mark", cells: [2], mark: 2 },
    ]);
    const root = drawing(play);
    const { clues, cols } = play.puzzle as unknown as { clues: readonly number[]; cols: number };
    expect(textsOf(root, ".given")).to.deep.equal(
      [...clues.keys()]
        .filter((cell) => clues[cell])
        .map((cell) => [Math.floor(cell / cols), cell % cols, String(clues[cell])]),
    );
    expect(squares(root, ".wall")).to.deep.equal([
      [0, 1],
      [1, 1],
    ]);
    expect(squares(root, ".dots")).to.deep.equal([[0, 2]]);
  });

  it("needs no style sheet, and nothing from elsewhere", async () => {
    const { play } = await sheet("sudoku", SUDOKU, [{ type: "mark", cells: [1], mark: 3 }]);
    const root = drawing(play);
    expect(root.querySelector(".yours")?.getAttribute("fill")).to.match(/^(#|rgb)/);
    expect(root.querySelector(".lines")?.getAttribute("stroke-width")).to.equal("0.02px");
    expect(root.querySelectorAll("style, image, use, script, foreignObject")).to.have.length(0);
    expect(root.outerHTML).not.to.match(/var\(|url\(|href|lit\$|<!--/);
  });

  it("is a PNG of at least 1080 pixels across, with ink where the board has it", async () => {
    for (const [kind, text] of [
      ["sudoku", SUDOKU],
      ["nurikabe", NURIKABE],
      ["nurikabe", "30/30/5"],
    ]) {
      const { play } = await sheet(kind, text, [{ type: "mark", cells: [1], mark: 1 }]);
      const picture = pictureOf(play.puzzle, { board: play.position.board }, "t");
      const blob = await pngOf(picture);
      expect(blob.type).to.equal("image/png");
      const bitmap = await createImageBitmap(blob);
      expect([bitmap.width, bitmap.height]).to.deep.equal([picture.width, picture.height]);
      expect(bitmap.width).to.be.at.least(1080);
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const pen = canvas.getContext("2d");
      if (!pen) throw new Error("no canvas");
      pen.drawImage(bitmap, 0, 0);
      const { cols } = play.puzzle;
      /** The share of a cell that is not white. */
      const ink = (cell: number) => {
        const unit = bitmap.width / (cols + 0.8);
        const x = (0.4 + (cell % cols) + 0.15) * unit;
        const y = (0.4 + Math.floor(cell / cols) + 0.15) * unit;
        const { data } = pen.getImageData(
          Math.round(x),
          Math.round(y),
          Math.round(unit * 0.7),
          Math.round(unit * 0.7),
        );
        let dark = 0;
        for (let at = 0; at < data.length; at += 4) if (data[at] < 200) dark++;
        return dark / (data.length / 4);
      };
      expect(ink(0), "a given").to.be.greaterThan(0.02);
      expect(ink(1), "a mark").to.be.greaterThan(kind === "nurikabe" ? 0.9 : 0.01);
      expect(ink(2), "a blank cell").to.equal(0);
    }
  });

  it("colours cells as the board does", async () => {
    const { play } = await sheet("sudoku", SUDOKU, [
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((colour): Move => ({ type: "colour", cells: [colour], colour })),
    ]);
    const root = drawing(play);
    const { colourStyles } = await import("../../web/boards/colours.ts");
    for (let colour = 1; colour <= 8; colour++) {
      const [, light] = new RegExp(
        `\\.colour-${colour} \\{\\s*background-color: var\\(--light, (#\\w+)\\)`,
      ).exec(colourStyles.cssText) ?? ["", "none"];
      const probe = document.createElement("i");
      probe.style.color = light;
      const drawn = document.createElement("i");
      drawn.style.color = root.querySelector(`.colour-${colour}`)?.getAttribute("fill") ?? "";
      expect(drawn.style.color, light).to.equal(probe.style.color);
      expect(drawn.style.color).not.to.equal("");
    }
  });
});

describe("the picture in the share sheet", () => {
  const caught = async (press: () => void) => {
    const handed: [string, Blob][] = [];
    const { createObjectURL } = URL;
    const { click } = HTMLAnchorElement.prototype;
    let given = new Blob();
    URL.createObjectURL = (blob) => {
      given = blob as Blob;
      return createObjectURL(blob);
    };
    HTMLAnchorElement.prototype.click = function () {
      handed.push([this.download, given]);
    };
    try {
      press();
      while (handed.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    } finally {
      URL.createObjectURL = createObjectURL;
      HTMLAnchorElement.prototype.click = click;
    }
    return handed[0];
  };

  it("is saved as PNG or SVG, with what was written or without it", async () => {
    const { element } = await sheet("sudoku", SUDOKU, [{ type: "mark", cells: [1], mark: 3 }]);
    const part = find(element, "ergo-picture-part");
    const [name, png] = await caught(() => find(part, "button", "PNG").click());
    expect([name, png.type]).to.deep.equal([`${name.slice(0, -4)}.png`, "image/png"]);
    await settled(part);
    expect(find(part, "[role=status]").textContent?.trim()).to.equal(`Saved as ${name}`);
    const [, written] = await caught(() => find(part, "button", "SVG").click());
    expect(written.type).to.equal("image/svg+xml");
    expect(await written.text()).to.contain("yours");
    expect(all(part, ".preview .yours")).to.have.length(1);
    find<HTMLInputElement>(part, ".switch input").click();
    await settled(part);
    expect(all(part, ".preview .yours")).to.have.length(0);
    const [, bare] = await caught(() => find(part, "button", "SVG").click());
    expect(await bare.text()).not.to.contain("yours");
  });

  it("asks for nothing to leave out where nothing is written, and is shared only where files can be", async () => {
    const { element } = await sheet("nurikabe", NURIKABE);
    const part = find(element, "ergo-picture-part");
    expect(all(part, ".switch")).to.have.length(0);
    const can = navigator.canShare?.({ files: [new File([], "a.png", { type: "image/png" })] }) ?? false;
    expect(all(part, "button")).to.have.length(can ? 3 : 2);
  });

  for (const look of LOOKS) {
    it(`is accessible in ${look.lang}, ${look.theme}, ${look.text} %`, async () => {
      await phone(look);
      document.documentElement.dataset.theme = look.theme;
      document.documentElement.lang = look.lang === "zh" ? "zh-Hans" : "en";
      const { element } = await sheet("sudoku", SUDOKU, [{ type: "mark", cells: [1], mark: 3 }]);
      await settled(element);
      expect(await flaws(look)).to.deep.equal([]);
      expect(overflow()).to.equal(0);
    });
  }
});
