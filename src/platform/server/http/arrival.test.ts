import { EventEmitter, once } from "node:events";
import { connect, type Socket } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { MINUTE, SECOND } from "../../../shared/instant";
import { answerBroken, limitArrival } from "./arrival";
import { acceptBytes, BYTES } from "./bodyTypes";
import { addFailures } from "./failures";

let app: FastifyInstance;
let port: number;
/** Emits `data` for each part of a body that has arrived. */
const seen = new EventEmitter();

beforeAll(async () => {
  const doNotFake = ["nextTick", "setImmediate", "clearImmediate", "queueMicrotask", "Date", "performance"] as const;
  jest.useFakeTimers({ doNotFake: [...doNotFake] });
  app = Fastify({
    clientErrorHandler: answerBroken,
    requestTimeout: 60 * MINUTE,
    // Node's own timers are not those of the test.
    http: { headersTimeout: 200, connectionsCheckingInterval: 50 },
  });
  addFailures(app);
  app.decorateRequest("caller", null);
  limitArrival(app);
  app.addHook("preParsing", (_request, _reply, payload, done) => {
    payload.on("data", () => seen.emit("data"));
    done();
  });
  app.post("/json", async ({ body }) => ({ got: body }));
  app.post("/refused", { onRequest: async (_request, reply) => reply.code(401).send({}) }, async () => ({}));
  await app.register((scope, _options, done) => {
    acceptBytes(scope);
    scope.post("/file", { config: { bodyType: BYTES } }, async ({ body }) => ({ size: (body as Buffer).length }));
    done();
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  port = typeof address === "object" && address ? address.port : 0;
});
afterAll(async () => {
  jest.useRealTimers();
  await app.close();
});

/** A connection, and the whole answer that it receives. */
function open(): { socket: Socket; answer: Promise<string> } {
  const socket = connect(port, "127.0.0.1");
  let said = "";
  const answer = new Promise<string>((resolve) => {
    socket.on("data", (bytes) => {
      said += String(bytes);
      const [head = "", body] = said.split("\r\n\r\n");
      if (body !== undefined && Buffer.byteLength(body) >= Number(/content-length: (\d+)/i.exec(head)?.[1]))
        resolve(said);
    });
    socket.on("error", () => resolve(said));
    socket.on("close", () => resolve(said));
  });
  return { socket, answer };
}
const head = (path: string, type: string, length: number, language = "es") =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nAccept-Language: ${language}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;

async function send(socket: Socket, part: string): Promise<void> {
  const arrived = once(seen, "data");
  socket.write(part);
  await arrived;
}

/** Sends a body in parts, each so many milliseconds after the one before. */
async function drip(socket: Socket, parts: number, pace: number): Promise<void> {
  for (let part = 0; part < parts; part += 1) {
    await send(socket, "x".repeat(100));
    jest.advanceTimersByTime(pace);
  }
}

describe("a request that arrives slowly (SAFE-44)", () => {
  it("continues as long as bytes of a file arrive, far beyond the time limit of other bodies", async () => {
    const { socket, answer } = open();
    socket.write(head("/file", BYTES, 4_000));
    await drip(socket, 40, 30 * SECOND);
    expect(await answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*"size":4000/);
  });

  it("is refused when a file stops arriving, in the envelope and in the caller's language", async () => {
    const { socket, answer } = open();
    socket.write(head("/file", BYTES, 1_500));
    await drip(socket, 1, 46 * SECOND);
    const said = await answer;
    expect(said).toMatch(/^HTTP\/1\.1 408 /);
    expect(said).toMatch(/connection: close/i);
    expect(JSON.parse(said.split("\r\n\r\n")[1] ?? "")).toEqual({
      ...{ Status: -1, ResultCode: "tooSlow", ResponseType: "Error", Errors: [] },
      Data: "Esto tardó demasiado en llegar. Compruebe su conexión y envíelo de nuevo.",
    });
  });

  it("does not crash the server when the body of a refused request times out unread", async () => {
    const refused = await app.inject({
      method: "POST",
      url: "/json",
      headers: { "content-type": "text/x" },
      payload: "x",
    });
    expect(refused.statusCode).toBe(415);
    jest.advanceTimersByTime(3 * MINUTE);
    const taken = await app.inject({ method: "POST", url: "/json", payload: { one: 1 } });
    expect(taken.json()).toEqual({ got: { one: 1 } });
  });

  it("is refused when a file never ends, however steadily it arrives", async () => {
    const { socket, answer } = open();
    socket.write(head("/file", BYTES, 1_000_000));
    await drip(socket, 50, 30 * SECOND);
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("has a total time limit for any other body, however steadily it arrives", async () => {
    const { socket, answer } = open();
    socket.write(head("/json", "application/json", 100_000, "en"));
    await drip(socket, 4, 30 * SECOND);
    expect(await answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*This took too long to arrive/);
  });

  it("is accepted when its body arrives in time", async () => {
    const { socket, answer } = open();
    socket.write(head("/json", "application/json", 8));
    await send(socket, '{"a":');
    jest.advanceTimersByTime(MINUTE);
    await send(socket, "12}");
    expect(await answer).toMatch(/"got":\{"a":12\}/);
  });

  it("is disconnected when its body still arrives slowly after an early answer", async () => {
    const { socket, answer } = open();
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.write(head("/refused", BYTES, 1_000_000));
    expect(await answer).toMatch(/^HTTP\/1\.1 401 /);
    socket.write("x");
    // The server's side of the answer may be over a moment after ours.
    await new Promise(setImmediate);
    jest.advanceTimersByTime(2 * MINUTE);
    await closed;
  });

  it("is answered in the envelope too if its headers are missing or malformed", async () => {
    const silent = open();
    silent.socket.write("POST /json HTTP/1.1\r\nHost: x\r\n");
    expect(await silent.answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"ResultCode":"tooSlow"/);
    const none = open();
    none.socket.write("no request\r\n\r\n");
    expect(await none.answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"ResultCode":"invalid"/);
    const long = open();
    long.socket.write(`GET / HTTP/1.1\r\nX: ${"x".repeat(20_000)}\r\n\r\n`);
    expect(await long.answer).toMatch(/^HTTP\/1\.1 431 [\s\S]*"ResultCode":"headTooLarge"/);
  });

  it("is limited to three concurrent files for one caller, and more are accepted once those are done", async () => {
    const held = [open(), open(), open()];
    for (const { socket } of held) await send(socket, `${head("/file", BYTES, 2)}x`);
    const fourth = open();
    fourth.socket.write(`${head("/file", BYTES, 1)}x`);
    expect(await fourth.answer).toMatch(/^HTTP\/1\.1 429 /);
    for (const { socket } of held) socket.write("x");
    for (const { answer } of held) expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
    const later = open();
    later.socket.write(`${head("/file", BYTES, 1)}x`);
    expect(await later.answer).toMatch(/^HTTP\/1\.1 200 /);
  });
});
