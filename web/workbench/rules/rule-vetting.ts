import type { Problem } from "../../../engine/model/result.ts";
import type { RuleInfo, Vetted } from "../../../worker/api.ts";
import type { AskRules } from "./rule-check.ts";

/** The results so far for the rules of a text. */
export interface VettedRules {
  /** By the rules' ids. */
  readonly found: ReadonlyMap<string, Vetted>;
  /** How many were asked about, and the rule that is being tried; null when none is. */
  readonly done: number;
  readonly now: RuleInfo | null;
  readonly problem: Problem | null;
}

export const NONE_VETTED: VettedRules = { found: new Map(), done: 0, now: null, problem: null };

const LOST: Problem = {
  code: "lost",
  text: { en: "The check broke off. Please try once more.", zh: "检验中断了，请再试一次。" },
};

/** Has the rules of a text tried one by one, so that each verdict shows when it is there. */
export class RuleVetting {
  readonly #tell: (vetted: VettedRules) => void;
  #stop = new AbortController();

  constructor(tell: (vetted: VettedRules) => void) {
    this.#tell = tell;
  }

  async run(ask: AskRules, kind: string, text: string | null, rules: readonly RuleInfo[]): Promise<void> {
    this.stop();
    const { signal } = this.#stop;
    const found = new Map<string, Vetted>();
    const tell = (done: number, now: RuleInfo | null, problem: Problem | null = null): void =>
      this.#tell({ found: new Map(found), done, now, problem });
    for (const [done, rule] of rules.entries()) {
      tell(done, rule);
      const reply = await ask("vet", { kind, text, rule: rule.id }, { signal }).catch(() => null);
      if (signal.aborted) return tell(done, null);
      if (!reply?.ok) return tell(done, null, reply ? reply.problem : LOST);
      found.set(rule.id, reply.value);
    }
    tell(rules.length, null);
  }

  /** Takes effect at once; results stay. */
  stop(): void {
    this.#stop.abort();
    this.#stop = new AbortController();
  }
}
