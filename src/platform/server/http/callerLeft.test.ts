import { connect } from "node:net";
import { PassThrough, Writable } from "node:stream";
import compress from "@fastify/compress";
import Fastify, { type FastifyInstance } from "fastify";
import { loggerOptions } from "../logs/logger";
import { RequestLines } from "../logs/requestLines";
import { networkOf } from "./caller";
import { addFailures } from "./failures";

type Line = { level: number; msg: string };
const [DEBUG, ERROR] = [20, 50];

let app: FastifyInstance;
/** The log lines from now on, and a promise of the first one that is not "request completed". */
let lines: Line[];
let told: (line: Line) => void;
/** A caller who disconnects once `arrived` has resolved. */
let arrived: () => void;
let answer: PassThrough;

beforeAll(async () => {
  const stream = new Writable({
    write(text, _encoding, done) {
      const line: Line = JSON.parse(String(text));
      if (line.level !== 30) {
        lines.push(line);
        told(line);
      }
      done();
    },
  });
  app = Fastify({ logger: loggerOptions("debug", stream), logController: new RequestLines() });
  addFailures(app);
  await app.register(compress, { global: true, threshold: 1024, encodings: ["br", "gzip"] });
  const opened = (begun: boolean) => () => {
    answer = new PassThrough();
    if (begun) answer.write(":\n\n");
    arrived();
    return answer;
  };
  app.get("/silent", (_request, reply) => reply.type("application/json").send(opened(false)()));
  app.get("/events", (_request, reply) => reply.type("text/event-stream").send(opened(true)()));
  app.get("/large", async (request, reply) => {
    // The answer is ready only once its caller has left.
    const left = new Promise((resolve) => request.raw.once("close", resolve));
    arrived();
    await left;
    return reply.type("application/json").send("x".repeat(2_000_000));
  });
  app.get("/broken", async (request) => {
    const left = new Promise((resolve) => request.raw.once("close", resolve));
    arrived();
    await left;
    throw new TypeError("broken");
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());
beforeEach(() => {
  lines = [];
});

/** Calls a path and disconnects once the handler runs or its answer has begun; resolves to the log's lines. */
async function leave(path: string, encoding: string, once: "asked" | "begun"): Promise<Line> {
  const said = new Promise<Line>((resolve) => {
    told = resolve;
  });
  const handled = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const address = app.server.address();
  const socket = connect(typeof address === "object" && address ? address.port : 0, "127.0.0.1");
  const begun = new Promise((resolve) => socket.once("data", resolve));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${encoding}\r\n\r\n`);
  await (once === "begun" ? begun : handled);
  socket.resetAndDestroy();
  return said;
}

test.each([
  ["/silent", "identity", "asked"],
  ["/silent", "br", "asked"],
  ["/large", "br", "asked"],
  ["/events", "identity", "begun"],
] as const)(
  "a caller of %s (%s) who leaves once it is %s is no failure of ours: a line at the debug level (OPS-100)",
  async (path, encoding, once) => {
    const { level, msg } = await leave(path, encoding, once);
    expect({ level, msg }).toEqual({ level: DEBUG, msg: expect.stringMatching(/^the caller left before the answer/) });
    expect(lines.filter((line) => line.level > DEBUG)).toEqual([]);
  },
);

test("a failure of the server is logged even if its caller has left (OPS-100)", async () => {
  expect(await leave("/broken", "identity", "asked")).toMatchObject({ level: ERROR, msg: "unexpected failure" });
});

test.each([
  ["/silent", "unexpected failure"],
  ["/events", "the answer broke off"],
])(
  "an answer of %s whose source breaks off is logged as a failure, with its caller still there (OPS-100)",
  async (path, msg) => {
    const said = new Promise<Line>((resolve) => {
      told = resolve;
    });
    arrived = () => setImmediate(() => answer.destroy());
    const { port } = app.server.address() as { port: number };
    const answered = fetch(`http://127.0.0.1:${port}${path}`).then((response) => response.text());
    expect(await said).toMatchObject({ level: ERROR, msg });
    await answered.catch(() => null);
  },
);

test("a caller who has left has no address, and nothing fails because of it (OPS-100)", () => {
  expect(networkOf({ ip: undefined })).toBe("");
  expect(networkOf({ ip: "203.0.113.7" })).toBe("203.0.113.7");
});
