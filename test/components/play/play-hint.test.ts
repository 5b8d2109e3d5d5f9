import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { is } from "../../../engine/model/fact.ts";
import { ONE_ANSWER } from "../../../engine/model/rule.ts";
import type { Hint } from "../../../engine/reason/hint.ts";
import { speak } from "../../../web/words/words.ts";
import { cellOn } from "../board-hand.ts";
import { all, dressed, find, settled, textIn, until } from "../look.ts";
import { CHAIN, hinted, part, SINGLE, SMALL_ANSWER, type Stage, stage, told, type } from "./play-stage.ts";

const sheet = (on: Stage) => part(on, "ergo-hint-sheet");
const press = async (on: Stage, text: string) => {
  part(on, "ergo-hint-sheet", "button", text).click();
  await settled(on.screen);
};
/** The buttons at the foot of the sheet. */
const buttons = (on: Stage) => all(sheet(on), ".buttons button").map((one) => one.textContent?.trim());
/** How many of the segments are filled. */
const segments = (on: Stage) => [
  all(sheet(on), ".segments .told").length,
  all(sheet(on), ".segments span").length,
];
/** How far each of them is filled. */
const filled = (on: Stage) =>
  all(sheet(on), ".segments .told").map((one) => one.style.getPropertyValue("--part"));
/** The looks of the words in the sheet: of cells, houses and digits. */
const looks = (on: Stage) =>
  all(sheet(on), ".name, .digit").map((one) =>
    `${one.textContent} ${one.className.replace(/name ?/, "")}`.trim(),
  );

/** The line on the board around the area that is spoken of. */
const outline = (on: Stage) => all(on.board, ".outline path")[0]?.getAttribute("d") ?? "";

before(async () => {
  await dressed();
  await speak("en");
});

afterEach(() => speak("en"));

describe("the hint sheet", () => {
  // First, so that the sheet has yet to be fetched.
  it("takes the focus from the button that asked for it, and gives it back", async () => {
    const on = await stage();
    const button = part(on, "ergo-toolbar", "button", "Hint");
    button.focus();
    button.click();
    await settled(on.screen);
    on.app.store.dispatch({ type: "hint-told", board: on.play.position.board, hint: SINGLE });
    await settled(on.screen);
    const focused = () => {
      const host = on.screen.shadowRoot?.activeElement;
      return host?.shadowRoot?.activeElement?.textContent?.trim();
    };
    await until(() => focused() === "Tell me more");
    await press(on, "Tell me more");
    expect(focused()).to.equal("Tell me more");
    await press(on, "Tell me more");
    expect(focused()).to.equal("Write it");
    await type(on, "Escape");
    expect(focused()).to.equal("Hint");
  });

  it("says that a step uses the one answer of the puzzle, also in the derivation", async () => {
    const says = "This uses that the puzzle has one answer.";
    const plain = await stage();
    await hinted(plain, SINGLE);
    for (let more = 0; more < 2; more++) await press(plain, "Tell me more");
    expect(textIn(sheet(plain))).not.to.contain(says);
    const on = await stage();
    const steps = SINGLE.steps.map((step) => ({ ...step, laws: [...step.laws, ONE_ANSWER] }));
    await hinted(on, { ...SINGLE, steps });
    for (let more = 0; more < 2; more++) await press(on, "Tell me more");
    expect(textIn(sheet(on))).to.contain(says);
    expect(told(on)).to.contain(says);
    await press(on, "Why?");
    expect(textIn(part(on, "ergo-hint-sheet", "ergo-why-tree"))).to.contain(says);
    // What stands above many steps is named by none of them.
    expect(textIn(part(on, "ergo-hint-sheet", "h2"))).to.equal("Why?");
  });

  it("thinks until it is told, and can be called off", async () => {
    const on = await stage();
    part(on, "ergo-toolbar", "button", "Hint").click();
    await settled(on.screen);
    expect(on.calls).to.deep.equal([["hint"]]);
    expect(textIn(sheet(on))).to.contain("Thinking");
    expect(told(on)).to.contain("Thinking");
    await press(on, "Cancel");
    expect(on.play.hint).to.equal(null);
    expect(all(on.screen, "ergo-hint-sheet")).to.have.length(0);
  });

  it("says with the place which rules were switched off while it was sought", async () => {
    const on = await stage();
    const suspended = [
      { name: { en: "Lie", zh: "谎言" }, reason: { en: "It is not believed.", zh: "不予采信。" } },
    ];
    await hinted(on, { ...SINGLE, suspended } as Hint);
    expect(textIn(sheet(on))).to.contain("Rule “Lie”: It is not believed.");
    await press(on, "Tell me more");
    expect(textIn(sheet(on))).not.to.contain("Lie");
  });

  it("tells where to look, then the rule, then why, then writes", async () => {
    const on = await stage();
    await hinted(on, SINGLE);
    expect(textIn(sheet(on)))
      .to.contain("Where to look")
      .and.to.contain("Look at R2C3.");
    expect(segments(on)).to.deep.equal([1, 3]);
    expect(outline(on)).to.equal("M2 1h1M2 2h1M2 1v1M3 1v1");
    expect(looks(on)).to.deep.equal(["R2C3 house"]);
    expect(told(on)).to.equal("Where to look. Look at R2C3.");

    await press(on, "Tell me more");
    expect(textIn(sheet(on)))
      .to.contain("Naked single")
      .and.to.contain("Easy")
      .and.not.to.contain("only be 1");
    expect(segments(on)).to.deep.equal([2, 3]);

    await press(on, "Tell me more");
    expect(textIn(sheet(on))).to.contain("R2C3 can only be 1.");
    expect(segments(on)).to.deep.equal([3, 3]);
    expect(cellOn(on.board, 6).className).to.contain("conclude");
    expect(outline(on)).to.equal("");
    expect(looks(on)).to.deep.equal(["R2C3 conclude", "1 digit put"]);
    expect(told(on)).to.equal("Naked single. R2C3 can only be 1.");

    await press(on, "Write it");
    expect(on.calls.at(-1)).to.deep.equal(["takeHint"]);
  });

  it("says in its title which step it is where a low window has no room for the bar", async () => {
    for (const [width, height] of [
      [740, 360],
      [360, 740],
    ]) {
      await setViewport({ width, height });
      const on = await stage();
      await hinted(on, CHAIN);
      on.app.store.dispatch({ type: "hint-show", tier: 3, step: 0 });
      await settled(on.screen);
      const seen = all(sheet(on), ".step").filter((one) => one.getBoundingClientRect().width > 0);
      expect(
        seen.map((one) => one.textContent),
        `${width}`,
      ).to.deep.equal(["step 1 of 2"]);
    }
    await setViewport({ width: 800, height: 600 });
  });

  it("goes back through what was told", async () => {
    const on = await stage();
    await hinted(on, CHAIN);
    for (const _ of [1, 2, 3]) await press(on, _ < 3 ? "Tell me more" : "Next step");
    expect([on.play.hint?.tier, on.play.hint?.step]).to.deep.equal([3, 1]);
    const back = async () => {
      await press(on, "Back");
      return [on.play.hint?.tier, on.play.hint?.step];
    };
    expect([await back(), await back(), await back()]).to.deep.equal([
      [3, 0],
      [2, 0],
      [1, 0],
    ]);
    expect(part<HTMLButtonElement>(on, "ergo-hint-sheet", "button", "Back").disabled).to.equal(true);
  });

  it("walks a chain step by step", async () => {
    const on = await stage();
    await hinted(on, CHAIN);
    await press(on, "Tell me more");
    expect(textIn(sheet(on))).to.contain("One step leads up to it.");
    await press(on, "Tell me more");
    expect(textIn(sheet(on)))
      .to.contain("Naked pair")
      .and.to.contain("step 1 of 2")
      .and.to.contain("hold only 3 and 4");
    const digits = ["3 digit", "4 digit"];
    expect(looks(on)).to.deep.equal([
      ...["R1C3 premise", "R1C4 premise"],
      ...digits,
      "box 2 house",
      ...digits,
    ]);
    expect(filled(on)).to.deep.equal(["50%"]);
    await press(on, "Next step");
    expect(filled(on)).to.deep.equal(["100%"]);
    expect(textIn(sheet(on)))
      .to.contain("Naked single")
      .and.to.contain("step 2 of 2");
    expect(all(sheet(on), "button").map((button) => button.textContent?.trim())).to.include("Write it");
  });

  it("speaks Chinese as soon as that is chosen", async () => {
    const on = await stage();
    await hinted(on, CHAIN);
    await speak("zh");
    const { settings } = on.app.store.state;
    on.app.store.dispatch({ type: "settings", settings: { ...settings, lang: "zh" }, lang: "zh" });
    await settled(on.screen);
    expect(textIn(sheet(on)))
      .to.contain("先看这里")
      .and.to.contain("请看第2行第3列。");
    await press(on, "再说一点");
    expect(textIn(sheet(on)))
      .to.contain("唯一余数")
      .and.to.contain("初级");
    await press(on, "再说一点");
    expect(textIn(sheet(on)))
      .to.contain("显性数对")
      .and.to.contain("1 / 2 步")
      .and.to.contain("第 2 宫其余格");
  });

  it("names the house to look at where the rule has one", async () => {
    const on = await stage();
    const [pair] = CHAIN.type === "step" ? CHAIN.steps : [];
    await hinted(on, { ...CHAIN, steps: [pair] } as Hint);
    expect(textIn(sheet(on))).to.contain("Look at box 2.");
  });

  it("is asked for, told on and closed by keys", async () => {
    const on = await stage();
    await type(on, "h");
    expect(on.calls.at(-1)).to.deep.equal(["hint"]);
    on.app.store.dispatch({ type: "hint-told", board: on.play.position.board, hint: SINGLE });
    for (const tier of [2, 3, 3]) {
      await type(on, "H");
      expect(on.play.hint?.tier).to.equal(tier);
    }
    await type(on, "Escape");
    expect(on.play.hint).to.equal(null);
    expect(on.app.store.state.sheet).to.equal(null);
  });

  it("is not modal: a digit is written meanwhile, and the stale hint goes with its sheet", async () => {
    const on = await stage();
    await hinted(on, SINGLE);
    on.app.store.dispatch({ type: "select", cells: [2] });
    await type(on, "3");
    expect(on.play.position.board.marks[2]).to.equal(3);
    expect(all(on.screen, "ergo-hint-sheet")).to.have.length(0);
    expect(on.app.store.state.sheet).to.equal(null);
  });

  it("is pushed away by a finger, unless it was pushed a little only", async () => {
    const on = await stage();
    await hinted(on, SINGLE);
    const grip = part(on, "ergo-hint-sheet", ".grip");
    grip.setPointerCapture = () => {}; // there is no such pointer
    const swipe = async (far: number) => {
      const at = (type: string, clientY: number) =>
        grip.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, clientY }));
      at("pointerdown", 400);
      at("pointermove", 400 + far);
      at("pointerup", 400 + far);
      await settled(on.screen);
    };
    await swipe(20);
    expect(on.play.hint).not.to.equal(null);
    await swipe(90);
    expect(on.play.hint).to.equal(null);
  });

  it("leaves the focus on the board when a key asked for it", async () => {
    const on = await stage();
    on.board.focus();
    await type(on, "h", {}, cellOn(on.board, 0));
    expect(on.screen.shadowRoot?.activeElement).to.equal(on.board);
  });
});

describe("a hint that is no step", () => {
  const says = async (hint: Hint, play: Parameters<typeof stage>[0] = {}) => {
    const on = await stage(play);
    await hinted(on, hint);
    expect(all(sheet(on), ".segments")).to.have.length(0);
    return { on, text: textIn(sheet(on)) };
  };

  it("reports wrong marks first and shows them", async () => {
    const one = { truth: { answers: "one", answer: [], nodes: 1 } } as const;
    const { on, text } = await says({ type: "mistake", cells: [2, 5], facts: [] }, { play: one });
    expect(text).to.contain("First fix a mistake").and.to.contain("2 marks are wrong");
    expect(cellOn(on.board, 2).className).to.contain("conflict");
    await press(on, "Close");
    expect(on.play.hint).to.equal(null);
  });

  it("offers to take wrong marks back, or to go back to before them", async () => {
    const truth = { answers: "one", answer: SMALL_ANSWER, nodes: 1 } as const;
    const on = await stage({ play: { truth } });
    const wrong: [number, number][] = [
      [2, 4],
      [3, 4],
      [5, 1],
    ];
    for (const [cell, mark] of wrong)
      on.app.store.dispatch({ type: "move", move: { type: "mark", cells: [cell], mark } });
    await hinted(on, { type: "mistake", cells: [2, 5], facts: [is(2, 4), is(5, 1)] });
    expect(buttons(on)).to.deep.equal(["Undo to before it", "Take 2 back"]);
    for (const button of all(sheet(on), "button"))
      expect(button.getBoundingClientRect().height).to.be.at.least(43.9);
    await press(on, "Take 2 back");
    await press(on, "Undo to before it");
    expect(on.calls.slice(-2)).to.deep.equal([
      ["putRight", "taken"],
      ["putRight", "before"],
    ]);
  });

  it("offers undo where undo alone leads back, and once a mistake was put right the next hint", async () => {
    const truth = { answers: "one", answer: SMALL_ANSWER, nodes: 1 } as const;
    const on = await stage({ play: { truth } });
    const move = { type: "mark", cells: [2], mark: 4 } as const;
    on.app.store.dispatch({ type: "move", move });
    await hinted(on, { type: "mistake", cells: [2], facts: [is(2, 4)] });
    expect(buttons(on)).to.deep.equal(["Take it back"]);
    expect(find(sheet(on), "[aria-label=Undo]").getBoundingClientRect().height).to.be.at.least(43.9);
    on.app.store.dispatch({ type: "move", move: { ...move, mark: 0 } });
    const fixed = { how: "taken", marks: 1, back: { type: "undo" } } as const;
    on.app.store.dispatch({ type: "hint-fixed", fixed });
    await settled(on.screen);
    expect(textIn(sheet(on)))
      .to.contain("Put right")
      .and.to.contain("1 mark was taken back.");
    expect(buttons(on)).to.deep.equal(["Undo", "Next hint"]);
    await press(on, "Undo");
    expect(on.play.position.board.marks[2]).to.equal(4);
    expect(on.play.hint).to.equal(null);
  });

  it("says that marks cannot all be right where the answer is not known", async () => {
    const { text } = await says({ type: "mistake", cells: [2, 5], facts: [] });
    expect(text).to.contain("cannot all be right");
  });

  it("quotes the law that is broken", async () => {
    const { text } = await says({ type: "broken", law: "row", cells: [1, 2], facts: [is(1, 3), is(2, 3)] });
    expect(text).to.contain("Row 1 has 3 twice: R1C2 and R1C3.");
  });

  it("shows with a broken law the other wrong marks that taking it back takes", async () => {
    const truth = { answers: "one", answer: SMALL_ANSWER, nodes: 1 } as const;
    const on = await stage({ play: { truth }, settings: { errors: "asked" } });
    const wrong: [number, number][] = [
      [2, 2],
      [13, 4],
    ];
    for (const [cell, mark] of wrong)
      on.app.store.dispatch({ type: "move", move: { type: "mark", cells: [cell], mark } });
    await hinted(on, { type: "broken", law: "row", cells: [1, 2], facts: [is(1, 2), is(2, 2)] });
    expect(buttons(on)).to.include("Take 2 back");
    const marked = on.play.puzzle.cells;
    const hatched = Array.from({ length: marked }, (_, cell) => cell).filter((cell) =>
      cellOn(on.board, cell).classList.contains("conflict"),
    );
    expect(hatched).to.deep.equal([1, 2, 13]);
  });

  it("names the one mark that it takes back of those that a broken rule names", async () => {
    const truth = { answers: "one", answer: SMALL_ANSWER, nodes: 1 } as const;
    const on = await stage({ play: { truth }, settings: { errors: "asked" } });
    on.app.store.dispatch({ type: "move", move: { type: "mark", cells: [2], mark: 2 } });
    await hinted(on, { type: "broken", law: "row", cells: [1, 2], facts: [is(1, 2), is(2, 2)] });
    expect(buttons(on)).to.include("Take back R1C3");
  });

  it("says when there is nothing to say", async () => {
    expect((await says({ type: "impossible" })).text).to.contain("has no answer");
    expect((await says({ type: "stuck" })).text).to.contain("None of the rules");
    const several = { play: { truth: { answers: "several" } } } as const;
    expect((await says({ type: "stuck" }, several)).text).to.contain("several answers");
    expect((await says({ type: "done" })).text).to.contain("no rule of the puzzle is broken");
  });
});
