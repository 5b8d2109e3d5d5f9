import { css, html, nothing, type TemplateResult } from "lit";
import { stepWords } from "../boards/frame-words.ts";
import { openCells } from "../state/bench-board.ts";
import { wholeFrame } from "../state/frames.ts";
import type { AppState } from "../state/state.ts";
import { levelName } from "../state/title.ts";
import { ActsElement } from "../ui/acts-element.ts";
import { memo } from "../ui/memo.ts";
import { icon } from "../ui/more-icon.ts";
import { baseStyles, buttonStyles } from "../ui/styles/base.ts";
import { figureStyles } from "../ui/styles/figures.ts";
import { paneStyles } from "../ui/styles/panes.ts";
import { count, t } from "../words/more.ts";
import { factCount, factsOf } from "./bench/journal.ts";
import type { BenchActs, Workbench } from "./bench/workbench.ts";

/** The reasoner's result: its end, the open cells, its counts, the last conclusion. */
export class PaneAnswer extends ActsElement<BenchActs> {
  static override styles = [
    baseStyles,
    buttonStyles,
    paneStyles,
    figureStyles,
    css`
      .end {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: var(--space-1) var(--space-3);
        align-items: start;
      }
      .end .icon {
        inline-size: 2rem;
        block-size: 2rem;
        margin-block-start: 1px;
        padding: 4px;
        border-radius: 50%;
        background: var(--same);
        color: var(--accent);
      }
      .solved .icon {
        background: var(--role-conclude);
        color: var(--conclude-edge);
      }
      .broken .icon {
        color: var(--conflict-ink);
      }
      .end :is(p, .row) {
        grid-column: 2;
      }
      dl {
        grid-template-columns: repeat(auto-fit, minmax(max(7rem, 30%), 1fr));
      }
      dl div {
        padding: var(--space-3);
      }
      dd {
        font-size: var(--text-xl);
      }
    `,
  ];

  readonly #open = memo((bench: Workbench["puzzle"], journal: Workbench["journal"]) =>
    openCells(bench, factsOf(journal)),
  );

  protected override readonly looks = [(state: AppState) => state.workbench];

  protected override render(): TemplateResult | typeof nothing {
    const { workbench: bench } = this.state;
    if (!bench) return nothing;
    return html`${this.#moment(bench) ?? this.#end(bench)} ${this.#example(bench)} ${this.#figures(bench)} ${this.#last(bench)} ${this.#files(bench)}`;
  }

  /** Where the board shows an earlier moment, what stands there; null where it shows the present. */
  #moment({ puzzle, journal, view }: Workbench): TemplateResult | null {
    const entry = view && journal[view.entry];
    if (!view || !entry?.step || !isEarlier({ journal, view })) return null;
    const then = openCells(puzzle, factsOf(journal.slice(0, view.entry)));
    return html`<section class="end moment">
      ${icon("pause")}
      <h2>${t("bench.moment", { n: entry.first })}</h2>
      <p>${count("bench.left", then)}</p>
      <div class="row">
        <button class="button" @click=${() => this.acts?.set({ view: null })}>${t("bench.now")}</button>
      </div>
    </section>`;
  }

  #end(bench: Workbench): TemplateResult {
    const { problem, choice } = bench;
    const { lang } = this.state;
    const open = this.#open(bench.puzzle, bench.journal);
    const left = count("bench.left", open);
    const is = standOf(bench);
    const sentence = {
      running: left,
      solved: t("bench.solved-text"),
      stuck: `${left} ${t(choice.supposition ? "bench.stuck-text" : "bench.stuck-suppose")}`,
      broken: t(bench.wrong.length > 0 ? "bench.broken-mark" : "bench.broken-text"),
      begun: left,
      fresh: t("bench.fresh-text"),
    }[is];
    const sign = { solved: "check", broken: "close", stuck: "pause" } as const;
    return html`<section class="end ${is}">
      ${icon(is in sign ? sign[is as keyof typeof sign] : "play")}
      <h2>${standName(is)}</h2>
      <p>${sentence}</p>
      ${problem ? html`<p class="note">${problem.text[lang]}</p>` : nothing}
    </section>`;
  }

  /** The example of a report can be run as it was told. */
  #example({ report, text, journal }: Workbench): TemplateResult | typeof nothing {
    if (report?.text !== text || journal.length > 0) return nothing;
    return html`<section>
      <p>${t("bench.example")}</p>
      <div class="row">
        <button class="button" @click=${() => void this.acts?.runReported()}>${icon("play")}${t("bench.run-reported")}</button>
      </div>
    </section>`;
  }

  #figures(bench: Workbench): TemplateResult | typeof nothing {
    const { journal } = bench;
    const named = journal.flatMap(({ step }) => (step && step.level > 0 ? [step] : []));
    if (journal.length === 0) return nothing;
    const hardest = Math.max(0, ...named.map(({ level }) => level));
    const yours = journal.filter(({ step }) => !step).length;
    const supposed = named.filter(({ chains, argument }) => chains || argument).length;
    const books = journal.length - named.length - yours;
    const figures: [string, string | number][] = [
      [t("bench.steps"), named.length],
      [t("bench.hardest"), hardest > 0 ? levelName(hardest) : "–"],
      [t("bench.supposed"), supposed],
      [t("bench.books"), books],
      [t("bench.facts"), factCount(journal)],
      [t("bench.yours"), yours],
    ];
    const list = html`<dl>${figures.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
    if (!isEarlier(bench)) return list;
    return html`<section>
      <h3>${t("bench.whole-run", { end: standName(standOf(bench)) })}</h3>
      ${list}
    </section>`;
  }

  /** The last conclusion, unless it is shown beside the board. */
  #last(bench: Workbench): TemplateResult | typeof nothing {
    const { journal, view } = bench;
    const { lang } = this.state;
    const at = journal.findLastIndex(({ step }) => (step?.level ?? 0) > 0);
    const { step } = journal[at] ?? {};
    if (!step || view?.entry === at) return nothing;
    const show = (): void =>
      this.acts?.set({ view: { entry: at, frame: wholeFrame(step) }, pane: "query", taps: "ask" });
    return html`<section aria-labelledby="last">
      <h3 id="last">${t("bench.last")}</h3>
      <div class="card">
        <div class="row">
          ${step.number ? html`<span class="badge">${step.number}</span>` : nothing}
          <strong>${step.name[lang]}</strong>
          <span class="note">${levelName(step.level)}</span>
        </div>
        ${stepWords(bench, step, lang).map((said) => html`<p>${said}</p>`)}
        <div class="row"><button class="button" @click=${show}>${icon("search")}${t("bench.why")}</button></div>
      </div>
    </section>`;
  }

  #files({ journal, running }: Workbench): TemplateResult | typeof nothing {
    if (journal.length === 0) return nothing;
    return html`<div class="row">
      <button class="button" ?disabled=${running !== null} @click=${() => this.#save()}>
        ${icon("download")}${t("bench.save-run")}
      </button>
    </div>`;
  }

  async #save(): Promise<void> {
    const { workbench } = this.state;
    if (workbench) (await import("./files.ts")).saveRun(workbench);
  }
}

/** Whether the board shows a moment before the last entry, which is that of the present. */
function isEarlier({ journal, view }: Pick<Workbench, "journal" | "view">): boolean {
  return view !== null && view.entry < journal.length - 1;
}

type Stand = "running" | "solved" | "stuck" | "broken" | "begun" | "fresh";

/** How the run as a whole stands, whatever moment the board shows. */
function standOf({ end, running, journal }: Workbench): Stand {
  if (running) return "running";
  if (end && end !== "limit") return end;
  return journal.length > 0 ? "begun" : "fresh";
}

function standName(is: Stand): string {
  if (is === "running") return t("bench.thinking");
  return t(is === "fresh" || is === "begun" ? `bench.${is}` : `bench.end-${is}`);
}

customElements.define("ergo-pane-answer", PaneAnswer);

declare global {
  interface HTMLElementTagNameMap {
    "ergo-pane-answer": PaneAnswer;
  }
}
