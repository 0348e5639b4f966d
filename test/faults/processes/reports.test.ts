import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";
import { Writable } from "node:stream";
import { text as readText } from "node:stream/consumers";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { buildApp } from "../../../src/app/server/app";
import { movableClock } from "../../../src/platform/server/clock";
import { openServer } from "../../../src/platform/server/db/openDatabase";
import { freePort } from "../../freePort";
import { openTestDatabase, openTestServer, testConfig } from "../../testDatabase";

const server = process.env.TEST_DATABASE_URL;
const onServer = server ? it : it.skip;

type Span = {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
  events?: unknown[];
  startTimeUnixNano: string;
  endTimeUnixNano: string;
};

/** A person's private data, wherever they are sent: in an address, a body, a header or an error. */
const PRIVATE = /98765|ana@|Ana Private|reset-token|secret-cookie|TheirPassword|127\.0\.0\.\d+:\d+\/reset/;

/** A collector of traces and error reports that records everything, and answers with `status`. */
async function openCollector(status = 200) {
  const heard: { url: string; body: string }[] = [];
  const arrivals = new EventEmitter();
  const collector = createServer(async (request, answer) => {
    heard.push({ url: request.url ?? "", body: await readText(request) });
    answer.writeHead(status).end("{}");
    arrivals.emit("arrived");
  });
  const port = await freePort();
  await new Promise<void>((resolve) => collector.listen(port, "127.0.0.1", resolve));
  const env = {
    LOG_LEVEL: "error",
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    SENTRY_DSN: `http://key@127.0.0.1:${port}/7`,
  };
  return {
    env,
    heard,
    /** Resolves to the error reports once there are so many. */
    reports: async (count: number) => {
      const all = () => heard.filter(({ url }) => url.startsWith("/api/7/envelope/?"));
      while (all().length < count) await once(arrivals, "arrived");
      return all().map(({ body }) => JSON.parse(body.split("\n")[2] ?? ""));
    },
    spans: (): Span[] =>
      heard
        .filter(({ url }) => url === "/v1/traces")
        .flatMap(({ body }) => JSON.parse(body).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    close: () => new Promise((closed) => collector.close(closed)),
  };
}

const nowhere = () => new Writable({ write: (_line, _encoding, done) => done() });

/** A request with private data wherever possible, to a route that fails with them. */
const privateRequest = {
  method: "POST",
  url: "/fails/98765?token=reset-token&email=ana@example.com",
  payload: { name: "Ana Private", password: "TheirPassword" },
  headers: {
    traceparent: `00-${"a".repeat(32)}-${"b".repeat(16)}-01`,
    authorization: "Bearer reset-token",
    cookie: "session=secret-cookie",
    referer: "http://127.0.0.1:8080/reset/98765",
  },
} as const;

it("the server traces each request and reports each error, without personal data (OPS-35, OPS-36)", async () => {
  const collector = await openCollector();
  const opened = await openTestDatabase();
  const clock = await movableClock(opened.db);
  const app = await buildApp({ config: testConfig(collector.env), db: opened.db, clock, logTo: nowhere() });
  app.post("/fails/:id", { config: { access: "public" } }, async () => {
    throw new DrizzleQueryError(
      "insert into clients (email) values ($1)",
      ["ana@example.com"],
      new Error("Key (email)=(ana@example.com) of Ana Private exists"),
    );
  });
  app.get("/tells", { config: { access: "public" } }, async () => {
    throw new Error("no mail for ana@example.com");
  });
  expect((await app.inject(privateRequest)).statusCode).toBe(500);
  expect((await app.inject({ url: "/tells" })).statusCode).toBe(500);
  expect((await app.inject({ url: "/nobody/98765?code=reset-token" })).statusCode).toBe(404);
  await app.close();
  const reports = await collector.reports(2);
  await collector.close();
  await opened.close();

  const spans = collector.spans();
  const request = spans.find(({ name }) => name === "POST /fails/:id");
  expect(request).toMatchObject({
    kind: 2,
    traceId: "a".repeat(32),
    parentSpanId: "b".repeat(16),
    status: { code: 2 },
    events: [],
  });
  expect(Number(request?.endTimeUnixNano)).toBeGreaterThanOrEqual(Number(request?.startTimeUnixNano));
  const attributes = Object.fromEntries(
    (request?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]),
  );
  expect(attributes).toEqual({
    "http.request.method": "POST",
    "http.route": "/fails/:id",
    "http.response.status_code": 500,
  });
  expect(spans.find(({ name, parentSpanId }) => name === "handler" && parentSpanId === request?.spanId)).toBeDefined();
  expect(spans.map(({ name }) => name)).toContain("GET none");

  const [, event] = reports;
  expect(event).toMatchObject({
    platform: "node",
    level: "error",
    logger: "unexpected failure",
    tags: { role: "all" },
    exception: { values: [{ type: "Error", value: "no mail for <address>" }] },
  });
  expect(event.exception.values[0].stacktrace.frames.at(-1).filename).toContain("reports.test");
  for (const part of ["user", "request", "breadcrumbs", "server_name", "extra"]) expect(event).not.toHaveProperty(part);
  expect(JSON.stringify(collector.heard)).not.toMatch(PRIVATE);
});

onServer(
  "traces the queries of a request in its trace, without their values, and none of the background's (OPS-35)",
  async () => {
    const collector = await openCollector();
    const opened = await openTestServer(server ?? "");
    const own = await openServer({ url: opened.url, onLost: () => undefined });
    const app = await buildApp({
      config: testConfig(collector.env),
      db: own.db,
      clock: await movableClock(own.db),
      logTo: nowhere(),
    });
    const payload = { email: "ana@example.com", siteId: 11 };
    expect((await app.inject({ method: "POST", url: "/api/clients/recoverPassword", payload })).statusCode).toBe(200);
    await own.db.execute("select 'in the background'");
    await app.close();
    await own.close();
    await opened.close();
    await collector.close();

    const spans = collector.spans();
    const request = spans.find(({ kind }) => kind === 2);
    const queries = spans.filter(({ attributes }) => attributes.some(({ key }) => key === "db.query.text"));
    expect(queries.length).toBeGreaterThan(0);
    expect(new Set(queries.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]));
    expect(JSON.stringify(queries)).toContain("$1");
    expect(JSON.stringify(collector.heard)).not.toMatch(PRIVATE);
    expect(JSON.stringify(collector.heard)).not.toMatch(/postgres(ql)?:\/\/|in the background|db\.user/);
  },
);

it("the server continues if collectors refuse the data (OPS-35, OPS-36)", async () => {
  const collector = await openCollector(403);
  const opened = await openTestDatabase();
  const clock = await movableClock(opened.db);
  const app = await buildApp({ config: testConfig(collector.env), db: opened.db, clock, logTo: nowhere() });
  app.get("/tells", { config: { access: "public" } }, async () => {
    throw new Error("fails");
  });
  expect((await app.inject({ url: "/tells" })).statusCode).toBe(500);
  expect((await app.inject({ url: "/health/live" })).statusCode).toBe(200);
  await app.close();
  await collector.close();
  await opened.close();
});
