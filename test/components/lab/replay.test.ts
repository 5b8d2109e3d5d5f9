import { expect, fixture, fixtureCleanup, html } from "@open-wc/testing";
import { isNegative } from "../../../engine/model/fact.ts";
import { run } from "../../../engine/model/job.ts";
import { typeOf, unpackEvent } from "../../../engine/search/event.ts";
import type { BoardElement } from "../../../web/boards/board-element.ts";
import { openRace } from "../../../web/lab/race/open-race.ts";
import type { RaceState } from "../../../web/lab/race/race.ts";
import { Film } from "../../../web/lab/replay/film.ts";
import { MOST_A_FRAME, SPEEDS } from "../../../web/lab/replay/player.ts";
import type { Replay } from "../../../web/lab/replay/replay.ts";
import { newLane, type RaceLane } from "../../../web/lab/shared/lane.ts";
import { eventAt } from "../../../web/lab/shared/recording.ts";
import { Connection } from "../../../web/storage/connection.ts";
import { speak } from "../../../web/words/words.ts";
import { traceJob } from "../../../worker/searches/trace.ts";
import { wholeKind } from "../../kinds/whole.ts";
import { all, dressed, find, settled, textIn, until } from "../look.ts";
import { appWith } from "../shell.ts";
import { HARD, ISLANDS, type ReplayStage, raceOf, replayStage, SEVERAL } from "./replay-stage.ts";

const reasonOf = (on: ReplayStage): string => find(on.replay, ".reason").textContent ?? "";
const wordsOf = (on: ReplayStage): string => find(on.replay, ".words").textContent ?? "";
const playerOf = (on: ReplayStage): HTMLElement => find(on.replay, ".player");
const sliderOf = (on: ReplayStage): HTMLInputElement => find(on.replay, ".track input");
const boardOf = (on: ReplayStage): BoardElement =>
  all(on.replay, "ergo-digit-board, ergo-nurikabe-board")[0] as BoardElement;
const nodesOf = (on: ReplayStage): HTMLElement[] => svgAll(on, "ergo-pan-zoom > svg .node");

function svgAll(on: ReplayStage, selector: string): HTMLElement[] {
  const tree = find(on.replay, "ergo-replay-tree");
  return [...(tree.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
}

async function press(on: ReplayStage, name: string): Promise<void> {
  find(on.replay, "button", name).click();
  await settled(on.replay);
}

async function key(on: ReplayStage, name: string, shiftKey = false, target = playerOf(on)): Promise<boolean> {
  const event = new KeyboardEvent("keydown", {
    ...{ key: name, shiftKey, bubbles: true, composed: true, cancelable: true },
  });
  target.dispatchEvent(event);
  await settled(on.replay);
  return event.defaultPrevented;
}

const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

const lastType = ({ replay }: ReplayStage): string => {
  const { event } = replay.motor.film;
  return event === null ? "start" : typeOf(event);
};

before(async () => {
  await speak("en");
  await dressed();
});

describe("The replay of a search", () => {
  it("begins with the givens, and says each event in a sentence", async () => {
    const on = await replayStage(raceOf({ search: "backtrack" }));
    expect(wordsOf(on)).to.equal("The start: only the givens are known.");
    const next = (): Promise<void> => press(on, "On by one event");
    await next();
    expect(wordsOf(on)).to.equal("Tests 108 rules of the puzzle.");
    await next();
    expect(wordsOf(on)).to.equal("Tries: R1C2 is 1.");
    await next();
    expect(wordsOf(on)).to.match(/^Tests \d rules? of the puzzle\.$/);
    await next();
    expect(wordsOf(on)).to.equal("Dead end. Takes back: R1C2 is 1.");
    await press(on, "Back by one event");
    expect(wordsOf(on)).to.match(/^Tests/);
    expect(on.at()).to.equal(3);
  });

  it("says why a cell is next, what costs no node, and which test fails, with its cells in red", async () => {
    const on = await replayStage(raceOf({ search: "backtrack" }));
    on.replay.motor.go(2);
    await settled(on.replay);
    expect(reasonOf(on)).to.equal("Next in order; value 1 of 9.");
    on.replay.motor.step(1);
    await settled(on.replay);
    expect(reasonOf(on)).to.match(/^The test that fails: .*1 twice/);
    expect(
      [...boardOf(on).tints.cells.values()].filter((roles) => roles.includes("conflict")),
    ).to.have.length(2);
    on.replay.motor.step(1);
    await settled(on.replay);
    expect(wordsOf(on)).to.contain("Dead end");
    expect(reasonOf(on)).to.match(/^The test that fails: .*1 twice/);

    const fewest = await replayStage(raceOf({ search: "fewest" }));
    fewest.replay.motor.step(1, "choice");
    await settled(fewest.replay);
    expect(reasonOf(fewest)).to.match(/^Fewest left: \d/);
    fewest.replay.motor.step(1, "dead-end");
    await settled(fewest.replay);
    expect(reasonOf(fewest)).to.match(/^The test that fails: /);

    const forward = await replayStage(raceOf({ search: "propagate", text: "1234341221430000" }));
    const { film } = forward.replay.motor;
    const forced = Array.from({ length: film.recorded }, (_, at) => at).find((at) => {
      const event = unpackEvent(film.eventAt(at) ?? 0);
      return event.type === "propagated" && !isNegative(event.fact);
    });
    forward.replay.motor.go((forced ?? 0) + 1);
    await settled(forward.replay);
    expect(reasonOf(forward)).to.equal("Forced, so it costs no node.");
  });

  it("shows choices unlike what was given, and rings the cell of the event", async () => {
    const on = await replayStage(raceOf({ search: "backtrack" }));
    on.replay.motor.go(2);
    await settled(on.replay);
    const { tints, board, readonly } = boardOf(on);
    expect([...(tints.supposed ?? [])]).to.deep.equal([[1, 1]]);
    expect([...tints.cells]).to.deep.equal([[1, ["focus"]]]);
    expect(board.marks.every((mark) => mark === 0)).to.equal(true);
    expect(readonly).to.equal(true);
  });

  it("shows what follows as written, and candidates where the search keeps them", async () => {
    const on = await replayStage(raceOf({ search: "forward" }));
    on.replay.motor.go(on.replay.motor.film.total);
    on.replay.motor.step(-1, "answer");
    await settled(on.replay);
    expect(wordsOf(on)).to.contain("every rule of the puzzle is kept");
    const { candidates } = boardOf(on) as unknown as { candidates: number[] | null };
    expect(candidates).to.have.length(81);
    const brute = await replayStage(raceOf({ search: "brute", nodes: 500 }));
    brute.replay.motor.go(400);
    await settled(brute.replay);
    expect((boardOf(brute) as unknown as { candidates: number[] | null }).candidates).to.equal(null);
  });

  it("shows a Nurikabe with its walls and the choices that stand", async () => {
    const on = await replayStage(raceOf({ kind: "nurikabe", text: ISLANDS, search: "backtrack" }));
    on.replay.motor.go(20);
    await settled(on.replay);
    const { depth } = on.replay.motor.film.path;
    expect(boardOf(on).localName).to.equal("ergo-nurikabe-board");
    expect(boardOf(on).tints.supposed?.size).to.equal(depth);
    expect(depth).to.be.greaterThan(0);
  });

  it("goes by the keyboard: events, choices, dead ends, both ends", async () => {
    const on = await replayStage(raceOf({ search: "brute", nodes: 3_000 }));
    for (const [name, shift, type] of [
      ["ArrowRight", false, "checked"],
      ["ArrowRight", true, "decision"],
      ["ArrowUp", true, "decision"],
      ["PageDown", false, "backtrack"],
      ["PageUp", false, "start"],
      ["End", false, "backtrack"],
      ["ArrowLeft", true, "decision"],
      ["Home", false, "start"],
    ] as const) {
      expect(await key(on, name, shift), name).to.equal(true);
      expect(lastType(on), name).to.equal(type);
    }
    expect(await key(on, "x")).to.equal(false);
  });

  it("plays and pauses by Space, which stays a button's own", async () => {
    const on = await replayStage(raceOf({ search: "brute", nodes: 3_000 }));
    const { motor } = on.replay;
    await key(on, " ");
    expect(motor.playing).to.equal(true);
    expect(await key(on, " ", false, find(on.replay, "button", "Pause"))).to.equal(false);
    await key(on, " ");
    expect(motor.playing).to.equal(false);
    expect(await key(on, "ArrowRight", false, find(on.replay, ".speed input"))).to.equal(false);
  });

  it("steps to what is chosen: a choice, a dead end, an answer", async () => {
    const on = await replayStage(raceOf({ text: SEVERAL, search: "backtrack", answers: 2 }));
    const unit = find<HTMLSelectElement>(on.replay, "select.unit");
    const choose = async (value: string): Promise<void> => {
      unit.value = value;
      unit.dispatchEvent(new Event("change"));
      await settled(on.replay);
    };
    await choose("answer");
    await press(on, "On to the next answer");
    expect(lastType(on)).to.equal("answered");
    const first = on.at();
    await press(on, "On to the next answer");
    expect(lastType(on)).to.equal("answered");
    expect(on.at()).to.be.greaterThan(first);
    await press(on, "Back to the answer before");
    expect(on.at()).to.equal(first);
    await choose("dead-end");
    await press(on, "Back to the dead end before");
    expect(wordsOf(on)).to.match(/^Dead end\./);
    await choose("choice");
    await press(on, "On to the next choice");
    expect(wordsOf(on)).to.match(/^Tries/);
  });

  it("goes where the slider is put, which says the event in words", async () => {
    const on = await replayStage(raceOf({ search: "brute", nodes: 3_000 }));
    const slider = sliderOf(on);
    expect(slider.max).to.equal(String(on.race.lanes[0].events));
    slider.value = "1001";
    slider.dispatchEvent(new Event("input"));
    await settled(on.replay);
    expect(on.at()).to.equal(1_001);
    const all = Number(slider.max).toLocaleString("en");
    expect(slider.getAttribute("aria-valuetext")).to.equal(`Event 1,001 of ${all}: ${wordsOf(on)}`);
  });

  it("speaks only what a hand brought about", async () => {
    const on = await replayStage(raceOf({ search: "brute", nodes: 3_000 }));
    const live = (): string | null => find(on.replay, ".words").getAttribute("aria-live");
    expect(live()).to.equal("off");
    await press(on, "On by one event");
    expect(live()).to.equal("polite");
    on.replay.motor.toggle();
    await settled(on.replay);
    expect(live()).to.equal("off");
    on.replay.motor.toggle();
  });

  it("plays at a speed, at most so many events a frame, and stops at the end", async () => {
    const on = await replayStage(raceOf({ search: "brute", nodes: 100_000 }));
    const { motor } = on.replay;
    const speed = find<HTMLInputElement>(on.replay, ".speed input");
    speed.value = String(SPEEDS.length - 1);
    speed.dispatchEvent(new Event("input"));
    await settled(on.replay);
    expect(speed.getAttribute("aria-valuetext")).to.equal("as fast as it goes");
    await press(on, "On by one event");
    motor.toggle();
    const { total } = motor.film;
    for (let before = on.at(); motor.playing; before = on.at()) {
      await frame();
      expect(on.at() - before).to.be.at.most(2 * MOST_A_FRAME);
    }
    expect(on.at()).to.equal(total);
    await settled(on.replay);
    await press(on, "Play again");
    expect(on.at()).to.be.lessThan(total);
    motor.toggle();
  });
});

describe("The counts and the depth of a replay", () => {
  it("are the sums of the events so far", async () => {
    const on = await replayStage(raceOf({ search: "backtrack", nodes: 3_000 }));
    const { recording } = on.race.lanes[0];
    on.replay.motor.go(2_345);
    await settled(on.replay);
    const types = Array.from({ length: 2_345 }, (_, index) => typeOf(eventAt(recording, index)));
    const nodes = 1 + types.filter((type) => type === "decision").length;
    const backtracks = types.filter((type) => type === "backtrack").length;
    const told = textIn(find(on.replay, ".counts"));
    expect(told).to.contain(`nodes ${nodes.toLocaleString("en")}`);
    expect(told).to.contain(`backtracks ${backtracks.toLocaleString("en")}`);
    expect(find(on.replay, ".track .note").textContent).to.contain(`depth ${nodes - 1 - backtracks}`);
  });

  it("can be tapped and dragged on", async () => {
    const on = await replayStage(raceOf({ search: "brute", nodes: 3_000 }));
    const skyline = find(on.replay, "ergo-replay-skyline");
    const picture = skyline.shadowRoot?.querySelector("svg") as SVGSVGElement;
    const { left, width, top } = skyline.getBoundingClientRect();
    picture.setPointerCapture = () => {};
    picture.hasPointerCapture = () => true;
    const at = (type: string, share: number): boolean =>
      picture.dispatchEvent(
        new PointerEvent(type, {
          pointerId: 1,
          pointerType: "touch",
          clientX: left + share * width,
          clientY: top + 5,
        }),
      );
    at("pointerdown", 0.25);
    await settled(on.replay);
    const { total } = on.replay.motor.film;
    expect(on.at()).to.be.closeTo(total / 4, total / 100);
    at("pointermove", 2);
    await settled(on.replay);
    expect(on.at()).to.equal(total);
  });

  it("are drawn with a bounded number of shapes", async () => {
    const on = await replayStage(raceOf({ search: "brute", nodes: 60_000 }));
    const skyline = find(on.replay, "ergo-replay-skyline");
    expect(skyline.shadowRoot?.querySelectorAll("svg *").length).to.be.lessThan(100);
    expect(skyline.shadowRoot?.querySelector(".most")?.getAttribute("d")?.match(/M/g)?.length).to.be.within(
      100,
      512,
    );
  });
});

describe("The tree of a replay", () => {
  it("is drawn whole while it is small, as it grows", async () => {
    const on = await replayStage(raceOf({ text: SEVERAL, search: "backtrack", answers: 2 }));
    const { motor } = on.replay;
    expect(nodesOf(on)).to.have.length(1);
    motor.go(motor.film.total >> 1);
    await settled(on.replay);
    expect(nodesOf(on)).to.have.length(motor.film.path.nodes);
    motor.go(motor.film.total);
    await settled(on.replay);
    expect(nodesOf(on)).to.have.length(on.race.lanes[0].counts.nodes);
    expect(svgAll(on, ".node.answered").length).to.be.greaterThan(0);
    expect(svgAll(on, ".node.failed .cross").length).to.be.greaterThan(0);
  });

  it("has room for the name of its root where nothing was tried yet", async () => {
    for (const lang of ["en", "zh"] as const) {
      await speak(lang);
      const on = await replayStage(raceOf({ search: "brute", nodes: 10_000 }), { lang });
      const [svg] = svgAll(on, "ergo-pan-zoom > svg") as unknown as [SVGSVGElement];
      const [name] = svgAll(on, "ergo-pan-zoom > svg > text") as unknown as [SVGTextElement];
      expect(name.textContent?.trim()).to.equal(lang === "en" ? "Start" : "起点");
      const { x, width } = name.getBBox();
      expect(x + width).to.be.at.most(svg.viewBox.baseVal.width);
    }
    await speak("en");
  });

  it("goes to where a node was tried", async () => {
    const on = await replayStage(raceOf({ text: SEVERAL, search: "backtrack", answers: 2 }));
    on.replay.motor.go(on.replay.motor.film.total);
    await settled(on.replay);
    const node = nodesOf(on)[5];
    node.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
    await settled(on.replay);
    expect(on.at()).to.equal(Number(node.dataset.event) + 1);
    expect(lastType(on)).to.equal("decision");
  });

  it("shows the way from the root where it is large, with what was tried and what is to come", async () => {
    const on = await replayStage(raceOf({ search: "brute", nodes: 20_000 }));
    on.replay.motor.go(30_000);
    await until(() => on.replay.motor.film.at === 30_000);
    await settled(on.replay);
    const { depth } = on.replay.motor.film.path;
    expect(depth).to.be.greaterThan(24);
    // The root and the 24 deepest choices.
    expect(svgAll(on, "ergo-pan-zoom > svg .node.stands").length).to.be.within(24, 25);
    expect(svgAll(on, ".node.ahead").length).to.be.greaterThan(0);
    expect(nodesOf(on).length).to.be.at.most(1 + 24 * 10);
    expect(svgAll(on, ".node.here")).to.have.length(1);
    expect(textIn(find(on.replay, "ergo-replay-tree"))).to.match(/\d+ choices above/);
  });

  it("says the same in a table, whose choices go to where they were tried", async () => {
    const on = await replayStage(raceOf({ search: "brute", nodes: 20_000 }));
    on.replay.motor.go(30_000);
    await until(() => on.replay.motor.film.at === 30_000);
    await settled(on.replay);
    const details = find<HTMLDetailsElement>(find(on.replay, "ergo-replay-tree"), "details");
    expect(all(on.replay, "tbody tr")).to.have.length(0);
    find(on.replay, "summary").click();
    await settled(on.replay);
    expect(details.open).to.equal(true);
    const { path } = on.replay.motor.film;
    const rows = all(on.replay, "tbody tr");
    expect(rows.length).to.be.within(path.depth, path.depth + 1);
    expect(rows[0].textContent).to.contain("R1C2 is 1");
    expect(rows.some(({ textContent }) => textContent?.includes("failed"))).to.equal(true);
    const event = path.eventOf(2);
    find(rows[1], "button").click();
    await settled(on.replay);
    expect(on.at()).to.equal(event + 1);
  });
});

describe("What was not recorded", () => {
  const long = { search: "brute", nodes: 60_000, events: 50_000 } as const;

  it("is looked up when one goes there, and shows the board that a full recording shows", async () => {
    const whole = await replayStage(raceOf({ ...long, events: 2_000_000 }));
    const at = 120_001;
    whole.replay.motor.go(at);
    await until(() => whole.replay.motor.film.at === at);
    await settled(whole.replay);
    const wanted = {
      board: boardOf(whole).board,
      words: wordsOf(whole),
      choices: [...(boardOf(whole).tints.supposed ?? [])],
    };
    const again = await replayStage(raceOf(long));
    again.replay.motor.go(at);
    await settled(again.replay);
    expect(again.asked.map(({ from, count }) => [from, count])).to.deep.equal([[65_536, 65_536]]);
    expect(textIn(again.replay)).to.contain("Looking it up");
    expect(all(again.replay, "progress")).to.have.length(1);
    await again.answer();
    await until(() => again.replay.motor.film.at === at);
    await settled(again.replay);
    expect(all(again.replay, "progress")).to.have.length(0);
    expect(boardOf(again).board).to.deep.equal(wanted.board);
    expect([...(boardOf(again).tints.supposed ?? [])]).to.deep.equal(wanted.choices);
    expect(wordsOf(again)).to.equal(wanted.words);
    expect(whole.asked).to.have.length(0);
  });

  it("can be stopped", async () => {
    const on = await replayStage(raceOf(long));
    on.replay.motor.go(40);
    on.replay.motor.go(130_000);
    await settled(on.replay);
    await press(on, "Stop");
    expect(on.asked[0].signal?.aborted).to.equal(true);
    expect(on.at()).to.equal(40);
    expect(all(on.replay, "progress")).to.have.length(0);
  });

  it("is called off by going elsewhere, and when the replay is left", async () => {
    const on = await replayStage(raceOf(long));
    on.replay.motor.go(130_000);
    await settled(on.replay);
    on.replay.motor.go(60_000);
    await settled(on.replay);
    expect(on.asked.map(({ signal }) => signal?.aborted)).to.deep.equal([true, false]);
    on.replay.remove();
    expect(on.asked[1].signal?.aborted).to.equal(true);
  });

  it("says so when it does not come", async () => {
    const on = await replayStage(raceOf(long));
    on.replay.motor.go(130_000);
    await settled(on.replay);
    await on.answer(true);
    expect(find(on.replay, "[role=alert]").textContent).to.contain("could not be looked up");
    expect(on.at()).to.equal(0);
    await press(on, "On by one event");
    expect(all(on.replay, "[role=alert]")).to.have.length(0);
  });

  it("is played on from what was recorded", async () => {
    const on = await replayStage(raceOf(long));
    const { motor } = on.replay;
    motor.set({ speed: SPEEDS.length - 1 });
    motor.go(49_000);
    motor.toggle();
    await until(() => on.asked.length > 0);
    expect(on.at()).to.equal(50_000);
    await on.answer();
    await until(() => on.at() > 50_000);
    expect(on.at()).to.be.greaterThan(50_000);
    motor.toggle();
  });

  it("shows where the search ended without looking it up", async () => {
    const on = await replayStage(raceOf(long));
    await key(on, "End");
    expect(wordsOf(on)).to.equal("This is where the search ended.");
    expect(on.asked).to.have.length(0);
    expect(textIn(find(on.replay, ".counts"))).to.contain("nodes 60,000");
    await key(on, "ArrowLeft");
    expect(on.asked).to.have.length(1);
  });
});

describe("A search that still runs", () => {
  const over = raceOf({ search: "brute", nodes: 20_000 });
  const lane = over.lanes[0];
  const running = (events: number): RaceLane => ({
    ...lane,
    ...{ status: "running", events, complete: null },
    recording: { ...lane.recording, length: events },
  });

  it("is followed live until a hand takes over", async () => {
    const on = await replayStage({ ...over, lanes: [running(1_000)] });
    expect(find(on.replay, "button", "Follow live").getAttribute("aria-pressed")).to.equal("true");
    await until(() => on.at() === 1_000);
    expect(on.at()).to.equal(1_000);
    on.replay.lane = running(5_000);
    await until(() => on.at() === 5_000);
    expect(on.at()).to.equal(5_000);
    await press(on, "Back by one event");
    on.replay.lane = running(9_000);
    await settled(on.replay);
    expect(on.at()).to.equal(4_999);
    expect(sliderOf(on).max).to.equal("9000");
    await press(on, "Follow live");
    await until(() => on.at() === 9_000);
    expect(on.at()).to.equal(9_000);
    on.replay.lane = lane;
    await until(() => !on.replay.motor.following);
    await settled(on.replay);
    expect(on.at()).to.equal(lane.events);
    expect(all(on.replay, "button.live")).to.have.length(0);
  });

  it("begins anew with another race or another lane", async () => {
    const on = await replayStage(raceOf({ search: "brute", nodes: 3_000 }));
    on.replay.motor.go(500);
    on.replay.lane = lane;
    await settled(on.replay);
    expect([on.at(), sliderOf(on).max]).to.deep.equal([0, String(lane.events)]);
    on.replay.lane = newLane("brute", { nodes: 10, answers: 1 });
    await settled(on.replay);
    expect([on.at(), sliderOf(on).max]).to.deep.equal([0, "0"]);
    expect(wordsOf(on)).to.equal("The start: only the givens are known.");
  });
});

describe("A replay with the worker of the race", () => {
  it("shows what was recorded, and has the rest worked out anew", async () => {
    fixtureCleanup();
    const app = appWith();
    const acts = openRace(app.store, new Connection(() => {}, `replay-${Math.random()}`));
    const state = (): RaceState => {
      const { race } = app.store.state.lab ?? {};
      if (!race) throw new Error("there is no race");
      return race;
    };
    try {
      await acts.open(`/sudoku/${HARD}`);
      await until(() => state().names.length > 0);
      acts.choose(["brute"]);
      acts.limit({ nodes: 100_000, answers: 1 });
      await acts.start();
      const [lane] = state().lanes;
      expect(lane.status).to.equal("done");
      const recording = { ...lane.recording, length: 20_000 };
      const replay = await fixture<Replay>(
        html`<ergo-replay
          .app=${app}
          .acts=${acts}
          .race=${state()}
          .lane=${{ ...lane, recording }}
        ></ergo-replay>`,
      );
      const { motor } = replay;
      motor.go(150_000);
      await until(() => motor.film.at === 150_000);
      expect(motor.film.at).to.equal(150_000);
      const whole = new Film();
      whole.follow(lane);
      // A busy machine may have kept less of the search than it did: here it is worked out from its start.
      const question = { kind: "sudoku", text: state().text, search: "brute", ...lane.limits };
      const kind = wholeKind("sudoku");
      const job = kind && traceJob(kind, { ...question, from: 0, count: 150_000 });
      if (!job?.ok) throw new Error("the search cannot be traced");
      whole.splice(0, run(job.value));
      while (whole.readOn(100_000)) await frame();
      expect(whole.seek(150_000)).to.equal("there");
      expect([...motor.film.path.facts]).to.deep.equal([...whole.path.facts]);
      expect(motor.film.path.counts).to.deep.equal(whole.path.counts);
    } finally {
      acts.leave();
    }
  });
});
