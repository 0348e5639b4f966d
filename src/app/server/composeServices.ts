import { randomBytes } from "node:crypto";
import { namesOfClients, recipientOf } from "../../features/account/server/account.repository";
import { accountService } from "../../features/account/server/account.service";
import { countryChecks } from "../../features/account/server/countries";
import { digest, newSecret } from "../../features/account/server/secrets";
import { brandService } from "../../features/brand/server/brand.service";
import { catalogueServer } from "../../features/catalogue/server/catalogue.server";
import { currenciesService } from "../../features/currencies/server/currencies.service";
import { MOST_WAITING } from "../../features/desk/desk.limits";
import { deskServer } from "../../features/desk/server/desk.server";
import { notifyDesk } from "../../features/desk/server/overview/live/changes";
import { keptItems } from "../../features/desk/server/records/keptItems.repository";
import { suppliersOfStaff } from "../../features/desk/server/records/supplier.repository";
import { documentChecks, passportNeededUntil } from "../../features/documents/server/documents.checks";
import { documentsServer } from "../../features/documents/server/documents.server";
import { fundServer } from "../../features/fund/server/fund.server";
import { informationServer } from "../../features/information/server/information.server";
import { notesService } from "../../features/notes/server/notes.service";
import { opinionsServer } from "../../features/opinions/server/opinions.server";
import { papersServer } from "../../features/papers/server/papers.server";
import { changesArePayable, methodLapse } from "../../features/payments/server/methods.service";
import { attemptEnder } from "../../features/payments/server/payment.awaited";
import type { MethodOf } from "../../features/payments/server/payment.ports";
import { paymentsServer } from "../../features/payments/server/payments.server";
import { photosServer } from "../../features/photos/server/photos.server";
import { bookingService } from "../../features/plan/server/bookings/booking.service";
import { bookingReader } from "../../features/plan/server/bookings/bookings.repository";
import { planService } from "../../features/plan/server/plan.service";
import { statedBy } from "../../features/plan/server/usTravel/usTravel.repository";
import { usTravelService } from "../../features/plan/server/usTravel/usTravel.service";
import { privacyServer } from "../../features/privacy/server/privacy.server";
import { withdrawProposals as markWithdrawn } from "../../features/proposals/server/proposals.repository";
import { proposalsService } from "../../features/proposals/server/proposals.service";
import { paidBackForeseen, unsettledMoney } from "../../features/refunds/server/change.settling";
import { refundsServer } from "../../features/refunds/server/refunds.server";
import { savedService } from "../../features/saved/server/saved.service";
import { firstOffer, tripsService } from "../../features/trips/server/trips.service";
import { backgroundTasks as runBackgroundTasks } from "../../platform/server/background/backgroundTasks";
import { type Changes, cachedUntilChange } from "../../platform/server/caches/cachedUntilChange";
import { openFileStore } from "../../platform/server/files/openFileStore";
import type { Listen } from "../../platform/server/listen";
import { openSeal } from "../../platform/server/pdf/openSeal";
import { giveKeys } from "../../platform/server/sealed/keyedDatabase";
import { vault } from "../../platform/server/sealed/vault";
import type { Services, Tx } from "../../platform/server/services";
import { nextChange } from "../../platform/server/versions/rowsAt";
import { sold as soldByShop } from "../../products/products.server";
import { DEFAULT_LANGUAGE } from "../../shared/constants";
import { draw as drawHere } from "./background/drawing";
import type { Adapters } from "./compose/adapters";
import { composeMessages } from "./compose/composeMessages";
import { composePlan } from "./compose/composePlan";
import { composeShop } from "./compose/composeShop";
import { figuresOfTexts } from "./figuresOfTexts";
import { personalDataOf } from "./personalData";
import { photoSubjects } from "./photoSubjects";
import { openTrips } from "./tripOfPlan";

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
  const { shop, marks, drawing } = composeShop({ db, draw, cacheUntilChange });
  const { sold = soldByShop } = adapters;
  const { products } = sold;
  const personal = personalDataOf(products);
  const { inventories = products, backgroundTasks = runBackgroundTasks(platform.log) } = adapters;
  const { publicUrl, clientsCanRefund, fundAppliesPolicy } = config;
  const documentPolicy = { payOnUnseen: config.payOnUnseenDocuments };
  const checks = documentChecks(documentPolicy);
  const reader = bookingReader(products);
  const { notify, mail, whatsApp, notifySuppliers } = composeMessages({ publicUrl, reader });

  /** Withdraws the proposals for bookings that have ended and releases what they hold. Resolves to their number. */
  const withdrawProposals = async (tx: Tx, bookingIds: readonly number[]): Promise<number> => {
    const withdrawn = await markWithdrawn(tx, bookingIds);
    if (withdrawn.length > 0) for (const inventory of inventories) await inventory.release(tx, withdrawn);
    return withdrawn.length;
  };

  const methodOf: MethodOf = (id) => paymentMethods.find((method) => method.id === id);
  const canBeOffered = (id: number) => methodOf(id)?.isOffered === true;
  const endAttempt = attemptEnder({ methodOf, notify });

  const plan = composePlan(platform, {
    inTimeOf,
    inventories,
    withdrawProposals,
    reader,
    checks,
    methodLapse: methodLapse(methodOf),
    notify,
    notifySuppliers,
    endAttempt,
  });
  const { commands, documentsChanged } = plan;
  const usTravel = usTravelService({ db, commands, asked: config.asksUsTravel });
  const payments = paymentsServer(platform, {
    commands,
    demandUsTravel: usTravel.demand,
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
    draw: drawing.ofMethods,
    notifyOfSilence: (tx) => notifyDesk(tx, "plan"),
  });

  const texts = informationServer(platform, {
    figures: () => figures(),
    namesOf: namesOfClients,
    drawGuide: drawing.guide,
  });
  const { policies } = texts;
  const plans = planService({ db, now, notify, policies }, commands, { passportNeededUntil }, reader);
  const paid = { unsettled: unsettledMoney, payable: changesArePayable(methodOf), foreseen: paidBackForeseen };
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
    backgroundTasks,
    sessionClock,
    policies,
    supplies: suppliersOfStaff,
    recheck: async (tx, clientId) => {
      await documentsChanged(tx, clientId);
      await notifyOfPapers(tx);
    },
  });
  const notes = notesService({ db, now, recipientOf, mail });
  const credit = fundServer(platform, { notify, reader });
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
    ofInbox: { kept: keptItems(db, "opinion"), limit: MOST_WAITING },
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
    usTravel,
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
      drawReceipt: drawing.receipt,
      drawVoucher: drawing.voucher,
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
        usTravel: (_caller, clientId) => statedBy(db, clientId),
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
