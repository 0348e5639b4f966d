/** What of Clover's program is spoken to (PAY-21: `sdk.js`). */
type CloverSdk = new (
  apiKey: string,
) => {
  elements: () => { create: (type: "CARD", styles: object) => { mount: (selector: string) => void } };
  createToken: () => Promise<{ token?: string; errors?: Record<string, string> }>;
};

/**
 * The page's program. It is sent to the browser as this function's source text, so it is self-contained: it uses nothing from
 * outside but the browser's objects and the provider's. It mounts the provider's card fields and hands the token on; the
 * messages are those of `CardFrameMessage` and `CardFrameQuestion`, and `shop` is the one origin that it speaks with.
 */
export function runCloverPage(shop: string): void {
  const { Clover }: { Clover?: CloverSdk } = Object(window);
  const card = document.getElementById("card");
  const say = (message: object) => window.parent.postMessage(message, shop);
  // Without the provider's program the frame stays silent: the page around it never finds the fields ready.
  if (!Clover || !card) return;

  const clover = new Clover(new URLSearchParams(window.location.search).get("key") ?? "");
  // The shop's text face where the provider has it; a face cannot be brought along.
  const fontFamily = "Figtree, system-ui, 'Segoe UI', Roboto, sans-serif";
  const styles = { body: { fontFamily }, input: { fontFamily, fontSize: "17px", padding: "10px 12px" } };
  const height = () => Math.ceil(document.documentElement.getBoundingClientRect().height);
  const tellHeight = () => {
    say({ type: "ready", height: height() });
    new ResizeObserver(() => say({ type: "resize", height: height() })).observe(document.documentElement);
  };
  // The loading of a frame does not bubble; whenever the provider puts its frame in, it is heard on the way down.
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
