import { featureActs } from "./features.ts";
import type { Reach } from "./reach.ts";
import type { Acts } from "./state/app.ts";
import { changeSettings } from "./storage/keep-settings.ts";

/** Every act of the page; each group beside what it reaches. */
export function actsOf(reach: Reach): Acts {
  const { store, navigation, keeping, installing, thinking, updating } = reach;
  const { shelf } = keeping;
  return {
    ...featureActs(reach),

    go: (route) => void navigation.go(route),
    back: () => navigation.back(),
    sheet: (sheet) => navigation.sheet(sheet),

    solve: async (kind, text) => (await thinking()).solve(kind, text),
    takeOver: () => void keeping.takeOver(),

    renameGame: (id, name) => shelf.rename(id, name),
    deleteGame: (id) => shelf.delete(id),

    settings: (change) => void changeSettings(store, change),
    install: () => installing.install(),
    get canInstall() {
      return installing.canInstall;
    },
    reload: () => void updating().then((one) => one.reload()),
  };
}
