import "axe-core/axe.min.js";
import type { Settings } from "../../../web/state/settings.ts";
import { cramped, overflow, within } from "../../browser/measure.ts";
import type { AppOf, Look } from "./looks.ts";

// Runs in the page of the built app: looks at what is shown in one look after the other.

/** What is wrong with the screen in each look, each as a line; the first look is shown again when all were seen. */
async function inspect(looks: readonly Look[]): Promise<string[]> {
  const found: string[] = [];
  for (const look of looks) {
    await wear(look);
    const say = (what: string) =>
      found.push(`${look.lang} ${look.theme} ${look.contrast ? "strong" : "plain"} ${look.text} %: ${what}`);
    const rules = look.isForColours ? { runOnly: ["color-contrast"] } : {};
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"], ...rules });
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        say(`${id}: ${String(target.at(-1))}: ${failureSummary?.split("\n").at(-1)?.trim()}`);
    if (overflow() > 0) say(`${overflow()} px too wide`);
    if (look.text === 100) cramped().forEach(say);
  }
  await wear(looks[0]);
  return found;
}

async function wear({ lang, theme, contrast, text }: Look): Promise<void> {
  const { app } = document.querySelector("ergo-app") as unknown as AppOf;
  const worn = app.store.state.settings;
  const wish: Partial<Settings> = { lang, theme, contrast };
  if (worn.lang !== lang || worn.theme !== theme || worn.contrast !== contrast) app.acts.settings(wish);
  document.documentElement.style.fontSize = `${text}%`;
  while (app.store.state.lang !== lang || app.store.state.settings.theme !== theme) await frame();
  await still();
}

/** A frame; a page that is not in front gets few. */
const frame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

/** Waits until all is drawn, and ends what moves, in shadow roots too. */
async function still(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    const all = within(document.documentElement);
    await Promise.all(all.map((one) => (one as { updateComplete?: Promise<unknown> }).updateComplete));
    await frame();
    for (const animation of all.flatMap((one) => one.getAnimations({ subtree: true })))
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}

window.inspect = inspect;
