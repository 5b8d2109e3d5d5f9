import { expect, fixture, html } from "@open-wc/testing";
import { pngOf } from "../../web/pictures/picture.ts";
import { snapshotOf } from "../../web/pictures/snapshot.ts";
import "../../web/kinds/thumbnail.ts";
import { sudokuPuzzle } from "../../engine/kinds/sudoku/puzzle/puzzle.ts";
import { settled } from "./look.ts";

/** A class for everything: a board in a shadow root, words that wrap, a table, what styles put before. */
async function shown(): Promise<HTMLElement> {
  const puzzle = sudokuPuzzle(4, [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 0]);
  const room = await fixture<HTMLElement>(html`<div class="room">
    <style>
      .room { inline-size: 160px; background: rgb(255, 255, 255); color: rgb(1, 2, 3); font: 16px sans-serif; }
      .tinted { position: relative; border: 2px dashed rgb(200, 0, 0); block-size: 30px; }
      .tinted::before { content: ""; position: absolute; inset: 4px; background: rgb(9, 200, 9); }
      .dotted { display: grid; place-items: center; block-size: 40px; }
      .dotted::after { content: ""; inline-size: 10px; block-size: 10px; border-radius: 50%; background: rgb(8, 8, 190); }
      .hidden { visibility: hidden; }
      .line { stroke: rgb(7, 7, 200); stroke-width: 3px; }
    </style>
    <p>Words &lt;that&gt; are longer than one line of it</p>
    <p>这是一段比一行更长的中文说明文字</p>
    <div class="tinted">in</div>
    <div class="dotted"></div>
    <div class="hidden">unseen</div>
    <svg viewBox="0 0 10 10" width="50" height="50"><path class="line" d="M0 0L10 10"></path></svg>
    <ergo-thumbnail .puzzle=${puzzle}></ergo-thumbnail>
  </div>`);
  const thumbnail = room.querySelector("ergo-thumbnail");
  if (thumbnail) await settled(thumbnail);
  return room;
}

const drawn = (svg: string): Document => {
  const read = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(read.querySelector("parsererror")).to.equal(null);
  return read;
};

describe("A picture of what stands on the page", () => {
  it("has its words line by line, each where it stands", async () => {
    const room = await shown();
    const read = drawn(snapshotOf(room, "A & <b>").svg);
    expect(read.querySelector("title")?.textContent).to.equal("A & <b>");
    const lines = [...read.documentElement.children]
      .filter(({ localName }) => localName === "text")
      .map(({ textContent }) => textContent);
    expect(lines.join(" ").replace(/\s+/g, " ")).to.contain("Words <that> are longer than one line of it");
    expect(lines.join("")).to.contain("这是一段比一行更长的中文说明文字");
    expect(lines.length).to.be.greaterThan(4);
    expect(lines).not.to.contain("unseen");
    const low = [...read.documentElement.children]
      .filter(({ localName }) => localName === "text")
      .map((text) => Number(text.getAttribute("y")));
    expect(low).to.deep.equal(low.toSorted((a, b) => a - b));
  });

  it("has boxes, what styles put before, and drawings, with all styles as attributes", async () => {
    const { svg } = snapshotOf(await shown(), "t");
    const read = drawn(svg);
    expect(svg).not.to.match(/class=|style=|var\(|<!--/);
    expect(read.querySelector('[stroke="rgb(200,0,0)"][stroke-dasharray]')).not.to.equal(null);
    const dot = read.querySelector('[fill="rgb(8,8,190)"]');
    const number = (name: string) => Number(dot?.getAttribute(name));
    expect([number("width"), number("height"), number("rx")]).to.deep.equal([10, 10, 5]);
    expect(number("x")).to.equal(75); // in the middle of 160 px
    const before = read.querySelector('[fill="rgb(9,200,9)"]');
    expect(Number(before?.getAttribute("height"))).to.equal(30 - 8);
    expect(read.querySelector('path[stroke="rgb(7,7,200)"]')?.getAttribute("stroke-width")).to.equal("3px");
    // The digits of the board, which stands in a shadow root.
    expect(
      [...read.querySelectorAll("svg svg text")].map(({ textContent }) => textContent).join(""),
    ).to.contain("1234");
  });

  it("is a PNG of twice the size, with ink on it", async () => {
    const room = await shown();
    const picture = snapshotOf(room, "t");
    const { width, height } = room.getBoundingClientRect();
    expect(picture.width).to.be.within(2 * (width + 24), 2 * (width + 24) + 4);
    expect(picture.height).to.be.within(2 * (height + 24), 2 * (height + 24) + 4);
    const bitmap = await createImageBitmap(await pngOf(picture));
    expect([bitmap.width, bitmap.height]).to.deep.equal([picture.width, picture.height]);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext("2d");
    pen?.drawImage(bitmap, 0, 0);
    const data = pen?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    let green = 0;
    for (let at = 0; at < data.length; at += 4)
      if (data[at] < 30 && data[at + 1] > 150 && data[at + 2] < 60) green++;
    expect(green).to.be.greaterThan(500);
  });
});
