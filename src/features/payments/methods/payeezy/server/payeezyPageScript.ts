/**
 * The page's script, sent as this function's source text, so it is self-contained. It frames the provider's fields,
 * asks them for a token when the shop's page does, and passes their answers on. The messages are those of
 * `CardFrameMessage` and `CardFrameQuestion`; `shop` is the only origin that it exchanges them with.
 */
export function runPayeezyPage(shop: string): void {
  const card = document.getElementById("card");
  const fields = card?.dataset.fields;
  if (!card || !fields) return;
  const address = new URL(fields);
  address.searchParams.set("theme", matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  const frame = document.createElement("iframe");
  frame.title = document.title;
  frame.src = address.href;
  const say = (message: object) => window.parent.postMessage(message, shop);

  window.addEventListener("message", ({ origin, source, data }) => {
    if (origin === shop && source === window.parent) {
      if (data?.type !== "tokenize" || typeof data.name !== "string") return;
      frame.contentWindow?.postMessage({ type: "tokenize", name: data.name }, address.origin);
      return;
    }
    if (origin !== address.origin || source !== frame.contentWindow) return;
    const { type, height, token } = Object(data);
    if ((type === "ready" || type === "resize") && typeof height === "number") {
      frame.style.height = `${height}px`;
      say({ type, height });
    }
    if (type === "token") {
      const { type: Type, value: Value, exp_date: ExpDate } = Object(token);
      say({ type, token: { Type, Value, ExpDate } });
    }
    // The fields show their errors themselves; what was typed is not passed on.
    if (type === "error") say({ type });
  });
  card.append(frame);
}
