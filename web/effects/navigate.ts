import { type Destination, hashOf, placeOf } from "../state/route.ts";
import type { Route, SheetName } from "../state/state.ts";
import type { Store } from "../state/store.ts";

/** Our data in each entry of the browser's history. */
interface Entry {
  /** Entries of ours below this one. */
  readonly depth: number;
  readonly sheet: boolean;
}

/**
 * Keeps address, history and state together: Back closes the sheet, then the game, then the app,
 * also when the app was opened by a link to a game.
 */
export class Navigation {
  readonly #store: Store;
  readonly #arrive: (place: Destination) => void;
  /** Resolves when a step back that we asked for has been taken. */
  #leaving: Promise<void> = Promise.resolve();
  #left: (() => void) | null = null;

  /** `arrive` is called with each destination that is reached, also the first. */
  constructor(store: Store, arrive: (place: Destination) => void) {
    this.#store = store;
    this.#arrive = arrive;
  }

  start(): void {
    addEventListener("popstate", () => this.#moved());
    const place = placeOf(location.hash);
    const hadSheet = entry()?.sheet ?? false;
    if (!entry() && place.route.screen !== "shelf") {
      history.replaceState({ depth: 0, sheet: false } satisfies Entry, "", "#/");
      history.pushState({ depth: 1, sheet: false } satisfies Entry, "", hashOf(place.route));
    } else {
      history.replaceState(
        { depth: entry()?.depth ?? 0, sheet: false } satisfies Entry,
        "",
        hashOf(place.route),
      );
    }
    this.#show(place);
    if (hadSheet) this.#stepBack(); // the sheet did not outlive the reload, nor should its entry
  }

  /** Goes to an address of ours; Back returns. */
  go(route: Route): Promise<void> {
    return this.enter(placeOf(hashOf(route)));
  }

  /** Goes to a place, with the marks that it brings. */
  async enter(place: Destination): Promise<void> {
    const { route } = place;
    await this.#leaving;
    const here = entry();
    const next: Entry = { depth: (here?.depth ?? 0) + 1, sheet: false };
    // From game to game ("next puzzle") Back still leads to the shelf, and from the number of a puzzle to its game, too; and a sheet's entry is used up.
    const before = this.#store.state.route.screen;
    const isNext = route.screen === "play" && (before === "play" || before === "numbered");
    if (here && (here.sheet || isNext))
      history.replaceState({ ...next, depth: here.depth }, "", hashOf(route));
    else if (hashOf(route) !== location.hash) history.pushState(next, "", hashOf(route));
    this.#show(place);
  }

  back(): void {
    if ((entry()?.depth ?? 0) > 0) this.#stepBack();
    else void this.go({ screen: "shelf" });
  }

  sheet(sheet: SheetName | null): void {
    const open = this.#store.state.sheet;
    if (sheet === open) return;
    if (sheet && !open) {
      void this.#leaving.then(() => {
        const depth = (entry()?.depth ?? 0) + 1;
        if (this.#store.state.sheet && !entry()?.sheet)
          history.pushState({ depth, sheet: true } satisfies Entry, "");
      });
    }
    this.#store.dispatch({ type: "sheet", sheet });
    if (!sheet && entry()?.sheet) this.#stepBack();
  }

  /** One step at a time: a second press before the first has been taken must not leave the app. */
  #stepBack(): void {
    if (this.#left) return;
    this.#leaving = new Promise((resolve) => {
      this.#left = resolve;
    });
    history.back();
  }

  #moved(): void {
    this.#left?.();
    this.#left = null;
    const { sheet, route } = this.#store.state;
    const here = entry();
    if (here?.sheet && !sheet) {
      this.#stepBack();
      return;
    }
    const place = placeOf(location.hash);
    if (!here) history.replaceState({ depth: 1, sheet: false } satisfies Entry, "", hashOf(place.route));
    if (sheet) this.#store.dispatch({ type: "sheet", sheet: null });
    if (hashOf(place.route) !== hashOf(route) || place.marks) this.#show(place);
  }

  #show(place: Destination): void {
    this.#store.dispatch({ type: "route", route: place.route });
    this.#arrive(place);
  }
}

/**
 * Puts the content of a screen into the address, in the present history entry. A person who has gone to
 * another screen meanwhile stays there.
 */
export function nameInAddress(store: Store, route: Extract<Route, { link: string }>): void {
  if (store.state.route.screen !== route.screen) return;
  history.replaceState(history.state, "", hashOf(route));
  store.dispatch({ type: "route", route });
}

function entry(): Entry | null {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "depth" in state ? (state as Entry) : null;
}
