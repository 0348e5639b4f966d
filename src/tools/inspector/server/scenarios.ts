import { supportContract } from "../../../features/desk/support.contract";
import { documentsContract } from "../../../features/documents/documents.contract";
import type { Transfer } from "../../../features/payments/methods/transfer/transfer.schemas";
import { planContract } from "../../../features/plan/plan.contract";
import { Problem } from "../../../platform/server/problem";
import { DEFAULT_CAR_SEARCH, DEFAULT_COUNTRY_ID } from "../../../shared/constants";
import { IdentityDocumentType } from "../../../shared/enumerations";
import { addDays, type HavanaDate, havanaDate } from "../../../shared/havana";
import { DAY, HOUR, MINUTE } from "../../../shared/instant";
import type { ScenarioName } from "../inspector.scenarios";
import { bookCar } from "./carScene";
import { agreedChange, disputedChange, paidChange } from "./changeScenes";
import { bookLodging } from "./lodgingScene";
import {
  ALMOST_EXPIRED,
  happensTo,
  refundPartly,
  refundReturned,
  refundToClient,
  refundToFund,
  requestRefund,
} from "./refundScenes";
import {
  DECLINED_CARD,
  emptyPlan,
  giveDocument,
  giveDocuments,
  HANGING_CARD,
  inClientsLanguage,
  LANG,
  payByCard,
  rejectPassport,
  signReceipt,
  tryCard,
  tryUnclearCard,
  untilState,
} from "./scenes";
import {
  choosePayeezy,
  makeLink,
  orderTransfer,
  PAYEEZY_APPROVED_CARD,
  PAYEEZY_DECLINED_CARD,
  payAtLink,
  payByPayeezy,
  receivePart,
  reportTransfer,
} from "./scenes.methods";
import { returnToCard } from "./scenes.order";
import type { World } from "./world";

/** Builds a scenario; resolves to its plan's id. */
type Build = (world: World) => Promise<number>;

/** Builds a plan whose events all happened `ago` milliseconds ago. What an open plan holds is released first. */
async function inThePast(world: World, ago: number, build: Build): Promise<number> {
  await emptyPlan(world);
  return world.ago(ago, () => build(world));
}

async function requested(world: World): Promise<number> {
  await emptyPlan(world);
  return bookCar(world, { confirmsInstantly: false });
}

async function answered(world: World, answer: "declineBooking" | "extendBooking", Reason: string): Promise<number> {
  const planId = await requested(world);
  const { Bookings } = await world.call(planContract.getPlan, { id: planId, lang: LANG });
  for (const { BookingId, Status } of Bookings) {
    if (Status === "requested") await world.callAsStaff(supportContract[answer], {}, { BookingId, Reason });
  }
  return planId;
}

async function emptied(world: World): Promise<number> {
  const planId = await requested(world);
  await emptyPlan(world);
  return planId;
}

/** Somebody else drives, so that their data are not taken for the client's own documents. */
async function documentsMissing(world: World): Promise<number> {
  const { call, clientId } = world;
  await emptyPlan(world);
  const known = await call(documentsContract.getClientDocuments, { clientId, docType: IdentityDocumentType.Passport });
  if (known.length > 0) throw new Problem("qa.newClientNeeded");
  return bookCar(world, { confirmsInstantly: true, driver: otherDriver });
}

/** Staff have not looked at the driver's documents yet: the time to pay is paused. */
async function driverInReview(world: World): Promise<number> {
  await emptyPlan(world);
  await giveDocuments(world);
  return bookCar(world, { confirmsInstantly: true, driver: otherDriver });
}

const otherDriver = { FirstName: "Rosa", LastName: "Valdés Mora" };

async function confirmed(world: World): Promise<number> {
  await emptyPlan(world);
  const planId = await bookCar(world, { confirmsInstantly: true });
  await giveDocuments(world);
  await returnToCard(world, planId);
  return planId;
}

/** Lodging alone needs no licence, only the passport. */
async function lodgingConfirmed(world: World): Promise<number> {
  await emptyPlan(world);
  const planId = await bookLodging(world);
  const today = havanaDate(world.now());
  await giveDocument(world, IdentityDocumentType.Passport, {
    IssuedOn: addDays(today, -700),
    ExpiresOn: addDays(today, 3 * 365),
  });
  await returnToCard(world, planId);
  return planId;
}

/** A car in La Habana next week and a room in Varadero the week after: the plan has things to point out. */
async function mixedConfirmed(world: World): Promise<number> {
  const planId = await confirmed(world);
  await bookLodging(world);
  return planId;
}

async function lodgingSigned(world: World): Promise<number> {
  const planId = await lodgingConfirmed(world);
  await payByCard(world, planId);
  await signReceipt(world, planId);
  return planId;
}

type Facts = Parameters<typeof giveDocuments>[1];

async function confirmedBut(world: World, facts: (today: HavanaDate) => Facts): Promise<number> {
  await emptyPlan(world);
  const planId = await bookCar(world, { confirmsInstantly: true });
  await giveDocuments(world, facts(havanaDate(world.now())));
  return planId;
}

/** Some countries' licences are accepted at any age; Cuba's are not among them. */
export const youngLicence = (today: HavanaDate) => ({
  licenceIssuedOn: addDays(today, -90),
  licenceCountryId: DEFAULT_COUNTRY_ID,
});

async function documentRejected(world: World): Promise<number> {
  const planId = await confirmed(world);
  await rejectPassport(world);
  return planId;
}

async function holderUnclear(world: World): Promise<number> {
  const planId = await confirmed(world);
  await tryUnclearCard(world, planId);
  return planId;
}

async function declined(world: World): Promise<number> {
  const planId = await confirmed(world);
  await tryCard(world, planId, DECLINED_CARD).catch(() => undefined);
  return planId;
}

/** The provider answers only after the server's time limit: the plan is shown while it is silent, and paid later. */
async function providerSilent(world: World): Promise<number> {
  const planId = await confirmed(world);
  await untilState(world, planId, "paying.processing", tryCard(world, planId, HANGING_CARD));
  return planId;
}

async function paid(world: World): Promise<number> {
  const planId = await confirmed(world);
  await payByCard(world, planId);
  return planId;
}

/** A double press, or a browser that repeats the call: one charge, and both calls get its answer. */
async function paidTwice(world: World): Promise<number> {
  const planId = await confirmed(world);
  await payByCard(world, planId, 2);
  return planId;
}

async function signed(world: World): Promise<number> {
  const planId = await paid(world);
  await signReceipt(world, planId);
  return planId;
}

async function payeezyChosen(world: World): Promise<number> {
  const planId = await confirmed(world);
  await choosePayeezy(world, planId);
  return planId;
}

async function payeezyDeclined(world: World): Promise<number> {
  const planId = await confirmed(world);
  await payByPayeezy(world, planId, PAYEEZY_DECLINED_CARD).catch(() => undefined);
  return planId;
}

async function payeezyPaid(world: World): Promise<number> {
  const planId = await confirmed(world);
  await payByPayeezy(world, planId, PAYEEZY_APPROVED_CARD);
  return planId;
}

async function transferOrdered(world: World): Promise<number> {
  const planId = await confirmed(world);
  await orderTransfer(world, planId);
  return planId;
}

async function transferReported(world: World, then: (transfer: Transfer) => Promise<void>): Promise<number> {
  const planId = await confirmed(world);
  const transfer = await orderTransfer(world, planId);
  await reportTransfer(world, transfer);
  await then(transfer);
  return planId;
}

async function linkAwaiting(world: World): Promise<number> {
  const planId = await confirmed(world);
  await makeLink(world, planId);
  return planId;
}

async function webhookTenTimes(world: World): Promise<number> {
  const planId = await confirmed(world);
  await payAtLink(world, planId, await makeLink(world, planId), "tenTimes");
  return planId;
}

/** A plan paid with a link, as only these charges can be disputed here; and the link's address. */
async function paidByLink(world: World): Promise<{ planId: number; url: string }> {
  const planId = await confirmed(world);
  const url = await makeLink(world, planId);
  await payAtLink(world, planId, url, "once");
  return { planId, url };
}

async function refundSentBack(world: World): Promise<number> {
  const { planId, url } = await paidByLink(world);
  await signReceipt(world, planId);
  return refundReturned(world, planId, url);
}

async function disputed(world: World): Promise<number> {
  const { planId, url } = await paidByLink(world);
  await signReceipt(world, planId);
  await happensTo(url, "disputed");
  return planId;
}

async function disputeLost(world: World): Promise<number> {
  const { planId, url } = await paidByLink(world);
  await happensTo(url, "disputed");
  await happensTo(url, "lost");
  return planId;
}

/** The link is paid an hour after the payment deadline; the car is still free. */
async function lateMoney(world: World): Promise<number> {
  let url = "";
  const planId = await inThePast(world, 49 * HOUR, async () => {
    const planId = await confirmed(world);
    url = await makeLink(world, planId);
    return planId;
  });
  await payAtLink(world, planId, url, "once");
  return planId;
}

/** The scenarios (QA-4), each reached in the way that a client, a supplier or time reaches it. */
export const scenarios: Record<ScenarioName, Build> = {
  "plan-empty": emptied,
  "plan-requested": requested,
  "plan-extended": (world) => answered(world, "extendBooking", "The supplier asked for another day"),
  "plan-lapsed": (world) => inThePast(world, 73 * HOUR, requested),
  "supplier-declines": async (world) => answered(world, "declineBooking", await inClientsLanguage(world, "noneLeft")),
  "plan-documents-missing": documentsMissing,
  "driver-in-review": driverInReview,
  "licence-too-young": (world) => confirmedBut(world, youngLicence),
  "passport-too-short": (world) =>
    confirmedBut(world, (today) => ({ passportExpiresOn: addDays(today, DEFAULT_CAR_SEARCH.dropOffInDays + 10) })),
  "document-rejected": documentRejected,
  "plan-confirmed": confirmed,
  "plan-lodging-confirmed": lodgingConfirmed,
  "plan-mixed-confirmed": mixedConfirmed,
  "card-declined": declined,
  "holder-unclear": holderUnclear,
  "payeezy-chosen": payeezyChosen,
  "payeezy-declined": payeezyDeclined,
  "payeezy-paid": payeezyPaid,
  "provider-silent": providerSilent,
  "transfer-ordered": transferOrdered,
  "transfer-under-review": (world) => transferReported(world, async () => {}),
  "transfer-short": (world) => transferReported(world, (transfer) => receivePart(world, transfer, 5_000)),
  "link-awaiting": linkAwaiting,
  "webhook-ten-times": webhookTenTimes,
  "late-money": lateMoney,
  "plan-unpaid-expired": (world) => inThePast(world, 49 * HOUR, confirmed),
  "plan-paid": paid,
  "payment-sent-twice": paidTwice,
  "unsigned-at-2359": (world) => inThePast(world, 24 * HOUR - MINUTE, paid),
  "plan-unsigned-expired": (world) => inThePast(world, 25 * HOUR, paid),
  "plan-signed": signed,
  "plan-lodging-signed": lodgingSigned,
  "change-to-pay": agreedChange,
  "change-paid": paidChange,
  "change-disputed": disputedChange,
  "refund-requested": async (world) => requestRefund(world, await signed(world)),
  "refunded-partly": async (world) => refundPartly(world, await signed(world)),
  "plan-refunded": async (world) => refundToClient(world, await signed(world)),
  "refund-returned": refundSentBack,
  "payment-disputed": disputed,
  "dispute-lost": disputeLost,
  "fund-expiring": (world) => inThePast(world, ALMOST_EXPIRED, async () => refundToFund(world, await paid(world))),
  "plan-completed": (world) => inThePast(world, (DEFAULT_CAR_SEARCH.dropOffInDays + 1) * DAY, signed),
};
