import { randomUUID } from "node:crypto";
import { accountContract } from "../../../features/account/account.contract";
import { supportContract } from "../../../features/desk/support.contract";
import { documentsContract } from "../../../features/documents/documents.contract";
import type { GivenType } from "../../../features/documents/documents.rules";
import type { GivenDocument } from "../../../features/documents/documents.schemas";
import { papersContract } from "../../../features/papers/papers.contract";
import { CONSENT_VERSION } from "../../../features/papers/receipt.schemas";
import { cloverContract } from "../../../features/payments/methods/clover/clover.contract";
import type { Payment } from "../../../features/payments/payments.schemas";
import { checkoutContract } from "../../../features/plan/checkout/checkout.contract";
import { revive } from "../../../features/plan/checkout/checkout.log";
import { type CheckoutSnapshot, type StateName, stateName } from "../../../features/plan/checkout/checkout.states";
import { planContract } from "../../../features/plan/plan.contract";
import { text } from "../../../platform/server/http/texts";
import { DEFAULT_LANGUAGE, USA_COUNTRY_ID } from "../../../shared/constants";
import { IdentityDocumentType, PaymentProvider, PaymentStatus } from "../../../shared/enumerations";
import { addDays, type HavanaDate, havanaDate } from "../../../shared/havana";
import { inspectorContract } from "../inspector.contract";
import { orderBy } from "./scenes.order";
import type { World } from "./world";

/** A client's steps of scenarios, one in each function. */

export const LANG = DEFAULT_LANGUAGE;
/** Test cards of the stand-in (docs/testing.md, Cards). */
export const APPROVED_CARD = "4242424242424242";
export const DECLINED_CARD = "4005571702222222";
export const HANGING_CARD = "4000000000000200";

/**
 * Starts with an empty plan: bookings of an earlier scenario are cancelled and deleted. A plan from later than now (the
 * clock was ahead and was reset, or the scene is in the past) is left behind, since its next fact would be dated after
 * its last one. (QA-4)
 */
export async function emptyPlan(world: World): Promise<void> {
  const { call, clientId, now } = world;
  const plan = await call(planContract.getActivePlan, { clientId, lang: LANG });
  if (!plan) return;
  const planId = plan.TravelPlanId;
  const { Stored } = await call(checkoutContract.getCheckout, { planId });
  if (!revive(Stored).hasTag("acceptsBookings")) return;
  for (const { BookingId } of plan.Bookings) await call(planContract.deleteBooking, { id: BookingId });
  const { events } = await call(inspectorContract.getPlanLog, { planId });
  if (events.some(({ event }) => event.at > now())) await world.startPlan();
}

/** Text of messages to or from the client, in the language in which we write to them. */
export async function inClientsLanguage({ call, clientId }: World, what: "noCar" | "smallerCar" | "noneLeft") {
  const { Language } = await call(accountContract.getProfile, { id: clientId });
  return text(Language, `inspector.said.${what}`);
}

/** The client's profile, after filling in data that a booking needs. */
export async function completeProfile({ call, clientId }: World) {
  const {
    Id: _id,
    email: _email,
    cremail: _cremail,
    PhoneNumber: _number,
    PhoneVerified: _verified,
    ...profile
  } = await call(accountContract.getProfile, { id: clientId });
  const { Phone, BirthDate, CountryId } = profile;
  if (Phone && BirthDate && CountryId) return { ...profile, BirthDate, CountryId };
  const complete = {
    ...profile,
    Phone: Phone ?? "+1 305 555 0142",
    BirthDate: BirthDate ?? "1988-04-12",
    CountryId: CountryId ?? USA_COUNTRY_ID,
  };
  await call(accountContract.updateProfile, {}, complete);
  return complete;
}

/** Differences from documents that pass every check. */
type DocumentFacts = { licenceIssuedOn?: HavanaDate; licenceCountryId?: number; passportExpiresOn?: HavanaDate };

/** Adds a passport and a licence, which pass every check of the plan unless `facts` differ. */
export async function giveDocuments(world: World, facts: DocumentFacts = {}): Promise<void> {
  const { Passport, DriverLicense } = IdentityDocumentType;
  const today = havanaDate(world.now());
  const IssuedOn = addDays(today, -8 * 365);
  const ExpiresOn = addDays(today, 3 * 365);
  await giveDocument(world, Passport, { IssuedOn, ExpiresOn: facts.passportExpiresOn ?? ExpiresOn });
  await giveDocument(world, DriverLicense, {
    IssuedOn: facts.licenceIssuedOn ?? IssuedOn,
    ExpiresOn,
    CountryId: facts.licenceCountryId,
  });
}

type Given = { IssuedOn: HavanaDate; ExpiresOn: HavanaDate; CountryId?: number };

/** Adds a document that passes the checks. After a rejection it would wait for staff (DOC-6), so staff verify it. */
export async function giveDocument(world: World, Type: GivenType, facts: Given): Promise<void> {
  const number = Type === IdentityDocumentType.Passport ? "X12345678" : "D4567890";
  if ((await handIn(world, Type, { ...facts, Number: number })) !== "inReview") return;
  const DocumentId = await documentGiven(world, Type);
  await world.callAsStaff(
    supportContract.verifyDocument,
    {},
    { DocumentId, TypedOnly: true, Reason: "As the scenario needs it" },
  );
}

/** Resolves to the document's status. */
async function handIn(world: World, Type: GivenType, facts: Given & { Number: string }): Promise<string> {
  const { FirstName, LastName, BirthDate, CountryId } = await completeProfile(world);
  const given: GivenDocument = {
    ClientId: world.clientId,
    FirstName,
    LastName,
    BirthDate,
    Type,
    ...facts,
    CountryId: facts.CountryId ?? CountryId,
  };
  return (await world.call(documentsContract.giveDocument, {}, given)).Status;
}

/**
 * The client's own document, found on the back office's page of their plan, as the back office's queue shows a hundred
 * at most.
 */
async function documentGiven({ call, callAsStaff }: World, type: GivenType): Promise<number> {
  const [newest] = await call(inspectorContract.getInspectedPlans, {});
  const plan =
    newest && (await callAsStaff(supportContract.getSupportPlan, { planId: newest.TravelPlanId, lang: LANG }));
  const given = plan?.Documents.find(({ Holder, Type }) => Holder === "client" && Type === type);
  if (!given) throw new Error("the client has given no such document");
  return given.DocumentId;
}

/** A card payment as the browser sends it. `unclear`: the card has an initial instead of the first name. */
async function orderOf(world: World, planId: number, card: string, { unclearHolder = false } = {}) {
  const order = await orderBy(world, planId, PaymentProvider.Clover);
  const { FirstName, LastName } = await world.call(accountContract.getProfile, { id: world.clientId });
  const HolderName = `${unclearHolder ? FirstName.slice(0, 1) : FirstName} ${LastName}`;
  return { ...order, Token: await world.tokenOf(card), HolderName };
}

/** Tries to pay by card; its outcome depends on the card. Rejects when the payment is refused or declined. */
export async function tryCard(world: World, planId: number, card: string): Promise<Payment> {
  return world.call(cloverContract.payWithClover, {}, await orderOf(world, planId, card));
}

/** Tries to pay with a card whose holder is not clearly the client: staff must check the name. */
export async function tryUnclearCard(world: World, planId: number): Promise<void> {
  const order = await orderOf(world, planId, APPROVED_CARD, { unclearHolder: true });
  await world.call(cloverContract.payWithClover, {}, order).catch(() => undefined);
}

/** Staff reject a passport. Its number is new each time, as a rejected one is not accepted again. */
export async function rejectPassport(world: World): Promise<void> {
  const { Passport } = IdentityDocumentType;
  const today = havanaDate(world.now());
  const days = { IssuedOn: addDays(today, -8 * 365), ExpiresOn: addDays(today, 3 * 365) };
  await handIn(world, Passport, { ...days, Number: `X${randomUUID().slice(0, 8).toUpperCase()}` });
  const DocumentId = await documentGiven(world, Passport);
  await world.callAsStaff(supportContract.rejectDocument, {}, { DocumentId, Reason: "The picture is cut off" });
}

/** Pays by card, sending the same payment `times` times at once; the plan then waits for its signature. */
export async function payByCard(world: World, planId: number, times = 1): Promise<void> {
  const order = await orderOf(world, planId, APPROVED_CARD);
  const same = Array.from({ length: times }, () => world.call(cloverContract.payWithClover, {}, order));
  for (const { Status } of await Promise.all(same)) {
    if (Status !== PaymentStatus.Success) throw new Error(`the payment ended with status ${Status}`);
  }
}

/** The plan's present dotted state. */
export async function stateOfPlan({ call }: World, planId: number): Promise<StateName> {
  return stateName((await call(checkoutContract.getCheckout, { planId })).Stored);
}

/** Waits until a plan is in a state, or until `work` has ended. */
export const untilState = (world: World, planId: number, state: StateName, work: Promise<unknown>): Promise<void> =>
  untilPlan(world, planId, (snapshot) => stateName(snapshot) === state, work);

/** Waits until a plan is as asked for, or until `work` has ended. */
export async function untilPlan(
  { call }: World,
  planId: number,
  isSo: (snapshot: CheckoutSnapshot) => boolean,
  work: Promise<unknown>,
): Promise<void> {
  let over = false;
  const ended = () => {
    over = true;
  };
  work.then(ended, ended);
  while (!over && !isSo(revive((await call(checkoutContract.getCheckout, { planId })).Stored)))
    await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Signs the receipt by typing the payer's name. */
export async function signReceipt({ call }: World, planId: number): Promise<void> {
  const { PayerName } = await call(papersContract.getReceiptPreview, { planId });
  const signature = { SignerName: PayerName, Consent: true, ConsentVersion: CONSENT_VERSION, Drawing: null } as const;
  await call(papersContract.signReceipt, { planId }, signature);
}
