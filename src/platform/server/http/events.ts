import { PassThrough } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { DataOf, Endpoint } from "../../../shared/endpoint";
import { SECOND } from "../../../shared/instant";
import { configOf } from "./route";

/** An open stream: `send` sends an event, `end` ends it. */
export type EventStream<Data> = { send: (data: Data) => void; end: () => void };

/** How often an open stream sends a heartbeat and checks whether its reader still has access. */
const BEAT_EVERY = 15 * SECOND;
/** A reader with so many unread bytes is gone or too slow. */
const AT_MOST_UNREAD = 64 * 1024;

/**
 * Registers a call that answers with server-sent events, each a single word. It starts with a comment once no later
 * event can be missed; it ends when the session or its token does, when the server closes, and when `begin` ends it:
 * the reader then reconnects. `begin` resolves to a function that stops the events. (DESK-16)
 */
export function eventRoute<E extends Endpoint<string, string>>(
  app: FastifyInstance,
  call: E,
  begin: (stream: EventStream<DataOf<E>>) => Promise<() => void>,
  beatEvery = BEAT_EVERY,
): void {
  const open = new Set<PassThrough>();
  app.addHook("preClose", async () => {
    for (const body of open) body.end();
  });
  app.route({
    method: call.method,
    url: call.path,
    schema: { response: { 200: { content: { "text/event-stream": { schema: {} } } } } },
    config: configOf(call),
    handler: async (request, reply) => {
      const body = new PassThrough();
      const write = (text: string) => {
        if (body.writableLength > AT_MOST_UNREAD) body.destroy();
        else if (!body.writableEnded) body.write(text);
      };
      const stop = await begin({ send: (data) => write(`data: ${data}\n\n`), end: () => body.end() });
      const beat = setInterval(async () => {
        const caller = await app.callerNow(request).catch(() => null);
        if (caller) write(":\n\n");
        else body.end();
      }, beatEvery).unref();
      open.add(body);
      body.once("close", () => {
        clearInterval(beat);
        open.delete(body);
        stop();
      });
      write(":\n\n");
      return reply
        .header("Content-Type", "text/event-stream; charset=utf-8")
        .header("Cache-Control", "no-store")
        .header("X-Accel-Buffering", "no")
        .send(body);
    },
  });
}
