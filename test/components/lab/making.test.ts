import { expect, fixture, html } from "@open-wc/testing";
import { loadMaker } from "../../../engine/kinds/load.ts";
import { run } from "../../../engine/model/job.ts";
import type { Making } from "../../../web/lab/making/making.ts";
import "../../../web/lab/making/making.ts";
import { pageKind } from "../../../web/kinds/pages.ts";
import { speak } from "../../../web/words/words.ts";
import { watchMakingJob } from "../../../worker/searches/making.ts";
import { wholeKind } from "../../kinds/whole.ts";
import { find, LOOKS, overflow, phone, settled, textIn, until } from "../look.ts";
import { appWith } from "../shell.ts";

const watchMaking = async (id: "sudoku" | "nurikabe", seed: number) => {
  const kind = wholeKind(id);
  if (!kind) return null;
  const job = watchMakingJob(kind, await loadMaker(id), { kind: id, wish: pageKind(id).timed, seed });
  return job.ok ? run(job.value) : null;
};

async function making(id: "sudoku" | "nurikabe"): Promise<Making> {
  await speak("en");
  const acts = { watchMaking: (kind: string, seed: number) => watchMaking(kind as typeof id, seed) };
  const on = await fixture<Making>(html`<ergo-making .app=${appWith()} .acts=${acts}></ergo-making>`);
  await settled(on);
  const [button] = [...on.renderRoot.querySelectorAll<HTMLElement>(".segments label")].filter((one) =>
    one.textContent?.toLowerCase().includes(id),
  );
  button?.click();
  find(on, "button.primary").click();
  await until(() => on.renderRoot.querySelector(".stage") !== null);
  await settled(on);
  return on;
}

const words = (on: Making): string => find(on, ".words").textContent ?? "";

describe("A maker at work", () => {
  it("digs a full Sudoku, step by step by buttons and keys, and hands it to the race", async () => {
    await phone(LOOKS[0]);
    const on = await making("sudoku");
    expect(words(on)).to.equal("A full board, to be dug.");
    find(on, "[aria-label='On by one event']").click();
    await settled(on);
    expect(words(on)).to.match(/^Digs \d+ cells out\.$/);
    expect(textIn(on)).to.match(/2 of \d+ · after [\d.]+ ms/);
    find(on, ".words").dispatchEvent(new KeyboardEvent("keydown", { key: "End", bubbles: true }));
    await settled(on);
    // The last question has no second answer, or its cell is given again.
    expect(words(on)).to.match(/there is none\.$|^Puts \d+ cells? back; the first of them stays for good\.$/);
    expect(find(on, "a[href^='#/lab/race/sudoku/']").textContent).to.equal("Race on it");
    expect(overflow()).to.equal(0);
  });

  it("climbs to a Nurikabe with nothing left open", async () => {
    const on = await making("nurikabe");
    expect(words(on)).to.match(/^A draft: random islands\. \d+ places? (is|are) not settled\.$/);
    find(on, ".words").dispatchEvent(new KeyboardEvent("keydown", { key: "End", bubbles: true }));
    await settled(on);
    expect(words(on)).to.match(/: 0 places are left\.$|\. 0 places are not settled\.$/);
  });
});
