/** The part of Clover's program for 3-D Secure that is used here (test/providers/clover). (PAY-44) */
type Clover3DsSdk = new (options: {
  merchantUuid: string;
}) => {
  getBrowserInfo: () => unknown;
  perform3DSFingerPrinting: (asked: object) => void;
  perform3DSChallenge: (asked: object) => void;
};

/** The part of Clover's `sdk.js` that is used here (test/providers/clover). (PAY-21) */
type CloverSdk = new (
  apiKey: string,
  options: { merchantId: string },
) => {
  elements: () => { create: (type: string, styles: object) => CloverElement };
  createToken: () => Promise<{ token?: string; errors?: Record<string, string> }>;
};
type CloverElement = {
  mount: (selector: string) => void;
  /** The event reports the error and the touched state of every element, by its type. */
  addEventListener: (
    event: "change" | "blur",
    listener: (event: Record<string, { error?: string; touched?: boolean } | undefined>) => void,
  ) => void;
};

/**
 * The page's script. It is sent to the browser as this function's source text, so it must be self-contained: it uses
 * only the browser's globals and the provider's. It mounts the provider's card fields, shows field errors in the
 * client's language, and passes the token on. The messages are those of `CardFrameMessage` and `CardFrameQuestion`;
 * `shop` is the only origin that it exchanges them with.
 */
export function runCloverPage(shop: string): void {
  const { Clover }: { Clover?: CloverSdk } = Object(window);
  const card = document.getElementById("card");
  const say = (message: object) => window.parent.postMessage(message, shop);
  // Without the provider's script the frame stays silent: the page around it waits for "ready" in vain.
  if (!Clover || !card) return;

  const { Clover3DS }: { Clover3DS?: Clover3DsSdk } = Object(window);
  const merchantUuid = card.dataset.merchant ?? "";
  // The charge sends the bank the browser's data. The program answers with an object, or with its JSON.
  const browser = () => {
    const info = Clover3DS ? new Clover3DS({ merchantUuid }).getBrowserInfo() : undefined;
    return typeof info === "string" ? JSON.parse(info) : info;
  };
  const key = new URLSearchParams(window.location.search).get("key") ?? "";
  const clover = new Clover(key, { merchantId: merchantUuid });
  const elements = clover.elements();
  const fields = [...card.querySelectorAll<HTMLElement>("[data-element]")];
  const { color, backgroundColor, fontFamily } = getComputedStyle(document.body);
  const styles = {
    body: { color, backgroundColor, fontFamily, fontSize: "17px", margin: "0" },
    input: { color, backgroundColor, fontFamily, fontSize: "17px", padding: "0 12px", height: "46px", border: "0" },
  };

  const tell = (place: HTMLElement | null, isWrong: boolean) => {
    if (place) place.textContent = isWrong ? (place.dataset.text ?? "") : "";
  };
  const mark = (field: HTMLElement, isWrong: boolean) => {
    field.classList.toggle("is-wrong", isWrong);
    tell(field.querySelector<HTMLElement>(".wrong"), isWrong);
  };
  const problem = card.querySelector<HTMLElement>(".problem");

  const height = () => Math.ceil(document.documentElement.getBoundingClientRect().height);
  const loaded = new Set<Element | null>();
  const hear = ({ target }: Event) => {
    loaded.add(target instanceof Element ? target.closest("[data-element]") : null);
    if (!fields.every((field) => loaded.has(field))) return;
    card.removeEventListener("load", hear, true);
    say({ type: "ready", height: height() });
    new ResizeObserver(() => say({ type: "resize", height: height() })).observe(document.documentElement);
  };
  // A frame's load event does not bubble: the capture phase hears it whenever the provider inserts its frames.
  card.addEventListener("load", hear, true);

  for (const field of fields) {
    const type = field.dataset.element ?? "";
    const element = elements.create(type, styles);
    element.mount(`#${field.querySelector(".element")?.id}`);
    element.addEventListener("change", (event) => {
      if (event[type]?.error === undefined) mark(field, false);
    });
    element.addEventListener("blur", (event) => {
      const state = event[type];
      mark(field, state?.touched === true && state.error !== undefined);
    });
  }

  /** The provider's errors: in its fields, or for the request as a whole. */
  const refuse = (errors: Record<string, string>) => {
    for (const field of fields) mark(field, errors[field.dataset.element ?? ""] !== undefined);
    tell(problem, !fields.some(({ classList }) => classList.contains("is-wrong")));
    say({ type: "error" });
  };
  window.addEventListener("message", ({ origin, source, data }) => {
    if (origin !== shop || source !== window.parent || data?.type !== "tokenize") return;
    tell(problem, false);
    clover.createToken().then(
      ({ token, errors }) =>
        token === undefined
          ? refuse(errors ?? {})
          : say({ type: "token", token: Clover3DS ? { Token: token, Browser: browser() } : token }),
      () => refuse({}),
    );
  });
}

/**
 * The script of the page for the bank's challenge, which is self-contained too. It plays each step with Clover's
 * program, and reports the outcome to the shop. (PAY-44)
 */
export function runAuthenticationPage(shop: string): void {
  const { Clover3DS }: { Clover3DS?: Clover3DsSdk } = Object(window);
  const card = document.getElementById("card");
  const say = (message: object) => window.parent.postMessage(message, shop);
  // Without the provider's program the bank cannot ask, and the shop's page reports that.
  if (!Clover3DS || !card) {
    say({ type: "error" });
    return;
  }
  const util = new Clover3DS({ merchantUuid: card.dataset.merchant ?? "" });
  // The program reads its container under both names.
  Object.assign(window, { _3DSUtil: util, clover3DSUtil: util });
  document.addEventListener("executePatch", (event) => {
    const { _3DSStatus: status } = Object(Object(event).detail);
    say({ type: "authenticated", status: String(status ?? "") });
  });
  // A frame's load event does not bubble: the capture phase hears that the bank's page has come.
  document.addEventListener(
    "load",
    ({ target }) => target instanceof HTMLIFrameElement && say({ type: "shown" }),
    true,
  );
  window.addEventListener("message", ({ origin, source, data }) => {
    if (origin !== shop || source !== window.parent || data?.type !== "authenticate") return;
    const { Kind, Url, NotificationUrl, ServerTransactionId, AcsTransactionId, ProtocolVersion } = Object(data.step);
    if (Kind === "method")
      util.perform3DSFingerPrinting({
        _3DSServerTransId: ServerTransactionId,
        acsMethodUrl: Url,
        methodNotificationUrl: NotificationUrl,
      });
    else
      util.perform3DSChallenge({
        messageVersion: ProtocolVersion,
        acsTransID: AcsTransactionId,
        acsUrl: Url,
        threeDSServerTransID: ServerTransactionId,
      });
  });
  say({ type: "ready", height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
}
