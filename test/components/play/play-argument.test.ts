import { expect } from "@open-wc/testing";
import type { ExplainedStatement } from "../../../engine/model/argument.ts";
import { is, isNot } from "../../../engine/model/fact.ts";
import type { ExplainedStep } from "../../../engine/reason/explain.ts";
import { speak } from "../../../web/words/words.ts";
import type { Why } from "../../../worker/api.ts";
import { all, dressed, settled, textIn } from "../look.ts";
import { hinted, part, type Stage, stage } from "./play-stage.ts";
import { asked } from "./why-stage.ts";

type Line = readonly [en: string, zh: string, cites?: number];

function statement(name: string, en: string, zh: string, told: readonly Line[]): ExplainedStatement {
  return {
    ...{ name, text: { en, zh }, supposed: { en: "R1C3 is 4", zh: "第1行第3列是 4" }, truths: 1 },
    ...{ when: [is(2, 4)], so: [], because: [], told: told.map(([en, zh]) => ({ en, zh })) },
    lines: told.map(([, , cites], at) => ({
      ...(cites === undefined ? { demand: { by: { as: "cell", of: 3 } } } : { cites }),
      gives: at < told.length - 1 ? [is(3, 3)] : [],
    })),
  };
}

/** A helps B, and B the step. */
const STEP: ExplainedStep = {
  ...{ rule: "argument", level: 6, laws: [], bindings: {}, because: [], grounds: [], area: [2] },
  ...{ name: { en: "Forcing net in parts", zh: "分步强制网" }, adds: [isNot(2, 4)] },
  text: { en: "So R1C3 is not 4.", zh: "所以第1行第3列不是 4。" },
  argument: [
    statement("A", "A is so.", "A 成立。", [["R1C4 can only be 3.", "第1行第4列只能是 3。"]]),
    statement("B", "B is so.", "B 成立。", [
      ["By A, R1C4 is 3.", "由 A 可知，第1行第4列是 3。", 0],
      ["R2C4 has no value left.", "第2行第4列没有数字可填。"],
    ]),
    statement("", "R1C3 is not 4.", "第1行第3列不是 4。", [
      ["By B, that cannot be.", "第1行第4列是 3，与 B 矛盾。", 1],
    ]),
  ],
};
const WHY: Why = { type: "because", fact: isNot(2, 4), steps: [STEP] };

const SHEETS = ["ergo-hint-sheet", "ergo-why-sheet"] as const;
type Sheet = (typeof SHEETS)[number];

/** Shows the argument from its first part. */
async function shown(tag: Sheet, lang: "en" | "zh" = "en"): Promise<Stage> {
  await speak(lang);
  const on = await stage({ state: { lang } });
  if (tag === "ergo-why-sheet") await asked(on, 2, 4, WHY);
  else {
    const move = { type: "clear", cells: [2], what: "marks" } as const;
    await hinted(on, { type: "step", steps: [STEP], fact: isNot(2, 4), move });
    on.app.store.dispatch({ type: "hint-show", tier: 3, step: 0 });
    await settled(on.screen);
  }
  return on;
}

async function press(on: Stage, tag: Sheet, text: string): Promise<void> {
  part(on, tag, "button", text).click();
  await settled(on.screen);
}

before(async () => {
  await dressed();
  await Promise.all([
    import("../../../web/boards/digits/digit-board.ts"),
    import("../../../web/play/hint/hint-sheet.ts"),
    import("../../../web/play/hint/why-sheet.ts"),
  ]);
});

afterEach(() => speak("en"));

for (const tag of SHEETS)
  describe(`an argument in ${tag}`, () => {
    const says = (on: Stage) => textIn(part(on, tag));

    it("is walked part by part: what each is for, what it says, and where it is wished its lines", async () => {
      const on = await shown(tag);
      expect(says(on))
        .to.contain("part 1 of 3")
        .and.to.contain("To rule out that R1C4 is not 3, on the way to: B, and so R1C3 is not 4.")
        .and.to.contain("A is so.");
      await press(on, tag, "Next part");
      expect(says(on)).to.contain("part 2 of 3").and.to.contain("On the way to: R1C3 is not 4.");
      await press(on, tag, "Line by line");
      expect(says(on)).to.contain("line 1 of 2").and.to.contain("By A, R1C4 is 3.");
      await press(on, tag, "Next line");
      await press(on, tag, "Next part");
      expect(says(on)).to.contain("part 3 of 3").and.to.contain("Suppose R1C3 is 4.");
      await press(on, tag, "Next line");
      await press(on, tag, "Next step");
      expect(says(on)).to.contain("part 3 of 3").and.to.contain("So R1C3 is not 4.");
    });

    it("says so in Chinese", async () => {
      const on = await shown(tag, "zh");
      expect(says(on))
        .to.contain("第 1 / 3 部分")
        .and.to.contain("用来排除“第1行第4列不是 3”，以推出：B，进而第1行第3列不是 4。");
      await press(on, tag, "下一部分");
      expect(says(on)).to.contain("第 2 / 3 部分");
    });

    it("is asked back from its end: a line opens the part that it leans on, and the board shows what is opened", async () => {
      const on = await shown(tag);
      await press(on, tag, tag === "ergo-why-sheet" ? "All steps" : "Why?");
      const lines = () => all(part(on, tag), ".link");
      const open = async (text: string) => {
        lines()
          .find((line) => line.textContent?.includes(text))
          ?.click();
        await settled(on.screen);
      };
      const frame = () => (tag === "ergo-why-sheet" ? on.play.why : on.play.hint)?.step;
      expect(lines().map((line) => line.textContent?.trim())).to.deep.equal(["By B, that cannot be."]);
      await open("By B");
      await open("By A");
      expect(lines().map((line) => line.textContent?.trim())).to.deep.equal([
        ...["By B, that cannot be.", "B B is so.", "By A, R1C4 is 3."],
        ...["A A is so.", "R1C4 can only be 3.", "R2C4 has no value left."],
      ]);
      expect(lines()[2].getAttribute("aria-expanded")).to.equal("true");
      expect(lines()[4].getAttribute("aria-expanded")).to.equal(null);
      expect(frame()).to.equal(3);
      await open("A is so.");
      expect(frame()).to.equal(0);
      expect(lines()[3].getAttribute("aria-current")).to.equal("step");
      await open("By B");
      expect(lines()).to.have.length(1);
    });
  });
