import { text } from "../../../../../platform/server/http/texts";
import { escapeHtml } from "../../../../../shared/escapeHtml";
import type { Language } from "../../../../../shared/language";
import { AUTHENTICATION_PATH, CARD_FRAME_PATH } from "../../../cardFrame";
import type { CardPage } from "../../../server/cards/cardPages";
import { runAuthenticationPage, runCloverPage } from "./cloverPageScript";

type PageSettings = { sdkUrl: string; tokenUrl: string; merchantId: string; threeDsUrl: string | null };

/** If a merchant turns reCAPTCHA on at Clover, Clover's program loads it (test/providers/clover). */
const captcha = {
  scripts: "https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  frames: "https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
};

/**
 * The Clover elements that a payment needs, with the names of our texts. The holder's name is not one of them: the
 * shop's own form asks for it, because it is compared with the client's, and Clover's program knows only English and
 * French. (PAY-21)
 */
const elements = [
  ["CARD_NUMBER", "number"],
  ["CARD_DATE", "date"],
  ["CARD_CVV", "cvv"],
  ["CARD_POSTAL_CODE", "postalCode"],
] as const;

/**
 * The page that holds Clover's own fields. Clover's script runs here, under this page's content security policy, so
 * that the shop's pages allow no scripts but ours. Our script reads the public key. (PAY-17, SAFE-6)
 */
export function cloverPage({ sdkUrl, tokenUrl, merchantId, threeDsUrl }: PageSettings): CardPage {
  const programs = [sdkUrl, ...(threeDsUrl ? [threeDsUrl] : [])];
  const theirs = [...new Set([...programs, tokenUrl].map((url) => new URL(url).origin))].join(" ");
  return {
    path: CARD_FRAME_PATH,
    asked: ["key"],
    programs,
    allowed: [
      `script-src 'self' ${theirs} ${captcha.scripts}`,
      `connect-src ${theirs} https://www.google.com/recaptcha/`,
      `frame-src ${theirs} ${captcha.frames}`,
      `img-src ${theirs}`,
    ],
    attributes: () => ({ "data-merchant": merchantId }),
    content: (language) => `${elements.map(([element, name]) => fieldOf(language, element, name)).join("")}
<div class="problem" role="alert" data-text="${escapeHtml(text(language, "payment.cardFields.notChecked"))}"></div>
`,
    run: runCloverPage,
  };
}

/**
 * The page for the challenge of the card-holder's bank, if the merchant has 3-D Secure on. The bank's own page is
 * framed in it, and may be any https page. (PAY-44)
 */
export function authenticationPage({ merchantId, threeDsUrl }: { merchantId: string; threeDsUrl: string }): CardPage {
  const { origin, protocol } = new URL(threeDsUrl);
  // A stand-in plays the bank too.
  const banks = protocol === "https:" ? "https:" : origin;
  return {
    path: AUTHENTICATION_PATH,
    programs: [threeDsUrl],
    allowed: [`script-src 'self' ${origin}`, `connect-src ${origin}`, `frame-src ${banks}`],
    forms: banks,
    attributes: () => ({ "data-merchant": merchantId }),
    run: runAuthenticationPage,
  };
}

/** A label, the container of Clover's frame, and its error line. */
function fieldOf(language: Language, element: string, name: (typeof elements)[number][1]): string {
  const label = escapeHtml(text(language, `payment.cardFields.${name}`));
  const wrong = escapeHtml(text(language, `payment.cardFields.${name}.wrong`));
  return `
<div class="field" data-element="${element}" role="group" aria-labelledby="${name}-label">
<div class="label" id="${name}-label">${label}</div>
<div class="element" id="${name}"></div>
<div class="wrong" role="status" data-text="${wrong}"></div>
</div>`;
}
