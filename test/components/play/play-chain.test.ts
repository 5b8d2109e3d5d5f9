import { expect } from "@open-wc/testing";
import { isNot } from "../../../engine/model/fact.ts";
import { ONE_ANSWER } from "../../../engine/model/rule.ts";
import { speak } from "../../../web/words/words.ts";
import { cellOn } from "../board-hand.ts";
import { all, dressed, eventually, settled, textIn } from "../look.ts";
import { CHAINED, chained, OF_SETS } from "./chain-stage.ts";
import { hinted, LARGE, part, type Stage, stage, told, type } from "./play-stage.ts";
import { asked } from "./why-stage.ts";

const sheet = (on: Stage) => part(on, "ergo-hint-sheet, ergo-why-sheet");
const press = async (on: Stage, text: string) => {
  part(on, "ergo-hint-sheet, ergo-why-sheet", "button", text).click();
  await settled(on.screen);
};
const lines = (on: Stage) => all(on.board, ".links path:not(.band)");
/** The links that stand out. */
const spoken = (on: Stage) =>
  lines(on)
    .filter((line) => line.getAttribute("opacity") === "1")
    .map((line) => line.classList[0]);
const outline = (on: Stage) => all(on.board, ".outline path")[0]?.getAttribute("d") ?? "";

async function shown(hint = CHAINED): Promise<Stage> {
  const on = await stage({ text: LARGE });
  await hinted(on, hint);
  for (const tier of [2, 3] as const) on.app.store.dispatch({ type: "hint-show", tier, step: 0 });
  // The file of the sheet comes when a hint is first wanted.
  await eventually(() => expect(textIn(sheet(on))).not.to.equal(""));
  await settled(on.screen);
  return on;
}

before(async () => {
  await dressed();
  await speak("en");
});

afterEach(() => speak("en"));

describe("a chain", () => {
  it("is drawn whole, solid where a link is strong and dashed where it is weak", async () => {
    const on = await shown();
    expect(spoken(on)).to.deep.equal(["strong", "weak", "strong"]);
    expect(lines(on).map((line) => line.hasAttribute("stroke-dasharray"))).to.deep.equal([
      false,
      true,
      false,
    ]);
    expect(all(on.board, ".links .band")).to.have.length(1);
    const roles = (cell: number) => cellOn(on.board, cell).className;
    expect(roles(3)).to.contain("premise");
    expect(roles(7)).to.contain("area");
    expect(roles(42)).to.contain("conclude");
    expect(textIn(sheet(on)))
      .to.contain("A chain of 3 links")
      .and.to.contain("step 1 of 2");
    await press(on, "Next step");
    expect(lines(on), "goes with its step").to.have.length(0);
  });

  it("leads from candidate to candidate, whatever is noted, where the board draws them", async () => {
    const on = await shown();
    const { selection } = on.play;
    expect(selection).to.deep.equal([]);
    for (const [at, cell, digit] of [
      [0, 3, 4],
      [1, 7, 4],
      [2, 8, 4],
      [3, 25, 4],
      [4, 25, 6],
    ]) {
      const ring = all(on.board, ".links circle")[at].getBoundingClientRect();
      const note = cellOn(on.board, cell).querySelector(`[data-digit="${digit}"]`)?.getBoundingClientRect();
      expect(note).not.to.equal(undefined);
      const middle = (box: DOMRect | undefined) => [
        (box?.x ?? 0) + (box?.width ?? 0) / 2,
        (box?.y ?? 0) + (box?.height ?? 0) / 2,
      ];
      expect(middle(ring)[0]).to.be.closeTo(middle(note)[0], 1.5);
      expect(middle(ring)[1]).to.be.closeTo(middle(note)[1], 1.5);
    }
    expect(cellOn(on.board, 3).ariaLabel, "no note was written").not.to.contain("corner");
  });

  it("goes around digits on its way where it can, and strikes what it rules out in large type", async () => {
    const on = await shown();
    on.app.store.dispatch({ type: "hint-show", tier: 3, step: 0 });
    await settled(on.screen);
    const side = on.board.getBoundingClientRect().width / 9;
    const struck = cellOn(on.board, 42).querySelector(".alone .out") ?? cellOn(on.board, 42);
    expect(Number.parseFloat(getComputedStyle(struck).fontSize)).to.be.above(0.4 * side);
    const digits = all(on.board, ".given").map((cell) => cell.getBoundingClientRect());
    for (const line of lines(on) as unknown as SVGPathElement[]) {
      const toScreen = line.getScreenCTM();
      const long = line.getTotalLength();
      for (let at = 0; at <= 20; at++) {
        const { x, y } = line.getPointAtLength((long * at) / 20).matrixTransform(toScreen ?? undefined);
        for (const { left, top, width } of digits)
          expect(Math.hypot(left + width / 2 - x, top + width / 2 - y)).to.be.above(0.2 * side);
      }
    }
  });

  it("is walked link by link: each is said, drawn, and outlined with the house that makes it", async () => {
    const on = await shown();
    await press(on, "Links");
    expect(textIn(sheet(on)))
      .to.contain("In row 1, 4 is at R1C4 or one of R1C8 and R1C9.")
      .and.to.contain("link 1 of 3");
    expect(told(on)).to.contain("In row 1, 4 is at R1C4");
    expect(spoken(on)).to.deep.equal(["strong"]);
    expect(outline(on)).to.contain("M0 0h1").and.not.to.contain("M0 2h1");
    expect(cellOn(on.board, 8).className).to.contain("premise");
    expect(all(sheet(on), ".name.house").map((one) => one.textContent)).to.deep.equal(["row 1"]);
    await press(on, "Next link");
    expect(textIn(sheet(on))).to.contain("at most one of them is 4");
    expect(spoken(on)).to.deep.equal(["weak"]);
    await type(on, "h");
    expect(textIn(sheet(on))).to.contain("R3C8 is 4 or 6.");
    expect(outline(on)).to.equal("");
    expect(told(on)).to.contain("R3C8 is 4 or 6.");
    await press(on, "Next step");
    expect(textIn(sheet(on))).to.contain("step 2 of 2");
    await press(on, "Back");
    expect(textIn(sheet(on)), "back to the whole chain").to.contain("step 1 of 2");
    await press(on, "Links");
    await press(on, "Back");
    expect(textIn(sheet(on))).to.contain("step 1 of 2");
    expect(spoken(on)).to.have.length(3);
  });

  it("is listed link by link in the derivation, and each can be shown", async () => {
    const on = await shown();
    await press(on, "Why?");
    const tree = part(on, "ergo-hint-sheet", "ergo-why-tree");
    const nodes = () => all(tree, ".node");
    nodes()
      .find((node) => node.textContent?.includes("R5C7 is not 4"))
      ?.click();
    await settled(on.screen);
    const links = nodes().filter((node) => node.classList.contains("link"));
    expect(links.map((node) => node.textContent?.trim())).to.deep.equal(
      chained.links?.map(({ text }) => text.en),
    );
    links[1].click();
    await settled(on.screen);
    expect(spoken(on)).to.deep.equal(["weak"]);
    expect(links[1].getAttribute("aria-current")).to.equal("step");
    expect(nodes().filter((node) => node.classList.contains("shown"))).to.have.length(1);
  });

  it("is walked in the answer to a question too", async () => {
    const on = await stage({ text: LARGE });
    await asked(on, 42, 4, { type: "because", fact: isNot(42, 4), steps: [chained] });
    expect(spoken(on)).to.have.length(3);
    expect(textIn(sheet(on))).not.to.contain("1 of");
    await press(on, "Links");
    expect(textIn(sheet(on)))
      .to.contain("link 1 of 3")
      .and.to.contain("In row 1, 4 is at R1C4");
    expect(spoken(on)).to.deep.equal(["strong"]);
    await press(on, "Next link");
    await press(on, "Next link");
    expect(textIn(sheet(on))).to.contain("R3C8 is 4 or 6.");
    expect(all(sheet(on), ".primary").map((one) => one.textContent?.trim())).not.to.deep.equal(["Next link"]);
  });

  it("uses the one answer in a sentence of its own, on the whole step alone", async () => {
    const on = await stage({ text: LARGE });
    await asked(on, 42, 4, {
      ...{ type: "because", fact: isNot(42, 4) },
      steps: [{ ...chained, laws: [...chained.laws, ONE_ANSWER] }],
    });
    expect(textIn(sheet(on))).to.contain("one answer");
    await press(on, "Links");
    expect(textIn(sheet(on))).not.to.contain("one answer");
  });
});

describe("a step through sets", () => {
  const frames = (on: Stage) => all(on.board, ".sets path").map((path) => path.classList[0]);
  const faint = (on: Stage) =>
    all(on.board, ".sets path").map((path) => Number(path.getAttribute("opacity")) < 1);
  const back = (cell: Element) => getComputedStyle(cell, "::before").backgroundColor;

  it("tells the sets apart by tint and frame, and shows what their cells can hold", async () => {
    const on = await shown(OF_SETS);
    expect(frames(on)).to.deep.equal(["set-1", "set-2"]);
    const [one, other] = all(on.board, ".sets path").map((path) => path.getAttribute("stroke-dasharray"));
    expect(one).not.to.equal(other);
    expect(back(cellOn(on.board, 3))).to.equal(back(cellOn(on.board, 4)));
    expect(back(cellOn(on.board, 3))).not.to.equal(back(cellOn(on.board, 25)));
    expect(cellOn(on.board, 42).className).to.contain("conclude");
    expect(
      all(cellOn(on.board, 4), "[data-digit]").map((note) => note.getAttribute("data-digit")),
    ).to.deep.equal(["6", "8"]);
    expect(cellOn(on.board, 4).ariaLabel).to.contain("set 1");
    expect(cellOn(on.board, 25).ariaLabel).to.contain("set 2");
  });

  it("draws the link between the sets; the frame joins what is within one", async () => {
    const on = await shown(OF_SETS);
    expect(spoken(on)).to.deep.equal(["weak", "strong"]);
    expect(all(on.board, ".links .band")).to.have.length(0);
    expect(all(on.board, ".links circle"), "a ring around each candidate of the links").to.have.length(5);
  });

  it("has the words of its sentence look as the sets do", async () => {
    const on = await shown(OF_SETS);
    expect(
      all(sheet(on), ".name").map(({ className, textContent }) => [textContent, className]),
    ).to.deep.equal([
      ["row 1", "name set-1"],
      ["R3C8", "name set-2"],
      ["R5C7", "name conclude"],
    ]);
  });

  it("draws the line within a set while that link is told, and the other set faintly", async () => {
    const on = await shown(OF_SETS);
    await press(on, "Links");
    expect(spoken(on)).to.deep.equal(["strong"]);
    expect(faint(on)).to.deep.equal([false, true]);
    expect(cellOn(on.board, 25).className).to.contain("area");
    await press(on, "Next link");
    expect(spoken(on)).to.deep.equal(["weak"]);
    expect(faint(on)).to.deep.equal([false, false]);
  });
});
