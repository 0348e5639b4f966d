import type { createInspector, StatelyInspectionEvent } from "@statelyai/inspect";

type Adapter = Parameters<typeof createInspector>[0];

/** `waiting`: no answer yet; `blocked`: the browser did not let the window open. */
export type ReceiverStatus = "waiting" | "connected" | "closed" | "blocked";

/** The stream's consumer; `stop` detaches it permanently. */
export type Receiver = Adapter & { stop: () => void };

export type OnReceiver = (status: ReceiverStatus, sent: number) => void;

/** The kind of receiver at an address; null: it cannot be attached. */
export function kindOf(url: string): "window" | "socket" | null {
  if (!URL.canParse(url)) return null;
  const { protocol } = new URL(url);
  if (protocol === "https:" || protocol === "http:") return "window";
  return protocol === "ws:" || protocol === "wss:" ? "socket" : null;
}

/**
 * Attaches the inspector at an address of either kind. The adapters of `@statelyai/inspect` report neither success nor
 * failure, and post to any origin.
 */
export function openReceiver(url: string, on: OnReceiver): Receiver {
  return kindOf(url) === "socket" ? socketReceiver(url, on) : windowReceiver(url, on);
}

/** Buffers messages until the receiver is ready, then delivers them in order. */
class Backlog {
  private readonly said: string[] = [];
  private sent = 0;

  constructor(private readonly on: OnReceiver) {}

  add(event: StatelyInspectionEvent): string {
    // The chart's snapshots have their own `toJSON`; the result is plain data, which can be posted to any window.
    const text = JSON.stringify(event);
    this.said.push(text);
    return text;
  }

  tell(deliver: (text: string) => void, texts: readonly string[] = this.said): void {
    for (const text of texts) deliver(text);
    this.sent += texts.length;
    this.on("connected", this.sent);
  }

  end(status: ReceiverStatus): void {
    this.on(status, this.sent);
  }
}

/** A page in its own window: it announces itself, then gets the events as messages. */
function windowReceiver(url: string, on: OnReceiver): Receiver {
  const backlog = new Backlog(on);
  let target: Window | null = null;
  let deliver: ((text: string) => void) | null = null;

  const hear = ({ source, origin, data }: MessageEvent<{ type?: unknown } | null>) => {
    if (!target || source !== target || data?.type !== "@statelyai.connected") return;
    const to = target;
    deliver = (text) => to.postMessage(JSON.parse(text), origin);
    backlog.tell(deliver);
  };
  return {
    start: () => {
      window.addEventListener("message", hear);
      target = window.open(url, "xstateinspector");
      on(target ? "waiting" : "blocked", 0);
    },
    send: (event) => {
      const text = backlog.add(event);
      if (deliver) backlog.tell(deliver, [text]);
    },
    stop: () => {
      window.removeEventListener("message", hear);
      backlog.end("closed");
    },
  };
}

/** A WebSocket on the developer's machine: each message is an event as JSON. */
function socketReceiver(url: string, on: OnReceiver): Receiver {
  const backlog = new Backlog(on);
  let socket: WebSocket | null = null;
  let deliver: ((text: string) => void) | null = null;
  return {
    start: () => {
      on("waiting", 0);
      const opened = new WebSocket(url);
      socket = opened;
      opened.onopen = () => {
        deliver = (text) => opened.send(text);
        backlog.tell(deliver);
      };
      opened.onclose = () => {
        deliver = null;
        backlog.end("closed");
      };
    },
    send: (event) => {
      const text = backlog.add(event);
      if (deliver) backlog.tell(deliver, [text]);
    },
    stop: () => {
      if (socket) socket.onclose = null;
      socket?.close();
      backlog.end("closed");
    },
  };
}
