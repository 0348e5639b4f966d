import { at, attempt, checked, passed, payable, type Story, starts, unreviewed } from "../../../../test/checkoutStory";
import { notPaid } from "./payment.notifications";

const payment = { id: "attempt", planId: 1, clientId: 7, amount: 29_100, forBookingId: null };
const declined = ({ snapshot }: Story) => notPaid(payment, { code: "declined", snapshot, later: true }, at(3));

const processing = payable().and(starts("payment.started", 2));
const documents = { code: "documentsInReview", facts: {} } as const;

it("a declined card causes a new request only while the plan can be paid (DESK-40)", () => {
  const message = declined(processing.and(attempt("payment.declined", 3)));
  expect(message).toMatchObject({ template: "paymentDeclined", values: { deadlineAt: at(49) } });
});

it("after a declined card nothing is asked for while staff have the documents, and the deadline is paused (PLAN-34)", () => {
  const message = declined(processing.and(unreviewed(2)).and(attempt("payment.declined", 3)));
  expect(message).toMatchObject({ template: "declinedInReview", values: { paused: "yes" } });
  expect(message?.path).toBeUndefined();
});

it("after an overdue review the message of a declined card names the deadline, which runs (PLAN-34)", () => {
  const overdue = processing.and(checked(2, { ...passed, documents })).and(attempt("payment.declined", 3));
  expect(overdue.state).toBe("verifyingDocuments");
  expect(declined(overdue)).toMatchObject({
    template: "declinedInReview",
    values: { paused: "no", deadlineAt: at(49) },
  });
});
