import Fastify from "fastify";
import type { Listener } from "../listen";
import { cachedUntilChange } from "./cachedUntilChange";
import { watchNotifications } from "./watchNotifications";

const { log } = Fastify({ logger: false });

/** A loader that counts its loads. */
function counting() {
  let loads = 0;
  return async () => ++loads;
}

describe("the cached catalogue (OPS-31)", () => {
  it("is loaded once, and again as soon as a change is notified", async () => {
    let count = 1;
    const read = cachedUntilChange(() => 0, { count: () => count })(counting());
    expect([await read(), await read()]).toEqual([1, 1]);
    count = 2;
    expect([await read(), await read()]).toEqual([2, 2]);
  });

  it("is loaded again if the change was notified during loading", async () => {
    let count = 1;
    let finish = (_value: string) => {};
    const values = [new Promise<string>((resolve) => (finish = resolve)), Promise.resolve("after")];
    const read = cachedUntilChange(() => 0, { count: () => count })(
      () => values.shift() ?? Promise.reject(new Error("again")),
    );
    const early = read();
    count = 2;
    finish("before");
    expect([await early, await read(), await read()]).toEqual(["before", "after", "after"]);
  });

  it.each([
    ["a minute, as a day may have begun", 1, 60_000],
    ["a second, while no change can be heard", null, 1_000],
  ])("stays in the cache for %s at most", async (_what, count, kept) => {
    let present = 0;
    const read = cachedUntilChange(() => present, { count: () => count })(counting());
    await read();
    present = kept - 1;
    expect(await read()).toBe(1);
    present = kept;
    expect(await read()).toBe(2);
  });

  it("is loaded again when a change comes into force, and for a caller whose clock is earlier (OPS-40)", async () => {
    let present = 1_000;
    const comesAt = 5_000;
    const nextChange = async (at: number) => (at < comesAt ? comesAt : null);
    const read = cachedUntilChange(
      () => present,
      { count: () => 1 },
      nextChange,
    )(async () => (present < comesAt ? "before" : "after"));
    const seen = [await read()];
    for (present of [comesAt - 1, comesAt, comesAt - 1]) seen.push(await read());
    expect(seen).toEqual(["before", "before", "after", "before"]);
  });

  it("is not cached after a failed load", async () => {
    const answers = [Promise.reject(new Error("away")), Promise.resolve("there")];
    const read = cachedUntilChange(() => 0, { count: () => 1 })(
      () => answers.shift() ?? Promise.reject(new Error("again")),
    );
    await expect(read()).rejects.toThrow("away");
    await new Promise(setImmediate);
    expect(await read()).toBe("there");
  });
});

describe("changes notified by the database (OPS-31)", () => {
  /** A database whose notifications the test sends. */
  function database() {
    const listeners: Listener[] = [];
    const refusals: Error[] = [];
    let ended = 0;
    return {
      listeners,
      refusals,
      ended: () => ended,
      listen: async (_channel: string, listener: Listener) => {
        const refusal = refusals.shift();
        if (refusal) throw refusal;
        listeners.push(listener);
        return async () => {
          ended += 1;
        };
      },
    };
  }
  const soon = async (holds: () => boolean) => {
    while (!holds()) await new Promise(setImmediate);
  };

  it("are counted, and a gap in the connection counts as one", async () => {
    const { listen, listeners, refusals, ended } = database();
    const changes = watchNotifications("catalogue", { listen, log, retryAfter: 0 });
    expect(changes.count()).toBeNull();
    await soon(() => changes.count() !== null);
    const first = changes.count() ?? 0;
    listeners[0]?.onMessage("");
    expect(changes.count()).toBe(first + 1);
    refusals.push(new Error("the server restarts"));
    listeners[0]?.onLost();
    expect(changes.count()).toBeNull();
    await soon(() => changes.count() !== null);
    expect(changes.count()).toBeGreaterThan(first + 1);
    await changes.stop();
    expect(ended()).toBe(1);
  });

  it("are counted for the words that matter alone", async () => {
    const { listen, listeners } = database();
    const changes = watchNotifications("desk", { listen, log, counts: (word) => word === "reservation" });
    await soon(() => changes.count() !== null);
    const first = changes.count() ?? 0;
    listeners[0]?.onMessage("webhook");
    expect(changes.count()).toBe(first);
    listeners[0]?.onMessage("reservation");
    expect(changes.count()).toBe(first + 1);
    await changes.stop();
  });
});
