import { html, type TemplateResult } from "lit";
import type { Fact } from "../../../engine/model/fact.ts";
import { whole } from "../../ui/numbers.ts";
import { count, t } from "../../words/more.ts";
import type { Tried } from "./path.ts";
import { cellText, valueText } from "./replay-tree-picture.ts";
import type { ReplayContext } from "./replay-words.ts";
import type { Rung } from "./rungs.ts";

/** The path to the search's present state as a table: a row a decision, with those tried before it and its nodes. */
export function treeList(
  rungs: readonly Rung[],
  telling: ReplayContext,
  go: (event: number) => void,
): TemplateResult {
  const { kind, puzzle, lang } = telling;
  const say = (fact: Fact): string => kind.sayFact(puzzle, fact, lang);
  const above = (rungs[0]?.depth ?? 1) - 1;
  const nodesOf = (nodes: number): string => (nodes < 0 ? "" : whole(nodes, lang));
  const choice = ({ stands }: Rung): TemplateResult | string => {
    if (!stands) return "–";
    if (stands.event < 0) return say(stands.fact);
    return html`<button
      class="link"
      aria-label=${t("replay.go", { fact: say(stands.fact) })}
      @click=${() => go(stands.event)}
    >${say(stands.fact)}</button>`;
  };
  if (rungs.length === 0) return html`<p class="none">${t("replay.no-choice")}</p>`;
  return html`${above > 0 ? html`<p class="note">${count("replay.above", above)}</p>` : ""}
    <div class="scroll edges" tabindex="0" role="group" aria-label=${t("replay.list")}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t("replay.depth")}</th>
            <th scope="col">${t("replay.choice")}</th>
            <th scope="col">${t("replay.before")}</th>
            <th scope="col">${t("replay.nodes")}</th>
          </tr>
        </thead>
        <tbody>
          ${rungs.map(
            (rung) => html`<tr>
              <td>${rung.depth}</td>
              <td>${choice(rung)}</td>
              <td>${rung.tried.map((one) => triedWords(one, telling)).join(t("replay.and")) || "–"}</td>
              <td>${rung.stands ? nodesOf(rung.stands.nodes) : ""}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}

/** "R1C2 5: failed, 12 nodes". */
function triedWords({ fact, count: many, nodes, answers }: Tried, { puzzle }: ReplayContext): string {
  if (fact === null) return many === 0 ? t("replay.not-at-hand") : count("replay.earlier", many);
  const became = t(answers > 0 ? "replay.led" : "replay.failed");
  const spent = nodes < 0 ? "" : ` (${count("replay.nodes-of", nodes)})`;
  return `${cellText(puzzle, fact)} ${valueText(puzzle, fact)} ${became}${spent}`;
}
