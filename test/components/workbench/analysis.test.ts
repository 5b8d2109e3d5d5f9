import { expect, fixture, fixtureCleanup, html } from "@open-wc/testing";
import type { AnalysisPane } from "../../../web/workbench/analysis/analysis-pane.ts";
import type { RuleInfo } from "../../../worker/api.ts";
import "../../../web/workbench/analysis/analysis-pane.ts";
import { EVERY_RULE } from "../../../engine/model/choice.ts";
import { speak } from "../../../web/words/words.ts";
import type {
  AnalysisActs,
  AnalysisOrder,
  AnalysisRow,
  AnalysisRules,
  AnalysisRun,
  Outcome,
  RuleSelection,
} from "../../../web/workbench/analysis/analysis.ts";
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

const outcome = (parts: Partial<Outcome> = {}): Outcome => ({
  ...{ end: "solved", cells: 50, found: 50, hardest: 2, rating: [2, 120, [["b", 1]]], fired: { a: 7, b: 1 } },
  stuck: "",
  ...parts,
});
const row = (at: number, level: number, number: number, ...outcomes: Outcome[]): AnalysisRow => ({
  ...{ at, number, text: sudokuText(1), isOurs: true, level, technique: null, heading: "" },
  ...{ rows: 9, cols: 9, outcomes },
});
const STUCK = outcome({ end: "stuck", found: 25, rating: null, stuck: "1234" });
const ROWS: readonly AnalysisRow[] = [
  row(0, 1, 1, outcome(), outcome()),
  row(1, 1, 2, STUCK, outcome({ fired: { a: 9, supposition: 1 } })),
  row(2, 2, 1, outcome({ fired: { a: 3 } }), outcome()),
];
const NUMBERED: RuleSelection = { from: "numbered", off: [], supposition: false };
const ALL: RuleSelection = { from: "all", off: [], supposition: true };
const RUN: AnalysisRun = {
  ...{ question: 1, total: 4, done: 4, running: false, spent: 0, resumable: true, problem: null },
  parts: [ROWS],
  selections: [NUMBERED, ALL],
  bad: [
    { number: 7, line: "nonsense", problem: { code: "x", text: { en: "No puzzle.", zh: "不是题目。" } } },
  ],
};

/** The pane on the page, with acts that keep the order and note the rest down; they come when `ready` is kept. */
async function stand(lang: "en" | "zh" = "en", ready: Promise<void> = Promise.resolve()) {
  fixtureCleanup();
  const { kind, puzzle } = playing("sudoku", sudokuText(1));
  const bench = newBench(kind, puzzle, EVERY_RULE);
  const calls: Call[] = [];
  const acts: AnalysisActs = {
    start: async (...given) => void calls.push(["start", ...given]),
    resume: async () => void calls.push(["resume"]),
    recall: async (...given) => void calls.push(["recall", ...given]),
    stop: () => void calls.push(["stop"]),
    save: (...given) => void calls.push(["save", ...given]),
    order: (kind, change) => {
      const { analysis } = app.store.state;
      const order = { ...(analysis?.order ?? firstOrder(null)), ...change };
      app.store.dispatch({ type: "set", set: { analysis: { kind, order, run: analysis?.run ?? null } } });
    },
  };
  const app: ReturnType<typeof appWith> = appWith(
    { lang, workbench: { ...bench, rules: { rules: RULES, problems: [], own: "own" }, pane: "analysis" } },
    { analysis: () => ready.then(() => acts) },
  );
  const main = await fixture<HTMLElement>(html`<main>
    <h1>Ergo</h1>
    <ergo-analysis-pane .app=${app}></ergo-analysis-pane>
  </main>`);
  const pane = find<AnalysisPane>(main, "ergo-analysis-pane");
  await settled(pane);
  const ran = async (change: Partial<AnalysisRun> = {}) => {
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
  /** What the pane asked for, but the last run. */
  const wished = () => calls.filter(([name]) => name !== "recall");
  return { app, pane, calls, wished, ran, press, choose };
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
    expect(calls).to.deep.equal([["recall", "sudoku", "own"]]);
    expect(all(pane, ".level[aria-pressed=true]")).to.have.length(5);
    await press("Run the set");
    expect(calls.at(-1)).to.deep.equal([
      "start",
      firstOrder([1, 2, 3, 4, 5]),
      { choices: [EVERY_RULE], own: "own" },
    ]);
  });

  it("counts no level while the library is being fetched", async () => {
    const { app, pane } = await stand();
    const counts = () => all(pane, ".level small").map((one) => one.textContent);
    const [first] = counts();
    expect(first).to.match(/^\d+$/);
    const packs = { kept: [], offered: null, status: "fetching", problem: null } as const;
    app.store.dispatch({ type: "set", set: { packs } });
    await settled(pane);
    expect(new Set(counts())).to.deep.equal(new Set(["…"]));
    expect(textIn(pane)).to.contain("Fetching the library");
    app.store.dispatch({ type: "set", set: { packs: { ...packs, status: "idle" } } });
    await settled(pane);
    expect(counts()[0]).to.equal(first);
  });

  it("runs nothing where no level is chosen, and one alone when it is chosen after", async () => {
    const { pane, wished, press } = await stand();
    for (const level of all(pane, ".level")) {
      level.click();
      await settled(pane);
    }
    expect(all(pane, ".level[aria-pressed=true]")).to.have.length(0);
    expect(find<HTMLButtonElement>(pane, ".go").disabled).to.equal(true);
    await press("Medium");
    await press("Run the set");
    expect((wished()[0][1] as AnalysisOrder).levels).to.deep.equal([3]);
  });

  it("runs some levels with the numbered rules only, and nothing supposed", async () => {
    const { wished, press, choose } = await stand();
    await press("Medium");
    await choose("numbered");
    await press("Run the set");
    const [, order, rules] = wished()[0];
    expect((order as AnalysisOrder).levels).to.deep.equal([1, 2, 4, 5]);
    expect((rules as AnalysisRules).choices).to.deep.equal([
      { ...EVERY_RULE, off: ["c"], supposition: false },
    ]);
  });

  it("runs a selection of rules, beginning with those that were chosen before", async () => {
    const { pane, wished, press, choose } = await stand();
    await choose("level-2");
    await choose("own");
    const boxes = () => all(pane, ".rule input") as HTMLInputElement[];
    expect(boxes().map(({ checked }) => checked)).to.deep.equal([true, true, false]);
    boxes()[1].click();
    await settled(pane);
    find(pane, "[role=switch]").click();
    await settled(pane);
    await press("Run the set");
    expect((wished()[0][2] as AnalysisRules).choices).to.deep.equal([
      { ...EVERY_RULE, off: ["c", "b"], supposition: false },
    ]);
  });

  it("compares up to four selections side by side, among them the experiment in one tap", async () => {
    const { app, pane, press } = await stand();
    const selections = () =>
      (app.store.state.analysis?.order.selections ?? []).map(({ from, supposition }) => [from, supposition]);
    await press("Numbered, all named, with suppositions");
    const experiment = [
      ["numbered", false],
      ["all", false],
      ["all", true],
    ];
    expect(selections()).to.deep.equal(experiment);
    await press("Compare with other rules");
    expect(selections()).to.have.length(4);
    expect(all(pane, "button").some((one) => textIn(one).includes("Compare"))).to.equal(false);
    await press("Take selection 4 away");
    expect(selections()).to.deep.equal(experiment);
  });

  it("groups the charts as chosen, by headings where the set is a text", async () => {
    const { app, pane } = await stand();
    const by = () => app.store.state.analysis?.order.by;
    expect(all(pane, "input[name=by]")).to.have.length(3);
    find(pane, "input[value=text]").click();
    await settled(pane);
    find(pane, "input[value=heading]").click();
    expect(by()).to.equal("heading");
    await settled(pane);
    find(pane, "input[value=corpus]").click();
    expect(by()).to.equal("level");
  });

  it("runs a set that is pasted, or read from a file", async () => {
    const { pane, app, wished, press } = await stand();
    find(pane, "input[value=text]").click();
    await settled(pane);
    expect(find<HTMLButtonElement>(pane, ".go").disabled).to.equal(true);
    const area = find<HTMLTextAreaElement>(pane, "textarea");
    area.value = "1...\n2...";
    area.dispatchEvent(new Event("input"));
    await settled(pane);
    await press("Run the set");
    expect(wished()[0][1]).to.include({ source: "text", text: "1...\n2..." });
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

  it("tells how far it is and how long it takes, is stopped, and goes on", async () => {
    const { pane, wished, ran, press } = await stand();
    await ran({ running: true, done: 3, total: 9, spent: 6_000 });
    expect(textIn(pane)).to.contain("2 of 8 puzzles.").and.to.contain("About 12 seconds left.");
    expect(find<HTMLProgressElement>(pane, "progress").value).to.equal(3);
    await press("Stop");
    await ran({ done: 3, total: 9 });
    expect(textIn(pane)).to.contain("Stopped after 2 of 8");
    await press("Go on");
    expect(wished()).to.deep.equal([["stop"], ["resume"]]);
    await ran({ done: 3, total: 9, resumable: false });
    expect(textIn(pane)).to.contain("rules of an earlier version");
    expect(all(pane, "button").some((one) => textIn(one).includes("Go on"))).to.equal(false);
  });

  it("tells what was solved by group and selection, in figures as in the charts", async () => {
    const { pane, ran } = await stand();
    await ran();
    const rows = all(pane, "tbody tr, tfoot tr").map((row) => textIn(row).trim().replace(/\s+/g, " "));
    expect(rows).to.deep.equal([
      "Beginner 2 50% 75% 100% 100%",
      "Easy 1 100% 100% 100% 100%",
      "All 3 67% 83% 100% 100%",
    ]);
    const charts = all(pane, "ergo-analysis-results .chart svg, .chart svg");
    expect(charts).to.have.length(2);
    const heights = charts.map((chart) =>
      [...chart.querySelectorAll("rect")].map((bar) => bar.getAttribute("height")),
    );
    expect(heights).to.deep.equal([
      ["50", "100", "100", "100"],
      ["75", "100", "100", "100"],
    ]);
  });

  it("counts firings of a selection by rule, and opens what was not solved where it was stuck", async () => {
    const { app, pane, ran, press } = await stand();
    await ran();
    const bars = () => all(pane, ".bars li").map((one) => textIn(one).trim().replace(/\s+/g, " "));
    expect(bars()).to.deep.equal([
      "Easy 2 puzzles · work 120 to 120, median 120",
      "1 Rule a 17 in 3 puzzles",
      "2 Rule b 2 in 2 puzzles",
    ]);
    expect(textIn(pane)).to.contain("1 puzzle not solved").and.to.contain("25 cells left");
    await press("Open Beginner 2 on the bench");
    expect(app.calls.at(-1)).to.deep.equal([
      "go",
      { screen: "workbench", link: `/sudoku/${sudokuText(1)}~1234` },
    ]);
    find(pane, "input[name=which][value='1']").click();
    await settled(pane);
    expect(bars()).to.deep.equal([
      "Easy 3 puzzles · work 120 to 120, median 120",
      "1 Rule a 23 in 3 puzzles",
      "2 Rule b 2 in 2 puzzles",
      "Supposition 1 in 1 puzzle",
    ]);
    expect(textIn(pane)).not.to.contain("not solved");
  });

  it("tells a bad line with its number, and hands out chart and puzzles", async () => {
    const { pane, wished, ran, press } = await stand();
    await ran();
    expect(textIn(pane))
      .to.contain("1 line is not a puzzle")
      .and.to.contain("Line 7")
      .and.to.contain("nonsense");
    await press("Chart (CSV)");
    await press("Puzzles (CSV)");
    const names = {
      groups: [
        ["1", "Beginner"],
        ["2", "Easy"],
      ],
      selections: ["The 2 numbered ones", "All of them, with suppositions"],
    };
    expect(wished()).to.deep.equal([
      ["save", "chart", names],
      ["save", "puzzles", names],
    ]);
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
