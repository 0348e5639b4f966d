import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { accountRoutes } from "../../features/account/server/account.routes";
import { accountService } from "../../features/account/server/account.service";
import { profileRefusal } from "../../features/account/server/profile.service";
import { addCars } from "../../features/car/server/car.server";
import { impersonationRoutes } from "../../features/desk/server/impersonation.routes";
import { impersonationService } from "../../features/desk/server/impersonation.service";
import { deskNoteRoutes } from "../../features/desk/server/notes.routes";
import { deskNotesService } from "../../features/desk/server/notes.service";
import { bundleService } from "../../features/desk/server/plans/bundle.service";
import { supportPlanRoutes } from "../../features/desk/server/plans/plans.routes";
import { planViewService } from "../../features/desk/server/plans/planView.service";
import { searchService } from "../../features/desk/server/plans/search.service";
import { supportRoutes } from "../../features/desk/server/support.routes";
import { supportService } from "../../features/desk/server/support.service";
import { documentPhotos } from "../../features/documents/server/documentPhotos";
import { checkDocuments } from "../../features/documents/server/documents.checks";
import { documentsRoutes } from "../../features/documents/server/documents.routes";
import { documentsService } from "../../features/documents/server/documents.service";
import { driverDocuments } from "../../features/documents/server/driverDocuments";
import { passportNeededUntil } from "../../features/documents/server/passportPeriod";
import { photoRoutes } from "../../features/documents/server/photos.routes";
import { fundNotices } from "../../features/fund/server/fund.notices";
import { fundHold, fundRelease, fundReturn } from "../../features/fund/server/fund.payments";
import { fundRoutes } from "../../features/fund/server/fund.routes";
import { fundService } from "../../features/fund/server/fund.service";
import { informationRoutes } from "../../features/information/server/information.routes";
import { informationService } from "../../features/information/server/information.service";
import { handOverRooms } from "../../features/lodging/server/alternatives.repository";
import { addLodging } from "../../features/lodging/server/lodging.server";
import { notesRoutes } from "../../features/notes/server/notes.routes";
import { notesService } from "../../features/notes/server/notes.service";
import { papersRoutes } from "../../features/papers/server/papers.routes";
import { receiptService } from "../../features/papers/server/receipt.service";
import { voucherService } from "../../features/papers/server/voucher.service";
import { cloverProvider } from "../../features/payments/methods/clover/server/clover";
import { linkRoutes } from "../../features/payments/methods/stripe/server/link.routes";
import { transferRoutes } from "../../features/payments/methods/transfer/server/transfer.routes";
import { holderMatch } from "../../features/payments/server/holder.rules";
import { enableMethod } from "../../features/payments/server/methods.repository";
import { bookingService } from "../../features/plan/server/booking.service";
import { bookingsOf } from "../../features/plan/server/bookings.repository";
import { staffIds } from "../../features/plan/server/checkout.repository";
import { checkoutRoutes } from "../../features/plan/server/checkout.routes";
import { checkoutServer } from "../../features/plan/server/checkout.server";
import { carPeriodsOf, setBookingStatuses } from "../../features/plan/server/plan.repository";
import { planRoutes } from "../../features/plan/server/plan.routes";
import { planService } from "../../features/plan/server/plan.service";
import { proposalsRoutes } from "../../features/proposals/server/proposals.routes";
import { proposalsService } from "../../features/proposals/server/proposals.service";
import { refundSettling } from "../../features/refunds/server/refund.settling";
import { refundDesk } from "../../features/refunds/server/refundDesk.service";
import { refundsRoutes } from "../../features/refunds/server/refunds.routes";
import { refundsService } from "../../features/refunds/server/refunds.service";
import { auditImpersonated } from "../../platform/server/audit/impersonated";
import { issueImpersonation, issueToken } from "../../platform/server/auth/authentication";
import { notifier } from "../../platform/server/notify/notify";
import { mailDelivery } from "../../platform/server/outbox/delivery";
import { openSeal } from "../../platform/server/pdf/openSeal";
import { whatsAppWebhook } from "../../platform/server/whatsapp/webhook";
import { addDesk, withdrawProposals } from "./desk";
import { inventories } from "./inventories";
import { otherProviders } from "./otherProviders";
import type { Services } from "./services";
import { startSweeper } from "./sweeper";
import { tripOfActivePlan, tripOfPlan } from "./trips";

/** Every feature's routes, an explicit list: what is served is what stands here, and who is handed what. */
export async function registerFeatures(app: FastifyInstance, given: Services): Promise<void> {
  // A build without QA tools has no way to them, and so contains none.
  const withTools = __QA_TOOLS__ && given.config.qaTools;
  const tools = withTools
    ? (await import("../../tools/inspector/server/inspector.server")).inspectorServer(given.now)
    : null;
  const services = tools ? { ...given, now: tools.now } : given;
  const { config, db, now, log } = services;
  auditImpersonated(app, services);
  const { notify, mail, whatsApp } = notifier(config.publicUrl);
  const clover = cloverProvider({ ...config.clover, fetch });

  const checkout = checkoutServer({
    services,
    providers: { clover, ...otherProviders(config) },
    ports: {
      inventories,
      setBookingStatuses: async (tx, changes) => {
        await setBookingStatuses(tx, changes);
        const ids = changes.map(({ bookingId }) => bookingId);
        await withdrawProposals(tx, ids);
      },
      carPeriodsOf,
      checkDocuments: async (tx, clientId, trip) => ({
        profile: await profileRefusal(tx, clientId),
        ...(await checkDocuments(tx, clientId, trip)),
      }),
      notify,
      fund: { hold: fundHold, release: fundRelease, giveBack: fundReturn },
    },
  });
  const plans = planService(services, checkout.ledger, { passportNeededUntil });
  const recheck = checkout.documentsChanged;
  const isSamePerson = (name: string, first: string, last: string) => holderMatch(name, first, last) === "matches";
  const documents = documentsService({ db, now, ports: { tripOfPlan, tripOfActivePlan, recheck, isSamePerson } });

  accountRoutes(app, accountService(services, { mail, whatsApp, recheck }));
  notesRoutes(app, notesService({ db, now }));
  planRoutes(app, plans);
  const bookings = bookingService(services, checkout.ledger);
  addCars(app, services, {
    plans,
    bookings,
    rememberDriver: driverDocuments({ now, isSamePerson }),
  });
  addLodging(app, services, { plans, bookings });
  documentsRoutes(app, documents);
  await photoRoutes(app, documentPhotos({ db, now }));
  informationRoutes(app, informationService({ db, now }));
  proposalsRoutes(app, proposalsService({ db, now, commands: checkout.commands, handOver: handOverRooms }));
  checkoutRoutes(app, checkout);
  await transferRoutes(app, { ...checkout, payUntil: checkout.checkout.payUntil });
  await linkRoutes(app, checkout);
  papersRoutes(app, {
    receipts: receiptService({
      db,
      now,
      commands: checkout.commands,
      bookingsOf: async (planId) => paidOf(await bookingsOf(db, planId)),
      seal: openSeal(config, db),
      publicUrl: config.publicUrl,
      newCode: () => randomBytes(6).toString("hex").toUpperCase(),
    }),
    vouchers: voucherService({
      db,
      bookingOf: plans.booking,
      publicUrl: config.publicUrl,
      keyFile: config.voucherKey,
    }),
    checkoutOf: checkout.checkout.getCheckout,
  });

  const settleRefund = refundSettling({ commands: checkout.commands, notify });
  const { clientsCanRefund, fundAppliesPolicy } = config;
  const refunding = { db, now, commands: checkout.commands, notify, settle: settleRefund };
  refundsRoutes(
    app,
    refundsService({ ...refunding, clientsCanRefund, fundAppliesPolicy }),
    refundDesk({ ...refunding, markSent: checkout.markRefundSent }),
  );
  fundRoutes(app, fundService({ db, now }));

  supportRoutes(app, supportService({ db, now, happen: checkout.commands.happen }));
  deskNoteRoutes(app, deskNotesService({ db, now, mail }));
  supportPlanRoutes(app, {
    search: searchService({ db, now }),
    view: planViewService({ db, now }),
    bundles: bundleService({ db, now }),
  });
  addDesk(app, { db, now, checkout, notify });

  const issue = issueImpersonation.bind(null, app);
  impersonationRoutes(app, impersonationService({ db, now: given.now, issue }));

  // Another process on this database may have moved the test clock.
  const sweepPlans = async (stopping: () => boolean) => {
    if (config.qaTools) await services.clock.refresh();
    return checkout.sweep(stopping);
  };
  if (config.whatsApp) await whatsAppWebhook(app, { db, log, ...config.whatsApp });
  const delivery = mailDelivery(services);
  const sweeper = startSweeper({
    every: config.sweepEvery,
    log,
    jobs: [
      { name: "sweep of due plans", run: tools ? tools.sparing(sweepPlans) : sweepPlans },
      { name: "reconciliation of payments", run: checkout.reconcile },
      { name: "notices of expiring credit", run: fundNotices({ db, now, notify }) },
      { name: "delivery of mails", run: delivery.run },
    ],
  });
  app.addHook("preClose", async () => {
    await sweeper.stop();
    delivery.close();
  });

  tools?.addRoutes(app, {
    clock: services.clock,
    db,
    now,
    happen: checkout.commands.happen,
    sweep: sweeper.sweepNow,
    sweepPlans: () => checkout.sweep(),
    staffAuthorization: async () => `Bearer ${issueToken(app, (await staffIds(db))[0] ?? 0, "staff", given.now())}`,
    clover: { tokenUrl: config.clover.tokenUrl, apiAccessKey: async () => (await clover.accessKey()) ?? "" },
    payeezy: config.payeezy,
    offer: (method) => enableMethod(db, method),
  });
}

/** The bookings that a payment is for. */
function paidOf<B extends { Status: string }>(bookings: B[]): B[] {
  return bookings.filter(({ Status }) => Status === "confirmed" || Status === "refunded");
}
