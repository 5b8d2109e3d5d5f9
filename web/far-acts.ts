import type { ActsContext } from "./acts.ts";
import type { Acts } from "./state/app.ts";

/** Acts of what is far from a first board. */
export type FarActs = Pick<
  Acts,
  "making" | "analysis" | "workbench" | "lab" | "backup" | "restore" | "storage" | "persist"
>;

/** Each is fetched by itself when it is first wanted. The benches are to be opened once. */
export function farActs({ store, navigation, keeping, thinking }: ActsContext): FarActs {
  const { connection } = keeping.keeper;
  return {
    making: async () => (await import("./make/workshop.ts")).openWorkshop(store, navigation, connection),
    analysis: async () =>
      (await import("./workbench/analysis/open-analysis.ts")).openAnalysis(store, thinking, connection),
    workbench: async () => (await import("./workbench/open-workbench.ts")).openWorkbench(store, connection),
    lab: async () => (await import("./lab/open-lab.ts")).openLab(store, connection),
    backup: async () => (await import("./settings/backup.ts")).saveBackup(store, keeping),
    restore: async (file) => (await import("./settings/backup.ts")).restoreBackup(store, keeping, file),
    storage: async () => (await import("./settings/persist.ts")).storageFacts(keeping.shelf.all().length),
    persist: async () => (await import("./settings/persist.ts")).persist(),
  };
}
