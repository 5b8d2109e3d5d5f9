import { expect } from "@open-wc/testing";
import { LaterElement } from "../../../web/ui/later-element.ts";
import type { LaterDictionary } from "../../../web/words/en-more.ts";
import { speak, speakAlso, t } from "../../../web/words/words.ts";
import { all, dressed, find, settled } from "../look.ts";
import { part, stage } from "./play-stage.ts";

describe("words that are still being loaded", () => {
  let arrive: (texts: Partial<LaterDictionary>) => void;

  before(async () => {
    await dressed();
    await speak("en");
    speakAlso(() => new Promise((resolve) => (arrive = resolve)));
  });

  it("hold up no board and none of its tools", async () => {
    const on = await stage();
    expect(all(on.board, "[role=gridcell]")).to.have.length(16);
    expect(part(on, "ergo-toolbar", "button", "Hint")).to.be.instanceOf(HTMLElement);
  });

  it("hold up a sheet that says some of them, until they are there", async () => {
    const on = await stage();
    part(on, "ergo-play-header", "[aria-label=More]").click();
    await customElements.whenDefined("ergo-menu-sheet");
    const menu = find(on.screen, "ergo-menu-sheet");
    expect(menu.shadowRoot?.childElementCount).to.equal(0);
    arrive({});
    await settled(on.screen);
    expect(all(menu, "button").length).to.be.above(3);
  });

  it("and never come are reported by a sheet that was in the page before its code", async () => {
    const on = await stage();
    const sheet = Object.assign(document.createElement("ergo-early-sheet"), { app: on.app });
    on.screen.append(sheet);
    speakAlso(() => Promise.reject(new Error("gone")));
    customElements.define(
      "ergo-early-sheet",
      class extends LaterElement {
        protected readonly looks = [];
        protected override render = () => "shown all the same";
      },
    );
    await settled(on.screen);
    expect(sheet.shadowRoot?.textContent).to.equal("shown all the same");
    expect(on.app.store.state.toast).to.have.property("text", t("app.lost"));
  });
});
