import type { KindId } from "../../engine/kinds/contract/kind.ts";
import type { Report } from "./contract/report.ts";

/** Reports of first expert systems whose example is known, each fetched when it is wanted. */
const REPORTS: { readonly [K in KindId]?: () => Promise<Report> } = {
  sudoku: async () => (await import("./sudoku/report.ts")).sudokuReport,
};

/** The kinds that have one. */
export const reportedKinds = (): readonly string[] => Object.keys(REPORTS);

/** The report of a kind; null for one that has none, or where it cannot be fetched. */
export async function reportOf(kind: string): Promise<Report | null> {
  if (!Object.hasOwn(REPORTS, kind)) return null;
  return (await REPORTS[kind as KindId]?.().catch(() => null)) ?? null;
}
