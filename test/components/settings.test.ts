import { expect, fixture, html } from "@open-wc/testing";
import type { Choices, Toggles } from "../../web/settings/settings-screen.ts";
import type { Acts } from "../../web/state/app.ts";
import { DEFAULT_SETTINGS, type Settings } from "../../web/state/settings.ts";
import { speak } from "../../web/words/words.ts";
import "../../web/settings/settings-screen.ts";
import "../../web/settings/problem-screen.ts";
import { all, dressed, find, settled, textIn } from "./look.ts";
import { appWith } from "./shell.ts";

const storage: Acts["storage"] = async () => ({ games: 12, bytes: 1_340_000, persisted: false, limits: [] });

/** Of each setting that is one of a few, a choice that is not its default. */
const CHOSEN: { readonly [K in Choices]: Settings[K] } = {
  lang: "zh",
  theme: "black",
  text: "130",
  digits: "115",
  cells: "letters",
  rim: "always",
  errors: "never",
  check: "show",
  rules: "workbench",
  hintsFrom: "step",
  input: "digit",
  tap: "tool",
};
/** Words of each switch. */
const SWITCHES: Readonly<Record<Toggles, string>> = {
  contrast: "contrast",
  zoomLock: "Lock the zoom",
  vibrate: "Vibrate",
  counts: "on the keys",
  tidy: "Remove notes",
  strict: "Refuse notes",
  islands: "each island",
  recent: "last tap",
  timer: "timer",
  leftHanded: "left hand",
  awake: "screen on",
  peers: "row, column",
  same: "equal digits",
};

const settings = async (app: ReturnType<typeof appWith>) => {
  const screen = await fixture(html`<ergo-settings-screen .app=${app}></ergo-settings-screen>`);
  await settled(screen);
  return screen;
};
const radio = (screen: Element, name: string, value: string) =>
  find<HTMLInputElement>(screen, `input[name=${name}][value="${value}"]`);
const give = (input: HTMLInputElement, file: File) => {
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event("change"));
};

before(async () => {
  await dressed();
  await speak("en");
});

describe("the settings", () => {
  it("show what is set and set what is chosen", async () => {
    const app = appWith({}, { storage });
    const screen = await settings(app);
    expect(radio(screen, "errors", "live").checked).to.equal(true);
    expect(radio(screen, "check", "count").checked).to.equal(true);
    for (const [name, value] of Object.entries(CHOSEN)) {
      app.calls.length = 0;
      radio(screen, name, value).click();
      expect(app.calls).to.deep.equal([["settings", { [name]: value }]]);
    }
  });

  it("switch what is on or off", async () => {
    const app = appWith({}, { storage });
    const screen = await settings(app);
    for (const [name, label] of Object.entries(SWITCHES)) {
      if (name === "vibrate" && !("vibrate" in navigator)) continue; // it is not offered there
      app.calls.length = 0;
      find<HTMLInputElement>(find(screen, ".switch", label), "input").click();
      expect(app.calls).to.deep.equal([["settings", { [name]: !DEFAULT_SETTINGS[name as Toggles] }]]);
    }
  });

  it("are in the other language as soon as it is chosen", async () => {
    const app = appWith({}, { storage });
    const screen = await settings(app);
    await speak("zh");
    app.store.dispatch({
      type: "settings",
      settings: { ...app.store.state.settings, lang: "zh" },
      lang: "zh",
    });
    await settled(screen);
    expect(find(screen, "h1").textContent).to.equal("设置");
    expect(textIn(find(screen, "ergo-storage-part"))).to.contain("保存备份");
    await speak("en");
  });

  it("end a toast that speaks another language, unless it waits for an answer", async () => {
    const app = appWith({ toast: { text: "“Easy 3” was deleted." } }, { storage });
    const screen = await settings(app);
    const choose = async (lang: "en" | "zh") => {
      app.store.dispatch({ type: "settings", settings: { ...app.store.state.settings, lang }, lang });
      await settled(screen);
    };
    await choose("en");
    expect(app.store.state.toast).to.not.equal(null);
    await choose("zh");
    expect(app.store.state.toast).to.equal(null);
    const update = { text: "有新版本。", button: { label: "重新加载", action: "reload" as const } };
    app.store.dispatch({ type: "toast", toast: update });
    await choose("en");
    expect(app.store.state.toast).to.equal(update);
  });

  it("lead back, and out of a service worker that is stuck", async () => {
    const app = appWith({}, { storage });
    const screen = await settings(app);
    app.calls.length = 0;
    find(screen, ".icon-button", "Back").click();
    expect(app.calls).to.deep.equal([["back"]]);
    expect(find(screen, "a").getAttribute("href")).to.equal("./?reset-sw");
  });
});

describe("the storage", () => {
  it("is described, and kept on request", async () => {
    let persisted = false;
    const app = appWith(
      {},
      {
        storage: async () => ({ games: 12, bytes: 1_340_000, persisted, limits: [] }),
        persist: async () => {
          persisted = true;
          return true;
        },
      },
    );
    const screen = await settings(app);
    expect(textIn(screen)).to.contain("12 games on this device · 1.3 MB");
    expect(textIn(screen)).to.contain("may delete them");
    find(screen, "button", "Keep my games").click();
    await settled(screen);
    expect(textIn(screen)).to.contain("keeps them even when");
  });

  it("names what the browser refuses", async () => {
    const facts = { games: 1, bytes: null, persisted: true };
    const limits = ["offline", "tabs", "memory"] as const;
    const screen = await settings(appWith({}, { storage: async () => ({ ...facts, limits }) }));
    for (const said of ["needs a network", "one tab only", "a moment late"])
      expect(textIn(screen)).to.contain(said);
  });

  it("says so when the browser declines", async () => {
    const screen = await settings(appWith({}, { storage, persist: async () => false }));
    find(screen, "button", "Keep my games").click();
    await settled(screen);
    expect(textIn(screen)).to.contain("did not agree");
  });

  it("is saved to one file and restored from one, or says why not", async () => {
    const problem = { code: "no-backup", text: { en: "This is no backup.", zh: "这不是备份。" } };
    const app = appWith(
      {},
      { storage, restore: async (file) => ((await file.text()) === "good" ? null : problem) },
    );
    const screen = await settings(app);
    find(screen, "button", "Save a backup").click();
    expect(app.calls.at(-1)).to.deep.equal(["backup"]);
    const input = find<HTMLInputElement>(screen, "[type=file]");
    give(input, new File(["bad"], "bad.json"));
    await settled(screen);
    expect(find(screen, ".error").textContent).to.equal("This is no backup.");
    give(input, new File(["good"], "good.json"));
    await settled(screen);
    expect(all(screen, ".error")).to.have.length(0);
    expect(textIn(screen)).to.contain("The backup was restored.");
  });
});

describe("the installation", () => {
  it("is a button where the browser offers it", async () => {
    const app = appWith({}, { storage, canInstall: true });
    const screen = await settings(app);
    find(screen, "button", "Install Ergo").click();
    expect(app.calls.at(-1)).to.deep.equal(["install"]);
  });

  it("says on iOS what Safari does to pages that are not installed", async () => {
    const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15";
    Object.defineProperty(navigator, "userAgent", { value: iphone, configurable: true });
    try {
      const screen = await settings(appWith({}, { storage, canInstall: false }));
      expect(textIn(screen)).to.contain("after seven days without a visit");
    } finally {
      Reflect.deleteProperty(navigator, "userAgent");
    }
    const elsewhere = await settings(appWith({}, { storage, canInstall: false }));
    expect(textIn(elsewhere)).not.to.contain("seven days");
  });

  it("appears when the browser makes its offer later", async () => {
    const acts: { -readonly [K in keyof Acts]?: Acts[K] } = { storage, canInstall: false };
    const screen = await settings(appWith({}, acts));
    expect(textIn(screen)).to.contain("menu of your browser");
    acts.canInstall = true;
    dispatchEvent(new Event("beforeinstallprompt"));
    await settled(screen);
    expect(find(screen, "button", "Install Ergo")).to.be.instanceOf(HTMLElement);
  });
});

describe("the screen of a bad link", () => {
  const given = `#/sudoku/${"9".repeat(600)}`;
  const problem = {
    code: "wrong-length",
    text: { en: "600 digits are too many.", zh: "600 个数字太多了。" },
  };

  it("says why, shows what was given, cut to a bearable length, and leads on", async () => {
    const app = appWith({ route: { screen: "problem", problem, given } });
    const screen = await fixture(html`<ergo-problem-screen .app=${app}></ergo-problem-screen>`);
    expect(textIn(screen)).to.contain("600 digits are too many.");
    const shown = find(screen, "pre").textContent ?? "";
    expect(shown.endsWith("…")).to.equal(true);
    expect(given.startsWith(shown.slice(0, -1))).to.equal(true);
    find(screen, "button", "Import another").click();
    find(screen, ".row button", "Home").click();
    expect(app.calls).to.deep.equal([
      ["sheet", "import"],
      ["go", { screen: "shelf" }],
    ]);
  });
});
