import { createActor } from "xstate";
import { PaymentProvider, PaymentStatus } from "../../../../shared/enumerations";
import type { Payment } from "../../payments.schemas";
import { paymentAttemptMachine } from "./paymentAttempt.machine";

const payment = (Status: PaymentStatus): Payment => ({
  PaymentId: "8d9a3a4e-3b0f-4f4c-9f59-0f3f3a0a5a11",
  TravelPlanId: 1001,
  Method: PaymentProvider.Clover,
  Status,
  Amount: 10_000,
  FundAmount: 0,
  CurrencyCode: "USD",
  CardBrand: "VISA",
  CardLast4: "1111",
  FailureCode: null,
  CreatedAt: 0,
  SettledAt: null,
});
const open = { type: "payment.reported", payment: payment(PaymentStatus.Created) } as const;
const paid = { type: "payment.reported", payment: payment(PaymentStatus.Success) } as const;
const declined = { type: "payment.reported", payment: payment(PaymentStatus.Failed) } as const;
const sent = { type: "attempt.sent", key: "k" } as const;

function attempt(key: string | null = null) {
  const settled = jest.fn();
  const actor = createActor(paymentAttemptMachine.provide({ actions: { settled } }), { input: { key } }).start();
  return { actor, settled, value: () => actor.getSnapshot().value };
}

it("the server is asked about an attempt from before a reload; without one none is in progress (FAULT-27)", () => {
  expect(attempt("k").value()).toEqual({ underWay: "unanswered" });
  expect(attempt().value()).toBe("none");
});

it.each([
  ["paid", [sent, paid], "none"],
  ["declined", [sent, declined], { ended: "declined" }],
  ["refused by the server", [sent, { type: "attempt.refused", refusal: "why" }], { ended: "refused" }],
  ["given to staff for the name on the card", [sent, { type: "name.unclear" }], { ended: "inReview" }],
  ["paid after its answer was lost", [sent, { type: "answer.lost" }, open, paid], "none"],
] as const)("an attempt that is %s is settled once (FAULT-27)", (_, events, value) => {
  const { actor, settled, value: reached } = attempt();
  for (const event of events) actor.send(event);
  expect(reached()).toEqual(value);
  expect(settled).toHaveBeenCalledTimes(1);
});

it("nothing is sent again while an attempt is under way", () => {
  const { actor } = attempt();
  actor.send(sent);
  actor.send({ type: "attempt.sent", key: "another" });
  expect(actor.getSnapshot().context.key).toBe("k");
  expect(actor.getSnapshot().hasTag("underWay")).toBe(true);
});

it("an attempt that the server does not know at the third question never reached it; the next attempt counts from zero", () => {
  const { actor, value } = attempt("k");
  for (const _ of [1, 2]) actor.send({ type: "payment.unknown" });
  expect(value()).toEqual({ underWay: "unanswered" });
  actor.send({ type: "payment.unknown" });
  expect(value()).toEqual({ ended: "neverReceived" });
  actor.send(sent);
  expect(actor.getSnapshot().context).toEqual({ key: "k", payment: null, refusal: null, unknown: 0 });
});

it("the last outcome is dropped once the client chooses another method, but an attempt in progress is not", () => {
  const { actor, value } = attempt();
  actor.send(sent);
  actor.send({ type: "anotherWay.chosen" });
  expect(value()).toEqual({ underWay: "sending" });
  actor.send(declined);
  actor.send({ type: "anotherWay.chosen" });
  expect(value()).toBe("none");
});
