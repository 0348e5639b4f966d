/**
 * The provider's `sdk.js`, as its documentation describes it (test/providers/clover): `new Clover(key, { merchantId
 * })`, `elements().create(type, styles)`, `mount`, `addEventListener`, `createToken`. Each element is a frame of the
 * provider in a container of the page. It is sent as this function's text, so it can use nothing of its module.
 */
export function defineClover(origin: string): void {
  type Result = { token?: string; errors?: Record<string, string> };
  type States = Record<string, { touched: boolean; error?: string }>;
  type Listener = (event: States) => void;

  /** By the fields' names in the frames: the element's type, and the message for an invalid value. */
  const known: Record<string, { type: string; error: string }> = {
    number: { type: "CARD_NUMBER", error: "Card number is invalid." },
    name: { type: "CARD_NAME", error: "Name is required." },
    date: { type: "CARD_DATE", error: "Card expiry is invalid." },
    cvv: { type: "CARD_CVV", error: "Card CVV is invalid." },
    postalCode: { type: "CARD_POSTAL_CODE", error: "Card postal code is invalid." },
    streetAddress: { type: "CARD_STREET_ADDRESS", error: "Street address is required." },
  };
  const types = Object.values(known).map(({ type }) => type);
  const theme = () => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  const lang = () => document.documentElement.lang;
  const frameOf = (path: string, query: Record<string, string>) => {
    const frame = document.createElement("iframe");
    frame.src = `${origin}${path}?${new URLSearchParams(query)}`;
    frame.title = "Clover";
    frame.style.cssText = "width:100%;height:100%;border:0";
    return frame;
  };

  /** In this demonstration, the accepted cards are listed below the elements. */
  const showTestCards = () => {
    const frame = frameOf("/demo-cards", { lang: lang(), theme: theme() });
    frame.style.height = "48px";
    window.addEventListener("message", ({ source, data }) => {
      if (source === frame.contentWindow && typeof data?.height === "number") frame.style.height = `${data.height}px`;
    });
    document.body.append(frame);
  };

  class Clover {
    private readonly frames = new Map<string, HTMLIFrameElement>();
    private readonly listeners: { type: string; event: string; hear: Listener }[] = [];

    constructor(
      private readonly apiKey: string,
      options: { merchantId?: string },
    ) {
      if (!options?.merchantId) throw new Error("merchantId is required");
      window.addEventListener("message", ({ source, data }) => {
        const [type] = [...this.frames].find(([, { contentWindow }]) => contentWindow === source) ?? [];
        if (type === undefined || data?.type !== "state") return;
        const states = this.statesOf(data.states);
        for (const { hear } of this.listeners.filter((one) => one.type === type && one.event === data.event))
          hear(states);
      });
    }

    elements() {
      const create = (type: string, styles: object = {}) => {
        if (!types.includes(type)) throw new Error(`There is no element ${type}`);
        return {
          mount: (selector: string) => this.mount(type, styles, selector),
          addEventListener: (event: "change" | "blur", hear: Listener) => {
            this.listeners.push({ type, event, hear });
          },
        };
      };
      return { create };
    }

    private mount(type: string, styles: object, selector: string): void {
      const place = document.querySelector(selector);
      if (!place) throw new Error(`There is no ${selector} to mount ${type} in`);
      const frame = frameOf("/element", {
        apiKey: this.apiKey,
        type,
        styles: JSON.stringify(styles),
        lang: lang(),
        theme: theme(),
      });
      place.append(frame);
      if (this.frames.size === 0) showTestCards();
      this.frames.set(type, frame);
    }

    private statesOf(told: Record<string, { code: string | null; touched: boolean }>): States {
      const states = Object.entries(told).flatMap(([name, { code, touched }]) => {
        const field = known[name];
        return field ? [[field.type, code === null ? { touched } : { touched, error: field.error }]] : [];
      });
      return Object.fromEntries(states);
    }

    createToken(): Promise<Result> {
      const target = this.frames.get("CARD_NUMBER")?.contentWindow;
      if (!target) return Promise.reject(new Error("No element is mounted"));
      return new Promise((resolve) => {
        const hear = ({ source, data }: MessageEvent) => {
          if (source !== target || (data?.type !== "token" && data?.type !== "error")) return;
          window.removeEventListener("message", hear);
          if (data.type === "token") return resolve({ token: data.token });
          const wrong = Object.keys(data.fields).map((name) => [known[name]?.type, known[name]?.error]);
          return resolve({ errors: Object.fromEntries(wrong) });
        };
        window.addEventListener("message", hear);
        target.postMessage({ type: "tokenize" }, origin);
      });
    }
  }

  Object.assign(window, { Clover });
}
