import type { Page } from "playwright-core";
import type { Route, SheetName } from "../../../web/state/state.ts";
import type { AppOf } from "./looks.ts";

/** What leads from one screen to the next. */
export interface Hand {
  readonly page: Page;
  /** Presses what has this role and this whole name, or a name like it. */
  button(name: string | RegExp): Promise<void>;
  tab(name: string): Promise<void>;
  radio(name: string | RegExp): Promise<void>;
  /** Presses what a selector finds first. */
  tap(selector: string): Promise<void>;
  sees(selector: string): Promise<void>;
  /** Waits until this is announced. */
  says(text: RegExp): Promise<void>;
  /** Opens a place of the app, as a link within it does. */
  turn(hash: string): Promise<void>;
  go(route: Route): Promise<void>;
  /** Opens a sheet, and waits for its element. */
  sheet(name: SheetName, element?: string): Promise<void>;
  closes(): Promise<void>;
  /** Opens all that is folded. */
  unfolds(): Promise<void>;
  keys(...keys: string[]): Promise<void>;
}

export function handOf(page: Page): Hand {
  const first = (selector: string) => page.locator(selector).first();
  const hand: Hand = {
    page,
    button: (name) => page.getByRole("button", { name, exact: true }).first().click(),
    tab: (name) => page.getByRole("tab", { name }).click(),
    radio: (name) => page.getByRole("radio", { name }).first().check({ force: true }),
    tap: (selector) => first(selector).click(),
    sees: (selector) => first(selector).waitFor({ state: "attached" }),
    says: (text) => page.getByRole("status").filter({ hasText: text }).first().waitFor(),
    turn: (hash) =>
      page.evaluate((next) => {
        location.hash = next;
      }, hash),
    go: (route) =>
      page.evaluate((to) => (document.querySelector("ergo-app") as unknown as AppOf).app.acts.go(to), route),
    async sheet(name, element = `ergo-${name}-sheet`) {
      await page.evaluate(
        (wanted) => (document.querySelector("ergo-app") as unknown as AppOf).app.acts.sheet(wanted),
        name,
      );
      await hand.sees(`${element} [role=dialog], ${element} dialog, ${element} section, ${element} form`);
    },
    async closes() {
      await page.keyboard.press("Escape");
      for (const open of ["dialog[open]", "ergo-hint-sheet", "ergo-why-sheet"])
        await page.locator(open).waitFor({ state: "detached" });
    },
    unfolds: () =>
      page.locator("details").evaluateAll((all) => {
        for (const one of all) one.setAttribute("open", "");
      }),
    async keys(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
  };
  return hand;
}
