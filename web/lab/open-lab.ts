import type { Problem } from "../../engine/model/result.ts";
import { nameInAddress } from "../effects/navigate.ts";
import type { AppState } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { Connection } from "../storage/connection.ts";
import { openDuel } from "./duel/open-duel.ts";
import { LAB_PARTS, type Lab, type LabActs, type LabPart, labReducers } from "./lab.ts";
import { openRace } from "./race/open-race.ts";
import { openTable } from "./race/open-table.ts";
import type { Slice } from "./shared/part.ts";
import { openTree } from "./tree/open-tree.ts";

const EMPTY: Lab = { part: "race", race: null, table: null, tree: null, duel: null };

const NO_PART: Problem = {
  code: "no-part",
  text: {
    en: "The lab has no such part. Its parts are race, alpha-beta and duel.",
    zh: "实验室里没有这个部分，只有搜索竞赛、α-β 剪枝和对弈。",
  },
};

/** Brings the lab to life: it waits for storage; each part brings its state about when it is opened. */
export async function openLab(store: Store, connection: Connection): Promise<LabActs> {
  store.extend(labReducers);
  await connection.ready;
  const set = (change: Partial<Lab>): void =>
    store.dispatch({ type: "lab", lab: { ...(store.state.lab ?? EMPTY), ...change } });
  const sliceOf = <N extends "race" | "table" | "tree" | "duel">(name: N): Slice<NonNullable<Lab[N]>> => ({
    get value() {
      return (store.state.lab?.[name] ?? null) as NonNullable<Lab[N]> | null;
    },
    set: (value) => set({ [name]: value }),
  });
  const race = openRace(store, sliceOf("race"), connection);
  const parts = {
    race,
    table: openTable(
      sliceOf("table"),
      connection,
      (link) => void race.open(link).then(() => race.show("race")),
    ),
    tree: openTree(store, sliceOf("tree"), connection),
    duel: openDuel(sliceOf("duel"), connection),
  };
  // What runs beside a search makes it slower: a table is not timed beside a race.
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
      set({ part });
      const problem = await parts[part].open(named && rest !== "/" ? rest : "");
      // Whoever has gone on meanwhile is where they went.
      const { route, lab } = store.state;
      if (name === "" && route.screen === "lab" && lab?.part === part) address(part);
      return named || name === "" ? problem : NO_PART;
    },
    turn(part) {
      set({ part });
      void parts[part].open("");
      address(part);
    },
  };
}
