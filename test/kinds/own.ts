import type { KindId } from "../../engine/kinds/contract/kind.ts";
import { kindIds } from "../../engine/kinds/registry.ts";

/** A kind of the app. Latin squares are a kind of the tests alone. */
export type OwnKind = Exclude<KindId, "latin">;

/** All kinds of the app. */
export const OWN_KINDS: readonly OwnKind[] = kindIds().filter((id) => id !== "latin");
