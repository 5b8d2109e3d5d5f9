import { expect } from "@open-wc/testing";
import { emulateMedia } from "@web/test-runner-commands";
import { speak } from "../../../web/words/words.ts";
import { all, dressed, find, flaws, settled, textIn, until } from "../look.ts";
import { CHAIN, hinted, part, type Stage, stage } from "./play-stage.ts";

before(async () => {
  document.title = "Ergo";
  document.documentElement.lang = "en";
  await dressed();
  await speak("en");
});

const printed = window.print;
afterEach(() => {
  window.print = printed;
  delete document.documentElement.dataset.theme;
});

/** A hint of two steps, told with all its reasons. */
async function whole(): Promise<Stage> {
  const on = await stage();
  await hinted(on, CHAIN);
  for (const text of ["Tell me more", "Tell me more", "Why?"]) {
    await until(() => textIn(part(on, "ergo-hint-sheet")).includes(text));
    part(on, "ergo-hint-sheet", "button", text).click();
    await settled(on.screen);
  }
  await until(() => all(part(on, "ergo-hint-sheet"), "ergo-picture-buttons").length === 1);
  await settled(on.screen);
  return on;
}

/** What paper shows. Firefox cannot be asked. */
async function onPaper(on: Stage, paper: HTMLElement): Promise<void> {
  await emulateMedia({ media: "print" });
  expect(getComputedStyle(paper).display).to.equal("block");
  expect(on.screen.getClientRects()).to.have.length(0);
  await emulateMedia({ media: "screen" });
}

/** The luminance of the ground of a picture, from 0 to 255. */
function ground(svg: string): number {
  const [, red, green, blue] = (/<rect[^>]*fill="rgb\((\d+),(\d+),(\d+)\)"/.exec(svg) ?? []).map(Number);
  return (red + green + blue) / 3;
}

describe("a walk on paper", () => {
  it("has each frame with its board, light in the dark too, and its words; it goes with the sheet", async () => {
    document.documentElement.dataset.theme = "dark";
    const on = await whole();
    let asked = 0;
    window.print = () => {
      asked++;
    };
    part(on, "ergo-walk-part", "button", "Print these steps").click();
    await until(() => asked === 1);
    const paper = find(document.body, "ergo-walk-pages");
    expect(textIn(find(paper, "h1"))).to.equal("Sudoku · Naked single");
    const frames = all(paper, "li");
    expect(frames.map((frame) => textIn(find(frame, "h2")))).to.deep.equal([
      "1. Naked pair",
      "2. Naked single",
    ]);
    expect(textIn(frames[0])).to.contain("R1C3 and R1C4 hold only 3 and 4");
    for (const image of all(paper, "img") as HTMLImageElement[]) {
      expect(image.naturalWidth).to.be.greaterThan(300);
      const svg = await (await fetch(image.src)).text();
      expect(ground(svg)).to.be.greaterThan(200);
      expect(svg).to.contain("<text");
    }
    expect(getComputedStyle(paper).display).to.equal("none");
    if (!navigator.userAgent.includes("Firefox")) await onPaper(on, paper);

    part(on, "ergo-hint-sheet", "button[aria-label='Close']").click();
    await settled(on.screen);
    expect(all(document.body, "ergo-walk-pages")).to.have.length(0);
    expect(all(document.body, ".on-paper")).to.have.length(0);
  });

  it("is called off with the sheet", async () => {
    const on = await whole();
    let asked = 0;
    window.print = () => {
      asked++;
    };
    part(on, "ergo-walk-part", "button", "Print these steps").click();
    part(on, "ergo-hint-sheet", "button[aria-label='Close']").click();
    await until(() => all(document.body, ".on-paper").length === 0);
    await settled(on.screen);
    expect([asked, all(document.body, "ergo-walk-pages").length]).to.deep.equal([0, 0]);
  });

  it("offers the board of a frame as a picture, and has no flaw", async () => {
    const on = await whole();
    part(on, "ergo-picture-buttons", "summary").click();
    await settled(on.screen);
    const saved: string[] = [];
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () {
      saved.push(this.download);
    };
    try {
      for (const type of ["PNG", "SVG"]) part(on, "ergo-picture-buttons", "button", type).click();
      await until(() => saved.length === 2);
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
    expect(saved.sort()).to.deep.equal(["ergo-hint.png", "ergo-hint.svg"]);
    expect(await flaws()).to.deep.equal([]);
  });
});
