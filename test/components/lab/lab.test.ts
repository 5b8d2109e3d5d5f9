import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { LAB_PARTS } from "../../../web/lab/lab.ts";
import { isWhole, shownTable, timesIn } from "../../../web/lab/race/table.ts";
import { speak } from "../../../web/words/words.ts";
import { all, dressed, find, settled, textIn, until } from "../look.ts";
import { type LabStage, labStage, shownPart, timed } from "./lab-stage.ts";

before(async () => {
  await dressed();
  await speak("en");
});
after(async () => {
  for (const { name = "" } of await indexedDB.databases())
    if (name.startsWith("lab-")) indexedDB.deleteDatabase(name);
});

const focused = ({ screen }: LabStage) => screen.shadowRoot?.activeElement?.id;

describe("the parts of the lab", () => {
  it("are tabs of one panel that is named by the open one", async () => {
    const on = await labStage("");
    const tabs = all(on.screen, "[role=tab]");
    expect(tabs.map((tab) => tab.textContent?.trim())).to.deep.equal([
      "Race",
      "Alpha-beta",
      "Duel",
      "Methods",
    ]);
    expect(tabs.map((tab) => tab.ariaSelected)).to.deep.equal(["true", "false", "false", "false"]);
    const panel = find(on.screen, "[role=tabpanel]");
    expect(find(on.screen, `#${panel.getAttribute("aria-labelledby")}`).textContent).to.contain("Race");
    expect(location.hash).to.equal("#/lab/race");
  });

  it("are turned by arrows, Home and End, the focus with them", async () => {
    const on = await labStage("/race");
    find(on.screen, "#tab-race").focus();
    for (const [key, part] of [
      ["ArrowRight", "tree"],
      ["ArrowRight", "duel"],
      ["ArrowRight", "methods"],
      ["ArrowRight", "race"],
      ["ArrowLeft", "methods"],
      ["ArrowLeft", "duel"],
      ["Home", "race"],
      ["End", "methods"],
    ] as const) {
      await sendKeys({ press: key });
      await shownPart(on, part);
      expect(on.lab.part).to.equal(part);
      expect(focused(on)).to.equal(`tab-${part}`);
      expect(location.hash).to.equal(`#/lab/${part}`);
      expect(all(on.screen, `ergo-${part}-pane`)).to.have.length(1);
    }
    expect(all(on.screen, "[role=tab][tabindex='0']").map(({ id }) => id)).to.deep.equal(["tab-methods"]);
  });

  it("are turned to as soon as the lab has come, if it was not there yet", async () => {
    let come = () => {};
    const ready = new Promise<void>((resolve) => {
      come = resolve;
    });
    const on = labStage("/race", {}, `lab-${Math.random()}`, ready);
    await until(() => document.querySelector("ergo-lab-screen") !== null);
    find(document.body, "#tab-duel").click();
    come();
    expect((await on).lab.part).to.equal("duel");
  });

  for (const part of LAB_PARTS) {
    it(`are opened by their address: ${part}`, async () => {
      const on = await labStage(`/${part}`);
      expect(on.lab.part).to.equal(part);
      expect(all(on.screen, `ergo-${part}-pane`)).to.have.length(1);
      expect(all(on.screen, "[role=alert]")).to.have.length(0);
    });
  }

  it("follow an address that comes while the lab is open", async () => {
    const on = await labStage("/duel");
    on.app.store.dispatch({ type: "route", route: { screen: "lab", link: "/race/sudoku/1200300200400300" } });
    await on.until(() => on.lab.race?.text === "1200300200400300");
    expect(on.lab.part).to.equal("race");
  });

  for (const link of [
    "/xyz",
    "/RACE",
    "/race/garbage",
    "/race/hitori/12",
    `/race/${"9".repeat(1_000_000)}`,
  ]) {
    it(`answer an odd address with a sentence: ${link.slice(0, 20)}`, async () => {
      const on = await labStage(link);
      await on.until(() => all(on.screen, "[role=alert]").length === 1);
      expect(find(on.screen, "[role=alert]").textContent?.length).to.be.within(10, 200);
      await on.until(() => textIn(on.screen).includes("Start"));
      find(on.screen, "#tab-duel").click();
      await shownPart(on, "duel");
      expect(all(on.screen, ".pane > [role=alert]")).to.have.length(0);
    });
  }
});

describe("an odd address of another part", () => {
  for (const link of [
    `/tree/${"(".repeat(1_000_000)}`,
    "/tree/(1 two)",
    "/duel/xyz",
    `/duel/${"%".repeat(100_000)}`,
  ]) {
    it(`is answered with a sentence, and the part is there: ${link.slice(0, 16)}`, async () => {
      const on = await labStage(link);
      await on.until(() =>
        all(on.screen, "[role=alert], .problem").some((one) => (one.textContent ?? "").length > 10),
      );
      find(on.screen, "#tab-race").click();
      await shownPart(on, "race");
      await on.until(() => textIn(on.screen).includes("Start"));
    });
  }
});

describe("the table of times", () => {
  const tableOn = async (on: LabStage) => {
    on.acts.race.show("table");
    await customElements.whenDefined("ergo-race-table");
    await settled(on.screen);
    return find(on.screen, "ergo-race-table");
  };

  it("is begun, stopped at once and gone on with, and lasts over a reload", async () => {
    const name = `lab-${Math.random()}`;
    const on = await labStage("/race", {}, name);
    const part = await tableOn(on);
    await on.until(() => all(part, ".go").length > 0);
    find(part, ".go", "Time all 25").click();
    await on.until(() => (on.lab.table?.run?.puzzle ?? 0) > 2);
    find(part, ".go", "Stop").click();
    await settled(on.screen);
    expect(on.lab.table?.run).to.equal(null);
    const table = on.lab.table && shownTable(on.lab.table);
    if (!table) throw new Error("nothing stayed");
    const done = timesIn(table);
    expect(done).to.be.greaterThan(7);
    expect(textIn(part)).to.contain(`Stopped: ${Math.floor(done / table.searches.length)} of 25`);
    expect(all(part, "progress")).to.have.length(1);

    const later = await labStage("/race", {}, name);
    const again = await tableOn(later);
    await later.until(() => all(again, "tbody tr").length > 2);
    const kept = later.lab.table && shownTable(later.lab.table);
    expect(kept && timesIn(kept)).to.equal(done);
    find(again, ".go", "Go on").click();
    await later.until(() => (later.lab.table?.run?.puzzle ?? 0) > 4);
    later.acts.table.stop();
  });

  it("stops, as a race and a duel do, when one turns to another part", async () => {
    const on = await labStage("/race");
    await on.until(() => (on.lab.race?.names.length ?? 0) > 0);
    await on.acts.race.open(
      "/sudoku/000000010400000000020000000000050407008000300001090000300400200050100000000806000",
    );
    on.acts.race.limit({ nodes: 10_000_000 });
    void on.acts.race.start();
    await on.until(() => on.lab.race?.running === true);
    on.acts.turn("duel");
    await on.until(() => on.lab.race?.running === false && on.lab.duel !== null);
    on.acts.duel.wish({ size: 9, strength: "best", seating: "computer-computer" });
    on.acts.duel.start();
    await on.until(() => on.lab.duel?.thinking !== null);
    on.acts.turn("race");
    await on.until(() => on.lab.duel?.thinking === null);
    await tableOn(on);
    await on.until(() => on.lab.table !== null);
    void on.acts.table.start();
    await on.until(() => on.lab.table?.run?.search !== undefined);
    on.acts.turn("tree");
    await on.until(() => on.lab.table?.run === null);
  });

  it("is not timed beside a race", async () => {
    const on = await labStage("/race");
    await tableOn(on);
    await on.until(() => (on.lab.race?.names.length ?? 0) > 0 && on.lab.table !== null);
    void on.acts.table.start();
    await on.until(() => on.lab.table?.run?.search !== undefined);
    on.acts.race.limit({ nodes: 10_000_000 });
    void on.acts.race.start();
    await on.until(() => on.lab.table?.run === null);
    expect(on.lab.race?.running).to.equal(true);
    void on.acts.table.start();
    await on.until(() => on.lab.race?.running === false);
    expect(on.lab.table?.run).not.to.equal(null);
    expect(on.lab.race?.lanes.some(({ status }) => status === "stopped")).to.equal(true);
    on.acts.table.stop();
  });

  it("goes nowhere when the lab was left while a puzzle was looked up", async () => {
    const on = await labStage("/race");
    const looking = on.acts.race.open("/sudoku/1200300200400300");
    on.app.store.dispatch({ type: "route", route: { screen: "shelf" } });
    await looking;
    expect(on.lab.race?.text).to.equal("1200300200400300");
    expect(on.app.store.state.route).to.deep.equal({ screen: "shelf" });
  });

  it("says of each search on each puzzle its time and whether it was right, and what came of it", async () => {
    const on = await labStage("/race");
    const part = await tableOn(on);
    on.app.store.dispatch({ type: "set", set: { lab: { ...on.lab, table: timed(25) } } });
    await settled(on.screen);
    const table = on.lab.table && shownTable(on.lab.table);
    expect(table && isWhole(table)).to.equal(true);
    expect(all(part, "thead .unseen").map(({ textContent }) => textContent)).to.deep.equal([
      ...["Puzzle", "Brute force", "Backtracking", "Full propagation", "Fast search"],
    ]);
    const rows = all(part, "tbody tr").map((row) => [...row.children].map((cell) => textIn(cell).trim()));
    expect(rows).to.have.length(25 + 3 * 5);
    expect(rows[1].slice(1, 3)).to.deep.equal(["9 right", "3 right"]);
    expect(rows[5][1]).to.equal("45 undecided");
    expect(rows[6][1]).to.equal("≥ 27 3/5 right");
    const found = all(part, ".found li").map(({ textContent }) => textContent);
    expect(found).to.deep.equal([
      "Fast search is the quickest at every level that was timed.",
      "Brute force left 10 of 25 puzzles undecided after 100,000 nodes each.",
      "Keeping candidates beats plain backtracking at every level that was timed: the bookkeeping pays for itself.",
    ]);
    expect(all(part, ".times-chart")).to.have.length(1);
  });

  it("puts a puzzle into the race, and copies itself", async () => {
    const on = await labStage("/race");
    const part = await tableOn(on);
    on.app.store.dispatch({ type: "set", set: { lab: { ...on.lab, table: timed(25) } } });
    await settled(on.screen);
    find(part, "button", "Copy").click();
    await settled(on.screen);
    expect(on.app.calls.find(([name]) => name === "copy")?.[1]).to.match(/^level,number,puzzle,search,ms/);
    expect(on.app.store.state.toast?.text).to.equal("The table is copied.");
    find(part, ".open[aria-label='Beginner 2: race on it']").click();
    await on.until(() => on.lab.race?.shown === "race");
    expect(on.lab.race?.text).to.equal("1200300200400300");
  });
});
