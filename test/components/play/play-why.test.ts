import { expect } from "@open-wc/testing";
import { is, isNot } from "../../../engine/model/fact.ts";
import { breakingOf } from "../../../web/boards/frame-words.ts";
import { speak } from "../../../web/words/words.ts";
import type { Why } from "../../../worker/api.ts";
import { cellOn, tap as touch } from "../board-hand.ts";
import { all, dressed, settled, textIn } from "../look.ts";
import { nurikabeText } from "../shell.ts";
import { hinted, part, type Stage, select, stage, told, type } from "./play-stage.ts";
import { asked, BECAUSE, SUPPOSED } from "./why-stage.ts";

const sheet = (on: Stage) => part(on, "ergo-why-sheet");
const press = async (on: Stage, text: string) => {
  part(on, "ergo-why-sheet", "button", text).click();
  await settled(on.screen);
};
const nodes = (on: Stage) => all(sheet(on), ".node").map((node) => node.querySelector("b")?.textContent);
const calls = (on: Stage) => on.calls.filter(([name]) => name === "why").map(([, ...given]) => given);

before(async () => {
  await dressed();
  await speak("en");
  await Promise.all([
    import("../../../web/boards/digits/digit-board.ts"),
    import("../../../web/kinds/nurikabe/board.ts"),
    import("../../../web/play/hint/hint-sheet.ts"),
    import("../../../web/play/hint/why-sheet.ts"),
  ]);
});

afterEach(() => speak("en"));

describe("asking about a cell", () => {
  it("begins with the button: the cell that is selected, or the one that is tapped next", async () => {
    const on = await stage();
    const button = part(on, "ergo-toolbar", "button", "Why?");
    button.focus();
    button.click();
    await settled(on.screen);
    expect(calls(on)).to.deep.equal([[null]]);
    expect(textIn(sheet(on))).to.contain("Tap a cell");
    expect(told(on)).to.contain("Tap a cell");
    await touch(on.board, 2);
    await settled(on.screen);
    expect(calls(on).at(-1)).to.deep.equal([2]);
    expect(on.play.selection).to.deep.equal([2]);
    expect(cellOn(on.board, 2).className).to.contain("focus");
    await type(on, "Escape");
    await select(on, 5);
    part(on, "ergo-toolbar", "button", "Why?").click();
    expect(calls(on).at(-1)).to.deep.equal([5]);
  });

  it("begins with W, also while another answer is read", async () => {
    const on = await stage();
    await select(on, 6);
    await type(on, "w");
    expect(calls(on)).to.deep.equal([[6]]);
    await select(on, 7);
    await type(on, "W");
    expect(calls(on).at(-1)).to.deep.equal([7]);
    on.board.focus();
    await type(on, "Enter", {}, cellOn(on.board, 7));
    expect(calls(on)).to.have.length(3);
  });

  it("offers the digits, each with its question in words", async () => {
    const on = await stage();
    await select(on, 2);
    await type(on, "w");
    const group = all(sheet(on), ".others button");
    expect(group.map((button) => button.textContent?.trim())).to.deep.equal(["1", "2", "3", "4"]);
    expect(group[3].getAttribute("aria-label")).to.equal("Why can R1C3 not be 4?");
    group[3].click();
    expect(calls(on).at(-1)).to.deep.equal([2, 4]);
    await settled(on.screen);
    expect(textIn(sheet(on)))
      .to.contain("Why can R1C3 not be 4?")
      .and.to.contain("Thinking");
    await press(on, "Ask something else");
    await press(on, "What is R1C3, and why?");
    expect(calls(on).at(-1)).to.deep.equal([2, null]);
  });

  it("does not ask why a cell is not what it shows", async () => {
    const on = await stage();
    await select(on, 0);
    await type(on, "w");
    expect(all(sheet(on), ".others button:disabled").map((one) => one.textContent?.trim())).to.deep.equal([
      "1",
    ]);
    expect(textIn(sheet(on))).to.contain("Why is R1C1 1?");
  });

  it("is gone with its board: a digit is written meanwhile", async () => {
    const on = await stage();
    await asked(on, 2, null, BECAUSE);
    await select(on, 3);
    await type(on, "4");
    expect(on.play.why).to.equal(null);
    expect(on.app.store.state.sheet).to.equal(null);
    expect(all(on.screen, "ergo-why-sheet")).to.have.length(0);
  });

  it("takes the place of a hint, and a hint takes its place", async () => {
    const on = await stage();
    await hinted(on, { type: "stuck" });
    await asked(on, 2, null, BECAUSE);
    expect([on.play.hint, on.app.store.state.sheet]).to.deep.equal([null, "why"]);
    await type(on, "h");
    expect([on.play.why, on.app.store.state.sheet]).to.deep.equal([null, "hint"]);
  });

  it("hands the focus on and gives it back", async () => {
    const on = await stage();
    await select(on, 2);
    const button = part(on, "ergo-toolbar", "button", "Why?");
    button.focus();
    button.click();
    await settled(on.screen);
    expect(on.screen.shadowRoot?.activeElement?.localName).to.equal("ergo-why-sheet");
    await type(on, "Escape");
    expect(on.screen.shadowRoot?.activeElement?.localName).to.equal("ergo-toolbar");
  });
});

describe("asking in Nurikabe", () => {
  const nurikabe = () => stage({ kind: "nurikabe", text: nurikabeText(3) });

  it("is done by a tap once the sheet is open, and writes nothing", async () => {
    const on = await nurikabe();
    await type(on, "w");
    await touch(on.board, 8);
    await settled(on.screen);
    expect(calls(on)).to.deep.equal([[null], [8]]);
    expect(on.play.position.board.marks[8]).to.equal(0);
    expect(all(sheet(on), ".others button").map((one) => one.textContent?.trim())).to.deep.equal([
      "Wall",
      "Island",
    ]);
    await type(on, "Enter", {}, cellOn(on.board, 8));
    expect(calls(on)).to.have.length(3);
    await type(on, "Escape");
    await touch(on.board, 8);
    await settled(on.screen);
    expect(on.play.position.board.marks[8]).to.equal(1);
  });

  it("draws what is supposed unlike what is written", async () => {
    const on = await nurikabe();
    if (SUPPOSED.type !== "because") return;
    const [step] = SUPPOSED.steps;
    const chains = [
      { fact: isNot(8, 0), steps: [{ ...step, chains: [], adds: [is(9, 0)] }], conflict: null },
    ];
    await asked(on, 8, "island", {
      ...SUPPOSED,
      fact: is(8, 0),
      steps: [{ ...step, chains, adds: [is(8, 0)] }],
    });
    expect(cellOn(on.board, 8).className).to.contain("supposed-land");
    expect(cellOn(on.board, 8).getAttribute("aria-label")).to.contain("supposed island");
    await press(on, "Next step");
    expect(cellOn(on.board, 9).className).to.contain("supposed-sea");
    expect(cellOn(on.board, 9).getAttribute("aria-label")).to.contain("supposed wall");
  });

  it("says that it can be island where that is what comes out", async () => {
    const on = await nurikabe();
    await asked(on, 8, "island", { type: "because", fact: is(8, 1), steps: [] });
    expect(textIn(sheet(on))).to.contain("It can be:");
    expect(on.app.store.state.play?.why?.asked).to.equal("island");
  });
});

describe("an answer", () => {
  it("is walked step by step, each shown on the board and said", async () => {
    const on = await stage();
    await asked(on, 2, null, BECAUSE);
    expect(textIn(sheet(on)))
      .to.contain("R1C3 is 3.")
      .and.to.contain("Pointing")
      .and.to.contain("step 1 of 2")
      .and.not.to.contain("Rule");
    expect(told(on)).to.contain("In box 2, 3 lies in row 1 only.");
    await press(on, "Next step");
    expect(textIn(sheet(on)))
      .to.contain("Last candidate")
      .and.not.to.contain("Rule");
    expect(cellOn(on.board, 2).className).to.contain("conclude");
    await press(on, "Back");
    expect(on.play.why?.step).to.equal(0);
    await press(on, "Next step");
    await press(on, "Write it");
    expect(on.play.position.board.marks[2]).to.equal(3);
    expect(on.app.store.state.sheet).to.equal(null);
  });

  it("keeps the cell that was asked about marked, also within the house that a step outlines", async () => {
    const on = await stage();
    const [first, ...rest] = BECAUSE.type === "because" ? BECAUSE.steps : [];
    const outlining = { ...first, adds: [isNot(5, 3)], marks: { area: [2, 3, 6, 7], cause: [0] } };
    await asked(on, 2, null, { type: "because", fact: is(2, 3), steps: [outlining, ...rest] });
    expect(all(on.board, ".outline")).to.have.length(1);
    expect(cellOn(on.board, 2).className).to.contain("focus");
    expect(cellOn(on.board, 3).className).to.contain("area").and.not.to.contain("focus");
  });

  it("opens as a tree: each premise can be asked again, down to the givens", async () => {
    const on = await stage();
    await asked(on, 2, null, BECAUSE);
    await press(on, "All steps");
    expect(nodes(on)).to.deep.equal(["R1C3 is 3", "R1C3 is not 3"]);
    expect(textIn(sheet(on)))
      .to.contain("R1C3 can only be 3.")
      .and.to.contain("given");
    expect(textIn(sheet(on))).not.to.contain("In box 2");
    const [, premise] = all(sheet(on), ".node");
    premise.click();
    await settled(on.screen);
    expect(premise.getAttribute("aria-expanded")).to.equal("true");
    expect(textIn(sheet(on)))
      .to.contain("In box 2, 3 lies in row 1 only.")
      .and.to.contain("R1C1 is 1, R1C2 is 2");
    expect(on.play.why?.step, "its step is shown on the board").to.equal(0);
    expect(premise.getAttribute("aria-current")).to.equal("step");
    premise.click();
    await settled(on.screen);
    expect(textIn(sheet(on))).not.to.contain("In box 2");
    await press(on, "Back");
    expect(all(sheet(on), ".node")).to.have.length(0);
  });

  it("walks a supposition on the board, to the broken law and the conclusion", async () => {
    const on = await stage();
    await asked(on, 2, 4, SUPPOSED);
    expect(textIn(sheet(on)))
      .to.contain("Suppose R1C3 is 4.")
      .and.to.contain("step 1 of 4");
    const drawn = (cell: number) => [
      cellOn(on.board, cell).className.includes("supposed"),
      cellOn(on.board, cell).textContent?.trim(),
    ];
    expect(drawn(2)).to.deep.equal([true, "4"]);
    expect(cellOn(on.board, 2).getAttribute("aria-label")).to.contain("supposed 4");
    await press(on, "Next step");
    expect(textIn(sheet(on)))
      .to.contain("Supposing R1C3 is 4:")
      .and.to.contain("fits only in R1C4");
    expect([drawn(2), drawn(3)]).to.deep.equal([
      [true, "4"],
      [true, "3"],
    ]);
    await press(on, "Next step");
    expect(textIn(sheet(on))).to.contain("Column 4 has 3 twice: R1C4 and R4C4.");
    expect(cellOn(on.board, 15).className).to.contain("conflict");
    await press(on, "Next step");
    expect(textIn(sheet(on))).to.contain("So R1C3 is not 4.");
    expect(drawn(3)).to.deep.equal([false, ""]);
    expect(on.play.position.board.marks.some((mark) => mark > 0)).to.equal(false);
  });

  it("says which digit a supposition leaves without a place", async () => {
    const on = await stage();
    const [step] = SUPPOSED.type === "because" ? SUPPOSED.steps : [];
    const chain = step?.chains?.[0];
    expect(chain?.conflict).not.to.equal(undefined);
    if (!chain) return;
    const conflict = { law: "row", facts: [isNot(0, 4), isNot(3, 4)] };
    expect(breakingOf(on.play, { ...chain, conflict }, "en")).to.equal("Row 1 has no place left for 4.");
  });

  it("tells a supposition in the tree link by link, and what each rests on", async () => {
    const on = await stage();
    await asked(on, 2, 4, SUPPOSED);
    await press(on, "All steps");
    expect(nodes(on)).to.deep.equal(["R1C3 is not 4", "R1C4 is 3"]);
    all(sheet(on), ".node")[1].click();
    await settled(on.screen);
    expect(all(sheet(on), "em").map((one) => one.textContent)).to.deep.equal(["supposed", "given", "given"]);
    expect(on.play.why?.step).to.equal(1);
  });

  const says = async (answer: Why, text: string, cell = 2) => {
    const on = await stage();
    await asked(on, cell, null, answer);
    expect(textIn(sheet(on))).to.contain(text);
    expect(told(on)).to.contain(text);
    await press(on, "Close");
    expect(on.play.why).to.equal(null);
  };

  it("says what is given, wrong, open, possible, broken or not found", async () => {
    await says({ type: "given", fact: is(0, 1) }, "R1C1 is 1. The puzzle says so.", 0);
    await says({ type: "open" }, "R1C3 is not settled");
    await says({ type: "can" }, "R1C3 can be");
    await says(
      { type: "broken", law: "row", cells: [2, 3], facts: [is(2, 1), is(3, 1)] },
      "Row 1 has 1 twice: R1C3 and R1C4.",
    );
    await says({ type: "unknown" }, "No short reason was found for R1C3");
    const wrong: Why = { type: "wrong", written: is(2, 4), fact: is(2, 3), steps: [] };
    await says(wrong, "You wrote that R1C3 is 4. That is wrong: R1C3 is 3.");
  });

  it("takes a refuted mark back", async () => {
    const on = await stage();
    await select(on, 2);
    await type(on, "4");
    if (SUPPOSED.type !== "because") return;
    await asked(on, 2, null, { ...SUPPOSED, type: "wrong", written: is(2, 4) });
    expect(textIn(sheet(on))).to.contain("You wrote that R1C3 is 4. That is wrong.");
    for (let step = 0; step < 3; step++) await press(on, "Next step");
    await press(on, "Erase");
    expect(on.play.position.board.marks[2]).to.equal(0);
  });

  it("tears no name of a cell apart in its tree", async () => {
    await speak("zh");
    const on = await stage({ state: { lang: "zh" } });
    await asked(on, 2, null, BECAUSE);
    await press(on, "完整推理");
    const names = all(part(on, "ergo-why-tree"), ".whole");
    expect(names.map((one) => one.textContent)).to.include("第1行第3列");
    for (const name of names) {
      expect(getComputedStyle(name).whiteSpace).to.equal("nowrap");
      // In a row of boxes the space before it would be lost.
      expect(getComputedStyle(name.parentElement as Element).display).not.to.equal("flex");
    }
  });

  it("speaks Chinese", async () => {
    const on = await stage();
    await speak("zh");
    on.app.store.dispatch({ type: "settings", settings: on.app.store.state.settings, lang: "zh" });
    await asked(on, 2, 4, SUPPOSED);
    expect(textIn(sheet(on)))
      .to.contain("第1行第3列为什么不能是 4？")
      .and.to.contain("假设第1行第3列是 4。");
  });
});

describe("a hint", () => {
  it("that reports wrong marks lets each be asked about", async () => {
    const on = await stage();
    await hinted(on, { type: "mistake", cells: [2, 5], facts: [is(2, 4), is(5, 1)] });
    const buttons = all(part(on, "ergo-hint-sheet"), ".mistakes button");
    expect(buttons.map((one) => one.getAttribute("aria-label"))).to.deep.equal([
      "Why is it wrong that R1C3 is 4?",
      "Why is it wrong that R2C2 is 1?",
    ]);
    buttons[1].click();
    expect(calls(on).at(-1)).to.deep.equal([5, null]);
  });

  it("is derived on demand, and gives way to where it was read", async () => {
    const on = await stage();
    if (BECAUSE.type !== "because") return;
    const move = { type: "mark", cells: [2], mark: 3 } as const;
    await hinted(on, { type: "step", steps: BECAUSE.steps, fact: is(2, 3), move });
    on.app.store.dispatch({ type: "hint-show", tier: 3, step: 1 });
    await settled(on.screen);
    part(on, "ergo-hint-sheet", "button", "Why?").click();
    await settled(on.screen);
    expect(all(part(on, "ergo-hint-sheet"), ".node")).to.have.length(2);
    all(part(on, "ergo-hint-sheet"), ".node")[1].click();
    await settled(on.screen);
    expect([on.play.hint?.step, on.play.hint?.why]).to.deep.equal([0, true]);
    part(on, "ergo-hint-sheet", "button", "Back").click();
    await settled(on.screen);
    expect(textIn(part(on, "ergo-hint-sheet")))
      .to.contain("Pointing")
      .and.not.to.contain("Rule");
    expect(on.play.hint?.why).to.equal(false);
  });
});
