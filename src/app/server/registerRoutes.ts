import type { FastifyInstance } from "fastify";
import { accountRoutes } from "../../features/account/server/account.routes";
import { brandRoutes } from "../../features/brand/server/brand.routes";
import { catalogueRoutes } from "../../features/catalogue/server/catalogue.routes";
import { currenciesRoutes } from "../../features/currencies/server/currencies.routes";
import { supportActionRoutes } from "../../features/desk/server/actions.routes";
import { supportClientRoutes } from "../../features/desk/server/clients/client/client.routes";
import { impersonationRoutes } from "../../features/desk/server/clients/impersonation/impersonation.routes";
import { impersonationService } from "../../features/desk/server/clients/impersonation/impersonation.service";
import { deskNoteRoutes } from "../../features/desk/server/clients/notes/notes.routes";
import { supportPlanRoutes } from "../../features/desk/server/clients/plans/plans.routes";
import { reviewRoutes } from "../../features/desk/server/clients/reviews/reviews.routes";
import { templatesRoutes } from "../../features/desk/server/clients/thread/templates.routes";
import { threadRoutes } from "../../features/desk/server/clients/thread/thread.routes";
import { timelineRoutes } from "../../features/desk/server/clients/timeline/timeline.routes";
import { deskUploadRoutes } from "../../features/desk/server/clients/uploads/uploads.routes";
import { auditRoutes } from "../../features/desk/server/overview/audit/audit.routes";
import { inboxRoutes } from "../../features/desk/server/overview/inbox/inbox.routes";
import { liveRoutes } from "../../features/desk/server/overview/live/live.routes";
import { numbersRoutes } from "../../features/desk/server/overview/numbers/numbers.routes";
import { presenceRoutes } from "../../features/desk/server/overview/presence/presence.routes";
import { calendarRoutes } from "../../features/desk/server/services/calendar/calendar.routes";
import { dayRoutes } from "../../features/desk/server/services/day/day.routes";
import { supplierRoutes } from "../../features/desk/server/services/supplier/supplier.routes";
import { supportRoutes } from "../../features/desk/server/support.routes";
import { deskWebhookRoutes } from "../../features/desk/server/team/webhooks/webhooks.routes";
import { documentsRoutes } from "../../features/documents/server/documents.routes";
import { photoRoutes } from "../../features/documents/server/photos.routes";
import { fundRoutes } from "../../features/fund/server/fund.routes";
import { newsDeskRoutes } from "../../features/information/server/desk/newsDesk.routes";
import { textsDeskRoutes } from "../../features/information/server/desk/textsDesk.routes";
import { guideRoutes } from "../../features/information/server/guide.routes";
import { informationRoutes } from "../../features/information/server/information.routes";
import { notesRoutes } from "../../features/notes/server/notes.routes";
import { opinionsRoutes } from "../../features/opinions/server/opinions.routes";
import { papersRoutes } from "../../features/papers/server/papers.routes";
import { paymentsRoutes } from "../../features/payments/server/payments.routes";
import { photoFileRoutes, photosRoutes } from "../../features/photos/server/photos.routes";
import { checkoutRoutes } from "../../features/plan/server/checkout/checkout.routes";
import { planRoutes } from "../../features/plan/server/plan.routes";
import { reserveRoutes } from "../../features/plan/server/reserve/reserve.routes";
import { usTravelRoutes } from "../../features/plan/server/usTravel/usTravel.routes";
import { privacyRoutes } from "../../features/privacy/server/privacy.routes";
import { proposalsRoutes } from "../../features/proposals/server/proposals.routes";
import { refundsRoutes } from "../../features/refunds/server/refunds.routes";
import { savedRoutes } from "../../features/saved/server/saved.routes";
import { tripsRoutes } from "../../features/trips/server/trips.routes";
import { issueImpersonation } from "../../platform/server/auth/authentication";
import type { MovableClock } from "../../platform/server/clock";
import type { Health } from "../../platform/server/health";
import type { Services } from "../../platform/server/services";
import { whatsAppWebhook } from "../../platform/server/whatsapp/webhook";
import type { ComposedServices } from "./composeServices";
import type { Config } from "./config/config";

/** Each feature gets only the parts of the configuration that it uses. */
export type AppServices = Services & { config: Config; clock: MovableClock; health: Health };

/** Registers every feature's calls. */
export async function registerRoutes(
  app: FastifyInstance,
  given: AppServices,
  { plan, payments, desk, ...services }: ComposedServices,
): Promise<void> {
  const { db, log, clock, config } = given;
  accountRoutes(app, services.account);
  notesRoutes(app, services.notes);
  planRoutes(app, services.plans);
  reserveRoutes(app, plan.reserve);
  usTravelRoutes(app, services.usTravel);
  for (const { addRoutes } of services.products) addRoutes(app);
  savedRoutes(app, services.saved);
  tripsRoutes(app, services.trips);
  documentsRoutes(app, services.documents);
  await photoRoutes(app, services.documentPhotos);
  await photosRoutes(app, services.photos);
  photoFileRoutes(app, services.photoFiles);
  opinionsRoutes(app, services.opinions);
  currenciesRoutes(app, services.currencies);
  await brandRoutes(app, services.brand);
  informationRoutes(app, services.information);
  guideRoutes(app, services.information);
  newsDeskRoutes(app, services.newsDesk);
  textsDeskRoutes(app, services.textsDesk);
  catalogueRoutes(app, services.catalogue);
  proposalsRoutes(app, services.proposals);
  checkoutRoutes(app, plan.checkout);
  await paymentsRoutes(app, payments);
  papersRoutes(app, {
    receipts: services.receipts,
    vouchers: services.vouchers,
    calendars: services.calendars,
    shares: services.shares,
    checkout: plan.checkout,
  });
  refundsRoutes(app, services.refunds, services.refundDesk, services.outsideDesk);
  fundRoutes(app, services.fund);
  const { cookie, hashingPerMinute } = services.account;
  privacyRoutes(app, { privacy: services.privacy, cookie, hashingPerMinute });
  supportRoutes(app, desk.support);
  supplierRoutes(app, desk);
  inboxRoutes(app, desk);
  liveRoutes(app, desk);
  presenceRoutes(app, desk);
  dayRoutes(app, desk);
  calendarRoutes(app, desk);
  numbersRoutes(app, desk);
  deskNoteRoutes(app, desk.notes);
  deskUploadRoutes(app, desk);
  supportPlanRoutes(app, desk);
  supportClientRoutes(app, desk);
  auditRoutes(app, desk);
  deskWebhookRoutes(app, desk);
  timelineRoutes(app, desk);
  threadRoutes(app, desk);
  templatesRoutes(app, desk);
  supportActionRoutes(app, desk.actions);
  reviewRoutes(app, desk);
  const issue = issueImpersonation.bind(null, app);
  impersonationRoutes(app, impersonationService({ db, now: clock.system, notify: services.notify, issue }));
  if (config.whatsApp) await whatsAppWebhook(app, { db, log, ...config.whatsApp });
}
