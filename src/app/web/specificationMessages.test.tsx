import { HttpResponse, http } from "msw";
import english from "../../../i18n/en.json";
import { refuse, serveAnything } from "../../../test/fixtures/web/wireTestBed";
import { selectAlerts } from "../../platform/web/alerts/alerts";
import { api } from "../../platform/web/api";
import { defaultCarSearch } from "../../products/car/search/car.search-url";
import { defaultLodgingSearch } from "../../products/lodging/search/lodging.search-url";
import { makeStore } from "./store";
import "../../features/account/web/account.api";
import "../../features/account/web/profile/phone.api";
import "../../products/car/web/car.api";
import "../../products/car/web/search/carSearch.api";
import "../../features/papers/web/papers.api";
import "../../features/payments/methods/clover/web/clover.api";
import "../../features/payments/methods/payeezy/web/payeezy.api";
import "../../features/payments/methods/stripe/web/link.api";
import "../../features/payments/methods/transfer/web/transfer.api";
import "../../features/plan/web/checkout/checkout.api";
import "../../features/payments/web/payments.api";
import "../../features/documents/web/documents.api";
import "../../products/lodging/web/lodging.api";
import "../../features/notes/web/notes.api";
import "../../features/plan/web/plan.api";
import "../../features/refunds/web/refunds.api";

const server = serveAnything();

const today = "2027-01-10";
const inEnglish = { lang: "en" };
const one = { id: 801, ...inEnglish };
const ofPlan = { planId: 1001, clientId: 5, siteId: 11, ...inEnglish };

/**
 * Calls that fail, and the text that WIRE-22, WIRE-23, WIRE-24, WIRE-25, WIRE-26, WIRE-27 require then, word for word.
 */
const table: [endpoint: string, args: object, text: string][] = [
  ["activateClient", { code: "abc" }, "We can't activate your client account"],
  ["changePassword", {}, "We can't change your password"],
  ["updateProfile", {}, "We can't update client data"],
  ["getCountries", inEnglish, "We can't get Countries"],
  ["getClientCards", { clientId: 5 }, "We can't get User Cards"],
  ["startProcessClientDocument", {}, "We can't get Docs To Verify"],
  ["getNeededDocuments", ofPlan, "We can't get Docs To Verify"],
  ["getNotes", { clientId: 5, isSent: false, ...inEnglish }, "We can't get Received Notes"],
  ["startWAAccountVerification", {}, "Error starting WhatsApp Account Verification"],
  ["checkLicenseAge", { clientId: 5 }, "Error checking License Age for a client"],
  ["checkPassportValidPeriod", ofPlan, "Error checking Passport Valid Period for a client"],
  ["getCarOffer", { body: {}, ...inEnglish }, "Could not get offer"],
  ["searchCars", { view: defaultCarSearch(today), ...inEnglish }, "Could not get list of offers"],
  ["getLodgingOffer", { body: {}, ...inEnglish }, "Could not get offer"],
  ["searchLodging", { view: defaultLodgingSearch(today), ...inEnglish }, "Could not get list of offers"],
  ["getBooking", one, "We can't get booking data"],
  ["cancelBooking", one, "Error Cancelling, Deleting or Refunding your Booking (Ref: 801)"],
  ["deleteBooking", one, "Error Cancelling, Deleting or Refunding your Booking (Ref: 801)"],
  ["refundToClient", one, "Error Cancelling, Deleting or Refunding your Booking (Ref: 801)"],
  ["refundToFund", one, "Error Cancelling, Deleting or Refunding your Booking (Ref: 801)"],
  ["payWithClover", { TravelPlanId: 1001 }, "Error Paying your Plan (IdPlan: 1001)"],
  ["getAcceptedCards", { methodId: 135 }, "Error finding Accepted Cards"],
  ["getPurchaseMethodsForAmount", { ...ofPlan, price: 1, charges: 0 }, "Error finding Purchase Methods"],
  ["changePurchaseMethod", { ...ofPlan, methodId: 85 }, "Error changing PurchaseMethod for Travel Plan"],
  ["getSignUrl", ofPlan, "Error getting Sign Url for Travel Plan"],
  ["createLink", ofPlan, "Error creating Stripe Payment Link for Travel Plan"],
  ["createCarBooking", { body: {}, ...inEnglish }, "Could not create car reservation"],
  ["createLodgingBooking", {}, "We were unable to create your reservation"],
  ["markNoteAsRead", one, "We can't mark your Note as Read"],
  ["hideNote", one, "We can't delete your Note"],
  ["createNote", { body: {} }, "We can't create your Note"],
];

/** Calls with one message for a refusal and another one for no answer at all. */
const unanswered: typeof table = [
  ["markNoteAsRead", one, "Error Marking your Note as Read"],
  ["hideNote", one, "Error Deleting your Note"],
  ["createNote", { body: {} }, "Error Creating your Note"],
];

/** The one alert that a call raises, in English, with typographic characters made plain. */
async function alertOf(endpoint: string, args: object): Promise<string> {
  const store = makeStore();
  const initiate = Reflect.get(api.endpoints, endpoint).initiate;
  await store.dispatch(initiate(args));
  const [alert] = selectAlerts(store.getState());
  const text = alert?.message ? english[alert.message] : (alert?.text ?? "no alert");
  const filled = Object.entries(alert?.values ?? {}).reduce(
    (said, [name, value]) => said.replace(`{${name}}`, `${value}`),
    text,
  );
  return filled.replaceAll("’", "'").replace(/\.$/, "");
}

it.each(table)("%s that is refused without a reason shows its message", async (endpoint, args, text) => {
  server.use(http.all("*", () => refuse(409, "unexpected")));
  expect(await alertOf(endpoint, args)).toBe(text);
});

it.each(unanswered)("%s without an answer shows its message", async (endpoint, args, text) => {
  server.use(http.all("*", () => HttpResponse.error()));
  expect(await alertOf(endpoint, args)).toBe(text);
});

it.each([
  ["getFaq", { siteId: 11, productType: 1, ...inEnglish }],
  ["getPolicy", { name: "privacy", ...inEnglish }],
  ["searchNews", { from: today, ...inEnglish }],
  ["getCarAgencies", inEnglish],
  ["getCarZones", { zone: 0, country: 34, ...inEnglish }],
])("%s fails silently (INFO-4)", async (endpoint, args) => {
  await import("../../features/information/web/information.api");
  server.use(http.all("*", () => refuse(500, "unexpected")));
  expect(await alertOf(endpoint, args)).toBe("no alert");
});
