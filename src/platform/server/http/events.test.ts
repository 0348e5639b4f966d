import Fastify, { type FastifyInstance } from "fastify";
import type { Caller } from "./caller";
import { type EventStream, eventRoute } from "./events";

const call = { method: "GET", path: "/words", access: "staff" } as const;
const BEAT = 10;

let app: FastifyInstance;
let caller: Caller | null;
/** How often the reader's access was checked again. */
let asked: number;
let stream: EventStream<string> | null;
let stopped: Promise<void>;
beforeEach(async () => {
  caller = { clientId: 3, role: "staff" };
  stream = null;
  app = Fastify();
  asked = 0;
  app.decorate("callerNow", async () => {
    asked += 1;
    return caller;
  });
  stopped = new Promise((stop) => {
    eventRoute(
      app,
      call,
      async (given) => {
        stream = given;
        return stop;
      },
      BEAT,
    );
  });
  await app.ready();
});
afterEach(() => app.close());

/** Everything that the server sends until the answer ends. */
async function said(): Promise<string> {
  const answer = await app.inject(call.path);
  return answer.body;
}

describe("a stream of server-sent events", () => {
  it("sends its start, each event, and heartbeats, until its source ends (DESK-16)", async () => {
    const all = said();
    while (!stream) await new Promise(setImmediate);
    stream.send("note");
    while (asked < 3) await new Promise(setImmediate);
    stream.send("mail");
    stream.end();
    expect(await all).toMatch(/^(:\n\n)+data: note\n\n(:\n\n){2,}data: mail\n\n$/);
    await stopped;
  });

  it("ends when its reader's session has ended", async () => {
    const all = said();
    caller = null;
    expect(await all).toBe(":\n\n");
    await stopped;
  });

  it("ends when the server closes", async () => {
    const all = said();
    while (!stream) await new Promise(setImmediate);
    await app.close();
    expect(await all).toMatch(/^(:\n\n)+$/);
    await stopped;
  });
});
