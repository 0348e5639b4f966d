import assert from "node:assert/strict";
import { carBooking } from "./car.calls";
import {
  type Answer,
  at,
  dataOf,
  filled,
  type Known,
  listOf,
  matches,
  numberOf,
  refusedFields,
  type Step,
} from "./steps";

const CLOVER = 135;
const bookingIds = (answer: Answer) => filled(dataOf(answer)).map((booking) => at(booking, "BookingId"));
const nothing: Step["holds"] = (answer) => assert.equal(dataOf(answer), null);

/** A booking that will be cancelled, later than the trip. */
const another: Step = {
  call: "POST /api/carBookings/{lang}",
  why: "another one, to be ended",
  asks: (known) => ({ path: "/api/carBookings/en", body: carBooking(known, 60) }),
  holds: (answer, known) => {
    assert.notEqual(at(dataOf(answer), "BookingId"), known.carId);
    ended.id = numberOf(at(dataOf(answer), "BookingId"));
  },
};
const ended = { id: 0 };

const confirmation = (which: "carId" | "stayId"): Step => ({
  call: "POST /api/support/bookings/confirm",
  why: `staff confirm the ${which === "carId" ? "car" : "stay"}`,
  asks: (known) => ({
    as: "staff",
    path: "/api/support/bookings/confirm",
    body: { BookingId: known[which], Reference: "CUB-1" },
  }),
  // A supplier who confirms instantly has done so already.
  holds: ({ http, body }) =>
    assert.ok(http === 200 || at(body, "ResultCode") === "checkout.refused", JSON.stringify(body)),
});

/** Collecting and confirming the plan. */
export const planCalls: Step[] = [
  another,
  {
    call: "GET /api/bookings/cancel/{id}",
    asks: () => ({ path: `/api/bookings/cancel/${ended.id}` }),
    holds: nothing,
  },
  {
    call: "GET /api/bookings/delete/{id}",
    asks: () => ({ path: `/api/bookings/delete/${ended.id}` }),
    holds: nothing,
  },
  {
    call: "GET /api/travelPlans/activeTravelPlan/{clientId}/{lang}",
    asks: ({ clientId }) => ({ path: `/api/travelPlans/activeTravelPlan/${clientId}/en` }),
    holds: (answer, { clientId, planId, carId, stayId }) => {
      matches(dataOf(answer), { TravelPlanId: planId, ClientId: clientId });
      const ids = listOf(at(dataOf(answer), "Bookings")).map((booking) => at(booking, "BookingId"));
      assert.deepEqual(ids, [carId, stayId]);
    },
  },
  {
    call: "GET /api/travelPlans/bookings/{planId}/{lang}",
    asks: ({ planId }) => ({ path: `/api/travelPlans/bookings/${planId}/en` }),
    holds: (answer, { carId, stayId }) => assert.deepEqual(bookingIds(answer), [carId, stayId]),
  },
  {
    call: "GET /api/bookings/{id}/{lang}",
    asks: ({ stayId }) => ({ path: `/api/bookings/${stayId}/en` }),
    holds: (answer, { stayId }) => matches(dataOf(answer), { BookingId: stayId }),
  },
  confirmation("carId"),
  confirmation("stayId"),
];

const named = (list: unknown, id: number) => listOf(list).find((method) => at(method, "Id") === id);
const minimal = ({ planId, clientId }: Known) => ({ TravelPlanId: planId, ClientId: clientId });

/** Paying the plan with the bodies of section 7; `cardToken` replaces the card fields. */
export const paymentCalls = (cardToken: () => Promise<string>): Step[] => [
  {
    call: "GET /api/travelPlans/getAcceptedCards/{methodId}",
    asks: () => ({ path: `/api/travelPlans/getAcceptedCards/${CLOVER}` }),
    holds: (answer) => void filled(dataOf(answer)),
  },
  {
    call: "GET /api/travelPlans/purchaseMethodsFromWebSite/{siteId}/{lang}",
    asks: () => ({ path: "/api/travelPlans/purchaseMethodsFromWebSite/11/en" }),
    holds: (answer) => assert.ok(named(dataOf(answer), CLOVER)),
  },
  {
    call: "GET /api/travelPlans/purchaseMethodsFromWebSiteAndAmount/{siteId}/{price}/{charges}/{lang}",
    asks: () => ({ path: "/api/travelPlans/purchaseMethodsFromWebSiteAndAmount/11/24900/0/en" }),
    holds: (answer) => assert.ok(named(dataOf(answer), CLOVER)),
  },
  {
    call: "GET /api/travelPlans/purchaseMethodsFromWebSiteAndAmount/{siteId}/{price}/{charges}/{lang}",
    why: "dollars and cents are refused, and why is said",
    asks: () => ({ path: "/api/travelPlans/purchaseMethodsFromWebSiteAndAmount/11/249.50/0/en" }),
    holds: (answer) => {
      assert.deepEqual(refusedFields(answer), { price: "minorUnits" });
      assert.match(String(at(answer.body, "Errors", 0, "Message")), /cents/);
    },
  },
  {
    call: "GET /api/admin/clients/getStripeLinkUrl/{planId}/{siteId}",
    why: "is refused while the plan is not to be paid so",
    asks: ({ planId }) => ({ path: `/api/admin/clients/getStripeLinkUrl/${planId}/99` }),
    holds: ({ http, body }) => {
      assert.equal(http, 400);
      assert.equal(at(body, "ResultCode"), "siteUnknown");
    },
  },
  {
    call: "GET /api/travelPlans/changePurchaseMethod/{planId}/{methodId}",
    asks: ({ planId }) => ({ path: `/api/travelPlans/changePurchaseMethod/${planId}/${CLOVER}` }),
    holds: nothing,
  },
  {
    call: "GET /api/travelPlans/{id}/{lang}",
    asks: ({ planId }) => ({ path: `/api/travelPlans/${planId}/en` }),
    holds: (answer, known) => {
      matches(dataOf(answer), { TravelPlanId: known.planId, State: "paying.choosing" });
      known.due = numberOf(at(dataOf(answer), "PayNow"));
      const prices = listOf(at(dataOf(answer), "Bookings")).map((booking) => numberOf(at(booking, "PayNow")));
      const bookings = prices.reduce((all, price) => all + price, 0);
      assert.equal(known.due, bookings + numberOf(at(dataOf(answer), "Charge")));
    },
  },
  {
    call: "POST /api/admin/clients/CheckIfNameIsValid",
    asks: ({ clientId }) => ({
      path: "/api/admin/clients/CheckIfNameIsValid",
      body: { ClientId: clientId, HolderName: "ANA RIVERA" },
    }),
    holds: (answer) => matches(dataOf(answer), { IsValid: true }),
  },
  {
    call: "POST /api/travelPlans/doPaymentWithPayeezyAPI",
    why: "what is missing is named: the consent and the card",
    asks: (known) => ({ path: "/api/travelPlans/doPaymentWithPayeezyAPI", body: minimal(known) }),
    holds: (answer) =>
      assert.deepEqual(refusedFields(answer), { AcceptTerms: "acceptPolicies", Token: "cardRequired" }),
  },
  {
    call: "POST /api/travelPlans/doPaymentWithCloverAPI",
    why: "what is missing is named: the consent and the card",
    asks: (known) => ({ path: "/api/travelPlans/doPaymentWithCloverAPI", body: minimal(known) }),
    holds: (answer) =>
      assert.deepEqual(refusedFields(answer), { AcceptTerms: "acceptPolicies", Token: "cardRequired" }),
  },
  {
    call: "POST /api/travelPlans/doPaymentWithCloverAPI",
    asks: async (known) => ({
      path: "/api/travelPlans/doPaymentWithCloverAPI",
      body: { ...minimal(known), AcceptTerms: true, Token: await cardToken(), HolderName: "Ana Rivera Soto" },
    }),
    holds: (answer, { planId, due }) =>
      matches(dataOf(answer), { TravelPlanId: planId, Status: 2, Method: CLOVER, Amount: due }),
  },
  {
    call: "POST /api/carBookings/{lang}",
    why: "the same body again is the same booking after the plan is paid, too (PLAN-3)",
    asks: (known) => ({ path: "/api/carBookings/en", body: carBooking(known) }),
    holds: (answer, { carId, planId }) => matches(dataOf(answer), { BookingId: carId, TravelPlanId: planId }),
  },
  {
    call: "GET /api/travelPlans/paidTravelPlans/{clientId}/{lang}",
    asks: ({ clientId }) => ({ path: `/api/travelPlans/paidTravelPlans/${clientId}/en` }),
    holds: (answer, { planId, due }) => matches(filled(dataOf(answer))[0], { TravelPlanId: planId, PayNow: due }),
  },
  {
    call: "GET /api/admin/esign/getUrl/{planId}/{siteId}/{lang}",
    asks: ({ planId }) => ({ path: `/api/admin/esign/getUrl/${planId}/11/en` }),
    holds: (answer, { planId }) => assert.equal(dataOf(answer), `/e_sign?plan=${planId}&lang=en`),
  },
  {
    call: "GET /api/admin/bookings/getAllRefundValues/{id}",
    asks: ({ carId }) => ({ path: `/api/admin/bookings/getAllRefundValues/${carId}` }),
    holds: (answer, { carId, carPrice }) =>
      matches(dataOf(answer), { BookingId: carId, BookingAmount: carPrice, Paid: true }),
  },
  {
    call: "POST /api/admin/bookings/refundToClient/{id}",
    asks: ({ carId }) => ({ path: `/api/admin/bookings/refundToClient/${carId}` }),
    holds: (answer, { carId }) => matches(dataOf(answer), { BookingId: carId, Destination: "client" }),
  },
  {
    call: "POST /api/admin/bookings/refundToFund/{id}",
    asks: ({ stayId }) => ({ path: `/api/admin/bookings/refundToFund/${stayId}` }),
    holds: (answer, { stayId }) => matches(dataOf(answer), { BookingId: stayId, Destination: "fund" }),
  },
];

/** Another car, whose plan is paid with Stripe's link. */
export const linkCalls: Step[] = [
  {
    call: "POST /api/carBookings/{lang}",
    why: "a car of a later trip",
    asks: (known) => ({ path: "/api/carBookings/en", body: carBooking(known, 30) }),
    holds: (answer, known) => {
      known.carId = numberOf(at(dataOf(answer), "BookingId"));
      assert.notEqual(at(dataOf(answer), "TravelPlanId"), known.planId);
      known.planId = numberOf(at(dataOf(answer), "TravelPlanId"));
    },
  },
  confirmation("carId"),
  {
    call: "GET /api/travelPlans/changePurchaseMethod/{planId}/{methodId}",
    why: "to Stripe",
    asks: ({ planId }) => ({ path: `/api/travelPlans/changePurchaseMethod/${planId}/140` }),
    holds: nothing,
  },
  {
    call: "GET /api/admin/clients/getStripeLinkUrl/{planId}/{siteId}",
    asks: ({ planId }) => ({ path: `/api/admin/clients/getStripeLinkUrl/${planId}/11` }),
    holds: (answer) => assert.match(String(dataOf(answer)), /^http/),
  },
];
