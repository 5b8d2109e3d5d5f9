import { answering } from "../../state/question.ts";
import type { Reducers } from "../../state/state.ts";
import { newLane, told } from "../shared/lane.ts";
import { type RaceActions, type RaceStart, type RaceState, stopped, withLane } from "./race.ts";
import { FIRST_CHOICE } from "./race-choice.ts";

/** The race that is awaited. */
const running = (race: RaceState): number | null => (race.running ? race.question : null);
/** The question for the names of the searches that is awaited. */
const naming = (race: RaceState): number | null => race.naming;

/** Reducers of the race. */
export const RACE: Reducers<keyof RaceActions, RaceState> = {
  "race/chose": (race, { searches }) => ({
    ...race,
    chosen: race.names.filter((name) => searches.includes(name)),
  }),
  "race/limited": (race, { limits }) => ({ ...race, ...limits }),
  "race/began": (race, { question }) => {
    const { chosen, nodes, answers } = race;
    const lanes = chosen.map((search) => newLane(search, { nodes, answers }));
    return {
      ...race,
      lanes,
      running: true,
      question,
      problem: null,
      shown: "race",
      replayed: null,
      wanted: null,
    };
  },
  "race/told": answering(running, (race, { search, news }) =>
    withLane(race, search, (lane) => told(lane, news)),
  ),
  "race/ended": answering(running, (race) => ({ ...race, running: false })),
  "race/stopped": (race) => (race.running ? stopped(race) : race),
  "race/broke": answering(running, (race, { problem }) => ({ ...stopped(race, "lost"), problem })),

  "race/asked-names": (race, { question }) => ({ ...race, naming: question }),
  // A choice that names none of the searches is all of them.
  "race/told-names": answering(naming, (race, { names }) => {
    const chosen = names.filter((name) => race.chosen.includes(name));
    return { ...race, names, chosen: chosen.length > 0 ? chosen : names, naming: null, problem: null };
  }),
  "race/no-names": answering(naming, (race, { problem }) => ({ ...race, naming: null, problem })),

  "race/turned": (race, { section }) => ({ ...race, shown: section }),
  "race/replayed": (race, { search, wanted = null }) => ({
    ...race,
    ...{ shown: "replay", replayed: search, wanted },
  }),
};

/** The race with another puzzle. All searches of a kind that were chosen are all of another, too. */
export function withPuzzle(before: RaceState | null, { kind, puzzle, origin, choice }: RaceStart): RaceState {
  const { nodes, answers, ...last } = before ?? choice ?? FIRST_CHOICE;
  const isOther = before?.kind !== kind;
  const wasAll = before !== null && isOther && before.chosen.length === before.names.length;
  return {
    ...{ kind, puzzle, text: kind.format(puzzle), origin, nodes, answers },
    ...{ names: isOther ? [] : (before?.names ?? []), chosen: wasAll ? [] : last.chosen },
    ...{ lanes: [], running: false, question: null, naming: null, problem: null },
    ...{ shown: before?.shown ?? "race", replayed: null },
  };
}
