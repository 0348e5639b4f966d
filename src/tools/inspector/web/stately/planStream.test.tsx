import type { StatelyInspectionEvent } from "@statelyai/inspect";
import { added, booking, checked } from "../../../../../test/checkoutStory";
import { fold } from "../../../../features/plan/checkout/checkout.log";
import { stateName } from "../../../../features/plan/checkout/checkout.states";
import { streamPlan } from "./planStream";
import { kindOf, openReceiver, type Receiver, type ReceiverStatus } from "./receivers";

const story = [added(0), booking("booking.confirmed", 1), checked(1)];

/** A receiver that records the stream. */
function listen() {
  const heard: StatelyInspectionEvent[] = [];
  const receiver: Receiver = { send: (event) => void heard.push(event), stop: () => {} };
  return { heard, receiver };
}

/** The inspector sends when the browser is idle. */
const idle = () => new Promise((resolve) => requestAnimationFrame(resolve));

describe("the stream of a plan in the protocol of Stately's inspector", () => {
  it("begins with the actor and its chart's definition, then has each event and the state after it", async () => {
    const { heard, receiver } = listen();
    streamPlan(receiver).follow(1001, story);
    await idle();
    const [first] = heard;
    if (first?.type !== "@xstate.actor") throw new Error(`it began with ${first?.type}`);
    expect(first.name).toBe("plan-1001");
    expect(Object.keys(JSON.parse(first.definition ?? "").states)).toEqual(
      expect.arrayContaining(["collecting", "confirming", "paying", "signing", "printing"]),
    );
    for (const { sessionId, rootId, _version } of heard) {
      expect([sessionId, rootId, _version]).toEqual([first.sessionId, first.sessionId, expect.any(String)]);
    }
    const facts = heard.flatMap((message) => (message.type === "@xstate.event" ? [message.event] : []));
    expect(facts).toEqual(expect.arrayContaining(story));
    const last = heard.findLast(({ type }) => type === "@xstate.snapshot");
    if (last?.type !== "@xstate.snapshot") throw new Error("no snapshot");
    const { value, context, status } = JSON.parse(JSON.stringify(last.snapshot));
    const expected = fold(1001, story);
    expect({ value, context, status }).toEqual({ value: expected.value, context: expected.context, status: "active" });
    expect(stateName(expected)).toBe("paying.choosing");
  });

  it("continues with a log's new events, and restarts with another plan or another past", async () => {
    const { heard, receiver } = listen();
    const stream = streamPlan(receiver);
    const actors = () => heard.filter(({ type }) => type === "@xstate.actor").length;
    const told = () => heard.flatMap((message) => (message.type === "@xstate.event" ? [message.event.type] : []));
    stream.follow(1001, story.slice(0, 1));
    stream.follow(1001, story);
    await idle();
    expect(actors()).toBe(1);
    expect(told().filter((type) => type === "booking.added")).toHaveLength(1);
    stream.follow(1001, [added(5)]);
    stream.follow(1002, story);
    await idle();
    expect(actors()).toBe(3);
  });
});

class FakeSocket {
  static opened: FakeSocket[] = [];
  sent: string[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.opened.push(this);
  }

  send(text: string) {
    this.sent.push(text);
  }

  close() {
    this.closed = true;
    this.onclose?.();
  }
}

describe("a WebSocket at the other end", () => {
  it("gets all earlier messages in order, as JSON, then later ones", async () => {
    const real = globalThis.WebSocket;
    Object.assign(globalThis, { WebSocket: FakeSocket });
    const statuses: ReceiverStatus[] = [];
    const stream = streamPlan(openReceiver("ws://localhost:4000/", (status) => statuses.push(status)));
    Object.assign(globalThis, { WebSocket: real });
    const [socket] = FakeSocket.opened;
    stream.follow(1001, story.slice(0, 1));
    await idle();
    expect(socket?.sent).toEqual([]);
    socket?.onopen?.();
    stream.follow(1001, story);
    await idle();
    const types = socket?.sent.map((text) => JSON.parse(text).type) ?? [];
    expect(types[0]).toBe("@xstate.actor");
    expect(types.filter((type) => type === "@xstate.snapshot").length).toBeGreaterThan(2);
    stream.stop();
    expect(socket?.closed).toBe(true);
    expect([statuses[0], statuses.at(-1)]).toEqual(["waiting", "closed"]);
  });
});

describe("an address", () => {
  it.each([
    ["https://stately.ai/inspect", "window"],
    ["http://localhost:4000", "window"],
    ["ws://localhost:4000", "socket"],
    ["javascript:alert(1)", null],
    ["stately.ai", null],
  ] as const)("%s leads to %s", (url, kind) => expect(kindOf(url)).toBe(kind));
});
