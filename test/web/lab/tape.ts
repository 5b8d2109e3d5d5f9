import type { Fact } from "../../../engine/model/fact.ts";
import { run } from "../../../engine/model/job.ts";
import { gridOf, type Puzzle } from "../../../engine/model/puzzle.ts";
import type { Limits, Search, SearchWatch } from "../../../engine/model/search.ts";
import { type PackedEvent, packEvent } from "../../../engine/search/event.ts";
import { Recorder } from "../../../engine/search/recorder.ts";
import { append, EMPTY_RECORDING, type Recording } from "../../../web/lab/shared/recording.ts";
import type { Trace } from "../../../worker/api.ts";

/** All that a search told, as the page gets it, and as the engine replays it. */
export class Tape implements SearchWatch {
  readonly recorder = new Recorder(10_000_000);
  readonly events: PackedEvent[] = [];

  decision(fact: Fact): void {
    this.recorder.decision(fact);
    this.events.push(packEvent("decision", fact));
  }

  propagated(fact: Fact): void {
    this.recorder.propagated(fact);
    this.events.push(packEvent("propagated", fact));
  }

  checked(times: number): void {
    this.recorder.checked(times);
    this.events.push(packEvent("checked", times));
  }

  backtrack(): void {
    this.recorder.backtrack();
    this.events.push(packEvent("backtrack", 0));
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
      if (event.type === "decision") {
        standing.push([event.fact]);
        counts.nodes++;
        counts.depth = Math.max(counts.depth, standing.length - 1);
      }
      if (event.type === "propagated") standing[standing.length - 1].push(event.fact);
      if (event.type === "checked") counts.checks += event.times;
      if (event.type === "backtrack") {
        standing.pop();
        counts.backtracks++;
      }
    }
    return { standing, counts, packed: Int32Array.from(this.events.slice(from, from + count)) };
  }
}

/** What a search tells of a puzzle. */
export function taped(search: Search, puzzle: Puzzle, limits: Limits): Tape {
  const tape = new Tape();
  run(search(puzzle, gridOf(puzzle), limits, tape));
  return tape;
}
