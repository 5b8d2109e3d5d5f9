import type { MakeKind } from "../../engine/kinds/contract/kind.ts";
import { loadMaker, loadWhole, type WholeKind } from "../../engine/kinds/load.ts";
import { kindIds } from "../../engine/kinds/registry.ts";

const WHOLE: readonly (readonly [WholeKind | undefined, MakeKind])[] = await Promise.all(
  kindIds().map(async (id) => [await loadWhole(id), await loadMaker(id)] as const),
);

/** A kind with all of its thinking, loaded before. */
export function wholeKind(id: string): WholeKind | undefined {
  return WHOLE.find(([kind]) => kind?.play.id === id)?.[0];
}

/** The maker of a kind, loaded before. */
export function makeKind(id: string): MakeKind | undefined {
  return WHOLE.find(([, making]) => making.id === id)?.[1];
}
