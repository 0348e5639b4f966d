import type { Reviews } from "../../src/features/desk/reviews.schemas";
import { supportContract } from "../../src/features/desk/support.contract";
import { documentsContract } from "../../src/features/documents/documents.contract";
import { payeezyContract } from "../../src/features/payments/methods/payeezy/payeezy.contract";
import { paymentsContract } from "../../src/features/payments/payments.contract";
import { planContract } from "../../src/features/plan/plan.contract";
import { DEFAULT_COUNTRY_ID, USA_COUNTRY_ID } from "../../src/shared/constants";
import { addDays, havanaDate } from "../../src/shared/havana";
import { inspectorContract } from "../../src/tools/inspector/inspector.contract";
import { awaitedWays, refunds } from "./awaitedWays";
import { bookCar } from "./bookCar";
import { acceptsHolder, asksProvider, cards, pays, UNCLEAR } from "./cardWays";
import { changeWays, signs } from "./changeWays";
import type { Asked, Way } from "./people";
import type { PeopleMove } from "./peopleMoves";

const bookingOf = (event: Asked["event"]) => (event && "bookingId" in event ? event.bookingId : 0);

const confirms: Way = ({ callAsStaff }, { event }) =>
  callAsStaff(supportContract.confirmBooking, {}, { BookingId: bookingOf(event), Reference: "HAV-4711" });
const declines: Way = ({ callAsStaff }, { event }) =>
  callAsStaff(supportContract.declineBooking, {}, { BookingId: bookingOf(event), Reason: "No car is left" });
const extendsTime: Way = ({ callAsStaff }, { event }) =>
  callAsStaff(supportContract.extendBooking, {}, { BookingId: bookingOf(event), Reason: "They asked for a day" });
const cancels: Way = ({ call }, { event }) => call(planContract.cancelBooking, { id: bookingOf(event) });

const chooses: Way = ({ call }, { planId, event }) =>
  call(paymentsContract.changePurchaseMethod, {
    planId,
    methodId: event?.type === "method.changed" ? event.method : 0,
  });

const givesLicence =
  (days: number, CountryId: number, FirstName = "Ana"): Way =>
  ({ call, clientId, test }) => {
    const today = havanaDate(test.now());
    const person = { ClientId: clientId, FirstName, LastName: "Rivera Soto", BirthDate: "1988-05-17" };
    const facts = { Number: "D998877", CountryId, IssuedOn: addDays(today, -days), ExpiresOn: addDays(today, 1_500) };
    return call(documentsContract.giveDocument, {}, { ...person, ...facts, Type: 3 });
  };

const acceptsLicence: Way = async ({ callAsStaff, clientId }) => {
  const { Documents }: Reviews = (await callAsStaff(supportContract.getReviews, { lang: "en" })).json().Data;
  const waiting = Documents.find(({ ClientId, Status }) => ClientId === clientId && Status === "inReview");
  return callAsStaff(supportContract.verifyDocument, {}, { DocumentId: waiting?.DocumentId ?? 0, TypedOnly: true });
};

const paysByPayeezy: Way = async ({ call, clientId, providers }, { planId, event }) => {
  if (event?.type !== "payment.started") throw new Error("a payment begins with its start");
  const Token = await providers.payeezyTokenOf("4788250000028291");
  const order = {
    TravelPlanId: planId,
    ClientId: clientId,
    PaymentKey: event.attemptId,
    Amount: event.amount,
    HolderName: "ANA RIVERA",
    AcceptTerms: event.termsAccepted,
    Token,
  };
  return call(payeezyContract.payWithPayeezy, {}, order);
};

/** The calls of each of the people's moves. */
export const peopleWays: Record<PeopleMove, Way> = {
  "client books": (people) => bookCar(people),
  "desk confirms": confirms,
  "desk confirms what is answered": confirms,
  "desk declines": declines,
  "desk declines what is answered": declines,
  "desk extends": extendsTime,
  "client cancels": cancels,
  "client cancels what has ended": cancels,
  "client removes": ({ call }, { event }) => call(planContract.deleteBooking, { id: bookingOf(event) }),
  "client gives a young licence": givesLicence(90, DEFAULT_COUNTRY_ID),
  "client gives an old licence": givesLicence(3_000, USA_COUNTRY_ID),
  "client gives a licence in another name": givesLicence(3_000, USA_COUNTRY_ID, "Rosa"),
  "desk accepts the licence": acceptsLicence,
  "client chooses the transfer": chooses,
  "client chooses the link": chooses,
  "client chooses the card": chooses,
  "desk accepts the holder": acceptsHolder,
  "client pays": pays(cards.approved),
  "client pays, declined": pays(cards.declined),
  "client pays through Payeezy": paysByPayeezy,
  "client pays, silence then yes": pays(cards.silentThenYes),
  "client pays, silence then no": pays(cards.silentThenNo),
  "client pays under an unclear name": pays(cards.approved, UNCLEAR),
  "client pays under another name": pays(null, "PEDRO GOMEZ"),
  "client pays without the terms": pays(null),
  "client pays another amount": pays(null),
  "provider answers": asksProvider,
  ...awaitedWays,
  ...changeWays,
  "desk refunds": refunds,
  "desk refunds what has ended": refunds,
  "client signs": signs,
  "time passes": ({ call }, { event }) => call(inspectorContract.moveClock, {}, { to: event?.at ?? 0 }),
};
