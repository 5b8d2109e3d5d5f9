import type { Fact } from "../../../engine/model/fact.ts";
import { run } from "../../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../../engine/model/puzzle.ts";
import type { Limits, Search, Watch } from "../../../engine/model/search.ts";
import { type PackedEvent, packEvent } from "../../../engine/search/event.ts";
import { Recorder } from "../../../engine/search/recorder.ts";
import { append, EMPTY_RECORDING, type Recording } from "../../../web/lab/shared/recording.ts";
import type { Trace } from "../../../worker/api.ts";

/** All that a search told, as the page gets it, and as the engine replays it. */
export class Tape implements Watch {
  readonly recorder = new Recorder(10_000_000);
  readonly events: PackedEvent[] = [];

  tried(fact: Fact): void {
    this.recorder.tried(fact);
    this.events.push(packEvent("tried", fact));
  }

  forced(fact: Fact): void {
    this.recorder.forced(fact);
    this.events.push(packEvent("forced", fact));
  }

  checked(times: number): void {
    this.recorder.checked(times);
    this.events.push(packEvent("checked", times));
  }

  undone(): void {
    this.recorder.undone();
    this.events.push(packEvent("undone", 0));
  }

  answered(): void {
    this.recorder.answered();
    this.events.push(packEvent("answered", 0));
  }

  /** The first events. */
  recording(count = this.events.length): Recording {
    return append(EMPTY_RECORDING, Int32Array.from(this.events.slice(0, count)));
  }

  /** What the worker would tell of a stretch. Cost: the events before. */
  trace(from: number, count: number): Trace {
    const standing: Fact[][] = [[]];
    const counts = { nodes: 1, checks: 0, backtracks: 0, depth: 0 };
    for (let index = 0; index < from; index++) {
      const event = this.recorder.event(index);
      if (event.type === "tried") {
        standing.push([event.fact]);
        counts.nodes++;
        counts.depth = Math.max(counts.depth, standing.length - 1);
      }
      if (event.type === "forced") standing[standing.length - 1].push(event.fact);
      if (event.type === "checked") counts.checks += event.times;
      if (event.type === "undone") {
        standing.pop();
        counts.backtracks++;
      }
    }
    return { standing, counts, told: Int32Array.from(this.events.slice(from, from + count)) };
  }
}

/** What a search tells of a puzzle. */
export function taped(search: Search, puzzle: Puzzle, limits: Limits): Tape {
  const tape = new Tape();
  run(search(puzzle, gridOf(puzzle), limits, tape));
  return tape;
}
