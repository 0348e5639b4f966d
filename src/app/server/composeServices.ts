import { randomBytes } from "node:crypto";
import { deskPath } from "../../features/account/account.pages";
import { namesOfClients, recipientOf } from "../../features/account/server/account.repository";
import { accountService } from "../../features/account/server/account.service";
import { countryChecks } from "../../features/account/server/countries";
import { profileRefusal } from "../../features/account/server/profile.service";
import { digest, newSecret } from "../../features/account/server/secrets";
import { brandService } from "../../features/brand/server/brand.service";
import { catalogueServer } from "../../features/catalogue/server/catalogue.server";
import { currenciesService } from "../../features/currencies/server/currencies.service";
import { deskServer } from "../../features/desk/server/desk.server";
import { notifyDesk } from "../../features/desk/server/overview/live/changes";
import { suppliersOfStaff } from "../../features/desk/server/records/supplier.repository";
import { supplierNotifications } from "../../features/desk/server/services/supplier/supplierNotifications";
import { documentChecks, passportNeededUntil } from "../../features/documents/server/documents.checks";
import { documentsGivenAt } from "../../features/documents/server/documents.repository";
import { documentsServer } from "../../features/documents/server/documents.server";
import { fundServer } from "../../features/fund/server/fund.server";
import { informationServer } from "../../features/information/server/information.server";
import { planMoney } from "../../features/ledger/planMoney";
import { entriesOfPlan } from "../../features/ledger/server/ledger.repository";
import { addSystemNote } from "../../features/notes/server/notes.repository";
import { notesService } from "../../features/notes/server/notes.service";
import { opinionsServer } from "../../features/opinions/server/opinions.server";
import { papersServer } from "../../features/papers/server/papers.server";
import { insertVouchers } from "../../features/papers/server/voucher.repository";
import { withLetterhead } from "../../features/payments/methods/server/methods.papers";
import { moneyWords } from "../../features/payments/money.words";
import { holdOnPapers, owedRefunds } from "../../features/payments/server/disputes/disputes.repository";
import { methodLapse } from "../../features/payments/server/methods.service";
import { attemptEnder } from "../../features/payments/server/payment.awaited";
import type { PaymentMethod } from "../../features/payments/server/payment.method";
import type { MethodOf, Reached } from "../../features/payments/server/payment.ports";
import { lastPaymentId } from "../../features/payments/server/payment.repository";
import { paymentsServer } from "../../features/payments/server/payments.server";
import { photosServer } from "../../features/photos/server/photos.server";
import { planPath } from "../../features/plan/plan.pages";
import { bookingService } from "../../features/plan/server/bookings/booking.service";
import { bookingReader } from "../../features/plan/server/bookings/bookings.repository";
import { mailFacts } from "../../features/plan/server/mailFacts";
import type { Inventory } from "../../features/plan/server/plan.ports";
import { setBookingStatuses } from "../../features/plan/server/plan.repository";
import { planServer } from "../../features/plan/server/plan.server";
import { planService } from "../../features/plan/server/plan.service";
import { privacyServer } from "../../features/privacy/server/privacy.server";
import { withdrawProposals as markWithdrawn } from "../../features/proposals/server/proposals.repository";
import { proposalsService } from "../../features/proposals/server/proposals.service";
import { changeSettling, paidBackForeseen, unsettledMoney } from "../../features/refunds/server/change.settling";
import { moneyOfPlan } from "../../features/refunds/server/planSums";
import { refundPlan } from "../../features/refunds/server/refundPlan";
import { refundsServer } from "../../features/refunds/server/refunds.server";
import { savedService } from "../../features/saved/server/saved.service";
import { firstOffer, tripsService } from "../../features/trips/server/trips.service";
import { type Afterwards, afterwards as workAfterwards } from "../../platform/server/background/afterwards";
import type { Work } from "../../platform/server/background/thread";
import type { InTimeOf } from "../../platform/server/background/whose";
import { type Changes, cachedUntilChange } from "../../platform/server/caches/cachedUntilChange";
import { cachedWork } from "../../platform/server/caches/cachedWork";
import { openFileStore } from "../../platform/server/files/openFileStore";
import { inParallel } from "../../platform/server/inParallel";
import type { Listen } from "../../platform/server/listen";
import { notifier } from "../../platform/server/notify/notify";
import { type Letterhead, letterheadOf } from "../../platform/server/pdf/letterhead";
import { openSeal } from "../../platform/server/pdf/openSeal";
import { giveKeys } from "../../platform/server/sealed/keyedDatabase";
import { vault } from "../../platform/server/sealed/vault";
import type { Services, Tx } from "../../platform/server/services";
import { shopMarks } from "../../platform/server/shop/marks";
import { readShop } from "../../platform/server/shop/shop.repository";
import { nextChange } from "../../platform/server/versions/rowsAt";
import { type Sold, sold as soldByShop } from "../../products/products.server";
import { DEFAULT_LANGUAGE } from "../../shared/constants";
import type { Clock } from "../../shared/instant";
import type { Language } from "../../shared/language";
import { type DrawingTask, draw as drawHere } from "./background/drawing";
import type { Config } from "./config/config";
import { figuresOfTexts } from "./figuresOfTexts";
import { personalDataOf } from "./personalData";
import { photoSubjects } from "./photoSubjects";
import { openTrips } from "./tripOfPlan";

/** The adapters to the world outside the process, and the configuration. */
export type Adapters = {
  config: Config;
  /** The payment methods, each with its provider. */
  paymentMethods: readonly PaymentMethod[];
  /** Draws and seals papers, in this thread or another. */
  draw?: Work<DrawingTask>;
  /** The system's clock, which dates webhook signatures; the test clock does not move it. */
  systemClock?: Clock;
  /** Runs work by a client's own clock, where clients may have one. */
  inTimeOf?: InTimeOf;
  /** The clock of sessions; the shop's clock if not given. */
  sessionClock?: Clock;
  /** Called at every step of a payment; tests end the process there. */
  reached?: Reached;
  /** What is sold. */
  sold?: Sold;
  /** The inventories in which bookings hold reservations, if not the products themselves. */
  inventories?: readonly Inventory[];
  /** Listens to the database's notifications (NOTIFY); without it nothing is listened to. */
  listen?: Listen;
  /** Changes of the catalogue, whichever process made them; if not given it never changes. */
  catalogueChanges?: Changes;
  /** Work that answers do not wait for. */
  afterwards?: Afterwards;
};

/** For a database without notifications. */
const nothingChanges: Changes = { count: () => 0 };
/** For a database without notifications. */
const hearNothing: Listen = async () => async () => {};

export type ComposedServices = ReturnType<typeof composeServices>;

/**
 * Every feature's services, composed once: for the product, the simulation (SIM-7), the fault tests and the benchmarks.
 * Which service gets which other one is decided only here.
 */
export function composeServices(platform: Services, adapters: Adapters) {
  const { db, now } = platform;
  const { config, paymentMethods, systemClock = Date.now, reached = () => {}, sessionClock = now } = adapters;
  const { inTimeOf = (_clientId, work) => work() } = adapters;
  const { draw = drawHere, listen = hearNothing, catalogueChanges = nothingChanges } = adapters;
  const cacheUntilChange = cachedUntilChange(now, catalogueChanges, (at) => nextChange(db, at));
  giveKeys(db, vault(config.documentKeys));
  const drawOnce = cachedWork(draw);
  /** Every page shows who runs the shop, so it is cached. */
  const shop = cacheUntilChange(() => readShop(db));
  const marks = shopMarks({ db, shop, drawPng: (given) => draw({ paper: "picture", given }) });
  /** Draws a paper with the shop's letterhead in a language. (OPS-154) */
  const withHead = async (language: Language, drawn: (by: Letterhead) => Promise<Uint8Array>) =>
    drawn(await letterheadOf(await readShop(db), marks, language));
  const { sold = soldByShop } = adapters;
  const { products } = sold;
  const personal = personalDataOf(products);
  const { inventories = products, afterwards = workAfterwards(platform.log) } = adapters;
  const { publicUrl, clientsCanRefund, fundAppliesPolicy } = config;
  const documentPolicy = { payOnUnseen: config.payOnUnseenDocuments };
  const checks = documentChecks(documentPolicy);
  const reader = bookingReader(products);
  const { notify, mail, whatsApp } = notifier({
    publicUrl,
    desk: deskPath(),
    planPath: (planId) => planPath(planId ?? undefined),
    recipientOf,
    addNote: addSystemNote,
    factsOf: mailFacts({ moneyOf: moneyOfPlan, reader }),
  });
  const notifySuppliers = supplierNotifications({ notify, reader });

  /** Withdraws the proposals for bookings that have ended and releases what they hold. Resolves to their number. */
  const withdrawProposals = async (tx: Tx, bookingIds: readonly number[]): Promise<number> => {
    const withdrawn = await markWithdrawn(tx, bookingIds);
    if (withdrawn.length > 0) for (const inventory of inventories) await inventory.release(tx, withdrawn);
    return withdrawn.length;
  };

  const methodOf: MethodOf = (id) => paymentMethods.find((method) => method.id === id);
  const canBeOffered = (id: number) => methodOf(id)?.isOffered === true;
  const endAttempt = attemptEnder({ methodOf, notify });

  const plan = planServer(platform, {
    inTimeOf,
    inventories,
    setBookingStatuses: async (tx, changes) => {
      const ids = changes.map(({ bookingId }) => bookingId);
      await inParallel(setBookingStatuses(tx, changes), withdrawProposals(tx, ids));
    },
    checkedPapersOf: reader.checkedPapersOf,
    checkDocuments: async (tx, clientId) => {
      const [profile, papers] = await inParallel(profileRefusal(tx, clientId), checks.papersOf(tx, clientId));
      return (trip) => ({ profile, ...checks.all(papers, trip) });
    },
    drivesUnverified: async (tx, clientId) => {
      const papers = await checks.papersOf(tx, clientId);
      return (cars) => checks.drivesUnverified(papers, cars);
    },
    documentsGivenAt,
    methodLapse: methodLapse(methodOf),
    notify,
    notifySuppliers,
    moneyWords: async (tx, plan) => {
      const [entries, owed] = await inParallel(entriesOfPlan(tx, plan), owedRefunds(tx, plan.id));
      return moneyWords(planMoney(entries), owed);
    },
    holdsPapers: async (tx, planId) => (await holdOnPapers(tx, planId)) !== null,
    lastPaymentId,
    issueVouchers: insertVouchers,
    endAttempt,
    refundPlan,
    settleChange: changeSettling({ notify }),
  });
  const { commands, documentsChanged } = plan;
  const payments = paymentsServer(platform, {
    commands,
    reader,
    inventories,
    notify,
    paymentMethods,
    methodOf,
    endAttempt,
    publicUrl,
    systemClock,
    reached,
    cardPages: config.cardFields?.origin ?? null,
    payUntil: plan.checkout.payUntil,
    inTimeOf,
    draw: (paper) => withHead(paper.given[0], (by) => drawOnce(withLetterhead(paper, by))),
    notifyOfSilence: (tx) => notifyDesk(tx, "plan"),
  });

  const texts = informationServer(platform, {
    figures: () => figures(),
    namesOf: namesOfClients,
    drawGuide: (guide, language) =>
      withHead(language, (by) => drawOnce({ paper: "guide", given: [guide, language, by] })),
  });
  const { policies } = texts;
  const plans = planService({ db, now, notify, policies }, commands, { passportNeededUntil }, reader);
  const paid = { unsettled: unsettledMoney, foreseen: paidBackForeseen };
  const bookings = bookingService({ db, now, notify, notifySuppliers, reader, policies, paid }, commands);
  const refunding = refundsServer(platform, {
    commands,
    notify,
    reader,
    clientsCanRefund,
    fundAppliesPolicy,
    markSent: payments.markRefundSent,
    sendAgain: payments.sendRefundAgain,
  });

  const notifyOfPapers = (tx: Tx) => notifyDesk(tx, "document");
  const account = accountService({ db, now }, config, {
    mail,
    notify,
    whatsApp,
    afterwards,
    sessionClock,
    policies,
    supplies: suppliersOfStaff,
    recheck: async (tx, clientId) => {
      await documentsChanged(tx, clientId);
      await notifyOfPapers(tx);
    },
  });
  const notes = notesService({ db, now, recipientOf, mail });
  const credit = fundServer(platform, { notify });
  const identity = documentsServer(platform, {
    checks,
    ports: { ...openTrips(reader), recheck: documentsChanged, notify, notifyOfPhoto: notifyOfPapers },
  });
  const { documents, rememberDriver } = identity;
  const reviews = opinionsServer(platform, {
    notify,
    mail,
    digest,
    products,
    bookingsOf: reader.bookingsOf,
    newCode: () => newSecret(randomBytes),
  });
  const countries = countryChecks(db, cacheUntilChange);
  const opened = sold.open(platform, { plans, bookings, countries, rememberDriver, cacheUntilChange });
  const { cars, lodging } = opened;
  const trips = tripsService(
    { now, cacheUntilChange },
    {
      searchCars: (asked) => cars.search.search(asked, firstOffer, DEFAULT_LANGUAGE),
      searchLodging: (asked) => lodging.search.search(asked, firstOffer, DEFAULT_LANGUAGE),
      zones: async () => (await cars.search.catalogue()).zones,
    },
  );
  const saved = savedService({ db, now }, async (items) => {
    const named = await Promise.all(opened.all.map(({ savedNames }) => savedNames(items)));
    return new Map(named.flatMap((names) => [...names]));
  });
  /** The figures of texts, from the catalogue that searches use. */
  const figures = async () =>
    figuresOfTexts({ cars: await cars.search.catalogue(), lodging: await lodging.search.catalogue() });

  return {
    notify,
    cacheUntilChange,
    shop,
    /** The pictures of its mark. */
    marks,
    account,
    notes,
    plan,
    plans,
    bookings,
    payments,
    products: opened.all,
    cars,
    lodging,
    trips,
    saved,
    documents,
    documentPhotos: identity.documentPhotos,
    rememberDriver,
    ...photosServer(platform, { store: openFileStore(config.photos), ...photoSubjects({ db }) }),
    ...catalogueServer(platform, { demo: config.demo, canBeOffered }),
    brand: brandService({ db, now, notify }),
    currencies: currenciesService({ db, now }),
    ...reviews,
    ...texts,
    proposals: proposalsService({ db, now, commands, notify, notifySuppliers, reader }),
    ...papersServer(platform, {
      commands,
      reader,
      bookingOf: plans.booking,
      bookingsOfPlan: plans.planBookings,
      products,
      publicUrl,
      keyFile: config.voucherKey,
      seal: openSeal(config, db, (given) => draw({ paper: "sealed", given })),
      drawReceipt: (language, receipt) =>
        withHead(language, (by) => draw({ paper: "receipt", given: [language, receipt, by] })),
      drawVoucher: (voucher, guests, language) =>
        withHead(language, (by) => drawOnce({ paper: "voucher", given: [voucher, guests, language, by] })),
    }),
    ...refunding,
    ...credit,
    ...privacyServer(platform, {
      commands,
      demandPassword: account.demandPassword,
      personal,
      creditOf: credit.fund.balanceOf,
      mail,
      notify,
      data: {
        profile: account.profile.getProfile,
        mails: account.mails.status,
        plans: plans.every,
        acceptedFor: plans.acceptedPolicies,
        paymentsOf: payments.payments.getPayments,
        refundsOf: refunding.refunds.ofPlan,
        documents: (caller, clientId) => documents.getClientDocuments(caller, clientId, 0),
        driversDocuments: documents.getDriversDocuments,
        fund: credit.fund.getFund,
        notes: notes.every,
        saved: saved.every,
        opinions: reviews.opinions.every,
      },
    }),
    desk: deskServer(platform, {
      commands,
      systemClock: sessionClock,
      listen,
      mail,
      whatsApp,
      notify,
      notifySuppliers,
      reader,
      askProvider: payments.askProvider,
      review: identity.review,
      tripOfPaper: identity.tripOfPaper,
      products,
      withdrawProposals,
      documentPolicy,
      opinions: reviews.opinions,
      creditOf: credit.fund.balanceOf,
    }),
  };
}
