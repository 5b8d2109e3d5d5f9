import { expect, fixture, fixtureCleanup, html } from "@open-wc/testing";
import type { AnalysisPane } from "../../../web/workbench/analysis/analysis-pane.ts";
import type { Analysed, RuleInfo } from "../../../worker/api.ts";
import "../../../web/workbench/analysis/analysis-pane.ts";
import { EVERY_RULE } from "../../../engine/model/choice.ts";
import { speak } from "../../../web/words/words.ts";
import type { AnalysisActs, AnalysisRow } from "../../../web/workbench/analysis/analysis.ts";
import { firstOrder } from "../../../web/workbench/analysis/analysis.ts";
import { newBench } from "../../../web/workbench/bench/new-bench.ts";
import { all, dressed, find, flaws, LOOKS, overflow, phone, settled, textIn } from "../look.ts";
import { appWith, type Call, playing, sudokuText } from "../shell.ts";

const rule = (id: string, number: number | null, level: number): RuleInfo => ({
  ...{ id, number, level, advanced: false, needsOneAnswer: false, native: number === null },
  ...{ span: null, plan: [], cost: 1 },
  name: { en: `Rule ${id}`, zh: `规则 ${id}` },
});
const RULES = [rule("a", 1, 0), rule("b", 2, 2), rule("c", null, 4)];

const result = (parts: Partial<Extract<Analysed, { ok: true }>> = {}): AnalysisRow["result"] => ({
  ...{
    ok: true,
    text: sudokuText(1),
    end: "solved",
    cells: 50,
    solved: 50,
    hardest: 2,
    technique: null,
    rating: {
      level: 2,
      work: 120,
      needs: [{ id: "b", name: { en: "Rule b", zh: "规则 b" }, level: 2, count: 1 }],
    },
    fired: { a: 7, b: 1 },
  },
  ...parts,
});
const ROWS: readonly AnalysisRow[] = [
  { group: 1, number: 1, result: result() },
  { group: 1, number: 2, result: result({ end: "stuck", solved: 25 }) },
  { group: 2, number: 1, result: result({ fired: { a: 3, supposition: 1 } }) },
];
const RUN = {
  ...{ question: 1, total: 4, done: 4, running: false, rows: ROWS, problem: null },
  rules: { from: "numbered", off: [], supposition: false },
  bad: [
    { number: 7, line: "nonsense", problem: { code: "x", text: { en: "No puzzle.", zh: "不是题目。" } } },
  ],
} as const;

/** The pane on the page, with acts that keep the order and note the rest down; they come when `ready` is kept. */
async function stand(lang: "en" | "zh" = "en", ready: Promise<void> = Promise.resolve()) {
  fixtureCleanup();
  const { kind, puzzle } = playing("sudoku", sudokuText(1));
  const bench = newBench(kind, puzzle, EVERY_RULE);
  const calls: Call[] = [];
  const acts: AnalysisActs = {
    start: async (...given) => void calls.push(["start", ...given]),
    stop: () => void calls.push(["stop"]),
    save: () => void calls.push(["save"]),
    order: (kind, change) => {
      const { analysis } = app.store.state;
      const order = { ...(analysis?.order ?? firstOrder([])), ...change };
      app.store.dispatch({ type: "set", set: { analysis: { kind, order, run: analysis?.run ?? null } } });
    },
  };
  const app: ReturnType<typeof appWith> = appWith(
    { lang, workbench: { ...bench, rules: { rules: RULES, problems: [], own: "" }, pane: "analysis" } },
    { analysis: () => ready.then(() => acts) },
  );
  const main = await fixture<HTMLElement>(html`<main>
    <h1>Ergo</h1>
    <ergo-analysis-pane .app=${app}></ergo-analysis-pane>
  </main>`);
  const pane = find<AnalysisPane>(main, "ergo-analysis-pane");
  await settled(pane);
  const ran = async (change: object = {}) => {
    const order = app.store.state.analysis?.order ?? firstOrder([1, 2]);
    const run = { ...RUN, ...change };
    app.store.dispatch({ type: "set", set: { analysis: { kind: "sudoku", order, run } } });
    await settled(pane);
  };
  const press = async (text: string) => {
    find(pane, "button", text).click();
    await settled(pane);
  };
  const choose = async (value: string) => {
    const select = find<HTMLSelectElement>(pane, "select");
    select.value = value;
    select.dispatchEvent(new Event("change"));
    await settled(pane);
  };
  return { app, pane, calls, ran, press, choose };
}

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

describe("the Analysis pane", () => {
  it("offers no choice while there is nobody to keep it", async () => {
    let come = () => {};
    const ready = new Promise<void>((resolve) => {
      come = resolve;
    });
    const { app, pane } = await stand("en", ready);
    expect(all(pane, "input, select, button")).to.have.length(0);
    come();
    await settled(pane);
    find(pane, "input[value=text]").click();
    expect(app.store.state.analysis?.order.source).to.equal("text");
  });

  it("runs the whole corpus with the rules on the bench unless told otherwise", async () => {
    const { pane, calls, press } = await stand();
    expect(all(pane, ".level[aria-pressed=true]")).to.have.length(5);
    await press("Run the set");
    expect(calls).to.deep.equal([["start", firstOrder([1, 2, 3, 4, 5]), EVERY_RULE]]);
  });

  it("runs some levels with the numbered rules only, and nothing supposed", async () => {
    const { calls, press, choose } = await stand();
    await press("Medium");
    await choose("numbered");
    await press("Run the set");
    const [, order, rules] = calls[0];
    expect((order as { levels: number[] }).levels).to.deep.equal([1, 2, 4, 5]);
    expect(rules).to.deep.equal({ ...EVERY_RULE, off: ["c"], supposition: false });
  });

  it("runs a selection of rules, beginning with those that were chosen before", async () => {
    const { pane, calls, press, choose } = await stand();
    await choose("level-2");
    await choose("own");
    const boxes = () => all(pane, ".rule input") as HTMLInputElement[];
    expect(boxes().map(({ checked }) => checked)).to.deep.equal([true, true, false]);
    boxes()[1].click();
    await settled(pane);
    find(pane, "[role=switch]").click();
    await settled(pane);
    await press("Run the set");
    expect(calls[0][2]).to.deep.equal({ ...EVERY_RULE, off: ["c", "b"], supposition: false });
  });

  it("runs a set that is pasted, or read from a file", async () => {
    const { pane, app, calls, press } = await stand();
    find(pane, "input[value=text]").click();
    await settled(pane);
    expect(find<HTMLButtonElement>(pane, ".go").disabled).to.equal(true);
    const area = find<HTMLTextAreaElement>(pane, "textarea");
    area.value = "1...\n2...";
    area.dispatchEvent(new Event("input"));
    await settled(pane);
    await press("Run the set");
    expect(calls[0][1]).to.include({ source: "text", text: "1...\n2..." });
    const field = find<HTMLInputElement>(pane, "#file");
    const given = new DataTransfer();
    given.items.add(new File(["3...\n# note\n4..."], "set.sdm"));
    field.files = given.files;
    field.dispatchEvent(new Event("change"));
    await settled(pane);
    expect(textIn(pane)).to.contain("set.sdm").and.to.contain("2 lines");
    expect(app.store.state.analysis?.order.text).to.contain("4...");
    await press("Take this file away");
    expect(app.store.state.analysis?.order).to.include({ text: "", file: null });
  });

  it("tells how far it is, and is stopped", async () => {
    const { pane, calls, ran, press } = await stand();
    await ran({ running: true, done: 3, total: 9 });
    expect(textIn(pane)).to.contain("3 of 9 puzzles, 2 solved (67%)");
    expect(find<HTMLProgressElement>(pane, "progress").value).to.equal(3);
    await press("Stop");
    expect(calls).to.deep.equal([["stop"]]);
    await ran({ done: 3, total: 9 });
    expect(textIn(pane)).to.contain("Stopped after 3 of 9");
  });

  it("tells what was solved by level, in figures as in the chart", async () => {
    const { pane, ran } = await stand();
    await ran();
    expect(textIn(pane)).to.contain("The 2 numbered ones, without suppositions");
    const rows = all(pane, "tbody tr, tfoot tr").map((row) => textIn(row).trim().replace(/\s+/g, " "));
    expect(rows).to.deep.equal([
      "Beginner 1/2 50% 75/100 75%",
      "Easy 1/1 100% 50/50 100%",
      "All 2/3 67% 125/150 83%",
    ]);
    const results = find(pane, "ergo-analysis-results").shadowRoot;
    const heights = (kind: string) =>
      [...(results?.querySelectorAll(`rect.${kind}`) ?? [])].map((bar) => bar.getAttribute("height"));
    expect(heights("of-puzzles")).to.deep.equal(["50", "100"]);
    expect(heights("of-cells")).to.deep.equal(["75", "100"]);
  });

  it("counts firings by rule, and opens what was not solved on the bench", async () => {
    const { app, pane, ran, press } = await stand();
    await ran();
    const [rated, ...fired] = all(pane, ".bars li").map((one) => textIn(one).trim().replace(/\s+/g, " "));
    expect(rated).to.equal("Easy 3 puzzles · work 120 to 120, median 120");
    expect(fired).to.deep.equal([
      "1 Rule a 17 in 3 puzzles",
      "2 Rule b 2 in 2 puzzles",
      "Supposition 1 in 1 puzzle",
    ]);
    expect(textIn(pane)).to.contain("1 puzzle not solved").and.to.contain("25 cells left");
    await press("Open Beginner 2 on the bench");
    expect(app.calls.at(-1)).to.deep.equal(["go", { screen: "workbench", link: `/sudoku/${sudokuText(1)}` }]);
  });

  it("tells a bad line with its number, and hands out the result", async () => {
    const { pane, calls, ran, press } = await stand();
    await ran();
    expect(textIn(pane))
      .to.contain("1 line is not a puzzle")
      .and.to.contain("Line 7")
      .and.to.contain("nonsense");
    await press("Save (CSV)");
    expect(calls).to.deep.equal([["save"]]);
  });
});

describe("the Analysis pane is accessible", () => {
  for (const look of LOOKS) {
    it(`in ${look.lang}, ${look.theme}, with text of ${look.text} %`, async () => {
      await phone(look);
      document.documentElement.dataset.theme = look.theme;
      document.documentElement.lang = look.lang === "zh" ? "zh-Hans" : "en";
      const { ran, choose } = await stand(look.lang);
      await choose("own");
      await ran();
      expect(await flaws(look)).to.deep.equal([]);
      expect(overflow()).to.equal(0);
    });
  }
});
