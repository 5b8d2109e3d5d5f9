import { html, type TemplateResult } from "lit";
import type { App } from "../state/app.ts";
import { hashOf } from "../state/route.ts";
import type { Route } from "../state/state.ts";
import { type IconName, icon } from "./more-icon.ts";

/** A link to another screen that leads on within the page, unless a new tab is wished for. */
export function wayOn({ acts }: App, route: Route, sign: IconName, label: string): TemplateResult {
  const go = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    acts.go(route);
  };
  return html`<a class="button" href=${hashOf(route)} @click=${go}>${icon(sign)}${label}</a>`;
}
