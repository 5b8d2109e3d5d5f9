import { html, nothing, type TemplateResult } from "lit";
import type { Cell } from "../../engine/model/fact.ts";
import type { App } from "../state/app.ts";
import type { AppState, PlayState } from "../state/state.ts";
import "./play-header.ts";
import type { triedIn } from "./sheets/branch-chip.ts";
import type { Remark, remarkOn } from "./sheets/remark.ts";

const NONE: ReadonlySet<Cell> = new Set();

/** The header, in which a branch stands in the place of the title, and a remark or what was done with a branch in that of title and menu. */
export class TitlePlace {
  /** The marks of a branch; they come with its chip. */
  #triedIn: typeof triedIn | null = null;
  /** The remark about a board; it comes with its part. */
  #remarkOn: typeof remarkOn | null = null;

  /** Takes what a part brings that was fetched. */
  take(part: object): void {
    const { triedIn, remarkOn }: Brought = part;
    this.#triedIn = triedIn ?? this.#triedIn;
    this.#remarkOn = remarkOn ?? this.#remarkOn;
  }

  tried({ position }: PlayState): ReadonlySet<Cell> {
    return this.#triedIn?.(position) ?? NONE;
  }

  remark(state: AppState): Remark | null {
    return (state.play && this.#remarkOn?.(state.play, state)) ?? null;
  }

  header(app: App, remarks: boolean): TemplateResult {
    const { state } = app.store;
    const branch = this.#triedIn && isInBranch(state.play);
    const chip = branch ? html`<ergo-branch-chip .app=${app}></ergo-branch-chip>` : nothing;
    const remark = remarks && this.remark(state);
    const told = state.toast?.inTitle;
    const instead = told
      ? html`<ergo-toast place="title" .app=${app}></ergo-toast>`
      : remark
        ? html`<ergo-notice .app=${app}></ergo-notice>`
        : chip;
    const isWide = told ? !state.toast?.brief : remark;
    const covered = isWide ? "all" : told || branch ? "title" : nothing;
    return html`<ergo-play-header .app=${app} covered=${covered}>${instead}</ergo-play-header>`;
  }
}

/** What the chip and the notice bring along. */
interface Brought {
  readonly triedIn?: typeof triedIn;
  readonly remarkOn?: typeof remarkOn;
}

/** Whether the game stands in a branch, not on its main line. */
export function isInBranch(play: PlayState | null): boolean {
  return play !== null && play.position.game.branch > 0;
}
