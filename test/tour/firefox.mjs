// Firefox, driven by its own protocol: no other program is needed.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { find } from "../browser/browsers.mjs";
import { startGroup } from "../browser/group.mjs";
import { tookPart } from "../browser/took-part.mjs";
import { marionette } from "./marionette.mjs";
import { tabsOver } from "./webdriver.mjs";

/** It asks nobody else for anything, and says what goes wrong in pages. */
const PREFERENCES = {
  "marionette.port": 0,
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.safebrowsing.downloads.enabled": false,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "dom.disable_beforeunload": true,
  "extensions.getAddons.cache.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,#remote-settings-dummy/v1",
  "toolkit.telemetry.reportingpolicy.firstRun": false,
};

/** Where the standard's names and Marionette's differ. @type {Record<string, string>} */
const NAMES = { "Navigate To": "Navigate", "Print Page": "Print" };

/** @param {string} profile @returns {Promise<import("./tour.ts").Running>} */
export async function startFirefox(profile) {
  const program = await find("firefox");
  if (!program) throw new Error("Firefox is missing.");
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, "user.js"), lines.join(""));
  const portFile = join(profile, "MarionetteActivePort");
  rmSync(portFile, { force: true });
  /** @type {string[]} */
  const troubles = [];
  let said = "";
  const group = startGroup(
    program.path,
    ["--headless", "--marionette", "--no-remote", "--profile", profile],
    {
      env: program.env,
      heard: (text) => {
        said = (said + text).slice(-20_000);
        troubles.push(...text.split("\n").filter((line) => /^JavaScript error: http/.test(line)));
      },
    },
  );
  let running = true;
  group.gone.then(() => {
    running = false;
  });
  while (running && !(existsSync(portFile) && readFileSync(portFile, "utf8"))) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (!running) throw new Error(`Firefox ended before it could be driven.\n${said}`);
  const { send, close } = await marionette(Number(readFileSync(portFile, "utf8")));
  const { capabilities } = await send("WebDriver:NewSession", { capabilities: { alwaysMatch: {} } });
  tookPart(`Firefox/${capabilities.browserVersion}`);
  const command = async (/** @type {string} */ name, /** @type {object} */ parameters = {}) => {
    const answer = await send(`WebDriver:${NAMES[name] ?? name.replaceAll(" ", "")}`, parameters);
    return answer && Object.keys(answer).join() === "value" ? answer.value : answer;
  };
  await command("Set Timeouts", { script: 60_000, pageLoad: 60_000 });
  await command("Set Window Rect", { width: 1000, height: 800 });
  const tabs = await tabsOver(command, { prints: true });
  return {
    troubles,
    tab: tabs.first,
    open: tabs.open,
    async end() {
      close();
      await group.end();
    },
  };
}
