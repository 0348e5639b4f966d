import { type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { isApiPath } from "../http/apiPaths";

/**
 * A line for each request once it is answered; Fastify's own are two, of which only the first has the route. Files that
 * were served are logged at the debug level: a page loads dozens. (SAFE-23)
 */
export class RequestLines extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(err: Error | null | undefined, req: FastifyRequest, res: FastifyReply): void {
    const facts = { req, res, responseTime: res.elapsedTime };
    if (err) req.log.error({ ...facts, err }, "request errored");
    else req.log[isServedFile(req, res) ? "debug" : "info"](facts, "request completed");
  }
}

function isServedFile({ url }: FastifyRequest, reply: FastifyReply): boolean {
  const isPage = String(reply.getHeader("content-type")).startsWith("text/html");
  return reply.statusCode < 400 && !isPage && !isApiPath(url);
}
