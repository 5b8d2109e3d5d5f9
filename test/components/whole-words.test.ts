import { expect, fixture, html } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import { EVERY_RULE } from "../../engine/model/choice.ts";
import { presetOf } from "../../web/lab/race/race-presets.ts";
import type { LearnActs } from "../../web/learn/learn.ts";
import "../../web/learn/learn-screen.ts";
import { NOTHING } from "../../web/state/learnt.ts";
import { speak } from "../../web/words/words.ts";
import "../../web/workbench/rules/rule-desk.ts";
import { labStage } from "./lab/lab-stage.ts";
import { raceStage, ScriptedLane } from "./lab/race-stage.ts";
import { raceOf, replayStage } from "./lab/replay-stage.ts";
import { all, dressed, overflow, settled, torn, until } from "./look.ts";
import { appWith } from "./shell.ts";
import { desk } from "./workbench/rule-stage.ts";
import { benchStage, NURIKABE } from "./workbench/workbench-stage.ts";

before(async () => {
  await dressed();
  await speak("en");
  await setViewport({ width: 320, height: 568 });
});
beforeEach(() => {
  document.documentElement.style.fontSize = "200%";
});
after(async () => {
  document.documentElement.removeAttribute("style");
  await setViewport({ width: 800, height: 600 });
});

/** The room that a screen leaves to either side. */
const inset = (element: HTMLElement) => element.style.setProperty("margin-inline", "12px");

/** What is shown, and the parts of it whose words are looked at. */
const SCENES: Readonly<Record<string, () => Promise<{ on: Element; parts: string }>>> = {
  "the first lessons": async () => {
    const app = appWith(
      { route: { screen: "learn", link: "" }, learn: { record: NOTHING, techniques: {} } },
      { learn: () => new Promise<LearnActs>(() => {}) },
    );
    return { on: await fixture(html`<ergo-learn-screen .app=${app}></ergo-learn-screen>`), parts: ".lesson" };
  },
  "the rules": async () => {
    const text = ["Last place", "Naked quadruple", "Unique rectangle"].map(
      (name) => `rule "${name}" level 0`,
    );
    const { element } = await desk({ choice: { ...EVERY_RULE, text: text.join("\n") } });
    inset(element);
    await settled(element);
    const [edge] = all(element, ".group").map((one) => one.getBoundingClientRect().right);
    for (const one of all(element, ".rule .switch input"))
      expect(one.getBoundingClientRect().right, "a switch").to.be.below(edge);
    return { on: element, parts: ".rule" };
  },
  "what is known of a fact": async () => {
    const { screen, press, rest, tab, acts } = await benchStage(NURIKABE);
    await press("Step");
    await rest();
    acts.set({ view: { entry: 0, frame: 0 } });
    await tab("query");
    await settled(screen);
    return { on: screen, parts: ".top h2" };
  },
  "the searches of a race": async () => {
    const race = new ScriptedLane();
    const { pane } = await raceStage(presetOf("hard")?.link ?? "", { lanes: { race, trace: race } });
    await until(() => all(pane, ".search").length > 0);
    return { on: pane, parts: ".search" };
  },
  "the speed of a replay": async () => {
    const { replay } = await replayStage(raceOf({ nodes: 500 }));
    inset(replay);
    return { on: replay, parts: ".speed, .legend" };
  },
  "the title of a method": async () => {
    const on = await labStage("/methods/forward");
    await on.until(() => all(on.screen, "h3.title").length > 0);
    return { on: on.screen, parts: "h3.title" };
  },
};

for (const [name, scene] of Object.entries(SCENES))
  it(`with text of 200 % on a small phone no word of ${name} is torn`, async () => {
    const { on, parts } = await scene();
    await settled(on);
    const shown = all(on, parts);
    expect(shown).to.not.deep.equal([]);
    expect(shown.flatMap(torn)).to.deep.equal([]);
    expect(overflow()).to.be.at.most(0);
  });
