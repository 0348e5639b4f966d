import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isApiPath } from "../http/apiPaths";

/** For Fastify: its own two lines for each request, of which only the first has the route, are left out. */
export const ownRequestLines = { disableRequestLogging: true } as const;

/** A line for each request once it is answered. Files are told at the debug level: a page loads dozens. (SAFE-23) */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    const level = isServedFile(request, reply) ? "debug" : "info";
    request.log[level]({ req: request, res: reply, responseTime: reply.elapsedTime }, "request completed");
    done();
  });
}

function isServedFile({ url }: FastifyRequest, reply: FastifyReply): boolean {
  const isPage = String(reply.getHeader("content-type")).startsWith("text/html");
  return reply.statusCode < 400 && !isPage && !isApiPath(url);
}
