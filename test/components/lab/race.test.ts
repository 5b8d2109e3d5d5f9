import { expect } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import { is } from "../../../engine/model/fact.ts";
import { fail, ok } from "../../../engine/model/result.ts";
import { outcomeOf } from "../../../web/lab/race/race-finding.ts";
import { presetOf } from "../../../web/lab/race/race-presets.ts";
import type { Replay } from "../../../web/lab/replay/replay.ts";
import { newLane, told } from "../../../web/lab/shared/lane.ts";
import { DEFAULT_SETTINGS } from "../../../web/state/settings.ts";
import { Connection } from "../../../web/storage/connection.ts";
import { focused } from "../../../web/ui/focused.ts";
import { speak } from "../../../web/words/words.ts";
import { all, eventually, find, settled, textIn } from "../look.ts";
import { news, raceStage, ScriptedLane } from "./race-stage.ts";

const SMALL = "/sudoku/1200300200400300";
const NAMES = ["brute", "backtrack", "forward", "fast"];

/** The race part with lanes in the hands of the test. */
async function stand(link = SMALL, wishes: Parameters<typeof raceStage>[1] = {}) {
  const lanes = { race: new ScriptedLane(), trace: new ScriptedLane() };
  const on = await raceStage(link, { lanes, ...wishes });
  const started = async () => {
    const before = lanes.race.asked.length;
    await on.press("", ".bar .primary");
    await on.until(() => lanes.race.asked.length === before + on.race.chosen.length);
    await settled(on.pane);
  };
  return Object.assign(on, { lanes, started });
}

beforeEach(() => speak("en"));

const linkOf = (preset: string): string => presetOf(preset)?.link ?? "";

describe("The race", () => {
  it("says of each search what it does, and races those that are chosen", async () => {
    const on = await stand();
    const told = all(on.pane, ".search").map(textIn);
    expect(told.length).to.equal(4);
    expect(told.every((text) => text.length > 40)).to.equal(true);
    find(on.pane, ".search input").click();
    await settled(on.pane);
    expect(on.race.chosen).to.deep.equal(NAMES.slice(1));
    await on.started();
    expect(on.lanes.race.asked.map(({ question }) => question.search)).to.deep.equal(NAMES.slice(1));
    expect(on.lanes.race.warmed).to.deep.equal(NAMES.slice(1));
  });

  it("shows in a wide window what is going to race, and tells nobody twice", async () => {
    const on = await stand();
    const waiting = () =>
      all(on.pane, "ergo-race-lane").filter((lane) => lane.checkVisibility() && lane.closest("[inert]"));
    expect(waiting()).to.deep.equal([]);
    await setViewport({ width: 1280, height: 800 });
    expect(waiting().map((lane) => find(lane, "h3").textContent)).to.deep.equal([
      ...["Brute force", "Backtracking", "Full propagation", "Fast search"],
    ]);
    expect(find(on.pane, ".course").getAttribute("aria-hidden")).to.equal("true");
    await on.started();
    expect(waiting()).to.deep.equal([]);
    await setViewport({ width: 360, height: 740 });
  });

  it("hands the focus on when the button that had it goes", async () => {
    const on = await stand();
    await on.started();
    for (const name of NAMES)
      await on.lanes.race.search(name).end(ok({ ...news({ events: 9 }), complete: true }));
    await settled(on.pane);
    const replay = find(on.pane, ".replay");
    replay.focus();
    await sendKeys({ press: "Enter" });
    await settled(on.pane);
    expect(focused()?.getAttribute("aria-label")).to.equal("Which search is replayed");
  });

  it("does not start without a search", async () => {
    const on = await stand();
    on.acts.choose([]);
    await settled(on.pane);
    expect(find<HTMLButtonElement>(on.pane, ".bar .primary").disabled).to.equal(true);
    await on.acts.start();
    expect(on.race.lanes).to.deep.equal([]);
  });

  it("asks for the limits that are chosen, and shows what is told until all are done", async () => {
    const on = await stand();
    find(on.pane, "input[name=nodes][value='10000']").click();
    find(on.pane, "input[name=answers][value='2']").click();
    await on.started();
    const { question } = on.lanes.race.search("brute");
    expect([question.nodes, question.answers, question.text]).to.deep.equal([10_000, 2, "1200300200400300"]);
    on.lanes.race.search("brute").tell(news({ facts: [is(2, 3)] }));
    await settled(on.pane);
    const [brute] = all(on.pane, "ergo-race-lane");
    expect(textIn(brute)).to.contain("1,234").and.contain("running");
    const filled = find(brute, "[role=img]").getAttribute("aria-label");
    expect(filled).to.equal("Brute force: 7 of 16 cells filled");
    expect(find<HTMLProgressElement>(brute, "progress").position).to.be.closeTo(0.1234, 1e-6);
    for (const name of NAMES)
      await on.lanes.race.search(name).end(ok({ ...news({ answers: [[1]] }), complete: name !== "brute" }));
    await settled(on.pane);
    expect(on.race.running).to.equal(false);
    expect(on.race.lanes.map(outcomeOf)).to.deep.equal(["undecided", "found", "found", "found"]);
    expect(textIn(brute)).to.contain("undecided after 1,234 nodes");
    expect(textIn(find(on.pane, ".bar"))).to.contain("The race is over.");
  });

  it("stops in the same task, ends the worker, and hears nothing of it any more", async () => {
    const on = await stand();
    await on.started();
    const brute = on.lanes.race.search("brute");
    brute.tell(news());
    await settled(on.pane);
    expect(textIn(find(on.pane, ".bar"))).to.contain("Stop");
    find(on.pane, ".bar .primary").click();
    expect(on.race.running).to.equal(false);
    expect(on.lanes.race.ends).to.equal(1);
    brute.tell(news({ counts: { nodes: 9_999, checks: 0, backtracks: 0, depth: 0 } }));
    await settled(on.pane);
    expect(on.race.lanes[0].counts.nodes).to.equal(1_234);
    expect(on.race.lanes.map(outcomeOf)).to.deep.equal(NAMES.map(() => "stopped"));
    expect(textIn(on.pane)).to.contain("Stopped.");
  });

  it("can be stopped while the searches warm up", async () => {
    const on = await stand();
    const over = on.acts.start();
    on.acts.stop();
    await over;
    await settled(on.pane);
    expect(on.lanes.race.asked).to.deep.equal([]);
    expect(on.race.lanes.map(outcomeOf)).to.deep.equal(NAMES.map(() => "stopped"));
  });

  it("says why a race broke off, and can be started again", async () => {
    const on = await stand();
    await on.started();
    await on.lanes.race.search("forward").end(fail("odd", { en: "An odd puzzle.", zh: "奇怪的题目。" }));
    await settled(on.pane);
    expect(textIn(find(on.pane, ".bar"))).to.contain("An odd puzzle.");
    expect(on.race.lanes.map(outcomeOf)).to.deep.equal(NAMES.map(() => "lost"));
    await on.started();
    expect(on.race.problem).to.equal(null);
    on.lanes.race.search("fast").die();
    await settled(on.pane);
    expect(textIn(find(on.pane, ".bar"))).to.contain("A search broke off");
    expect(on.lanes.race.ends).to.equal(2);
  });

  it("tells who was first, and what the others took", async () => {
    const on = await stand();
    on.acts.choose(["brute", "fast"]);
    await on.started();
    const counts = (nodes: number) => ({ nodes, checks: 0, backtracks: 0, depth: 0 });
    const answers = [[1, 2, 3, 4]];
    await on.lanes.race
      .search("fast")
      .end(ok({ ...news({ counts: counts(4), answers, ms: 0.5 }), complete: true }));
    await on.lanes.race
      .search("brute")
      .end(ok({ ...news({ counts: counts(1_000), ms: 3 }), complete: false }));
    await settled(on.pane);
    const finding = textIn(find(on.pane, "ergo-race-findings"));
    expect(finding).to.contain("Only fast search was done within the limit: 0.5 ms, 4 nodes.");
    expect(finding).to.contain("Brute force had tried 250 times as many nodes and had still not decided.");
    const rows = all(find(on.pane, "ergo-race-chart"), "tbody tr").map(textIn);
    expect(rows.map((row) => row.includes("1,000") || row.includes("0.5 ms"))).to.deep.equal([true, true]);
  });

  for (const [search, isBeside] of [
    ["forward", true],
    ["fewest", false],
  ] as const)
    it(`names each line of its chart within a phone's screen: ${search}`, async () => {
      await setViewport({ width: 360, height: 740 });
      const limits = { nodes: 10_000, answers: 1 };
      const lanes = ["brute", search].map((one) => told(newLane(one, limits), { ...news(), complete: true }));
      const on = await stand(SMALL, { race: { lanes } });
      const chart = find(on.pane, "ergo-race-chart");
      await eventually(() => find(chart, "svg[role=img]"));
      const names = all(chart, "text.name");
      expect(names).to.have.length(isBeside ? 2 : 0);
      for (const name of names) expect(name.getBoundingClientRect().right).to.be.at.most(innerWidth);
      expect(all(chart, ".legend li")).to.have.length(isBeside ? 0 : 2);
    });

  it("takes the puzzle of an address, and says what is wrong with a bad one", async () => {
    const on = await stand(linkOf("several"));
    expect(on.problem).to.equal(null);
    expect(on.race.origin).to.deep.equal({ type: "preset", preset: "several" });
    expect(on.app.store.state.route).to.deep.equal({ screen: "lab", link: `/race${linkOf("several")}` });
    const { text } = on.race;
    const bad = ["/sudoku/12", "/chess/1234", "/sudoku/", "/", "/x", `/sudoku/${"1".repeat(81)}x`];
    for (const link of bad) {
      const problem = await on.acts.open(link);
      expect(problem?.text.en.length, link).to.be.greaterThan(10);
      expect(on.race.text, link).to.equal(text);
    }
    expect((await stand("/sudoku/12")).race.puzzle.cells).to.equal(81);
  });

  it("forgets the race when the puzzle changes, and keeps it when the same is opened again", async () => {
    const on = await stand();
    await on.started();
    await on.acts.open(SMALL);
    expect(on.race.running).to.equal(true);
    await on.press("Medium", ".chip");
    expect([on.race.running, on.race.lanes]).to.deep.equal([false, []]);
    expect(on.lanes.race.ends).to.equal(1);
    expect(on.race.text).to.equal(linkOf("hard").slice("/sudoku/".length));
  });

  it("races all searches of another kind where all of the last were chosen, else those that both have", async () => {
    const learning = { race: new ScriptedLane(), trace: new ScriptedLane() };
    const on = await stand(SMALL, { lanes: learning });
    learning.race.names.splice(3, 0, "learn");
    await on.press("Nurikabe", ".chip");
    await on.until(() => on.race.names.length === 5);
    expect(on.race.chosen).to.deep.equal([...NAMES.slice(0, 3), "learn", "fast"]);
    on.acts.choose(["learn", "fast"]);
    await on.press("Medium", ".chip");
    await on.until(() => on.race.names.length > 0);
    expect(on.race.chosen).to.deep.equal(["learn", "fast"]);
  });

  it("remembers the puzzle and what was chosen", async () => {
    const name = `race-${Math.random()}`;
    const on = await stand(SMALL, { name });
    on.acts.choose(["fast", "brute"]);
    on.acts.limit({ nodes: 10_000 });
    on.acts.limit({ answers: 100 });
    await eventually(async () => {
      const { race } = await stand("", { name });
      expect([race.text, race.chosen, race.nodes, race.answers]).to.deep.equal([
        ...["1200300200400300", ["brute", "fast"], 10_000, 100],
      ]);
    });
    const hard = linkOf("hard");
    const origin = { type: "level", level: 3 } as const;
    const connection = new Connection(() => {}, name);
    await connection.ready;
    const kept = { kind: "sudoku", text: hard.slice("/sudoku/".length), origin };
    await connection.database?.put("settings", kept, "race");
    expect(
      (await stand(hard, { name })).race.origin,
      "an address does not forget where it is from",
    ).to.deep.equal(origin);
  });

  it("replays any lane of a race that is over", async () => {
    const on = await stand();
    await on.started();
    for (const name of NAMES)
      await on.lanes.race.search(name).end(ok({ ...news({ events: 3 }), complete: true }));
    await settled(on.pane);
    await on.press("Replay Full propagation");
    expect([on.race.shown, on.race.replayed]).to.deep.equal(["replay", "forward"]);
    expect(find<HTMLSelectElement>(on.pane, "select").value).to.equal("forward");
  });

  it("says what a replay needs while there is none", async () => {
    const on = await stand();
    find(on.pane, "input[name=section][value=replay]").click();
    await settled(on.pane);
    expect(textIn(on.pane)).to.contain("Let some searches race first");
    await on.press("To the race");
    expect(on.race.shown).to.equal("race");
  });

  it("ends its workers when the lab is left", async () => {
    const on = await stand();
    await on.started();
    on.acts.leave();
    expect(on.race.running).to.equal(false);
    expect(on.lanes.race.ends).to.be.greaterThan(0);
    expect(on.lanes.trace.ends).to.equal(1);
  });

  it("is driven by the keyboard alone", async () => {
    const on = await stand();
    find(on.pane, ".chip").focus();
    const reached: string[] = [];
    for (let presses = 0; presses < 20 && !reached.includes("Start"); presses++) {
      await sendKeys({ press: "Tab" });
      let focus: Element | null = document.activeElement;
      while (focus?.shadowRoot?.activeElement) focus = focus.shadowRoot.activeElement;
      if (focus instanceof HTMLInputElement && focus.closest(".search") && !reached.includes("search")) {
        await sendKeys({ press: " " });
        reached.push("search");
      }
      reached.push((focus?.textContent ?? "").trim());
    }
    expect(reached).to.contain("Start");
    expect(on.race.chosen).to.deep.equal(NAMES.slice(1));
    await sendKeys({ press: "Enter" });
    await on.until(() => on.lanes.race.asked.length === 3);
    await settled(on.pane);
    await sendKeys({ press: "Enter" });
    await settled(on.pane);
    expect(on.race.lanes.map(outcomeOf), "the button that started it stops it").to.deep.equal([
      ...["stopped", "stopped", "stopped"],
    ]);
  });

  it("speaks another language at once", async () => {
    const on = await stand();
    await on.started();
    on.lanes.race.search("brute").tell(news());
    await speak("zh");
    on.app.store.dispatch({ type: "settings", settings: DEFAULT_SETTINGS, lang: "zh" });
    await settled(on.pane);
    expect(textIn(on.pane)).to.contain("蛮力搜索").and.contain("进行中").and.contain("停止");
  });
});

describe("The race with a real worker", () => {
  it("finds different answers and shows where they differ", async () => {
    const on = await raceStage(linkOf("several"));
    on.acts.limit({ nodes: 100_000 });
    await on.acts.start();
    await settled(on.pane);
    expect(on.race.lanes.map(outcomeOf)).to.deep.equal(Array(7).fill("found"));
    const boards = all(find(on.pane, "ergo-race-findings"), ".boards li");
    expect(boards.map((board) => textIn(find(board, "p")))).to.deep.equal([
      "Brute force, backtracking, propagate-then-backtrack and forward checking in order",
      ...["Forward checking by fewest left and full propagation", "Fast search"],
    ]);
    expect(boards.every((board) => all(board, "rect.differs").length === 9)).to.equal(true);
    expect(textIn(on.pane)).to.contain("9 cells differ");
    on.acts.leave();
  });

  it("counts what it tells, and ends undecided at the limit", async () => {
    const on = await raceStage(linkOf("extreme"));
    on.acts.limit({ nodes: 10_000 });
    await on.acts.start();
    const [brute] = on.race.lanes;
    const forward = on.race.lanes.find(({ search }) => search === "forward");
    if (!forward) throw new Error("no such lane");
    expect([outcomeOf(brute), brute.counts.nodes]).to.deep.equal(["undecided", 10_000]);
    expect(outcomeOf(forward)).to.equal("found");
    // What a busy machine does between two messages may be more than one of them holds: of that the rest is not kept.
    for (const { recording, events } of on.race.lanes) expect(recording.length).to.be.within(1, events);
    on.acts.leave();
  });

  it("opens a replay at an event by its address, which leaves the chosen searches as they were", async () => {
    const on = await raceStage(`/replay/fewest/40${linkOf("several")}`);
    expect(on.problem).to.equal(null);
    await import("../../../web/lab/replay/replay.ts");
    await on.until(() => !on.race.running);
    await settled(on.pane);
    expect([on.race.shown, on.race.replayed, on.race.chosen.length]).to.deep.equal(["replay", "fewest", 7]);
    expect(on.race.lanes.map(({ search }) => search)).to.deep.equal(["fewest"]);
    const { motor } = find<Replay>(on.pane, "ergo-replay");
    await on.until(() => motor.at === 40);
    expect(new URL(on.acts.linkAt("fewest", 40)).hash).to.equal(
      `#/lab/race/replay/fewest/40${linkOf("several")}`,
    );
    const odd = await raceStage(`/replay/nosuch/40${linkOf("several")}`);
    expect(odd.problem?.code).to.equal("no-search");
    on.acts.leave();
    odd.acts.leave();
  });

  it("ends the worker on a stop, whatever it does, and starts another for the next race", async () => {
    const on = await raceStage(linkOf("extreme"));
    on.acts.limit({ nodes: 10_000_000 });
    const over = on.acts.start();
    await on.until(() => on.race.lanes.some(({ counts }) => counts.nodes > 0));
    on.acts.stop();
    await over;
    expect(on.race.lanes.map(outcomeOf)).to.contain("stopped");
    on.acts.limit({ nodes: 10_000 });
    await on.acts.start();
    expect(on.race.running).to.equal(false);
    expect(on.race.lanes.every(({ status }) => status === "done")).to.equal(true);
    on.acts.leave();
  });

  it("tells part of a lane anew for its replay", async () => {
    const on = await raceStage(SMALL);
    await on.acts.start();
    const [brute] = on.race.lanes;
    const trace = await on.acts.trace("brute", 0, 5);
    const first = brute.recording.shelf.blocks[0].slice(0, 5);
    expect([...(trace?.packed ?? [])]).to.deep.equal([...first]);
    expect(await on.acts.trace("learn", 0, 5), "it did not race").to.equal(null);
    on.acts.leave();
  });
});
