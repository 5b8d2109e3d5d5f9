import type { Problem } from "../../engine/model/result.ts";
import { nameInAddress } from "../effects/navigate.ts";
import type { AppState } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { Connection } from "../storage/connection.ts";
import { openDuel } from "./duel/open-duel.ts";
import { LAB_PARTS, type LabActs, type LabPart } from "./lab.ts";
import { openMethods } from "./methods/open-methods.ts";
import { openRace } from "./race/open-race.ts";
import { openTable } from "./race/open-table.ts";
import { extendByLab } from "./reduce.ts";
import { openTree } from "./tree/open-tree.ts";

const NO_PART: Problem = {
  code: "no-part",
  text: {
    en: "The lab has no such part. Its parts are race, alpha-beta, duel and methods.",
    zh: "实验室里没有这个部分，只有搜索竞赛、α-β 剪枝、对弈和算法。",
  },
};

/** Brings the lab to life: it waits for storage; each part brings its state about when it is opened. */
export async function openLab(store: Store, connection: Connection): Promise<LabActs> {
  extendByLab(store);
  await connection.ready;
  const race = openRace(store, connection);
  const parts = {
    race,
    table: openTable(store, connection, (link) => void race.open(link).then(() => race.show("race"))),
    tree: openTree(store, connection),
    duel: openDuel(store, connection),
    methods: openMethods(store),
  };
  // Anything beside a search makes it slower: a table is not timed beside a race.
  store.listen(({ lab: now }, { lab: was }) => {
    if (now?.race?.running && !was?.race?.running) queueMicrotask(() => parts.table.stop());
    if (now?.table?.run && !was?.table?.run) queueMicrotask(() => parts.race.stop());
  });
  const on = ({ route, lab }: AppState): LabPart | null =>
    route.screen === "lab" ? (lab?.part ?? null) : null;
  store.listen((state, before) => {
    const left = on(before);
    if (!left || left === on(state)) return;
    queueMicrotask(() => {
      if (on(store.state) === left) return;
      parts[left].leave();
      if (left === "race") parts.table.leave();
    });
  });

  const address = (part: LabPart): void => {
    nameInAddress(store, { screen: "lab", link: `/${part}` });
  };
  return {
    ...parts,
    async open(link) {
      const [, name = "", rest = ""] = /^\/([^/]*)(.*)$/s.exec(link) ?? [];
      const named = LAB_PARTS.find((one) => one === name);
      const part = named ?? store.state.lab?.part ?? "race";
      store.dispatch({ type: "lab/turned", part });
      const problem = await parts[part].open(named && rest !== "/" ? rest : "");
      // Whoever has gone on meanwhile is where they went.
      const { route, lab } = store.state;
      if (name === "" && route.screen === "lab" && lab?.part === part) address(part);
      return named || name === "" ? problem : NO_PART;
    },
    turn(part) {
      store.dispatch({ type: "lab/turned", part });
      void parts[part].open("");
      address(part);
    },
  };
}
