import { PaymentStatus } from "../../../shared/enumerations";
import { MINUTE, SECOND } from "../../../shared/instant";
import { isSilentForLong } from "../providerTimeout.rules";
import {
  askAboutWaiting,
  askAgainAt,
  closed,
  isAuthenticationOver,
  isPending,
  isSameRequest,
  mayAuthenticate,
  planOfSale,
  saleOf,
} from "./payment.rules";

it.each([
  [0, 2 * SECOND],
  [1, 2 * SECOND],
  [2, 4 * SECOND],
  [8, 256 * SECOND],
  [9, 5 * MINUTE],
  [40, 5 * MINUTE],
])("after %i unanswered questions a provider is asked again in %i ms (FAULT-7, PAY-11)", (questions, wait) => {
  expect(askAgainAt(1_000, questions)).toBe(1_000 + wait);
});

it("a repeated key is the same request only for the same client, plan or change, method and amounts (FAULT-6)", () => {
  const row = { clientId: 1, planId: 2, forBookingId: 3, method: 135, amount: 300, fundAmount: 100 };
  expect(isSameRequest(row, { ...row })).toBe(true);
  for (const field of ["clientId", "planId", "forBookingId", "method", "amount", "fundAmount"] as const)
    expect([field, isSameRequest(row, { ...row, [field]: row[field] + 1 })]).toEqual([field, false]);
});

it("staff are notified of a provider that has not answered six questions, not five (DESK-50)", () => {
  expect([5, 6, 7].map(isSilentForLong)).toEqual([false, true, true]);
});

it("a charge's description names the shop and the plan, and leads back to the plan (OPS-95)", () => {
  expect(saleOf({ seller: "Rentas del Caribe", planId: 1018 })).toBe("Rentas del Caribe, travel plan 1018");
  expect(saleOf({ seller: null, planId: 1018 })).toBe("Malecón, travel plan 1018");
  for (const seller of [null, "Rentas, travel plan 7"]) expect(planOfSale(saleOf({ seller, planId: 42 }))).toBe(42);
});

it.each([
  null,
  "",
  "travel plan 7",
  "Malecón, travel plan ",
  "Malecón, travel plan 7 bis",
  "Malecón, travel plan 1234567890",
])("a charge with the description %j is of no plan of ours", (description) => {
  expect(planOfSale(description)).toBeNull();
});

it("the holder's bank has a quarter of an hour, and an answer given in time two minutes to arrive (PAY-44)", () => {
  const attempt = { createdAt: 1_000 };
  const [last, over] = [1_000 + 15 * MINUTE, 1_000 + 17 * MINUTE];
  expect([last - 1, last].map((now) => mayAuthenticate(attempt, now))).toEqual([true, false]);
  expect([over - 1, over].map((now) => isAuthenticationOver(attempt, now))).toEqual([false, true]);
  expect(askAboutWaiting(1_000)).toBe(1_000 + MINUTE);
});

it("only an attempt without an outcome is pending, and a settled one keeps neither token nor question", () => {
  const { Created, Success, Failed } = PaymentStatus;
  expect([Created, Success, Failed].map((status) => isPending({ status }))).toEqual([true, false, false]);
  expect(closed(Failed, 5_000, { failureCode: "declined", status: Created, askAgainAt: 1 })).toEqual({
    failureCode: "declined",
    status: Failed,
    settledAt: 5_000,
    askAgainAt: null,
    source: null,
    browser: null,
    authentication: null,
  });
});
