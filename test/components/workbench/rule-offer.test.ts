import { expect } from "@open-wc/testing";
import { speak } from "../../../web/words/words.ts";
import { all, dressed, find, flaws, LOOKS, overflow, phone, settled, textIn, until } from "../look.ts";
import { type BenchStage, benchStage, HARD } from "./workbench-stage.ts";

/** A Nurikabe of our own maker on which the named rules are stuck once. */
const NEEDS_ONE = "/nurikabe/7/7/m2g4i5g6zm3g4i";

before(async () => {
  await dressed();
  await speak("en");
});
afterEach(async () => {
  document.documentElement.removeAttribute("style");
  document.documentElement.removeAttribute("data-theme");
  await speak("en");
});
after(async () => {
  for (const { name = "" } of await indexedDB.databases())
    if (name.startsWith("bench-")) indexedDB.deleteDatabase(name);
});

/** The bench after a run, with the conclusion in sight that was argued or supposed. */
async function atProof(): Promise<BenchStage> {
  const on = await benchStage(NEEDS_ONE);
  await on.press("Run");
  await on.rest();
  const entry = on.bench.journal.findIndex(({ step }) => step?.argument || step?.chains);
  expect(entry).to.be.greaterThan(-1);
  on.acts.set({ view: { entry, frame: 0 }, pane: "query" });
  await settled(on.screen);
  await until(() => all(on.screen, "ergo-rule-offer").some((one) => all(one, "button").length > 0));
  return on;
}

const offer = ({ screen }: BenchStage) => find(screen, "ergo-rule-offer");
const said = (on: BenchStage) => textIn(offer(on));

describe("a rule from a proof", () => {
  it("is offered as text, judged, counted over the library, and added with an undo", async () => {
    const on = await atProof();
    await on.press("Make a rule of it");
    await until(() => said(on).includes("On a sample of 2 hard puzzles") && !said(on).includes("Stop"));
    expect(said(on)).to.contain("for c in blank");
    expect(said(on)).to.match(/Nearest known technique: \w/);
    expect(said(on)).to.match(/it drew [1-9]\d* conclusions, and complete search found all of them right/);
    expect(said(on)).to.match(/firings [1-9]\d*; puzzles that need a supposition 2 without it, [01] with it/);
    expect(on.bench.choice.text).to.equal(null);
    await on.press("Add it to my rules");
    await until(() => on.bench.choice.text !== null);
    expect(on.bench.choice.text).to.match(/rule "My shortcut" level 6 advanced law [\s\S]*for c in blank/);
    const { toast } = on.app.store.state;
    expect(toast?.text).to.equal("Added to your rules");
    const undo = toast?.button?.action;
    if (undo && undo !== "reload") on.app.store.dispatch(undo);
    await until(() => on.bench.choice.text === null);
  });

  it("can be stopped, and is forgotten with the next conclusion", async () => {
    const on = await atProof();
    await on.press("Make a rule of it");
    await on.press("Stop");
    await settled(on.screen);
    expect(all(offer(on), "progress")).to.have.length(0);
    expect(said(on)).not.to.contain("Stop");
    const { view } = on.bench;
    on.acts.set({ view: { entry: (view?.entry ?? 1) - 1, frame: 0 } });
    await settled(on.screen);
    expect(all(on.screen, "ergo-rule-offer")).to.have.length(0);
  });

  it("is not offered where a kind has no general forms, which is said", async () => {
    const on = await benchStage(HARD);
    await on.press("Run");
    await on.rest();
    const entry = on.bench.journal.findIndex(({ step }) => step?.argument || step?.chains);
    expect(entry).to.be.greaterThan(-1);
    on.acts.set({ view: { entry, frame: 0 }, pane: "query" });
    await settled(on.screen);
    expect(textIn(on.screen)).to.contain("No rule can be made of a proof in Sudoku");
    expect(all(on.screen, "ergo-rule-offer")).to.have.length(0);
  });

  for (const look of LOOKS)
    it(`has no flaw on a phone, ${look.lang}, ${look.theme}, text at ${look.text} %`, async () => {
      const on = await atProof();
      await phone(look);
      document.documentElement.dataset.theme = look.theme;
      document.documentElement.lang = look.lang;
      document.title = "Ergo";
      on.app.store.dispatch({ type: "settings", change: { lang: look.lang } } as never);
      await settled(on.screen);
      find(offer(on), "button").click();
      await until(() => all(offer(on), "pre").length > 0 && all(offer(on), "progress").length === 0);
      await until(() => all(offer(on), "button").length === 1);
      expect(await flaws(look)).to.deep.equal([]);
      expect(overflow()).to.equal(0);
    });
});
