import type { FastifyInstance } from "fastify";
import type { DeskChange } from "../../features/desk/live.rules";
import { openMethods } from "../../features/payments/methods/server/methods.server";
import { enableMethod } from "../../features/payments/server/methods.repository";
import { staffIds } from "../../features/plan/server/checkout/checkout.repository";
import { clientOfMessage } from "../../features/plan/server/plan.repository";
import { auditImpersonated } from "../../platform/server/audit/impersonated";
import { issueToken } from "../../platform/server/auth/authentication";
import { withTimeout } from "../../platform/server/background/forEachConcurrently";
import type { Work } from "../../platform/server/background/thread";
import type { Changes } from "../../platform/server/caches/cachedUntilChange";
import { watchNotifications } from "../../platform/server/caches/watchNotifications";
import type { Listen } from "../../platform/server/listen";
import { mailDelivery } from "../../platform/server/outbox/delivery";
import { webhookJob } from "../../platform/server/webhooks/lanes";
import { mayReach } from "../../platform/server/webhooks/webhookAddress";
import type { Sold } from "../../products/products.server";
import { SECOND } from "../../shared/instant";
import type { SitePage } from "../sitePages";
import type { DrawingTask } from "./background/drawing";
import { startSweeper } from "./background/sweeper";
import { composeServices } from "./composeServices";
import type { Metrics } from "./metrics/openMetrics";
import { type SiteSubjects, siteSubjects } from "./pages/subjects/siteSubjects";
import { type AppServices, registerRoutes } from "./registerRoutes";

/**
 * The channels on which triggers notify: those of the catalogue's tables, and those of what the back office works on.
 */
const CATALOGUE_CHANNEL = "catalogue";
const DESK_CHANNEL = "desk";
const STOP_WITHIN = 5 * SECOND;

type Around = {
  sold: Sold;
  draw: Work<DrawingTask>;
  listen?: Listen;
  metrics?: Pick<Metrics, "watchJobs">;
  /** Notices a restored database, and keeps its mark up to date. */
  watch?: { turn: () => Promise<void> };
};

/**
 * The features of the product on its real adapters: their calls, the background work, and QA's tools where they are on.
 * A process with the role `web` runs jobs only on request, one with the role `worker` has no calls. (OPS-30) Resolves
 * to the subjects of the features' pages, and to the notifier of changes to what they show.
 */
export async function addFeatures(
  app: FastifyInstance,
  given: AppServices,
  { sold, draw, listen, metrics, watch }: Around,
): Promise<{ subjects: SiteSubjects; pageChanges: ReturnType<typeof changesOfPages> }> {
  // A build without QA tools must not contain them. The bundler folds this only if it is the first line.
  const withTools = __QA_TOOLS__ && given.config.qaTools;
  const { config, db, clock, log, health, replica } = given;
  const tools = withTools
    ? (await import("../../tools/inspector/server/inspector.server")).inspectorServer(clock)
    : null;
  const now = tools ? tools.now : given.now;
  const catalogueChanges = listen && watchNotifications(CATALOGUE_CHANNEL, { listen, log });
  const bookingChanges =
    listen && watchNotifications(DESK_CHANNEL, { listen, log, counts: (word) => shownOnPages.has(word) });
  for (const changes of [catalogueChanges, bookingChanges]) if (changes) app.addHook("preClose", changes.stop);
  const services = composeServices(
    { db, now, log, ...(replica && { replica }) },
    {
      config,
      sold,
      paymentMethods: openMethods(config.payments),
      draw,
      backgroundTasks: app.backgroundTasks,
      ...(listen && { listen }),
      ...(catalogueChanges && { catalogueChanges }),
      sessionClock: clock.system,
      ...(tools && { inTimeOf: tools.inTimeOf }),
    },
  );
  const { plan, payments, fundNotifications, account, askForOpinions, eraseOldDocuments, deleteLeftoverPhotos } =
    services;
  const { settlePrices, keepTextsApart } = services;
  const serves = config.role !== "worker";
  if (serves) {
    auditImpersonated(app, { db, now });
    await registerRoutes(app, given, services);
  }

  const delivery = mailDelivery({ db, now, log }, config, {
    mark: services.marks.ofMail,
    clientOf: clientOfMessage,
    ...(tools && { stands: tools.stands }),
  });
  const sweeper = startSweeper({
    every: config.role === "web" ? 0 : config.sweepEvery,
    log,
    // A wrong clock would make deadlines due too early (FAULT-32), and with a full disk nothing could be stored
    // (FAULT-33).
    mayRun: async () => health.hasRoom() && health.isClockRight(),
    ...(tools && { byEachClock: tools.byEachClock }),
    jobs: [
      { name: "sweep of due plans", about: "clients", run: tools ? tools.sparing(plan.sweep) : plan.sweep },
      ...payments.jobs,
      { name: "notifications of expiring credit", about: "clients", run: fundNotifications },
      { name: "questions how a trip was", about: "clients", run: askForOpinions },
      { name: "words of the desk's search", about: "shop", run: services.desk.search.prepare },
      { name: "deletion of old documents", about: "clients", run: eraseOldDocuments },
      { name: "upkeep of texts about clients", about: "shop", run: keepTextsApart },
      { name: "prices that have come into force", about: "shop", run: settlePrices },
      { name: "deletion of photographs' files", about: "shop", run: deleteLeftoverPhotos },
      { name: "deletion of unfinished uploads", about: "shop", run: app.partialUploads.deleteOld },
      ...delivery.jobs,
      webhookJob({ db, now, log }, mayReach(config)),
      ...account.jobs,
      ...(watch ? [{ name: "mark of what the database knows", about: "shop" as const, run: watch.turn }] : []),
    ],
  });
  // A process that serves pages stays ready even if its background work is late. (OPS-110, OPS-114)
  health.watch({ late: sweeper.late, serves });
  if (config.role !== "web") metrics?.watchJobs(sweeper.turns);
  app.addHook("preClose", async () => {
    // A payment that a provider does not answer stays claimed, and another process continues it.
    await withTimeout(sweeper.stop(), STOP_WITHIN).catch((err) => log.warn({ err }, "work in the background goes on"));
    delivery.close();
  });

  if (serves)
    tools?.addRoutes(app, {
      clock,
      db,
      now,
      commands: plan.commands,
      bookings: services.bookings,
      sweep: sweeper.sweepNow,
      sweepPlansOf: (clientId) => plan.sweep(() => false, { of: clientId }),
      staffAuthorization: async () => {
        const [clientId = 0] = await staffIds(db, "owner");
        return `Bearer ${issueToken(app, { clientId, role: "staff", staffRole: "owner" }, clock.system())}`;
      },
      tokenisers: config.payments,
      providers: config,
      offer: (method) => enableMethod(db, method),
    });
  return {
    subjects: siteSubjects({ db, now, ...services }),
    pageChanges: changesOfPages(catalogueChanges, bookingChanges),
  };
}

/** The pages that show which rooms and cars are free, or reviews: every booking changes them. */
const ofWhatIsLeft: ReadonlySet<SitePage | "notFound"> = new Set([
  "home",
  "searchCar",
  "searchLodging",
  "hotel",
  "roadTrip",
]);

/**
 * The kinds of the back office's notifications that concern those pages. The others, such as a colleague who opens a
 * plan or an attempt to send a webhook, come too often to render every page again.
 */
const shownOnPages: ReadonlySet<string> = new Set<DeskChange>(["reservation", "booking", "opinion"]);

/** The changes after which pages are rendered again; null where the database cannot notify of any. */
function changesOfPages(catalogue: Changes | undefined, bookings: Changes | undefined) {
  const both = { count: () => sumOf(catalogue?.count() ?? null, bookings?.count() ?? null) };
  const ofCatalogue = catalogue ?? { count: () => null };
  return (page: SitePage | "notFound"): Changes => (ofWhatIsLeft.has(page) ? both : ofCatalogue);
}

const sumOf = (one: number | null, other: number | null) => (one === null || other === null ? null : one + other);
