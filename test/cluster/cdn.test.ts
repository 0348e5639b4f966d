import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { DrawnPage } from "../../src/app/drawnPage";
import { buildApp } from "../../src/app/server/app";
import { issueToken } from "../../src/platform/server/auth/authentication";
import { movableClock } from "../../src/platform/server/clock";
import { ALL_SERVE, openHaproxy } from "../faults/processes/haproxy";
import { writeBuiltPages } from "../fixtures/server/builtPages";
import { freePort } from "../freePort";
import { openTestServer, testConfig } from "../testDatabase";
import { clusterServer, onCluster } from "./cluster";
import { programOf, startProgram } from "./programs";

const [ANA, JAMES] = [1, 2];
/** The addresses of the proxies between a visitor and the server; all are this machine's. */
const [CDN, BALANCER, VISITOR, NEIGHBOUR] = ["127.0.0.3", "127.0.0.4", "127.0.0.10", "127.0.0.11"];
const LIMIT = 20;
const ASSET = "/assets/main.0a1b2c3d.js";

/** The rule for nginx from the operating guide, with the test's address and folder. */
function ruleOfGuide(folder: string, server: readonly string[]): string {
  const [, rule] = /```nginx\n(.*?)```/s.exec(readFileSync("docs/operating.md", "utf8")) ?? [];
  if (!rule) throw new Error("the guide has no rule for nginx");
  return rule
    .replace("/var/cache/nginx/malecon", `${folder}/cache`)
    .replace("server {", `server {\n${server.join("\n")}`);
}

/** Nginx as a CDN, as in the operating guide: it marks each answer with its source. */
async function openCdn(origin: string) {
  const program = programOf("nginx", "/usr/sbin/nginx");
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const lines = [
    ...["daemon off;", "worker_processes 1;", `pid ${folder}/pid;`, "error_log stderr crit;", "events {}", "http {"],
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    ...["access_log off;", `upstream malecon { server ${new URL(origin).host}; }`],
    ruleOfGuide(folder, [
      ...[`listen 127.0.0.1:${port};`, `proxy_bind ${CDN};`, "proxy_http_version 1.1;"],
      ...["proxy_set_header Host malecon.example;", "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;"],
      "add_header X-Cache $upstream_cache_status always;",
    ]),
    ...["}", ""],
  ];
  // Nginx's cache process runs under another account if it is started as root.
  const account = process.getuid?.() === 0 ? ["user root;"] : [];
  writeFileSync(join(folder, "nginx.conf"), [...account, ...lines].join("\n"));
  const { end } = await startProgram(program, ["-p", folder, "-c", join(folder, "nginx.conf")], port);
  const close = async () => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

const drawnAs = (html: string): DrawnPage => ({
  html,
  styles: { globals: [], names: [], css: "" },
  answers: {},
  failed: 0,
  unnamed: [],
});

/** A build's files and pages, as small as possible. */
function makeWeb(): string {
  const folder = mkdtempSync(join(tmpdir(), "malecon-web-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, ASSET), `start("${"x".repeat(2_000)}")`);
  writeBuiltPages(folder);
  return folder;
}

onCluster("behind a CDN and a balancer, with two processes", () => {
  let database: Awaited<ReturnType<typeof openTestServer>>;
  let proxy: Awaited<ReturnType<typeof openHaproxy>>;
  let cdn: Awaited<ReturnType<typeof openCdn>>;
  let web: string;
  const hosts: FastifyInstance[] = [];

  beforeAll(async () => {
    const ports = [await freePort(), await freePort()];
    proxy = await openHaproxy(ports, "roundrobin", BALANCER);
    cdn = await openCdn(proxy.url);
    web = makeWeb();
    database = await openTestServer(clusterServer);
    const { db } = database;
    const config = testConfig({
      DATABASE_URL: database.url,
      TRUST_PROXY: `${CDN}, ${BALANCER}`,
      REQUESTS_PER_MINUTE: String(LIMIT),
      QA_TOOLS: "off",
      WEB: "on",
      PUBLIC_URL: "https://malecon.example",
    });
    // A limit whose minute never ends, so that counts only grow.
    const present = Date.now();
    for (const port of ports) {
      const app = await buildApp({
        config,
        db,
        clock: await movableClock(db, () => present),
        web: { web, pages: web },
        pages: { by: () => async (task) => drawnAs(`<h1>${task.wide ? "wide" : "narrow"}</h1>`) },
      });
      await app.listen({ port, host: "127.0.0.1" });
      hosts.push(app);
    }
    while (!(await fetch(`${proxy.url}${ALL_SERVE}`)).ok) await pause(20);
  }, 120_000);
  afterAll(async () => {
    await cdn.close();
    await proxy.close();
    for (const app of hosts) await app.close();
    await database.close();
    rmSync(web, { recursive: true, force: true });
  });

  type Sent = { from?: string; headers?: Record<string, string>; past?: boolean };
  /** Requests as a visitor at an address; `past`: from the balancer itself, without the CDN. */
  const ask = (path: string, { from = VISITOR, headers = {}, past = false }: Sent = {}) =>
    new Promise<{ status: number; body: string; headers: IncomingMessage["headers"] }>((resolve, reject) => {
      const asked = { localAddress: from, headers, agent: false };
      const sent = request(`${past ? proxy.url : cdn.url}${path}`, asked, (answer) => {
        text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body, headers: answer.headers }), reject);
      });
      sent.on("error", reject).end();
    });
  const as = (clientId: number) => {
    const [app] = hosts;
    if (!app) throw new Error("there is no process");
    return {
      authorization: `Bearer ${issueToken(app, { clientId, role: "client", staffRole: null }, Date.now())}`,
    };
  };

  it("an asset is cached for a year, in the requested encoding, and revalidated by its ETag (OPS-163)", async () => {
    for (const [encoding, kept] of [
      ["gzip", "MISS"],
      ["gzip", "HIT"],
      ["identity", "MISS"],
      ["identity", "HIT"],
    ] as const) {
      const answer = await ask(ASSET, { headers: { "accept-encoding": encoding } });
      expect(answer).toMatchObject({ status: 200, headers: { "x-cache": kept } });
      expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(answer.headers["content-encoding"]).toBe(encoding === "gzip" ? "gzip" : undefined);
    }
    const { headers } = await ask(ASSET);
    const again = await ask(ASSET, { headers: { "if-none-match": String(headers.etag) } });
    expect(again).toMatchObject({ status: 304, body: "" });
  });

  it("a missing asset is not cached as missing, because another release may have it (OPS-34, OPS-163)", async () => {
    for (let time = 0; time < 2; time += 1) {
      const answer = await ask("/assets/next.4e5f6a7b.js");
      expect(answer).toMatchObject({ status: 404, headers: { "cache-control": "no-store", "x-cache": "MISS" } });
    }
  });

  it("a server-rendered page is cached by language, window and encoding, and revalidated by its ETag (OPS-163)", async () => {
    const phone = { "sec-ch-ua-mobile": "?1" };
    const iPhone = { "user-agent": "Mozilla/5.0 (iPhone) Mobile/15E148" };
    const desk = { "user-agent": "Mozilla/5.0 (Macintosh)" };
    const spanish = { ...desk, cookie: "other=1; language=es" };
    const asked: [headers: Record<string, string>, kept: string, language: string, window: string][] = [
      [phone, "MISS", "en", "narrow"],
      [phone, "HIT", "en", "narrow"],
      [iPhone, "HIT", "en", "narrow"],
      [desk, "MISS", "en", "wide"],
      [{ ...desk, cookie: "visitor=7" }, "HIT", "en", "wide"],
      [spanish, "MISS", "es", "wide"],
      [spanish, "HIT", "es", "wide"],
      [{ ...desk, "accept-encoding": "gzip" }, "MISS", "en", "wide"],
    ];
    for (const [headers, kept, language, window] of asked) {
      const answer = await ask("/help", { headers });
      expect([headers, answer.headers["x-cache"]]).toEqual([headers, kept]);
      if (headers["accept-encoding"]) continue;
      expect(answer.body).toContain(`lang="${language}"`);
      expect(answer.body).toContain(`<h1>${window}</h1>`);
    }
    const { etag = "" } = (await ask("/help", { headers: desk })).headers;
    expect(await ask("/help", { headers: { ...desk, "if-none-match": etag } })).toMatchObject({ status: 304 });
  });

  it("a client's own page, and one that does not exist, is never cached (OPS-163)", async () => {
    for (const path of ["/profile", "/profile", "/nowhere", "/nowhere"])
      expect((await ask(path)).headers["x-cache"]).not.toBe("HIT");
  });

  it("answers about a person are not cached, and not sent to other visitors (OPS-163)", async () => {
    const path = `/api/profile/${ANA}/2`;
    for (let time = 0; time < 2; time += 1) {
      const own = await ask(path, { headers: as(ANA) });
      expect(own).toMatchObject({ status: 200, headers: { "cache-control": "no-store", "x-cache": "MISS" } });
      expect(own.body).toContain("Rivera");
    }
    expect((await ask(path)).status).toBe(401);
    expect((await ask(path, { headers: as(JAMES) })).status).toBe(404);
    expect((await ask("/api/countries")).headers["x-cache"]).toBe("MISS");
    expect((await ask("/api/countries")).headers["x-cache"]).toBe("MISS");
  });

  it("limits count visitors, whatever address they claim, through the CDN and without it (SAFE-3, OPS-163)", async () => {
    const answered = async (sent: Sent) => {
      const statuses: number[] = [];
      for (let time = 0; time < 3 * LIMIT; time += 1) {
        const headers = { "x-forwarded-for": `203.0.113.${time}` };
        statuses.push((await ask("/api/countries", { ...sent, headers })).status);
      }
      return statuses.filter((status) => status === 200).length;
    };
    for (const sent of [{ from: "127.0.0.20" }, { from: "127.0.0.21", past: true }]) {
      const count = await answered(sent);
      expect(count).toBeGreaterThanOrEqual(LIMIT);
      // The number of requests that the processes answer before they have exchanged their counts.
      expect(count).toBeLessThan(2 * LIMIT);
    }
    expect((await ask("/api/countries", { from: "127.0.0.20" })).status).toBe(429);
    expect((await ask("/api/countries", { from: NEIGHBOUR })).status).toBe(200);
  });
});
