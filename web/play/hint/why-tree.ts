import { html, LitElement, nothing, type PropertyDeclarations, type TemplateResult } from "lit";
import type { ExplainedStatement } from "../../../engine/model/argument.ts";
import type { Fact } from "../../../engine/model/fact.ts";
import type { CellNames } from "../../../engine/model/lattice.ts";
import type { Lang } from "../../../engine/model/words.ts";
import type { ExplainedChain, ExplainedLink, ExplainedStep } from "../../../engine/reason/explain.ts";
import { breakingOf, sayFacts, stepWords } from "../../boards/frame-words.ts";
import { unbroken } from "../../boards/spoken/unbroken.ts";
import { type Frame, framesOf } from "../../state/frames.ts";
import type { AppState, PlayState } from "../../state/state.ts";
import { icon } from "../../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../../ui/styles/base.ts";
import { t } from "../../words/more.ts";
import { type PremisesByOrigin, premisesOf, type StepContext } from "./derivation.ts";
import { treeStyles } from "./why-tree-styles.ts";

const LEAVES = [
  "supposed",
  "written",
  "given",
  "known",
] as const satisfies readonly (keyof PremisesByOrigin)[];

const PARTS = ["step", "link", "statement", "line"] as const;
/** A step, one of its links, or a statement of it or one of its lines. */
type TreeStep = Pick<Frame, (typeof PARTS)[number]>;

declare global {
  interface HTMLElementEventMap {
    /** The opened step, to be shown on the board. */
    "tree-step": CustomEvent<TreeStep>;
  }
}

/**
 * A derivation from its conclusion back: each premise can be asked again, and opens the step that concluded
 * it, or says that it was given or written.
 */
export class WhyTree extends LitElement {
  static override properties: PropertyDeclarations = {
    speaker: { attribute: false },
    steps: { attribute: false },
    root: { attribute: false },
    shown: { attribute: false },
    lang: {},
    names: {},
  };
  static override styles = [baseStyles, buttonStyles, treeStyles];

  /** The game whose board the steps are about. */
  declare speaker: Pick<PlayState, "kind" | "puzzle" | "position">;
  /** In order; each builds on those before it. */
  declare steps: readonly ExplainedStep[];
  /** The step to begin at. */
  declare root: ExplainedStep | null;
  /** The step or link that the board shows. */
  declare shown: TreeStep | null;
  declare lang: Lang;
  declare names: CellNames;
  /** Paths of the nodes that were turned: the root is open from the start, the others are closed. */
  #turned = new Set<string>();

  constructor() {
    super();
    this.steps = [];
    this.root = null;
    this.shown = null;
    this.lang = "en";
    this.names = "rows";
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (changed.has("steps") || changed.has("root")) this.#turned = new Set();
  }

  protected override render(): TemplateResult | typeof nothing {
    const root = this.root ?? this.steps.at(-1);
    if (!root) return nothing;
    const { kind, puzzle, position } = this.speaker;
    const scope: StepContext = {
      steps: this.steps.slice(0, this.steps.indexOf(root)),
      supposed: [],
      givens: new Set(puzzle.givens),
      written: new Set(kind.read(puzzle, position.board)),
    };
    return html`<ul class="tree">${this.#node(root, root.adds, scope, "0")}</ul>`;
  }

  /** A step under the facts of it that are used. */
  #node(step: ExplainedStep, facts: readonly Fact[], scope: StepContext, path: string): TemplateResult {
    const isOpen = this.#turned.has(path) !== (path === "0");
    const told = html`<b>${this.#say(facts)}</b><small>${step.name[this.lang]}</small>`;
    return html`<li>
      ${this.#button({ step }, told, { path, isOpen })}
      ${isOpen ? html`<div class="below">${this.#inside(step, scope, path)}</div>` : nothing}
    </li>`;
  }

  #inside(step: ExplainedStep, scope: StepContext, path: string): TemplateResult {
    const premises = premisesOf(step, scope);
    const before = (of: ExplainedStep): StepContext => ({
      ...scope,
      steps: scope.steps.slice(0, scope.steps.indexOf(of)),
    });
    return html`${stepWords(this.speaker, step, this.lang).map((sentence) => html`<p>${this.#called(sentence)}</p>`)}
      ${step.links ? this.#links(step, step.links) : nothing}
      ${step.argument ? this.#argument(step, step.argument, path) : nothing}
      ${(step.chains ?? []).map((chain, turn) => this.#chain(step, chain, scope, `${path}/s${turn}`))}
      <ul>
        ${LEAVES.map((leaf) => (premises[leaf].length > 0 ? this.#leaf(leaf, premises[leaf]) : nothing))}
        ${premises.concluded.map((one) =>
          this.#node(one.step, one.facts, before(one.step), `${path}/${scope.steps.indexOf(one.step)}`),
        )}
      </ul>`;
  }

  /** A supposition link by link; each can be asked again. */
  #chain(step: ExplainedStep, chain: ExplainedChain, scope: StepContext, path: string): TemplateResult {
    const within = (index: number): StepContext => ({
      ...scope,
      supposed: [...scope.supposed, chain.fact],
      steps: [...scope.steps, ...chain.steps.slice(0, index)],
    });
    const end = chain.conflict
      ? this.#called(breakingOf(this.speaker, chain, this.lang))
      : this.#called(t("why.leads-text", { facts: sayFacts(this.speaker, step.adds, this.lang) }));
    return html`<p class="suppose">${this.#suppose([chain.fact])}</p>
      <ol>
        ${chain.steps.map((link, index) => this.#node(link, link.adds, within(index), `${path}/${index}`))}
        <li class="leaf ${chain.conflict ? "broken" : ""}">${end}</li>
      </ol>`;
  }

  /** The links of a chain; each can be shown on the board. */
  #links(step: ExplainedStep, links: readonly ExplainedLink[]): TemplateResult {
    return html`<ol>
      ${links.map((link) => html`<li>${this.#button({ step, link }, this.#called(link.text[this.lang]))}</li>`)}
    </ol>`;
  }

  /** The proof of the step itself, back from which each lemma is asked. */
  #argument(step: ExplainedStep, argument: readonly ExplainedStatement[], path: string): TemplateResult {
    const goal = argument[argument.length - 1];
    return html`<p class="suppose">${this.#suppose(goal.when)}</p>
      ${this.#lines(step, argument, goal, path)}`;
  }

  /** Lines, each of which can be shown on the board; one that cites a lemma opens that. */
  #lines(
    step: ExplainedStep,
    argument: readonly ExplainedStatement[],
    statement: ExplainedStatement,
    within: string,
  ): TemplateResult {
    return html`<ol>
      ${statement.told.map((text, line) => {
        const { cites } = statement.lines[line];
        const path = `${within}/l${line}`;
        const isOpen = this.#turned.has(path);
        const opens = cites === undefined ? undefined : { path, isOpen };
        return html`<li>
          ${this.#button({ step, statement, line }, this.#called(text[this.lang]), opens)}
          ${cites !== undefined && isOpen ? this.#lemma(step, argument, argument[cites], path) : nothing}
        </li>`;
      })}
    </ol>`;
  }

  #lemma(
    step: ExplainedStep,
    argument: readonly ExplainedStatement[],
    statement: ExplainedStatement,
    path: string,
  ): TemplateResult {
    const told = html`<b>${statement.name}</b> ${this.#called(statement.text[this.lang])}`;
    return html`<div class="below">
      ${this.#button({ step, statement }, told)} ${this.#lines(step, argument, statement, path)}
    </div>`;
  }

  /** What it tells is shown on the board when it is pressed; where it `opens` something, that is opened or closed. */
  #button(
    detail: TreeStep,
    told: unknown,
    opens?: { readonly path: string; readonly isOpen: boolean },
  ): TemplateResult {
    const { shown } = this;
    const isShown = shown && isSame(detail, shown);
    const press = () => {
      if (opens && !this.#turned.delete(opens.path)) this.#turned.add(opens.path);
      this.requestUpdate();
      this.dispatchEvent(new CustomEvent("tree-step", { detail }));
    };
    return html`<button
      class="node ${detail.link || detail.statement ? "link" : ""} ${isShown ? "shown" : ""}"
      aria-expanded=${opens?.isOpen ?? nothing}
      aria-current=${isShown ? "step" : nothing}
      @click=${press}
    >
      ${opens ? icon("next") : nothing}<span>${told}</span>
    </button>`;
  }

  #leaf(leaf: (typeof LEAVES)[number], facts: readonly Fact[]): TemplateResult {
    return html`<li class="leaf"><em class=${leaf}>${t(`why.tree-${leaf}`)}</em> ${this.#say(facts)}</li>`;
  }

  #suppose(facts: readonly Fact[]): unknown {
    return this.#called(t("why.suppose-text", { fact: sayFacts(this.speaker, facts, this.lang) }));
  }

  #say(facts: readonly Fact[]): unknown {
    return this.#called(sayFacts(this.speaker, facts, this.lang));
  }

  #called(sentence: string): unknown {
    return unbroken(sentence, this.speaker.puzzle.cols, this.lang, this.names);
  }
}

/** The derivation of the steps of a game; the frame of what is opened in it is shown. */
export function whyTree(
  { lang, settings }: AppState,
  play: PlayState,
  steps: readonly ExplainedStep[],
  at: number,
  show: (frame: number) => void,
): TemplateResult {
  const frames = framesOf(steps);
  const tell = ({ detail }: CustomEvent<TreeStep>) => {
    const isWhole = (frame: Frame) => frame.link || frame.statement || frame.type === "step";
    const told = frames.findIndex((frame) => isWhole(frame) && isSame(frame, detail));
    if (told >= 0) show(told);
  };
  return html`<ergo-why-tree
    .speaker=${play}
    .steps=${steps}
    .shown=${frames[at] ?? null}
    .lang=${lang}
    .names=${settings.cells}
    @tree-step=${tell}
  ></ergo-why-tree>`;
}

function isSame(one: TreeStep, other: TreeStep): boolean {
  return PARTS.every((part) => one[part] === other[part]);
}

customElements.define("ergo-why-tree", WhyTree);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-why-tree": WhyTree;
  }
}
