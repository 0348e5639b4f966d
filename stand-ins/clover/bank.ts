import { escapeHtml } from "../../src/shared/escapeHtml";
import type { Language } from "../../src/shared/language";
import type { MessageUnder } from "../../src/shared/messageId";
import { text } from "../texts";
import { page } from "./elementPage";

type ChallengeText = MessageUnder<"cardFields.challenge">;

/** The page of a test bank, which asks whether the payment is confirmed. */
export function bankPage(look: { language: Language; theme: "light" | "dark" }): string {
  const say = (id: ChallengeText) => escapeHtml(text(look.language, `cardFields.challenge.${id}`));
  const button = (answer: string, id: ChallengeText) =>
    `<button type="button" data-answer="${answer}">${say(id)}</button>`;
  const buttons = `${button("SUCCESS", "yes")} ${button("FAILED", "no")}`;
  return page(look, "", `<h1>${say("title")}</h1><p>${say("text")}</p><p>${buttons}</p>`, "/3ds/bank.js");
}

/** The script of that page, sent as this function's text. `framedBy`: the only origin that receives the answer. */
export function runBank(framedBy: string): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-answer]"))
    button.addEventListener("click", () =>
      window.parent.postMessage({ type: "bank", answer: button.dataset.answer }, framedBy),
    );
}

/**
 * The provider's program for 3-D Secure, as its documentation describes it (test/providers/clover): it plays each step
 * in a frame and reports it by the event `executePatch` of the document. It is sent as this function's text.
 */
export function defineClover3DS(origin: string): void {
  class Clover3DS {
    constructor(options: { merchantUuid?: string }) {
      if (!options?.merchantUuid) throw new Error("merchantUuid is required");
    }

    getBrowserInfo() {
      return {
        browser_accept_header: "*/*",
        browser_javascript_enabled: true,
        browser_java_enabled: false,
        browser_language: navigator.language,
        browser_color_depth: String(screen.colorDepth),
        browser_screen_height: String(screen.height),
        browser_screen_width: String(screen.width),
        browser_tz: String(new Date().getTimezoneOffset()),
        browser_user_agent: navigator.userAgent,
        browser_http_origin: location.origin,
      };
    }

    perform3DSFingerPrinting({ acsMethodUrl }: { acsMethodUrl: string }): void {
      const frame = this.open(acsMethodUrl);
      frame.style.display = "none";
      frame.addEventListener("load", () => this.report("SUCCESS"), { once: true });
    }

    perform3DSChallenge({ acsUrl }: { acsUrl: string }): void {
      const address = new URL(acsUrl);
      address.searchParams.set("lang", document.documentElement.lang);
      address.searchParams.set("theme", matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
      const frame = this.open(address.href);
      frame.style.cssText = "width:100%;height:400px;border:0";
      window.addEventListener("message", ({ source, data }) => {
        if (source !== frame.contentWindow || data?.type !== "bank") return;
        frame.remove();
        this.report(String(data.answer));
      });
    }

    private open(url: string): HTMLIFrameElement {
      if (!url.startsWith(origin)) throw new Error("This stand-in plays its own bank alone");
      const frame = document.createElement("iframe");
      frame.src = url;
      frame.title = "3-D Secure";
      document.body.append(frame);
      return frame;
    }

    private report(_3DSStatus: string): void {
      document.dispatchEvent(new CustomEvent("executePatch", { detail: { _3DSStatus } }));
    }
  }

  Object.assign(window, { Clover3DS });
}
