import type { WholeKind } from "../../engine/kinds/load.ts";
import type { Options } from "./options.ts";

/** Turns one line of input into the object that is printed for it; throws a Refusal for a bad line. */
export type LineCommand = (kind: WholeKind, line: string, options: Options) => Promise<object>;
