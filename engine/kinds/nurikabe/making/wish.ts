import type { Wish, WishField } from "../../contract/wish.ts";

/** Properties that a made Nurikabe should have. */
export interface NurikabeWish extends Wish {
  /** So many of a hundred clues, at most, are question marks. */
  readonly unsaid?: number;
}

/** The wishes that only Nurikabe has. */
export const NURIKABE_WISHES: readonly WishField[] = [{ name: "unsaid", is: "number", least: 0, most: 100 }];
