import type { RuleChoice } from "../../../engine/model/choice.ts";
import type { Fact } from "../../../engine/model/fact.ts";
import type { Problem } from "../../../engine/model/result.ts";
import type { Analysed, GeneralRule, Vetted } from "../../../worker/api.ts";
import type { AskRules } from "./rule-check.ts";
import { withExample } from "./rule-text.ts";

/** The conclusion that is to become a rule, and the rules that think. */
export interface OfferedStep {
  readonly kind: string;
  readonly text: string;
  /** All that is known before it, beside the givens. */
  readonly facts: readonly Fact[];
  readonly fact: Fact;
  readonly choice: RuleChoice;
}

/** What a rule saves over some puzzles. */
export interface Saving {
  /** Puzzles asked about, and all of them. */
  readonly done: number;
  readonly all: number;
  readonly fired: number;
  /** Puzzles that need something to be supposed, without the rule and with it. */
  readonly before: number;
  readonly after: number;
}

/** What is known so far of a rule that is made of a conclusion. */
export interface Offer {
  /** Undefined while it is looked for, null where the conclusion has no general form. */
  readonly rule?: GeneralRule | null;
  /** The rules of the person with it at their end. */
  readonly choice: RuleChoice | null;
  readonly vetted: Vetted | null;
  readonly saving: Saving | null;
  readonly isRunning: boolean;
  readonly problem: Problem | null;
}

/** What an analysis counts suppositions by. */
const SUPPOSITION = "supposition";

const NOTHING: Offer = {
  choice: null,
  vetted: null,
  saving: null,
  isRunning: true,
  problem: null,
};

const LOST: Problem = {
  code: "lost",
  text: { en: "The check broke off. Please try once more.", zh: "检验中断了，请再试一次。" },
};

/** Makes a rule of a conclusion, has it judged, and counts what it saves, part by part. */
export class RuleOffering {
  readonly #tell: (offer: Offer) => void;
  #offer = NOTHING;
  #stop = new AbortController();

  constructor(tell: (offer: Offer) => void) {
    this.#tell = tell;
  }

  async run(
    ask: AskRules,
    step: OfferedStep,
    name: string,
    hard: () => Promise<readonly string[]>,
  ): Promise<void> {
    this.stop();
    const { signal } = this.#stop;
    this.#offer = NOTHING;
    this.#change({});
    try {
      await this.#go(ask, step, name, hard, signal);
    } catch {
      if (!signal.aborted) this.#change({ problem: LOST });
    }
    if (!signal.aborted) this.#change({ isRunning: false });
  }

  /** Takes effect at once; what is known stays. */
  stop(): void {
    this.#stop.abort();
    this.#stop = new AbortController();
    if (this.#offer.isRunning) this.#change({ isRunning: false });
  }

  #change(change: Partial<Offer>): void {
    this.#offer = { ...this.#offer, ...change };
    this.#tell(this.#offer);
  }

  async #go(
    ask: AskRules,
    { kind, choice, ...step }: OfferedStep,
    name: string,
    hard: () => Promise<readonly string[]>,
    signal: AbortSignal,
  ): Promise<void> {
    const general = await ask("generalize", { kind, rules: choice, ...step }, { signal });
    const rule = general.ok ? general.value : null;
    this.#change({ rule });
    if (!rule || signal.aborted) return;
    const known = await ask("rules", { kind, text: choice.text }, { signal });
    if (!known.ok) return this.#change({ problem: known.problem });
    const { text, at } = withExample(choice.text ?? known.value.own, name, rule.body);
    const read = await ask("rules", { kind, text }, { signal });
    const id = read.ok ? read.value.rules.find(({ span }) => span?.from === at)?.id : undefined;
    if (id === undefined) return this.#change({ problem: LOST });
    const vetted = await ask("vet", { kind, text, rule: id }, { signal });
    if (signal.aborted) return;
    if (!vetted.ok) return this.#change({ problem: vetted.problem });
    const added = { ...choice, text };
    this.#change({ vetted: vetted.value, choice: vetted.value.verdict === "sound" ? added : null });
    if (vetted.value.verdict !== "sound") return;
    const texts = await hard();
    let saving: Saving = { done: 0, all: texts.length, fired: 0, before: 0, after: 0 };
    for (const one of texts) {
      this.#change({ saving });
      const [before, after] = [
        await analysed(ask, kind, one, choice, signal),
        await analysed(ask, kind, one, added, signal),
      ];
      if (signal.aborted) return;
      saving = {
        ...saving,
        done: saving.done + 1,
        fired: saving.fired + (after?.fired[id] ?? 0),
        before: saving.before + Number(isSupposed(before)),
        after: saving.after + Number(isSupposed(after)),
      };
    }
    this.#change({ saving });
  }
}

type Read = Extract<Analysed, { ok: true }>;

async function analysed(
  ask: AskRules,
  kind: string,
  text: string,
  rules: RuleChoice,
  signal: AbortSignal,
): Promise<Read | null> {
  const reply = await ask("analyse", { kind, texts: [text], rules }, { signal });
  const [one] = reply.ok ? reply.value : [];
  return one?.ok ? one : null;
}

/** Whether the named rules alone do not get to the end. */
function isSupposed(one: Read | null): boolean {
  return one !== null && (one.end !== "solved" || (one.fired[SUPPOSITION] ?? 0) > 0);
}
