import { playKind } from "../engine/kinds/play.ts";
import { opening, play } from "../engine/play/game.ts";
import { ErgoApp } from "./app.ts";
import { actsOf } from "./effects/acts.ts";
import { startAwake } from "./effects/awake.ts";
import { startClock } from "./effects/clock.ts";
import { Corpus } from "./effects/corpus.ts";
import { Installing } from "./effects/install.ts";
import { Keeping } from "./effects/keep.ts";
import { Navigation } from "./effects/navigate.ts";
import { persistWhenSolved } from "./effects/persist.ts";
import { keepSettings, rememberedSettings } from "./effects/settings.ts";
import type { Thinking } from "./effects/think.ts";
import { resetIfAsked, Updating } from "./effects/update.ts";
import { openPlay } from "./state/open.ts";
import type { Place } from "./state/route.ts";
import { langOf } from "./state/settings.ts";
import { Store } from "./state/store.ts";
import { speak } from "./words/words.ts";

const settings = rememberedSettings();
const lang = langOf(settings, navigator.languages);
const store = new Store({
  lang,
  settings,
  route: { screen: "shelf" },
  sheet: null,
  shelf: { games: null, corpus: null },
  play: null,
  toast: null,
  banner: null,
});

/** Shows the puzzle of a place at once; what was kept of it joins when storage has answered. */
function arrive({ route, puzzle, marks, origin = null }: Place): void {
  const kind = route.screen === "play" ? playKind(route.kind) : undefined;
  if (!kind || !puzzle) {
    if (store.state.play) store.dispatch({ type: "closed" });
    return;
  }
  const start = opening(puzzle.cells);
  const position = marks ? play(start, { type: "set", marks, why: "link" }) : start;
  store.dispatch({ type: "opened", play: openPlay(kind, puzzle, { position, origin }) });
}

/** Reads the text of a share from another app, which arrives as a query, and takes it out of the address. */
function takeShared(): string | null {
  const shared = new URLSearchParams(location.search);
  const text = ["url", "text", "title"].map((name) => shared.get(name)).find((one) => one);
  if (text) history.replaceState(null, "", location.pathname);
  return text ?? null;
}

async function boot(): Promise<void> {
  const shared = takeShared();
  const navigation = new Navigation(store, arrive);
  const keeping = new Keeping(store);
  const { connection } = keeping.keeper;
  await speak(lang);

  let mind: Promise<Thinking> | null = null;
  const thinking = (): Promise<Thinking> => {
    mind ??= import("./effects/think.ts").then(
      ({ Thinking }) => new Thinking(store),
      (why) => {
        mind = null;
        throw why;
      },
    );
    return mind;
  };
  const corpus = new Corpus(connection);
  const updating = new Updating(store, keeping);
  const installing = new Installing();
  const acts = actsOf({ store, navigation, keeping, corpus, installing, updating, thinking });

  navigation.start();
  const app = new ErgoApp();
  app.app = { store, acts };
  document.body.append(app);

  void keepSettings(store, connection);
  startClock(store);
  startAwake(store);
  persistWhenSolved(store, connection);
  store.dispatch({ type: "shelf", shelf: { corpus: await corpus.shelves() } });
  if (shared) await openShared(shared, acts.openText);

  // What can wait until the first board is drawn: the worker with its verdict, the corpus, updates.
  await idle();
  void thinking().catch(() => {});
  void corpus.store(idle);
  void updating.start();
}

/** Resolves when the page has nothing better to do. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 300);
  });
}

async function openShared(text: string, openText: (text: string) => Promise<unknown>): Promise<void> {
  const problem = await openText(text);
  if (problem) store.dispatch({ type: "sheet", sheet: "import" });
}

if (!(await resetIfAsked())) await boot();
