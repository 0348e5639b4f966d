import { once } from "node:events";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { shutDown } from "../../../src/app/server/shutDown";
import { drainConnections } from "../../../src/platform/server/http/drain";

/** A host whose one long call is answered when the test allows it. */
async function openHost(within: number) {
  const app = Fastify({ forceCloseConnections: "idle" });
  let isStopping = false;
  drainConnections(app, { within, isStopping: () => isStopping });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let arrived = () => {};
  const inFlight = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  app.post("/pay", async () => {
    arrived();
    await answered;
    return { paid: true };
  });
  app.get("/quick", async () => ({}));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const turnOff = () => {
    isStopping = true;
  };
  return { app, answer: () => answer(), inFlight, turnOff };
}

const portOf = ({ server }: FastifyInstance) => {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
};
async function open(app: FastifyInstance, text: string): Promise<{ socket: Socket; closed: Promise<unknown> }> {
  const arrived = once(app.server, "connection");
  const socket = connect(portOf(app), "127.0.0.1").on("error", () => {});
  const closed = new Promise((resolve) => socket.once("close", resolve));
  await once(socket, "connect");
  await arrived;
  socket.resume();
  if (text !== "") await new Promise((resolve) => socket.write(text, resolve));
  return { socket, closed };
}
function stop(app: FastifyInstance, over: Partial<Parameters<typeof shutDown>[0]> = {}) {
  const statuses: number[] = [];
  const exit = (status: number) => void statuses.push(status);
  const turnedOff: string[] = [];
  const health = { turnOff: () => void turnedOff.push("ready") };
  const stopped = shutDown({ app, health, grace: 0, exit, ...over });
  return { stopped, statuses, turnedOff };
}

describe("a process that is asked to stop", () => {
  it.each([
    ["says nothing", ""],
    ["has sent half a head", "GET /quick HTTP/1.1\r\nHost: x\r\nX-Half"],
    ["rests after an answer", "GET /quick HTTP/1.1\r\nHost: x\r\n\r\n"],
  ])("does not wait for a connection that %s, and exits with 0 (OPS-15)", async (_what, text) => {
    const { app } = await openHost(60_000);
    const { closed } = await open(app, text);
    const { stopped, statuses, turnedOff } = stop(app);
    expect(turnedOff).toEqual(["ready"]);
    await Promise.all([stopped, closed]);
    expect(statuses).toEqual([0]);
  });

  it("answers the long payment on a keep-alive connection before it ends, and then closes that connection (OPS-15)", async () => {
    const { app, answer, inFlight } = await openHost(60_000);
    const agentless = { port: portOf(app), method: "POST", path: "/pay", headers: { connection: "keep-alive" } };
    const body = new Promise<string>((resolve, reject) => {
      const sent = request({ host: "127.0.0.1", ...agentless }, (reply) => {
        reply.on("data", (part: Buffer) => resolve(part.toString()));
      });
      sent.on("error", reject).end();
    });
    await inFlight;
    const { stopped, statuses } = stop(app);
    await new Promise(setImmediate);
    expect(statuses).toEqual([]);
    answer();
    expect(await body).toBe('{"paid":true}');
    await stopped;
    expect(statuses).toEqual([0]);
  });

  it("cuts off requests that exceed the time limit, such as one with an endless body (OPS-15)", async () => {
    const { app } = await openHost(50);
    const head = "POST /pay HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    const arrived = once(app.server, "request");
    const { closed } = await open(app, head);
    await arrived;
    const { stopped, statuses } = stop(app);
    await Promise.all([stopped, closed]);
    expect(statuses).toEqual([0]);
  });

  it("exits with 0 at its deadline even if something does not stop (OPS-15)", async () => {
    const { app } = await openHost(60_000);
    const stuck = { log: app.log, close: () => new Promise<undefined>(() => {}) };
    const ended = new Promise<number>((exit) => {
      void stop(app, { app: stuck, exit, within: 50 });
    });
    expect(await ended).toBe(0);
    await app.close();
  });

  it("accepts new connections during the grace time after it became unready, and keeps none open (OPS-15)", async () => {
    const { app, turnOff } = await openHost(60_000);
    const ask = async () => {
      const { status, headers } = await fetch(`http://127.0.0.1:${portOf(app)}/quick`);
      return [status, headers.get("connection")];
    };
    expect(await ask()).toEqual([200, "keep-alive"]);
    const { stopped } = stop(app, { grace: 150, health: { turnOff } });
    expect(await ask()).toEqual([200, "close"]);
    const port = portOf(app);
    await stopped;
    await expect(fetch(`http://127.0.0.1:${port}/quick`)).rejects.toThrow();
  });
});
