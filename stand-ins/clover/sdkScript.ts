/**
 * The provider's `sdk.js`: `new Clover(key)`, `elements()`, the mounted element `CARD`, `createToken()`. It puts the
 * provider's fields into a frame. It is sent as this function's text, so it can use nothing of its module.
 */
export function defineClover(origin: string): void {
  type Token = { token?: string; errors?: Record<string, string> };

  class Clover {
    private frame: HTMLIFrameElement | null = null;

    constructor(private readonly apiKey: string) {}

    elements() {
      const create = (type: string) => {
        if (type !== "CARD") throw new Error(`This stand-in has no element ${type}`);
        return { mount: (selector: string) => this.mount(selector) };
      };
      return { create };
    }

    private mount(selector: string): void {
      if (this.frame) return;
      const frame = document.createElement("iframe");
      const look = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
      const query = new URLSearchParams({ apiKey: this.apiKey, lang: document.documentElement.lang, theme: look });
      frame.src = `${origin}/fields?${query}`;
      frame.title = "Clover";
      frame.style.cssText = "width:100%;border:0";
      window.addEventListener("message", ({ source, data }) => {
        if (source !== frame.contentWindow || typeof data?.height !== "number") return;
        frame.style.height = `${data.height}px`;
      });
      document.querySelector(selector)?.append(frame);
      this.frame = frame;
    }

    createToken(): Promise<Token> {
      const target = this.frame?.contentWindow;
      if (!target) return Promise.reject(new Error("no element is mounted"));
      return new Promise((resolve) => {
        const hear = ({ source, data }: MessageEvent) => {
          if (source !== target || (data?.type !== "token" && data?.type !== "error")) return;
          window.removeEventListener("message", hear);
          resolve(data.type === "token" ? { token: data.token } : { errors: data.fields });
        };
        window.addEventListener("message", hear);
        target.postMessage({ type: "tokenize" }, origin);
      });
    }
  }

  Object.assign(window, { Clover });
}
