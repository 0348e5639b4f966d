import { styleNonce } from "../styleNonce";

declare global {
  interface Window {
    /** Read by notistack's styling library for the nonce of its style element. */
    __nonce__?: string | undefined;
  }
}

/** The id by which notistack's styling library finds its style element before it creates one. */
const STYLE_ID = "_goober";

/**
 * Creates the alerts' style element before the library does, which would use `innerHTML` and no nonce: the page's
 * policy allows neither. Further calls change nothing.
 */
function prepareAlertStyles(nonce: string | undefined): void {
  if (document.getElementById(STYLE_ID)) return;
  window.__nonce__ = nonce;
  const style = document.createElement("style");
  style.id = STYLE_ID;
  if (nonce) style.nonce = nonce;
  style.append(" ");
  document.head.append(style);
}

/** Loads what shows alerts. notistack inserts its styles when it is imported: their element must exist before. */
export function loadAlertStack() {
  prepareAlertStyles(styleNonce());
  return import(/* webpackChunkName: "alerts" */ "./AlertStack");
}
