import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { EVERY_RULE } from "../../../engine/model/choice.ts";
import { ONE_ANSWER } from "../../../engine/model/rule.ts";
import "../../../web/workbench/rules/rule-desk.ts";
import { LONGEST_RULES } from "../../../web/state/rule-choice.ts";
import { speak } from "../../../web/words/words.ts";
import { all, dressed, find, paste, settled, textIn, until } from "../look.ts";
import { COUNTER, desk, OWN, SUSPENDED } from "./rule-stage.ts";

const names = (root: Element) => all(root, ".rule .title").map((title) => title.textContent?.trim());
const content = (root: Element) => find(root, ".cm-content");
const written = (root: Element) =>
  all(root, ".cm-line")
    .map((line) => line.textContent)
    .join("\n");
const row = (root: Element, id: string) => find(root, `[data-rule="${id}"]`);

/** Shows the text, with the coloured editor in it. */
async function showText(root: Element): Promise<void> {
  find(root, ".segment", "Text").click();
  await until(() => all(root, ".cm-content").length > 0);
  await settled(root);
}

/** Presses a key while another one is down. */
async function press(held: string, key: string): Promise<void> {
  await sendKeys({ down: held });
  await sendKeys({ press: key });
  await sendKeys({ up: held });
}

function drop(root: Element, file: File, target: Element = root): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  target.dispatchEvent(
    new DragEvent("drop", { dataTransfer, bubbles: true, composed: true, cancelable: true }),
  );
}

before(async () => {
  await dressed();
  await speak("en");
});

describe("the list of rules", () => {
  it("shows them in the order in which they are asked", async () => {
    const { element } = await desk();
    expect(names(element)).to.deep.equal([
      "Last place",
      "Last candidate",
      "Naked pair",
      "Swordfish",
      "Colouring",
    ]);
    expect(textIn(row(element, "colouring"))).to.contain("built in");
    expect(textIn(row(element, "naked-pair"))).to.match(/3\s+Naked pair\s+Level 3/);
    expect(textIn(element)).to.contain("5 of 5 rules are on");
  });

  it("switches one off and on again", async () => {
    const { element, told } = await desk();
    const toggle = () => find<HTMLInputElement>(row(element, "swordfish"), "input[role=switch]");
    toggle().click();
    await settled(element);
    expect(told.at(-1)?.choice.off).to.deep.equal(["swordfish"]);
    expect(textIn(element)).to.contain("4 of 5 rules are on");
    expect(find<HTMLSelectElement>(element, "select").selectedOptions[0].textContent).to.equal("Your choice");
    toggle().click();
    await settled(element);
    expect(told.at(-1)?.choice).to.deep.equal(EVERY_RULE);
  });

  it("has presets, and suppositions as a choice of their own", async () => {
    const { element, told } = await desk();
    const select = find<HTMLSelectElement>(element, "select");
    const choose = async (value: string) => {
      select.value = value;
      select.dispatchEvent(new Event("change"));
      await settled(element);
    };
    expect([...select.options].map(({ value }) => value)).to.deep.equal([
      "all",
      "numbered",
      "level-1",
      "level-3",
      "level-4",
      "none",
    ]);
    await choose("numbered");
    expect(told.at(-1)?.choice).to.deep.include({ off: ["swordfish", "colouring"], supposition: false });
    await choose("level-3");
    expect(told.at(-1)?.choice.off).to.deep.equal(["swordfish", "colouring"]);
    await choose("all");
    expect(told.at(-1)?.choice).to.deep.equal(EVERY_RULE);
    find<HTMLInputElement>(element, ".settings input[role=switch]").click();
    expect(told.at(-1)?.choice).to.deep.equal({ ...EVERY_RULE, supposition: false });
  });

  it("lets the one answer of a puzzle be used or not, where rules do use it", async () => {
    const plain = await desk();
    expect(textIn(plain.element)).not.to.contain("known to have one answer");
    const text = 'rule "Unique" level 4\nrule "Plain" level 1';
    const { element, told } = await desk({ choice: { ...EVERY_RULE, text } });
    expect(textIn(row(element, "unique"))).to.contain("uses the one answer");
    const [, uses] = all(element, ".settings input[role=switch]");
    uses.click();
    await settled(element);
    expect(told.at(-1)?.choice).to.deep.equal({ ...EVERY_RULE, text, oneAnswer: false });
    expect(row(element, "unique").className).to.contain("off");
    expect(row(element, "plain").className).not.to.contain("off");
    expect(textIn(element)).to.contain("2 of 3 rules are on");
  });

  it("is set in another order by buttons, which keep the focus", async () => {
    const { element, told } = await desk();
    find(element, "button", "Change the order").click();
    await settled(element);
    expect(find(row(element, "last-place"), "[data-part=up]").ariaDisabled).to.equal("true");
    const down = find(row(element, "last-place"), "[data-part=down]");
    for (const button of all(element, ".rule .icon-button"))
      expect(Math.min(button.offsetWidth, button.offsetHeight)).to.be.at.least(44);
    down.focus();
    down.click();
    await settled(element);
    expect(names(element).slice(0, 2)).to.deep.equal(["Last candidate", "Last place"]);
    expect(told.at(-1)?.choice.order?.slice(0, 2)).to.deep.equal(["last-candidate", "last-place"]);
    const root = find(element, "ergo-rule-list").shadowRoot;
    expect(root?.activeElement).to.equal(find(row(element, "last-place"), "[data-part=down]"));
    find(row(element, "last-place"), "[data-part=up]").click();
    await settled(element);
    expect(told.at(-1)?.choice).to.deep.equal(EVERY_RULE);
  });

  it("is set in another order by the keyboard, wherever in a row the focus is", async () => {
    const { element, told } = await desk();
    find(row(element, "swordfish"), "[data-part=switch]").focus();
    await press("Alt", "ArrowUp");
    await settled(element);
    expect(names(element).slice(2, 4)).to.deep.equal(["Swordfish", "Naked pair"]);
    expect(find(element, ".head [role=status]").textContent).to.equal("Swordfish: now 3 of 5");
    expect(find(element, "ergo-rule-list").shadowRoot?.activeElement).to.equal(
      find(row(element, "swordfish"), "[data-part=switch]"),
    );
    await press("Alt", "ArrowUp");
    expect(told).to.have.length(1); // the simple ones are no place for it
  });

  it("is set in another order by dragging a handle, within its group", async () => {
    const { element, told } = await desk();
    find(element, "button", "Change the order").click();
    await settled(element);
    const drag = async (id: string, onto: string, end = "pointerup") => {
      // At the edge of the window the page would scroll along, a bit with every frame.
      row(element, id).scrollIntoView({ block: "center" });
      const handle = find(row(element, id), ".handle");
      handle.setPointerCapture = () => {};
      const at = (target: Element) => {
        const { top, height } = target.getBoundingClientRect();
        return { clientX: 300, clientY: top + height / 2, pointerId: 1, bubbles: true };
      };
      handle.dispatchEvent(new PointerEvent("pointerdown", at(row(element, id))));
      handle.dispatchEvent(new PointerEvent("pointermove", at(row(element, onto))));
      await settled(element);
      handle.dispatchEvent(new PointerEvent(end, at(row(element, onto))));
      await settled(element);
    };
    await drag("colouring", "naked-pair", "pointercancel");
    expect(told).to.have.length(0);
    await drag("colouring", "naked-pair");
    expect(names(element).slice(2)).to.deep.equal(["Colouring", "Naked pair", "Swordfish"]);
    await drag("last-place", "swordfish");
    expect(names(element).slice(0, 2)).to.deep.equal(["Last candidate", "Last place"]);
    expect(all(element, "[data-dragged], [data-target]")).to.have.length(0);
  });

  it("tells which rules were suspended, and shows their counter-example, on its board where that is known", async () => {
    const { step } = COUNTER;
    const { element } = await desk({ suspended: [{ ...SUSPENDED, counter: step }] });
    expect(textIn(row(element, "naked-pair")))
      .to.contain("suspended")
      .and.contain(SUSPENDED.reason.en);
    find(row(element, "naked-pair"), "summary").click();
    expect(textIn(row(element, "naked-pair"))).to.contain("It said: R1C2 can only be 3.");

    const { element: drawn } = await desk({ suspended: [{ ...SUSPENDED, counter: step, example: COUNTER }] });
    find(row(drawn, "naked-pair"), "summary").click();
    const board = find(row(drawn, "naked-pair"), "ergo-rule-counter");
    expect(textIn(board)).to.contain("“R1C2 is 3” does not follow").and.not.to.contain("one answer");

    const leaning = { ...COUNTER, step: { ...step, laws: [ONE_ANSWER] } };
    const { element: told } = await desk({ suspended: [{ ...SUSPENDED, counter: step, example: leaning }] });
    find(row(told, "naked-pair"), "summary").click();
    expect(textIn(find(row(told, "naked-pair"), "ergo-rule-counter"))).to.contain(
      "that the puzzle has one answer.",
    );
  });
});

describe("the text of the rules", () => {
  it("is there in a plain area at once, and in the coloured editor as soon as that is", async () => {
    const { element } = await desk();
    await showText(element);
    expect(written(element)).to.equal(OWN);
    expect(all(element, "textarea")).to.have.length(0);
    expect(getComputedStyle(find(element, ".cm-line span", "rule")).fontWeight).to.equal("700");
    expect(content(element).getAttribute("aria-label")).to.equal("Text of the rules");
  });

  it("is changed by typing, looked at when it rests, and marked where it is wrong", async () => {
    const { element, told, asked } = await desk();
    await showText(element);
    content(element).focus();
    await press("Control", "Home");
    await sendKeys({ press: "End" });
    await sendKeys({ type: " spot" });
    expect(told.at(-1)?.choice.text).to.equal(OWN.replace("law row", "law row spot"));
    await until(() => asked.length > 1 && asked.at(-1) === told.at(-1)?.choice.text);
    await until(() => all(element, ".cm-lintRange-error").length > 0);
    await settled(element);
    expect(asked[0]).to.equal(null);
    expect(find(element, ".cm-lintRange-error").textContent).to.equal("spot");
    expect(all(element, ".cm-lint-marker-error")).to.have.length(1);
    const problem = find(element, ".problem button");
    expect(textIn(problem))
      .to.contain("Line 1, column")
      .and.contain("spot")
      .and.contain("Did you mean “spots”?");
    expect(find(element, "[role=status].state").textContent).to.contain("1 problem.");
    expect(textIn(find(element, "ergo-rule-list")))
      .to.contain("Not running")
      .and.contain("4 of 4 rules are on");
  });

  it("goes to a problem, and to a rule of the list", async () => {
    const { element } = await desk({
      choice: { ...EVERY_RULE, text: OWN.replace("Swordfish", "Swordfish spot") },
    });
    await showText(element);
    content(element).blur();
    find(element, ".problem button").click();
    await settled(element);
    const selected = () => getSelectionText(element);
    expect(selected()).to.equal("spot");
    find(element, ".segment", "List").click();
    find(row(element, "naked-pair"), "button.name").click();
    await settled(element);
    expect(find(element, ".desk").dataset.shown).to.equal("text");
    expect(selected()).to.equal(OWN.split("\n")[2]);
  });

  it("is the kind's own again when it is typed back", async () => {
    const { element, told } = await desk();
    await showText(element);
    content(element).focus();
    await sendKeys({ type: "x" });
    expect(told.at(-1)?.choice.text).to.equal(`x${OWN}`);
    await sendKeys({ press: "Backspace" });
    expect(told.at(-1)?.choice).to.deep.equal(EVERY_RULE);
  });

  it("takes what comes from another tab, and leaves the caret where it was", async () => {
    const { element } = await desk();
    await showText(element);
    content(element).focus();
    await press("Control", "Home");
    await sendKeys({ press: "ArrowDown" });
    element.choice = { ...EVERY_RULE, text: `${OWN}rule "More" level 2\n` };
    await settled(element);
    expect(written(element)).to.contain('rule "More"');
    await sendKeys({ type: "#" });
    expect(written(element).split("\n")[1]).to.equal(`#${OWN.split("\n")[1]}`);
  });

  it("does not grow longer than is kept, and says so", async () => {
    const { element, told } = await desk({
      choice: { ...EVERY_RULE, text: `#${" ".repeat(LONGEST_RULES - 1)}` },
    });
    await showText(element);
    content(element).focus();
    await sendKeys({ type: "x" });
    await settled(element);
    expect(told).to.have.length(0);
    expect(textIn(find(element, "[role=alert]"))).to.contain("at most 200,000 characters");
    expect(find(element, "[role=alert]").checkVisibility()).to.equal(true);
  });

  it("lets Tab leave the field", async () => {
    const { element } = await desk({ width: 1100 });
    await showText(element);
    // Firefox takes the focus out of the page, and out of every later one, where nothing follows that could have it.
    const next = document.createElement("button");
    element.after(next);
    content(element).focus();
    await sendKeys({ press: "Tab" });
    expect(document.activeElement === next).to.equal(true);
  });
});

describe("rules from elsewhere", () => {
  const FILE = new File(['\uFEFFrule "Mine" level 2\r\n'], "my.rules");

  it("are added at the end of the text, ready to be written", async () => {
    const { element, told } = await desk();
    find(element, "button", "Add a rule").click();
    await settled(element);
    expect(told.at(-1)?.choice.text).to.match(/\n\nrule "My rule" level 2\n/);
    expect(find(element, ".desk").dataset.shown).to.equal("text");
  });

  it("are dropped as a file, and what was there before is offered back", async () => {
    const { element, told } = await desk({ choice: { ...EVERY_RULE, off: ["swordfish"] } });
    drop(element, FILE, find(element, ".desk"));
    await until(() => told.length > 0);
    expect(told.at(-1)).to.deep.equal({
      choice: { ...EVERY_RULE, text: 'rule "Mine" level 2\n' },
      before: { ...EVERY_RULE, off: ["swordfish"] },
      told: "The rules were replaced.",
    });
  });

  it("are dropped on the editor as a whole file too", async () => {
    const { element, told } = await desk();
    await showText(element);
    drop(element, FILE, content(element));
    await until(() => told.length > 0);
    expect(told.at(-1)?.choice.text).to.equal('rule "Mine" level 2\n');
  });

  it("are refused with a sentence where they are none, or too many", async () => {
    const { element, told } = await desk();
    const alert = () => all(element, "[role=alert]").map(textIn).join();
    drop(element, new File(["53..7....6..195..."], "puzzle.txt"));
    await until(() => alert().includes("no text of rules"));
    drop(element, new File([`rule "A"\n${"#".repeat(LONGEST_RULES)}`], "long.rules"));
    await until(() => alert().includes("200,000"));
    expect(told).to.have.length(0);
  });

  it("are pasted anywhere on the desk; anything else that is pasted is not for it", async () => {
    const { element, told } = await desk();
    const reaches = (text: string) => {
      let reached = false;
      addEventListener(
        "paste",
        () => {
          reached = true;
        },
        { once: true, signal: AbortSignal.timeout(20) },
      );
      find(element, ".desk").dispatchEvent(paste(text));
      return reached;
    };
    expect(reaches("53..7....")).to.equal(true);
    expect(told).to.have.length(0);
    expect(reaches("RULE /* 1 */\nFORALL{i, j}\n")).to.equal(false);
    expect(told.at(-1)?.choice.text).to.equal("RULE /* 1 */\nFORALL{i, j}\n");
  });

  it("go away with Reset, which can be taken back", async () => {
    const mine = { text: 'rule "Mine"', off: ["a"], order: ["a"], supposition: false, oneAnswer: true };
    const { element, told } = await desk({ choice: mine });
    find(element, "button", "Reset").click();
    await settled(element);
    expect(told.at(-1)).to.deep.equal({
      choice: EVERY_RULE,
      before: mine,
      told: "The rules are as they came.",
    });
    expect(find<HTMLButtonElement>(element, "button", "Reset").disabled).to.equal(true);
  });
});

describe("the check of the rules", () => {
  it("tells of each what became of it, with the board on which one is wrong", async () => {
    const { element } = await desk();
    find(element, "button", "Check my rules").click();
    await until(() => all(find(element, "ergo-rule-vet"), "li").length === 5);
    await settled(element);
    const vet = find(element, "ergo-rule-vet");
    const told = all(vet, "li").map((one) => [one.className, textIn(one)] as const);
    expect(told.map(([verdict]) => verdict)).to.deep.equal([
      "sound",
      "silent",
      "suspended",
      "unsound",
      "sound",
    ]);
    expect(told[0][1]).to.contain("200 conclusions judged");
    expect(told[1][1]).to.contain("Never fired");
    expect(told[2][1]).to.contain("It took too many steps.");
    expect(told[3][1]).to.contain("R1C2 can only be 3.").and.contain("“R1C2 is 3” does not follow");
    expect(find(vet, "ergo-digit-board").shadowRoot?.textContent).to.contain("5");
    expect(find(vet, "[role=status]").textContent).to.contain("1 rule is wrong.");
  });

  it("forgets what it found of another text", async () => {
    const { element } = await desk();
    find(element, "button", "Check my rules").click();
    await until(() => all(find(element, "ergo-rule-vet"), "li").length === 5);
    element.choice = { ...EVERY_RULE, text: `${OWN}#` };
    await settled(element);
    expect(all(find(element, "ergo-rule-vet"), "li")).to.have.length(0);
  });
});

function getSelectionText(element: Element): string {
  const root = find(element, "ergo-rule-editor").shadowRoot as ShadowRoot & {
    getSelection?(): Selection | null;
  };
  return (root.getSelection?.() ?? getSelection())?.toString() ?? "";
}
