import type { BoardElement } from "../../web/boards/board-element.ts";
import type { BoardEvents } from "../../web/boards/events.ts";

/** How a pointer is held; a finger unless told. */
export type Grip = Partial<
  Pick<PointerEventInit, "pointerId" | "pointerType" | "button" | "ctrlKey" | "shiftKey">
>;

/** The theme of the page, so that boards have their colours. */
export async function wearTheme(): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = "/web/theme.css";
  const loaded = new Promise((resolve) => link.addEventListener("load", resolve));
  document.head.append(link);
  await loaded;
}

/** Puts a board of that width on the page, keeping it told of what it asks to select. */
export async function stand<Board extends BoardElement>(board: Board, width = 360): Promise<Board> {
  document.querySelector(".stage")?.remove();
  const stage = document.createElement("main");
  stage.className = "stage";
  stage.style.inlineSize = `${width}px`;
  stage.style.setProperty("--board-height", "2000px");
  stage.append(board);
  document.body.append(stage);
  board.addEventListener("board-select", (event) => {
    board.selection = event.detail.cells;
  });
  await board.updateComplete;
  return board;
}

export function cellOn(board: BoardElement, cell: number): HTMLElement {
  const found = board.renderRoot.querySelectorAll<HTMLElement>('[role="gridcell"]')[cell];
  if (!found) throw new Error(`The board has no cell ${cell}.`);
  return found;
}

export function labelOf(board: BoardElement, cell: number): string {
  return cellOn(board, cell).getAttribute("aria-label") ?? "";
}

/** Everything of one event that the board tells from now on. */
export function heard<Name extends keyof BoardEvents>(board: BoardElement, name: Name): BoardEvents[Name][] {
  const told: BoardEvents[Name][] = [];
  board.addEventListener(name, (event) => told.push((event as CustomEvent<BoardEvents[Name]>).detail));
  return told;
}

export function middleOf(board: BoardElement, cell: number): { x: number; y: number } {
  const box = cellOn(board, cell).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function point(
  board: BoardElement,
  type: string,
  at: { x: number; y: number },
  grip: Grip = {},
): void {
  const view = board.renderRoot.querySelector(".view");
  view?.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      composed: true,
      cancelable: true,
      pointerId: 1,
      pointerType: "touch",
      ...grip,
      clientX: at.x,
      clientY: at.y,
    }),
  );
}

export function press(board: BoardElement, cell: number, grip?: Grip): void {
  point(board, "pointerdown", middleOf(board, cell), grip);
}

export function moveTo(board: BoardElement, cell: number, grip?: Grip): void {
  point(board, "pointermove", middleOf(board, cell), grip);
}

export function release(board: BoardElement, cell: number, grip?: Grip): void {
  point(board, "pointerup", middleOf(board, cell), grip);
}

export async function tap(board: BoardElement, cell: number, grip?: Grip): Promise<void> {
  press(board, cell, grip);
  release(board, cell, grip);
  await board.updateComplete;
}

/** Presses on the first cell, goes over the others and lets go at the last. */
export async function drag(board: BoardElement, cells: readonly number[], grip?: Grip): Promise<void> {
  press(board, cells[0], grip);
  for (const cell of cells) moveTo(board, cell, grip);
  release(board, cells[cells.length - 1], grip);
  await board.updateComplete;
}

/** Presses a key on the cell that has the focus; whether the board took it. */
export async function key(board: BoardElement, name: string, held: KeyboardEventInit = {}): Promise<boolean> {
  const target = board.renderRoot.querySelector('[tabindex="0"]');
  const event = new KeyboardEvent("keydown", {
    key: name,
    bubbles: true,
    composed: true,
    cancelable: true,
    ...held,
  });
  target?.dispatchEvent(event);
  await board.updateComplete;
  return event.defaultPrevented;
}

export function waitFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
