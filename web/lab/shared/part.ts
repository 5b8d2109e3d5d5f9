import type { Problem } from "../../../engine/model/result.ts";

/** Acts of a part of the lab when it is opened with the rest of an address, and when the lab is left. */
export interface PartActs {
  /** `link` begins with "/" or is "". Also brings the part's state about. */
  open(link: string): Promise<Problem | null>;
  leave(): void;
}
