import type { Problem, Result } from "../../../engine/model/result.ts";
import type { Questions, RuleList } from "../../../worker/api.ts";
import type { AskOptions } from "../../thinking/engine-client.ts";

/** How long typing has to rest before the text is looked at, in milliseconds. */
const REST = 250;

/** Asks the worker about rules, on whatever lane is free for it. */
export type AskRules = <N extends "rules" | "vet" | "generalize" | "analyse">(
  name: N,
  question: Questions[N]["ask"],
  options: AskOptions,
) => Promise<Result<Questions[N]["answer"]>>;

/** The result of checking a text; `list` is null where it could not be checked, and `problem` says why. */
export interface Checked {
  readonly kind: string;
  readonly text: string | null;
  readonly list: RuleList | null;
  readonly problem: Problem | null;
}

const LOST: Problem = {
  code: "lost",
  text: {
    en: "The rules could not be checked. They are looked at again with the next change.",
    zh: "没能检查这些规则，下次改动时会再检查。",
  },
};

/** Checks the text of rules once it rests. Only the result of the newest text lands. */
export class RuleCheck {
  readonly #landed: (checked: Checked) => void;
  #newest = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(landed: (checked: Checked) => void) {
    this.#landed = landed;
  }

  /** Asks about a text: at once, or when it was not replaced by another for a while. */
  look(ask: AskRules, kind: string, text: string | null, wait = REST): void {
    this.stop();
    const { signal } = this.#newest;
    this.#timer = setTimeout(async () => {
      const reply = await ask("rules", { kind, text }, { signal }).catch(() => null);
      if (signal.aborted) return;
      const list = reply?.ok ? reply.value : null;
      const problem = reply ? (reply.ok ? null : reply.problem) : LOST;
      this.#landed({ kind, text, list, problem });
    }, wait);
  }

  /** Cancels the question. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#newest.abort();
    this.#newest = new AbortController();
  }
}
