import { html, nothing, type TemplateResult } from "lit";
import { shapeOf } from "../../../engine/model/board.ts";

/** The small digits of a blank cell, as bit sets. */
export interface Notes {
  /** Corner notes, or the candidates in auto-candidate mode. */
  readonly corner: number;
  readonly centre: number;
  /** Ruled out by a hint: struck through. */
  readonly out: number;
  /** Ruled out before, on which a hint rests. */
  readonly gone: number;
  /** In a chain or a set that a hint draws: each has its own place then. */
  readonly linked: number;
  /** The digit that is highlighted everywhere, 0 for none. */
  readonly like: number;
  /** Colours of candidates, as on a `Board`. */
  readonly shapes: number;
}

/** More centre notes than this are set smaller, on two lines. */
const FEW = 4;

/** So many ruled out digits that stand alone in their cell are set larger, in a row. */
const ALONE = 3;

/** The digits of a bit set, in order. */
export function digitsOf(bits: number): number[] {
  const digits: number[] = [];
  for (let digit = 1; bits >> digit; digit++) if ((bits >> digit) & 1) digits.push(digit);
  return digits;
}

/**
 * The notes of a cell: corner notes stand where a keypad has them, centre notes in a row. Where both are,
 * the corner notes make room by standing in a row at the top. They are drawn and not text: the cell's label says them in words.
 */
export function notesTemplate(notes: Notes, size: number): TemplateResult | typeof nothing {
  const out = notes.out | notes.gone;
  const isAlone = !(notes.corner || notes.centre || notes.linked) && digitsOf(out).length <= ALONE;
  if (out && isAlone) return html`<span class="alone">${row(out, notes)}</span>`;
  const corner = notes.corner | out | notes.linked;
  if (notes.linked || !notes.centre) return corner ? keypad(corner | notes.centre, notes, size) : nothing;
  const centre = digitsOf(notes.centre);
  return html`${corner ? html`<span class="corner">${row(corner, notes)}</span>` : nothing}<span
      class="centre ${centre.length > FEW ? "many" : ""}"
      >${row(notes.centre, { ...notes, out: 0, gone: 0 })}</span
    >`;
}

/** Two places a row for up to 4 digits, else three. */
function keypad(bits: number, notes: Notes, size: number): TemplateResult {
  const shape = size <= 4 ? "keypad up-to-4" : size <= 6 ? "keypad up-to-6" : "keypad";
  const places = Array.from({ length: size }, (_, index) => index + 1);
  return html`<span class=${shape}>${places.map((digit) => note((bits >> digit) & 1 ? digit : 0, notes))}</span>`;
}

function row(bits: number, notes: Notes): TemplateResult[] {
  return digitsOf(bits).map((digit) => note(digit, notes));
}

function note(digit: number, { out, gone, like, shapes }: Notes): TemplateResult {
  if (digit === 0) return html`<i></i>`;
  const role = (out >> digit) & 1 ? "out" : (gone >> digit) & 1 ? "gone" : digit === like ? "like" : "";
  const shape = shapeOf(shapes, digit);
  const look = shape ? `${role} shape-${shape}` : role;
  return html`<i class=${look || nothing} data-digit=${digit}></i>`;
}
