import { FastifyOtelInstrumentation } from "@fastify/otel";
import { type Attributes, context, propagation, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { PgInstrumentation } from "@opentelemetry/instrumentation-pg";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type SpanExporter,
} from "@opentelemetry/sdk-trace-node";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { SECOND } from "../../../shared/instant";
import type { Services } from "../services";

/** The spans of one export, and the spans that may wait: an unreachable collector must not fill the memory. */
const QUEUE = { maxExportBatchSize: 200, maxQueueSize: 2_000, scheduledDelayMillis: 5 * SECOND };
const ANSWERED_WITHIN = 5 * SECOND;

/**
 * The exported attributes of a span, besides its name, times and outcome. The instrumentations record more: addresses
 * with codes in them, error messages with typed text, the database's user. A query's text has no values, because they
 * are sent separately.
 */
const SENT = new Set([
  ...["http.request.method", "http.route", "http.response.status_code"],
  ...["db.system.name", "db.namespace", "db.query.text", "db.operation.name"],
]);

type Deps = {
  /** The URL of an OpenTelemetry collector, without `/v1/traces`. */
  endpoint: string;
  role: string;
  log: Services["log"];
};

/**
 * Sends a span for each request and each of its queries to a collector by OTLP, in the caller's trace if the request
 * names one (W3C `traceparent`). No user data. To be awaited before routes are declared. (OPS-35)
 */
export async function traceRequests(app: FastifyInstance, { endpoint, role, log }: Deps): Promise<void> {
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const collector = new OTLPTraceExporter({ url, timeoutMillis: ANSWERED_WITHIN });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": "malecon", "malecon.role": role }),
    spanProcessors: [new BatchSpanProcessor(withoutPeople(collector, log), QUEUE)],
  });
  provider.register();
  const stopQueries = traceQueries(provider);
  const requests = new FastifyOtelInstrumentation({
    // A span for each of some fifteen hooks would say little and cost most.
    instrumentHooks: false,
    recordExceptions: false,
    // Its own name lists every plugin.
    lifecycleHook: (span, { hookName }) => span.updateName(hookName),
    requestHook: (span, { method, routeOptions }) => span.updateName(`${method} ${routeOptions.url ?? "none"}`),
  });
  requests.setTracerProvider(provider);
  await app.register(requests.plugin());
  app.addHook("onClose", async () => {
    stopQueries();
    await provider.shutdown().catch(() => undefined);
    for (const api of [trace, context, propagation]) api.disable();
  });
}

/**
 * Queries of requests; those of jobs have no trace to be in. The package hooks into module loading, which a bundle
 * bypasses, so it is given the loaded `pg` module. Returns a function that stops it.
 */
function traceQueries(provider: NodeTracerProvider): () => void {
  const queries = new PgInstrumentation({ enabled: false, requireParentSpan: true });
  queries.setTracerProvider(provider);
  const ofClient = queries.getModuleDefinitions().filter(({ name }) => name === "pg");
  for (const { patch } of ofClient) patch?.(pg);
  return () => {
    for (const { unpatch } of ofClient) unpatch?.(pg);
  };
}

/** Exports only the attributes of each span that `SENT` names, and logs failed exports. */
function withoutPeople(collector: SpanExporter, log: Services["log"]): SpanExporter {
  return {
    export: (spans, done) =>
      collector.export(spans.map(shown), (result) => {
        if (result.error) log.warn({ err: result.error }, "traces could not be sent");
        done(result);
      }),
    shutdown: () => collector.shutdown(),
  };
}

function shown(span: ReadableSpan): ReadableSpan {
  const attributes: Attributes = Object.fromEntries(Object.entries(span.attributes).filter(([name]) => SENT.has(name)));
  const { name, kind, startTime, endTime, duration, ended, resource, instrumentationScope, parentSpanContext } = span;
  return {
    name,
    kind,
    startTime,
    endTime,
    duration,
    ended,
    resource,
    instrumentationScope,
    ...(parentSpanContext && { parentSpanContext }),
    spanContext: () => span.spanContext(),
    attributes,
    status: { code: span.status.code },
    events: [],
    links: [],
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}
