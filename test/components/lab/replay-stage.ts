import { fixture, fixtureCleanup, html } from "@open-wc/testing";
import { run } from "../../../engine/model/job.ts";
import { boardTag } from "../../../web/boards/board-tag.ts";
import type { RaceActs, RaceState } from "../../../web/lab/race/race.ts";
import type { Replay } from "../../../web/lab/replay/replay.ts";
import { newLane, type RaceLane, told } from "../../../web/lab/shared/lane.ts";
import type { AppState } from "../../../web/state/state.ts";
import type { Trace } from "../../../worker/api.ts";
import { raceJob } from "../../../worker/searches/race.ts";
import { traceJob } from "../../../worker/searches/trace.ts";
import { wholeKind } from "../../kinds/whole.ts";
import "../../../web/lab/replay/replay.ts";
import { settled } from "../look.ts";
import { appWith } from "../shell.ts";

/** The report's "hard" Sudoku, one with several answers, and a Nurikabe. */
export const HARD = "200008305100006000960070200050600800000020000002001090001060053000300008403500006";
export const SEVERAL = "1200300200400000";
export const ISLANDS = "5/5/2g2n4n1j";

/** What is replayed. */
export interface Replayed {
  readonly kind?: string;
  readonly text?: string;
  readonly search?: string;
  readonly nodes?: number;
  readonly answers?: number;
  /** Events recorded from the first. */
  readonly events?: number;
}

/** A race of one search that is over, run here. */
export function raceOf({
  kind: id = "sudoku",
  text = HARD,
  search = "forward",
  nodes = 100_000,
  answers = 2,
  events = 2_000_000,
}: Replayed = {}): RaceState & { readonly lanes: readonly [RaceLane] } {
  const kind = wholeKind(id);
  if (!kind) throw new Error(`${id} is no kind`);
  const puzzle = kind.play.parse(text);
  const job = raceJob(kind, { kind: id, text, search, nodes, answers, events });
  if (!puzzle.ok || !job.ok) throw new Error(`${text} is no ${id}`);
  const lane = told(newLane(search, { nodes, answers }), run(job.value));
  return {
    ...{ kind: kind.play, puzzle: puzzle.value, text, origin: { type: "own" }, names: [search] },
    ...{ chosen: [search], nodes, answers, lanes: [lane], running: false, problem: null, question: 1 },
    ...{ shown: "replay", replayed: search, naming: null },
  };
}

/** A replay on the page. */
export interface ReplayStage {
  readonly replay: Replay;
  readonly race: RaceState;
  /** What the worker was asked to trace. */
  readonly asked: {
    readonly from: number;
    readonly count: number;
    readonly signal: AbortSignal | undefined;
  }[];
  /** Lets what is traced come, or fail. */
  answer(fails?: boolean): Promise<void>;
  at(): number;
}

/** Shows the replay of a race; what is traced comes when `answer` is called. */
export async function replayStage(
  race: ReturnType<typeof raceOf>,
  state: Partial<AppState> = {},
): Promise<ReplayStage> {
  fixtureCleanup();
  const asked: ReplayStage["asked"] = [];
  const waiting: ((fails: boolean) => void)[] = [];
  const trace: RaceActs["trace"] = (search, from, count, { signal } = {}) => {
    asked.push({ from, count, signal });
    return new Promise<Trace | null>((resolve) => {
      waiting.push((fails) => {
        const kind = wholeKind(race.kind.id);
        const [{ limits }] = race.lanes;
        const question = { kind: race.kind.id, text: race.text, search, ...limits, from, count };
        const job = kind && traceJob(kind, question);
        resolve(fails || !job?.ok ? null : run(job.value));
      });
    });
  };
  const app = appWith(state);
  const replay = await fixture<Replay>(
    html`<ergo-replay .app=${app} .acts=${{ trace }} .race=${race} .lane=${race.lanes[0]}></ergo-replay>`,
  );
  await customElements.whenDefined(boardTag(race.kind));
  const { film } = replay.motor;
  while (film.read < film.recorded) await new Promise(requestAnimationFrame);
  await settled(replay);
  return {
    ...{ replay, race, asked },
    async answer(fails = false) {
      for (const give of waiting.splice(0)) give(fails);
      await settled(replay);
    },
    at: () => replay.motor.at,
  };
}
