// Runs before anything else of the page, as a classic script that old browsers can read (see the build), and says so
// where the app does not start: a part of it is missing or cut, or the browser is too old. It stands in the
// page itself and needs no file. Where the service worker has the page it is asked for the page once more, with `?rescue=` and how
// often that was done (see sw/plan.ts); else a person is told.
import { isAble } from "./able.ts";
import { fetchEarly } from "./early.ts";
import { type Sentence, sayIn } from "./sentences.ts";

/** Milliseconds after which the app is said to take long. */
const LONG = 20_000;
/** Milliseconds in which an app that threw something may start all the same. */
const MERCY = 2_000;

const isOld = !isAble();
let isSettled = false;
const late = setTimeout(() => tell("slow"), LONG);

addEventListener("error", failed, true); // of scripts, their files, and style sheets
document.addEventListener("load", loaded, true);
document.addEventListener("ergo-broken", failed);
document.addEventListener("ergo-started", started);
if (/[?&]reset-sw\b/.test(location.search)) repair();
else if (isOld) settle("old");
else if (!isControlled())
  fetchEarly(JSON.parse((document.currentScript as HTMLElement).dataset.early as string));

function started(): void {
  settle();
  if (!isOld) document.getElementById("trouble")?.remove();
  const address = new URL(location.href);
  if (!address.searchParams.has("rescue")) return;
  address.searchParams.delete("rescue");
  history.replaceState(history.state, "", address);
}

function failed(event: Event): void {
  if (!isOurs(event)) return;
  // A thrown error may be of no consequence; a missing file is not.
  if (event instanceof ErrorEvent) setTimeout(rescue, MERCY);
  else rescue();
}

/** A script that came empty is no error; the page's entry brings the app's element. */
function loaded({ target }: Event): void {
  if (target instanceof HTMLScriptElement && target.type === "module" && !customElements.get("ergo-app"))
    rescue();
}

/** Asks for the page once more, of which the service worker then takes more care; where there is none, says so. */
function rescue(): void {
  if (isSettled) return;
  settle();
  const address = new URL(location.href);
  const attempt = Number(address.searchParams.get("rescue")) + 1;
  address.searchParams.set("rescue", String(attempt));
  if (isControlled() && attempt <= 3) location.replace(address.href);
  else tell("broken");
}

/** Whether an event reports a failure of the app; a browser's extensions fail here, too. */
function isOurs(event: Event): boolean {
  const { type, target } = event;
  if (type === "ergo-broken") return true;
  if (target instanceof HTMLLinkElement && target.rel === "modulepreload") return false; // its importer fails, too
  const file =
    event instanceof ErrorEvent
      ? event.filename
      : target instanceof HTMLScriptElement
        ? target.src
        : (target as HTMLLinkElement).href;
  return /\/assets\/[^/]*$/.test(file);
}

function isControlled(): boolean {
  try {
    return navigator.serviceWorker.controller !== null;
  } catch {
    return false; // there is none, or it is refused
  }
}

/** Nothing that happens from now on is about the start. */
function settle(sentence?: Sentence): void {
  isSettled = true;
  clearTimeout(late);
  if (sentence) tell(sentence);
}

/** Shows the problem above everything else; without style sheets, which may be missing. */
function tell(sentence: Sentence): void {
  const say = (): void => {
    if (document.getElementById("trouble")) return;
    const box = document.createElement("div");
    box.id = "trouble";
    box.setAttribute("role", "alert");
    box.style.cssText =
      "max-width:34em;margin:3em auto;padding:0 1.5em;font:1.125rem/1.5 system-ui,sans-serif";
    const text = document.createElement("p");
    text.textContent = sayIn(sentence);
    box.append(text);
    if (sentence !== "old") {
      const button = document.createElement("button");
      button.textContent = sayIn("repair");
      button.style.cssText = "min-height:48px;padding:0 1.5em;font:inherit";
      button.onclick = repair;
      box.append(button);
    }
    document.body.prepend(box);
  };
  if (document.body) say();
  else addEventListener("DOMContentLoaded", say);
}

/** Goes to the page that repairs the app. */
function repair(): void {
  location.replace(`./repair.html?reset-sw${location.hash}`);
}
