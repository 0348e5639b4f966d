import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

type Limits = {
  /** Milliseconds for requests in flight once the server closes. */
  within: number;
  /** Whether the process was asked to stop: the server still accepts connections then, but keeps none open. */
  isStopping: () => boolean;
};

/**
 * Ends the connections of a server that is closing: idle ones at once, also if part of a request has arrived; the
 * others after their answer, and all that are left after `within` milliseconds. Node itself closes only connections
 * that have had a request, and stops its time limits of unfinished requests once it closes. Answers say `Connection:
 * close` as soon as the process is asked to stop, so that few connections are left on which a request could arrive
 * during closing. (OPS-15)
 */
export function drainConnections(app: FastifyInstance, { within, isStopping }: Limits): void {
  const { server } = app;
  const open = new Set<Socket>();
  const busy = new Map<Socket, number>();
  let isClosing = false;
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  server.prependListener("request", ({ socket }, answer) => {
    busy.set(socket, (busy.get(socket) ?? 0) + 1);
    if (isStopping()) answer.setHeader("Connection", "close");
    answer.once("close", () => {
      const left = (busy.get(socket) ?? 1) - 1;
      if (left > 0) busy.set(socket, left);
      else busy.delete(socket);
      if (isClosing && left <= 0) socket.end();
    });
  });
  app.addHook("preClose", async () => {
    isClosing = true;
    for (const socket of open) if (!busy.has(socket)) socket.destroy();
    cutAfter(server, within);
  });
}

function cutAfter(server: Server, within: number): void {
  const timer = setTimeout(() => server.closeAllConnections(), within).unref();
  server.once("close", () => clearTimeout(timer));
}
