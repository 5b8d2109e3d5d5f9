/** How long a page may take to be as long again as it was when it was left, in milliseconds: storage is slow on some devices. */
const PATIENCE = 10_000;
/** What a person does who scrolls or acts already. */
const HANDS = ["wheel", "touchstart", "keydown", "pointerdown", "click"];

/** Where screens that lie below the present one in the history were left, and the shelf, whichever way leads to it. */
export class ScrollPlaces {
  readonly #places: { readonly screen: string; readonly top: number }[] = [];
  #shelf = 0;
  #depth = depth();
  #end = (): void => {};

  /** The same screen is there still, perhaps in another entry of the history. */
  stay(): void {
    this.#depth = depth();
  }

  /** A screen is left, by whatever the history did just now: whoever went on may come back to it. */
  leave(screen: string): void {
    // Else the browser scrolls too, on a page that is not yet as long as it was.
    history.scrollRestoration = "manual";
    this.#end();
    if (screen === "shelf") this.#shelf = scrollY;
    // The game stands first there now.
    if (screen === "play") this.#shelf = 0;
    const next = depth();
    this.#places.length = Math.min(this.#places.length, Math.max(next, this.#depth));
    if (next > this.#depth) this.#places[this.#depth] = { screen, top: scrollY };
    this.#depth = next;
  }

  /** Scrolls a screen to where it was left, again until it is long enough for that, unless a person scrolls; a new one to its beginning. */
  arrive(screen: string): void {
    const place = this.#places[this.#depth];
    const top = screen === "shelf" ? this.#shelf : place?.screen === screen ? place.top : 0;
    const until = performance.now() + PATIENCE;
    const grown = new ResizeObserver(() => {
      scrollTo(0, top);
      if (Math.abs(scrollY - top) < 1 || performance.now() > until) end();
    });
    const end = (): void => {
      grown.disconnect();
      for (const name of HANDS) removeEventListener(name, end);
    };
    this.#end = end;
    for (const name of HANDS) addEventListener(name, end, { passive: true });
    scrollTo(0, top);
    if (Math.abs(scrollY - top) >= 1) grown.observe(document.body);
    else end();
  }
}

/** Entries of the history that are ours and lie below that of the present screen; a sheet over it has one of its own. */
function depth(): number {
  const entry = history.state as { readonly depth?: number; readonly sheet?: boolean } | null;
  return (entry?.depth ?? 0) - (entry?.sheet ? 1 : 0);
}
