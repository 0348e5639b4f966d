declare global {
  interface Window {
    /** Read by goober, the style writer inside notistack. */
    __nonce__?: string | undefined;
  }
}

/**
 * Puts the style element that notistack writes into on the page beforehand. Its own way of making one sets `innerHTML`
 * and has no nonce: the page's policy refuses both.
 */
export function prepareAlertStyles(nonce: string | undefined): void {
  if (document.getElementById("_goober")) return;
  window.__nonce__ = nonce;
  const style = document.createElement("style");
  style.id = "_goober";
  style.nonce = nonce ?? "";
  style.append(" ");
  document.head.append(style);
}
