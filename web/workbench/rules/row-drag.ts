import type { LitElement } from "lit";

/** How near to the edge of the window a drag has to come for the page to scroll along, in pixels, and how fast it then does. */
const EDGE = 60;
const PACE = 8;

/**
 * Drags rows of a list by their handle: meanwhile the row that would be replaced is marked, and the end
 * reports both rows' names (`data-rule`). Rows of another group (`data-advanced`) cannot be replaced.
 */
export class RowDrag {
  readonly #host: LitElement;
  readonly #drop: (dragged: string, onto: string) => void;

  constructor(host: LitElement, drop: (dragged: string, onto: string) => void) {
    this.#host = host;
    this.#drop = drop;
  }

  readonly begin = (event: PointerEvent): void => {
    const handle = event.currentTarget as HTMLElement;
    const row = handle.closest<HTMLElement>("[data-rule]");
    if (!row || event.button !== 0) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    row.dataset.dragged = "";
    const end = new AbortController();
    const { signal } = end;
    let at = event.clientY;
    let onto: HTMLElement | null = null;
    const aim = (): void => {
      if (onto) delete onto.dataset.target;
      onto = this.#rowAt(row, at);
      if (onto && onto !== row) onto.dataset.target = isBelow(row, onto) ? "after" : "before";
    };
    const scroll = (): void => {
      if (signal.aborted) return;
      const by = at < EDGE ? -PACE : at > innerHeight - EDGE ? PACE : 0;
      if (by !== 0) {
        scrollBy(0, by);
        aim();
      }
      requestAnimationFrame(scroll);
    };
    const finish = (isDropped: boolean): void => {
      end.abort();
      delete row.dataset.dragged;
      if (onto) delete onto.dataset.target;
      const [dragged, target] = [row.dataset.rule, onto?.dataset.rule];
      if (isDropped && dragged && target && dragged !== target) this.#drop(dragged, target);
    };
    handle.addEventListener(
      "pointermove",
      ({ clientY }) => {
        at = clientY;
        aim();
      },
      { signal },
    );
    handle.addEventListener("pointerup", () => finish(true), { signal });
    handle.addEventListener("pointercancel", () => finish(false), { signal });
    scroll();
  };

  /** The row of the same group at a height of the window. */
  #rowAt(row: HTMLElement, y: number): HTMLElement | null {
    const rows = [...this.#host.renderRoot.querySelectorAll<HTMLElement>("[data-rule]")];
    const group = rows.filter((one) => one.dataset.advanced === row.dataset.advanced);
    const past = group.filter((one) => one.getBoundingClientRect().top <= y);
    return past.at(-1) ?? group[0] ?? null;
  }
}

function isBelow(row: HTMLElement, other: HTMLElement): boolean {
  return Boolean(row.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}
