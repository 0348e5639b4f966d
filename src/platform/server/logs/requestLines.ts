import { type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { fieldOf } from "../../../shared/unknownData";
import { isApiPath } from "../http/apiPaths";

/**
 * Whether an answer broke off because its caller left: a connection lost, a page closed. An answer whose source broke
 * off while its caller was still there is a failure of the server. (OPS-100)
 */
export const hasCallerLeft = (error: unknown, { raw }: Pick<FastifyReply, "raw">): boolean =>
  fieldOf(error, "code") === "ERR_STREAM_PREMATURE_CLOSE" && raw.destroyed;

/**
 * Logs one line for each request once it is answered; Fastify's own are two, of which only the first has the route.
 * Files that were served are logged at the debug level, because a page loads dozens. (SAFE-23)
 */
export class RequestLines extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(err: Error | null | undefined, req: FastifyRequest, res: FastifyReply): void {
    const facts = { req, res, responseTime: res.elapsedTime };
    if (err) req.log.error({ ...facts, err }, "request errored");
    else req.log[isServedFile(req, res) ? "debug" : "info"](facts, "request completed");
  }

  /** The error of an answer that broke off. */
  override streamError(err: Error, req: FastifyRequest, res: FastifyReply): void {
    if (hasCallerLeft(err, res)) req.log.debug({ res }, "the caller left before the answer was sent");
    else req.log.error({ res, err }, "the answer broke off");
  }
}

function isServedFile({ url }: FastifyRequest, reply: FastifyReply): boolean {
  const isPage = String(reply.getHeader("content-type")).startsWith("text/html");
  return reply.statusCode < 400 && !isPage && !isApiPath(url);
}
