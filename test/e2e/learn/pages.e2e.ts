import { afterEach, expect, it } from "vitest";
import { LAB_PARTS } from "../../../web/lab/lab.ts";
import { METHOD_IDS } from "../../../web/lab/methods/methods.ts";
import { OWN_KINDS } from "../../kinds/own.ts";
import { wholeKind } from "../../kinds/whole.ts";
import { share } from "../../share.ts";
import { visit } from "../harness.mjs";

let app: Awaited<ReturnType<typeof visit>>;

afterEach(async () => {
  await app.end();
  expect(app.troubles).toEqual([]);
});

/** Every page of Learn and of the lab; a part of the drills, all of them with ERGO_ALL. */
const PAGES = [
  "#/learn",
  ...OWN_KINDS.flatMap((kind) => {
    const pages = (wholeKind(kind)?.think.rules ?? []).map(({ id }) => `#/learn/${kind}/${id}`);
    const every = Math.ceil(pages.length / share(6, pages.length));
    return [
      `#/learn/${kind}/lesson`,
      ...pages,
      ...pages.filter((_, at) => at % every === 0).map((page) => `${page}/find`),
    ];
  }),
  ...LAB_PARTS.map((part) => `#/lab/${part}`),
  ...METHOD_IDS.map((id) => `#/lab/methods/${id}`),
];

/** What is wrong with the page at an address after it is drawn: null for nothing. */
const flawAt = (hash: string): Promise<string | null> =>
  app.page.evaluate(async (hash) => {
    const { store } = (
      document.querySelector("ergo-app") as unknown as { app: import("../../../web/state/app.ts").App }
    ).app;
    const within = (root: ParentNode): Element[] =>
      [...root.querySelectorAll("*")].flatMap((one) => [
        one,
        ...(one.shadowRoot ? within(one.shadowRoot) : []),
      ]);
    location.hash = hash;
    let still = 0;
    for (let frame = 0; frame < 3_000 && still < 5; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const all = within(document);
      const isBusy = all.some((one) => one.getAttribute("aria-busy") === "true");
      const isDrawn = all.some(
        (one) => one.localName === "h1" && one.textContent?.trim() && one.checkVisibility(),
      );
      still = isDrawn && !isBusy && location.hash === hash ? still + 1 : 0;
    }
    if (store.state.toast) return store.state.toast.text;
    return still < 5 ? "it does not come to rest" : null;
  }, hash);

it("shows every page of Learn and of the lab with the server killed", async () => {
  app = await visit({ path: "#/learn" });
  await app.installed();
  await app.quiet();
  await app.server.stop();
  expect(PAGES.length).toBeGreaterThan(130);
  const flaws: string[] = [];
  for (const page of PAGES) {
    const flaw = await flawAt(page);
    if (flaw !== null) flaws.push(`${page}: ${flaw}`);
  }
  expect(flaws).toEqual([]);
});
