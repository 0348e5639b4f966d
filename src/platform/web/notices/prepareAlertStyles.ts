declare global {
  interface Window {
    /** Read by notistack's styling library for the nonce of its style element. */
    __nonce__?: string | undefined;
  }
}

/** The id under which notistack's styling library looks for its style element before it makes one. */
const STYLE_ID = "_goober";

/**
 * Makes the alerts' style element ahead of the library, which would make it by `innerHTML` and without a nonce: the
 * page's policy allows neither. Once is enough; again changes nothing.
 */
export function prepareAlertStyles(nonce: string | undefined): void {
  if (document.getElementById(STYLE_ID)) return;
  window.__nonce__ = nonce;
  const style = document.createElement("style");
  style.id = STYLE_ID;
  if (nonce) style.nonce = nonce;
  style.append(" ");
  document.head.append(style);
}
