import { html, type TemplateResult } from "lit";
import { icon } from "../../ui/more-icon.ts";
import { t } from "../../words/more.ts";

/** What can be done with the text as a whole. */
export interface RuleBar {
  /** The text is known. */
  readonly isReady: boolean;
  /** The rules are as they come. */
  readonly isEvery: boolean;
  add(): void;
  open(file: File): void;
  save(): void;
  reset(): void;
}

export function ruleBar(bar: RuleBar): TemplateResult {
  const ask = (event: Event): void =>
    (event.currentTarget as HTMLElement).parentElement?.querySelector("input")?.click();
  const chosen = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (file) bar.open(file);
    input.value = "";
  };
  return html`<div class="bar">
    <button class="button" ?disabled=${!bar.isReady} @click=${bar.add}>${icon("make")}${t("rules.add")}</button>
    <button class="button" @click=${ask}>${icon("import")}${t("rules.open")}</button>
    <input type="file" accept=".rules,.txt,text/plain" hidden @change=${chosen} />
    <button class="button" ?disabled=${!bar.isReady} @click=${bar.save}>${icon("download")}${t("rules.save")}</button>
    <button class="button" ?disabled=${bar.isEvery} @click=${bar.reset}>${icon("restart")}${t("rules.reset")}</button>
  </div>`;
}
