import { createServer } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Database, PoolUse } from "../../../platform/server/db/database";
import type { Scanned } from "../../../platform/server/uploads/checkUpload";
import { type Clock, SECOND } from "../../../shared/instant";
import type { Sweeper } from "../background/sweeper";
import type { PageOutcome } from "../pages/drawnPages";
import { readShopFigures } from "./shopFigures";

type Deps = {
  db: Database;
  now: Clock;
  /** Use of the database connections; the embedded database has none. */
  pool?: () => PoolUse;
  /** Whether this process reports the shop's figures: one is enough, as all count the same rows. */
  ofShop: boolean;
};

/** The metrics of the process and the shop, and where they are served. (OPS-32) */
export type Metrics = ReturnType<typeof openMetrics>;

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** A scrape within this time gets the same figures of the shop again. */
const SHOP_KEPT = 5 * SECOND;

/**
 * Metrics in Prometheus' format, with its names: `malecon_` is ours, `nodejs_` and `process_` are the client library's.
 * Labels are patterns of routes, statuses, states and names of jobs, never personal data. (OPS-32)
 */
export function openMetrics({ db, now, pool, ofShop }: Deps) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: "malecon_http_request_duration_seconds",
    help: "Requests by the pattern of their route and the status of their answer.",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers,
  });
  if (pool)
    new Gauge({
      name: "malecon_db_connections",
      help: "Connections of the pool that are lent and at rest, and requests that wait for one.",
      labelNames: ["state"],
      registers,
      collect() {
        for (const [state, count] of Object.entries(pool())) this.set({ state }, count);
      },
    });
  const browserErrors = new Counter({
    name: "malecon_browser_errors_total",
    help: "Errors that browsers reported, by page.",
    labelNames: ["page"],
    registers,
  });
  const scans = new Counter({
    name: "malecon_upload_scans_total",
    help: "Uploads that were given to the scanner, by what became of them: clean, infected, unchecked.",
    labelNames: ["result"],
    registers,
  });
  const pages = new Counter({
    name: "malecon_pages_total",
    help: "Pages that could arrive drawn, by how they were answered: kept, drawn, shell.",
    labelNames: ["outcome"],
    registers,
  });
  if (ofShop) addShop(registers, { db, now });

  return {
    /** Measures every request that `app` answers. */
    watchRequests: (app: FastifyInstance): void => {
      app.addHook("onResponse", async (request, reply) => {
        const labels = { method: request.method, route: routeOf(request), status: reply.statusCode };
        requests.observe(labels, reply.elapsedTime / SECOND);
      });
    },

    countBrowserError: (page: string): void => browserErrors.inc({ page }),

    countPage: (outcome: PageOutcome): void => pages.inc({ outcome }),

    countScan: (result: Scanned): void => scans.inc({ result }),

    /** Measures the background work, in the process that does it. */
    watchJobs: (turns: Sweeper["turns"]): void => {
      const labelNames = ["job"] as const;
      new Gauge({
        name: "malecon_job_age_seconds",
        help: "Time since a job's last turn ended.",
        labelNames,
        registers,
        collect() {
          for (const { name, age } of turns()) this.set({ job: name }, age / SECOND);
        },
      });
      new Counter({
        name: "malecon_job_failures_total",
        help: "Turns of a job that did not succeed.",
        labelNames,
        registers,
        collect() {
          this.reset();
          for (const { name, failures } of turns()) this.inc({ job: name }, failures);
        },
      });
    },

    read: () => registry.metrics(),

    /** Serves `/metrics` on its own port, which no proxy leads to. Resolves to a function that stops it. */
    listen: async ({ port, host }: { port: number; host: string }): Promise<() => Promise<void>> => {
      const server = createServer((request, answer) => {
        if (request.method !== "GET" || request.url !== "/metrics") return void answer.writeHead(404).end();
        registry.metrics().then(
          (text) => answer.writeHead(200, { "Content-Type": registry.contentType }).end(text),
          () => answer.writeHead(503).end(),
        );
      });
      await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
      return () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        });
    },
  };
}

/** The pattern of a request's route; all files of a folder count as one. */
function routeOf({ routeOptions: { url = "none" } }: FastifyRequest): string {
  return url.replace(/[^/]*\.\w+$/, "*");
}

type Shop = Awaited<ReturnType<typeof readShopFigures>>;

/**
 * The shop's figures, read once for all of its gauges. If the database does not answer, the other metrics are still
 * reported.
 */
function addShop(registers: Registry[], { db, now }: Pick<Deps, "db" | "now">): void {
  let kept: { shop: Promise<Shop | null>; until: number } | null = null;
  const shop = () => {
    const at = performance.now();
    if (!kept || kept.until <= at) kept = { shop: readShopFigures(db, now()).catch(() => null), until: at + SHOP_KEPT };
    return kept.shop;
  };
  const one = (name: string, help: string, figureOf: (shop: Shop) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const found = await shop();
        this.set(found ? figureOf(found) : Number.NaN);
      },
    });
  const byLabel = (
    label: "state" | "currency" | "why",
    name: string,
    help: string,
    countsOf: (shop: Shop) => Readonly<Record<string, number>>,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      async collect() {
        this.reset();
        const found = await shop();
        for (const [value, count] of Object.entries(found ? countsOf(found) : {})) this.set({ [label]: value }, count);
      },
    });
  one(
    "malecon_sweep_lag_seconds",
    "How long the plan that is due longest is overdue, without those set aside.",
    ({ sweepLag }) => sweepLag,
  );
  one("malecon_mail_oldest_unsent_seconds", "Age of the oldest message that still waits.", ({ unsent }) => unsent);
  one("malecon_webhooks_waiting", "Webhooks that wait to be delivered, or to be tried again.", (it) => it.webhooks);
  one(
    "malecon_webhook_secrets_unreadable",
    "Addresses that get no webhooks, as their secret cannot be opened.",
    ({ webhookSecrets }) => webhookSecrets,
  );
  one("malecon_mail_given_up", "Messages that nobody tries to send any more.", ({ givenUp }) => givenUp);
  one(
    "malecon_payment_oldest_unknown_seconds",
    "Age of the oldest attempt whose outcome its provider has not reported.",
    (it) => it.oldestUnknown,
  );
  one(
    "malecon_payments_held",
    "1 while payments and refunds stand still, as the database was restored; else 0.",
    ({ paymentsHeld }) => paymentsHeld,
  );
  one("malecon_holds", "Confirmed bookings of plans that are not paid.", ({ holds }) => holds);
  byLabel(
    "currency",
    "malecon_rate_days_left",
    "For how many days more a currency's rate is shown; below 0 once it is too old.",
    ({ rates }) => rates,
  );
  byLabel(
    "why",
    "malecon_plans_set_aside",
    "Plans that wait for people, as they cannot be swept.",
    ({ aside }) => aside,
  );
  byLabel("state", "malecon_payments", "Attempts to pay by what became of them.", ({ payments }) => payments);
  byLabel("state", "malecon_bookings", "Bookings by status, declined ones among them.", ({ bookings }) => bookings);
  byLabel("state", "malecon_plans", "Plans by the state they are in.", ({ plans }) => plans);
}
