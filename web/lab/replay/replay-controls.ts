import { html, type TemplateResult } from "lit";
import type { Lang } from "../../../engine/model/words.ts";
import { drawn } from "../../ui/icon.ts";
import { icon } from "../../ui/more-icon.ts";
import { whole } from "../../ui/numbers.ts";
import { count, t } from "../../words/more.ts";
import { UNITS, type Unit } from "./film.ts";
import { SPEEDS } from "./player.ts";
import type { ReplayMotor } from "./replay-motor.ts";

const BACK = "M16.5 5.5 8.5 12l8 6.5zM6 5.5v13";
const NEXT = "M7.5 5.5l8 6.5-8 6.5zM18 5.5v13";

/** Back, play, on, and the unit of a step. */
export function playButtons(motor: ReplayMotor): TemplateResult {
  const { playing, unit, at, film } = motor;
  const isOver = at === film.total && !motor.isRunning;
  const step = (by: 1 | -1, path: string, ends: boolean): TemplateResult =>
    html`<button
      class="button step"
      aria-label=${t(`replay.${by > 0 ? "next" : "back"}-${unit}`)}
      aria-disabled=${ends}
      @click=${() => motor.step(by)}
    >${drawn(path, true)}</button>`;
  return html`<div class="play">
    ${step(-1, BACK, at === 0)}
    <button class="button primary" @click=${() => motor.toggle()}>
      ${icon(playing ? "pause" : "play")}${t(playing ? "replay.pause" : isOver ? "replay.from-start" : "replay.play")}
    </button>
    ${step(1, NEXT, at === film.total)}
    ${unitChoice(motor)}
  </div>`;
}

/** Follows the search, until a person takes over. */
export function liveButton(motor: ReplayMotor): TemplateResult {
  const { following } = motor;
  return html`<button
    class="button wide live"
    aria-pressed=${following}
    @click=${() => motor.followOn(!following)}
  >${t("replay.follow")}</button>`;
}

/** The unit of a step. */
function unitChoice(motor: ReplayMotor): TemplateResult {
  const put = (event: Event): void => motor.set({ unit: (event.target as HTMLSelectElement).value as Unit });
  return html`<select class="unit" aria-label=${t("replay.steps")} @change=${put}>
    ${UNITS.map(
      (unit) =>
        html`<option value=${unit} .selected=${unit === motor.unit}>${t(`replay.${unit}-unit`)}</option>`,
    )}
  </select>`;
}

/** How many events a second are played. */
export function speedSlider(motor: ReplayMotor, lang: Lang): TemplateResult {
  const speed = SPEEDS[motor.speed];
  const words =
    speed === Number.POSITIVE_INFINITY
      ? t("replay.fastest")
      : count("replay.a-second", speed).replace(String(speed), whole(speed, lang));
  const put = (event: Event): void => motor.set({ speed: Number((event.target as HTMLInputElement).value) });
  return html`<label class="speed">
    <span>${t("replay.speed")}</span>
    <input
      type="range"
      min="0"
      max=${SPEEDS.length - 1}
      .value=${String(motor.speed)}
      aria-valuetext=${words}
      @input=${put}
    />
    <output>${words}</output>
  </label>`;
}
