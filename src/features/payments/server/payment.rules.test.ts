import { MINUTE, SECOND } from "../../../shared/instant";
import { askAgainAt, isSameRequest } from "./payment.rules";

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
