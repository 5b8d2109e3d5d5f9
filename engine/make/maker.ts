import type { MakeKind, PlayKind, ThinkKind } from "../kinds/contract/kind.ts";

/** The parts of a kind that making needs. */
export interface Maker {
  readonly play: PlayKind;
  readonly think: ThinkKind;
  readonly making: MakeKind;
}
