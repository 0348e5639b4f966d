import type { Socket } from "node:net";
import { type Readable, Transform } from "node:stream";
import type { ConnectionError, FastifyInstance, FastifyRequest } from "fastify";
import { DEFAULT_LANGUAGE } from "../../../shared/constants";
import { type ErrorCode, errorStatus } from "../../../shared/errors";
import { MINUTE, SECOND } from "../../../shared/instant";
import { Problem } from "../problem";
import { BYTES, bodyTypeOf } from "./bodyTypes";
import { failure } from "./failures";

/**
 * Milliseconds for a body: in total, and without receiving a byte. A file may come over a slow line as long as bytes
 * arrive; at 8 KB a second the largest one takes 22 minutes. (SAFE-44)
 */
export const arrivalLimits = {
  body: { whole: 2 * MINUTE, silence: 2 * MINUTE },
  file: { whole: 25 * MINUTE, silence: 45 * SECOND },
};
type Limits = typeof arrivalLimits;

/** Concurrent uploads of files: of one caller, and in this process, because each is held in memory. */
const FILES = { ofCaller: 3, ofAll: 40 };

/**
 * Limits how long a body may take to arrive, depending on the call. Node has one limit of a whole request for all
 * routes, so `server.requestTimeout` has to be longer than these. Files come only from signed-in callers, whom earlier
 * hooks have admitted; a body that still arrives after an early answer has the limit of any other body.
 */
export function limitArrival(app: FastifyInstance, { body, file }: Limits = arrivalLimits): void {
  const arriving = new Map<number, number>();
  const count = (caller: number) => arriving.get(caller) ?? 0;
  const all = () => [...arriving.values()].reduce((sum, of) => sum + of, 0);

  function takeFile({ caller }: FastifyRequest, ended: (release: () => void) => void): boolean {
    const id = caller?.clientId ?? 0;
    if (count(id) >= FILES.ofCaller || all() >= FILES.ofAll) return false;
    arriving.set(id, count(id) + 1);
    let isHeld = true;
    ended(() => {
      if (!isHeld) return;
      isHeld = false;
      if (count(id) > 1) arriving.set(id, count(id) - 1);
      else arriving.delete(id);
    });
    return true;
  }

  app.addHook("preParsing", (request, reply, payload, done) => {
    if (!hasBody(request)) return done(null, payload);
    const isFile = bodyTypeOf(request) === BYTES;
    const late = () => {
      reply.header("connection", "close");
      return new Problem("tooSlow");
    };
    if (!isFile) return done(null, within(payload, body, late));
    const isTaken = takeFile(request, (release) => reply.raw.once("finish", release).once("close", release));
    if (!isTaken) return done(new Problem("tooManyRequests"));
    done(null, within(payload, file, late));
  });
  app.server.prependListener("request", (request, answer) => {
    answer.once("finish", () => {
      if (request.complete) return;
      const timer = setTimeout(() => request.socket.destroy(), body.whole).unref();
      request.once("close", () => clearTimeout(timer));
    });
  });
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** A body stream that fails with `late` once its time is over. No timer runs if it has arrived already. */
function within(payload: Readable, limits: Limits["body"], late: () => Error): Readable {
  const end = () => {
    clearTimeout(whole);
    clearTimeout(silence);
  };
  const body = new Transform({
    transform(chunk, _encoding, done) {
      silence.refresh();
      done(null, chunk);
    },
    flush(done) {
      end();
      done();
    },
  });
  const giveUp = () => {
    payload.unpipe(body);
    body.destroy(late());
  };
  const whole = setTimeout(giveUp, limits.whole).unref();
  const silence = setTimeout(giveUp, limits.silence).unref();
  body.once("close", end);
  // Nobody reads the body of a refused request: without a listener, its error would end the process.
  body.on("error", () => undefined);
  payload.once("error", (error) => body.destroy(error));
  payload.once("close", () => {
    // The caller left before the end.
    if (!payload.readableEnded) body.destroy();
  });
  return payload.pipe(body);
}

/** The error codes with which Node rejects a request that reached no route, by its error. */
const broken: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "tooSlow",
  HPE_HEADER_OVERFLOW: "headTooLarge",
};

/** Answers a request that Node has rejected, in the envelope too. The caller's language is unknown here. */
export function answerBroken(error: ConnectionError, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const code = broken[error.code ?? ""] ?? "invalid";
  const body = JSON.stringify(failure(DEFAULT_LANGUAGE, new Problem(code)));
  const head = [
    `HTTP/1.1 ${errorStatus[code]} ${reasons[code] ?? "Bad Request"}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Cache-Control: no-store",
    "Connection: close",
  ];
  if (socket.writable) socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  socket.destroySoon();
}

const reasons: Partial<Record<ErrorCode, string>> = {
  tooSlow: "Request Timeout",
  headTooLarge: "Request Header Fields Too Large",
};
