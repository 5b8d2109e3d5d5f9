import type { Board } from "../../engine/model/board.ts";
import type { Result } from "../../engine/model/result.ts";
import type { Truth } from "../../engine/reason/chain/mistake.ts";
import type {
  ImportedText,
  PackBytes,
  PackContent,
  Rated,
  RuleInfo,
  Thinker,
  Why,
} from "../../worker/api.ts";
import { asked, isLimited } from "../state/rule-choice.ts";
import type { AppState, PlayState, Toast } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { WhyState } from "../state/why.ts";
import type { Connection } from "../storage/connection.ts";
import { tellLimit } from "../storage/limits.ts";
import { type RuleChoices, ruleChoicesOn } from "../storage/rule-choices.ts";
import { t } from "../words/more.ts";
import { Lane } from "./engine-client.ts";
import { here, spawn } from "./spawn.ts";

/** Nodes that the verdict on an opened puzzle may take before it says "not yet known". */
const VERDICT_NODES = 20_000;

/** The page's questions to the worker, and what follows from the answers. */
export class Thinking {
  readonly #store: Store;
  /** Answers the player: hints, checks, imports. */
  readonly #player: Lane;
  /** Long jobs, so that they never delay a hint. */
  readonly #long: Lane;
  readonly #choices: RuleChoices;
  #hint = new AbortController();
  #verdict = new AbortController();
  #rating = new AbortController();
  /** The toast about the answers of the current game, while it may still be read. */
  #odd: Toast | null = null;

  constructor(store: Store, connection: Connection) {
    this.#store = store;
    this.#choices = ruleChoicesOn(connection);
    const thinkHere = async (): Promise<Thinker> => {
      const thinker = await here();
      void tellLimit(store, connection, "thinking");
      return thinker;
    };
    this.#player = new Lane(spawn, { spare: true, here: thinkHere, standing: "first" });
    this.#long = new Lane(spawn, { spare: false, here: thinkHere });
    store.listen((state, before) => {
      if (state.play?.hint?.board !== before.play?.hint?.board || !state.play?.hint) this.#hint.abort();
      if (state.play?.id !== before.play?.id) {
        this.#rating.abort();
        this.#rating = new AbortController();
      }
      const reopened = before.play?.truth && !state.play?.truth;
      if (state.play?.id !== before.play?.id || reopened) this.#judge(state.play);
      if (state.toast && state.toast === this.#odd && hasGoneOn(state, before))
        queueMicrotask(() => this.#hush());
    });
    this.#judge(store.state.play);
  }

  /** Answers the hint that the state asks for; it lands only if its board is still shown. Rejects when the worker was lost over it. */
  async hint(): Promise<void> {
    const { play } = this.#store.state;
    if (!play?.hint || play.hint.hint) return;
    const { board } = play.hint;
    this.#hint.abort();
    this.#hint = new AbortController();
    const { signal } = this.#hint;
    try {
      const question = await this.#about(play, board, play.hint.all);
      const reply = await this.#player.ask("hint", question, { signal });
      if (!reply.ok) throw new Error(reply.problem.text.en);
      const limited = question.rules !== undefined && isLimited(question.rules);
      this.#store.dispatch({ type: "hint-told", board, hint: reply.value, limited });
    } catch (why) {
      if (!signal.aborted) throw why;
    }
  }

  /** The answer to a question that the state asks. Rejects when it was called off or the worker was lost over it. */
  async why({ board, cell, asked }: WhyState, signal: AbortSignal): Promise<Why> {
    const { play } = this.#store.state;
    if (!play || cell === null) throw new Error("there is nothing to ask about");
    const question = {
      ...(await this.#about(play, board)),
      cell,
      value: typeof asked === "number" ? asked : null,
    };
    const reply = await this.#player.ask("why", question, { signal });
    if (!reply.ok) throw new Error(reply.problem.text.en);
    return reply.value;
  }

  /**
   * The context of a question about a board: the knowledge of its answers, and the rules of the workbench
   * where the settings say so, and not all are wished for.
   */
  async #about(play: PlayState, board: Board, all = false) {
    const isOwn = all || this.#store.state.settings.rules === "own";
    const rules = isOwn ? undefined : asked(await this.#choices.load(play.kind.id));
    return { kind: play.kind.id, text: play.text, board, truth: settled(play), ...(rules && { rules }) };
  }

  /** Counts the marks that are in no answer; null when the answers are not known to be one. */
  async check(): Promise<{ board: Board; wrong: readonly number[] | null } | null> {
    const { play } = this.#store.state;
    if (!play) return null;
    const { board } = play.position;
    const question = { kind: play.kind.id, text: play.text, board, truth: settled(play) };
    const reply = await this.#player.ask("mistakes", question);
    return reply.ok ? { board, wrong: reply.value ? reply.value.cells : null } : null;
  }

  /** The one answer of the puzzle on the screen, or null. */
  async answer(): Promise<readonly number[] | null> {
    const { play } = this.#store.state;
    if (!play) return null;
    if (play.truth?.answers === "one") return play.truth.answer;
    return this.solve(play.kind.id, play.text);
  }

  /** An answer of a puzzle, or null when none was found; a hint asked meanwhile does not wait for it. */
  async solve(kind: string, text: string): Promise<readonly number[] | null> {
    const reply = await this.#long.ask("solve", { kind, text, answers: 1, nodes: VERDICT_NODES });
    return reply.ok ? (reply.value.answers[0] ?? null) : null;
  }

  /** How hard a puzzle is; called off when another game is opened. */
  async rate(kind: string, text: string): Promise<Rated | null> {
    try {
      const reply = await this.#long.ask("rate", { kind, text }, { signal: this.#rating.signal });
      return reply.ok ? reply.value : null;
    } catch {
      return null; // the player goes on without it
    }
  }

  /** The puzzle that a text holds; reading it is the worker's, so no text can hold the page. Rejects when it is called off. */
  read(text: string, signal?: AbortSignal): Promise<Result<ImportedText>> {
    return this.#player.ask("import", { text }, { signal });
  }

  /** All puzzles of a pack. Rejects when the worker was lost over it. */
  unpack(pack: PackBytes): Promise<Result<PackContent>> {
    return this.#long.ask("unpack", pack);
  }

  /** The kind's own rules, for their names. Rejects when the worker was lost over them. */
  async rules(kind: string): Promise<readonly RuleInfo[]> {
    const reply = await this.#long.ask("rules", { kind, text: null });
    return reply.ok ? reply.value.rules : [];
  }

  #judge(play: PlayState | null): void {
    this.#verdict.abort();
    if (!play || play.truth) return;
    const verdict = new AbortController();
    this.#verdict = verdict;
    const { id } = play;
    const question = { kind: play.kind.id, text: play.text, nodes: VERDICT_NODES };
    this.#long.ask("judge", question, { signal: verdict.signal }).then(
      (reply) => {
        if (reply.ok) this.#tell(id, reply.value);
      },
      () => {
        if (verdict.signal.aborted) return;
        this.#tell(id, { answers: "unknown" });
      },
    );
  }

  /** A player who has not begun yet is notified at once of an odd number of answers. */
  #tell(id: string, truth: Truth): void {
    this.#store.dispatch({ type: "truth", id, truth });
    const { play, toast } = this.#store.state;
    if (truth.answers === "one" || play?.position.game.log.length || toast?.button) return;
    this.#odd = { text: t(`verdict.${truth.answers}-text`) };
    this.#store.dispatch({ type: "toast", toast: this.#odd });
  }

  /** The toast must not cover the player's next action. */
  #hush(): void {
    if (this.#store.state.toast === this.#odd) this.#store.dispatch({ type: "toast", toast: null });
    this.#odd = null;
  }
}

/** The player does something with the game, or has left it. */
function hasGoneOn({ play, sheet }: AppState, before: AppState): boolean {
  return play?.id !== before.play?.id || sheet !== before.sheet || Boolean(play?.position.game.log.length);
}

/** The verdict, unless it only says that it is not known. */
function settled(play: PlayState): PlayState["truth"] {
  return play.truth?.answers === "unknown" ? null : play.truth;
}
