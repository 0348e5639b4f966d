/** The part of Clover's `sdk.js` that is used here. (PAY-21) */
type CloverSdk = new (
  apiKey: string,
) => {
  elements: () => { create: (type: "CARD", styles: object) => { mount: (selector: string) => void } };
  createToken: () => Promise<{ token?: string; errors?: Record<string, string> }>;
};

/**
 * The page's script. It is sent to the browser as this function's source text, so it is self-contained: it uses only
 * the browser's globals and the provider's. It mounts the provider's card fields and passes the token on. The messages
 * are those of `CardFrameMessage` and `CardFrameQuestion`; `shop` is the only origin that it exchanges them with.
 */
export function runCloverPage(shop: string): void {
  const { Clover }: { Clover?: CloverSdk } = Object(window);
  const card = document.getElementById("card");
  const say = (message: object) => window.parent.postMessage(message, shop);
  // Without the provider's script the frame stays silent: the page around it waits for "ready" in vain.
  if (!Clover || !card) return;

  const clover = new Clover(new URLSearchParams(window.location.search).get("key") ?? "");
  // The shop's font where the provider has it: its fields cannot load ours.
  const fontFamily = "Figtree, system-ui, 'Segoe UI', Roboto, sans-serif";
  const styles = { body: { fontFamily }, input: { fontFamily, fontSize: "17px", padding: "10px 12px" } };
  const height = () => Math.ceil(document.documentElement.getBoundingClientRect().height);
  const tellHeight = () => {
    say({ type: "ready", height: height() });
    new ResizeObserver(() => say({ type: "resize", height: height() })).observe(document.documentElement);
  };
  // A frame's load event does not bubble: the capture phase hears it whenever the provider inserts its frame.
  card.addEventListener("load", tellHeight, { capture: true, once: true });
  clover.elements().create("CARD", styles).mount("#card");

  window.addEventListener("message", ({ origin, source, data }) => {
    if (origin !== shop || source !== window.parent || data?.type !== "tokenize") return;
    clover.createToken().then(
      ({ token }) => say(token === undefined ? { type: "error" } : { type: "token", token }),
      () => say({ type: "error" }),
    );
  });
}
