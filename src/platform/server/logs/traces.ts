import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { SECOND } from "../../../shared/instant";
import type { Services } from "../services";

/** Spans that are sent at once, and those that wait at most: a collector that is away must not fill the memory. */
const BATCH = 200;
const AT_MOST = 2_000;
const SEND_EVERY = 5 * SECOND;
const ANSWERED_WITHIN = 5 * SECOND;
/** OpenTelemetry's numbers for the kind "server" and the status "error". */
const SERVER = 2;
const FAILED = 2;

type Attribute = { key: string; value: { stringValue: string } | { intValue: number } };
type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  status: { code?: number };
};

type Parts = {
  /** The URL of an OpenTelemetry collector, without `/v1/traces`. */
  endpoint: string;
  role: string;
  log: Services["log"];
};

/**
 * A span for each request, sent to a collector as OTLP's JSON over HTTP: the route's pattern, status and times, and the
 * caller's trace if the request names one (W3C `traceparent`). No user data. (OPS-35)
 */
export function traceRequests(app: FastifyInstance, { endpoint, role, log }: Parts): void {
  const begun = new WeakMap<FastifyRequest, number>();
  const waiting: Span[] = [];
  const resource = { attributes: [text("service.name", "malecon"), text("malecon.role", role)] };

  const send = async () => {
    const spans = waiting.splice(0, BATCH);
    if (spans.length === 0) return;
    const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: "malecon" }, spans }] }] });
    const headers = { "content-type": "application/json" };
    const signal = AbortSignal.timeout(ANSWERED_WITHIN);
    await fetch(`${endpoint.replace(/\/$/, "")}/v1/traces`, { method: "POST", headers, body, signal }).catch((err) =>
      log.warn({ err }, "traces could not be sent"),
    );
  };
  const timer = setInterval(() => void send(), SEND_EVERY).unref();

  app.addHook("onRequest", async (request) => {
    begun.set(request, Date.now());
  });
  app.addHook("onResponse", async (request, reply) => {
    const start = begun.get(request);
    if (start === undefined || waiting.length >= AT_MOST) return;
    const route = request.routeOptions.url ?? "none";
    const [, traceId, parentSpanId] =
      /^00-([0-9a-f]{32})-([0-9a-f]{16})-/.exec(String(request.headers.traceparent)) ?? [];
    waiting.push({
      traceId: traceId ?? randomBytes(16).toString("hex"),
      spanId: randomBytes(8).toString("hex"),
      ...(parentSpanId && { parentSpanId }),
      name: `${request.method} ${route}`,
      kind: SERVER,
      startTimeUnixNano: nanoseconds(start),
      endTimeUnixNano: nanoseconds(start + reply.elapsedTime),
      attributes: [
        text("http.request.method", request.method),
        text("http.route", route),
        { key: "http.response.status_code", value: { intValue: reply.statusCode } },
      ],
      status: reply.statusCode >= 500 ? { code: FAILED } : {},
    });
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await send();
  });
}

const text = (key: string, stringValue: string): Attribute => ({ key, value: { stringValue } });
const nanoseconds = (instant: number): string => String(BigInt(Math.round(instant * 1_000)) * 1_000n);
