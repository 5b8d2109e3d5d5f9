import { html, type TemplateResult } from "lit";
import type { App } from "../state/app.ts";
import { hashOf } from "../state/route.ts";
import type { Route } from "../state/state.ts";
import { icon } from "../ui/more-icon.ts";
import { t } from "../words/more.ts";

/** Names such as "X-wing", which stay on one line. */
const COMPOUND = /\b([A-Z]{1,3}-\w+)/;

/** The heading of a part of Learn, with the way back. */
export function partHeader(app: App, title: string, note = ""): TemplateResult {
  return html`<header>
    <button class="icon-button" aria-label=${t("app.back")} @click=${() => app.acts.back()}>${icon("back")}</button>
    <h1 tabindex="-1">${unbroken(title)}${note ? html` <small class="note">${note}</small>` : ""}</h1>
  </header>`;
}

const unbroken = (title: string): (string | TemplateResult)[] =>
  title.split(COMPOUND).map((part, at) => (at % 2 === 1 ? html`<span class="whole">${part}</span>` : part));

/** A link within the page, unless a new tab is wished for. */
export function linkTo(app: App, link: string, label: unknown, look = ""): TemplateResult {
  const route: Route = { screen: "learn", link };
  const go = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    app.acts.go(route);
  };
  return html`<a class=${look} href=${hashOf(route)} @click=${go}>${label}</a>`;
}
