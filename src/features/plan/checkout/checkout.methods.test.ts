import {
  added,
  at,
  attempt,
  booking,
  checked,
  chooses,
  codes,
  due,
  PRICE,
  paid,
  payable,
  signed,
  starts,
  ticked,
  tooYoung,
  unreviewed,
  unsigned,
} from "../../../../test/checkoutStory";
import { PaymentProvider } from "../../../shared/enumerations";
import { chargeOf, sameTerms } from "./checkout.charge";
import { effectsOf } from "./checkout.effects";
import type { CheckoutEvent } from "./checkout.events";
import { checkoutMachine } from "./checkout.machine";
import { choosesMethod } from "./checkout.states";

const { BankTransferToUSA, Clover, Stripe } = PaymentProvider;
const terms = { rate: 250, fixed: 100 };
const CHARGE = chargeOf(terms, PRICE);
const withCharge = () => payable().and(chooses(2, Stripe, terms));

describe("a method's charge", () => {
  it("is hundredths of a percent of the bookings' price, rounded to whole cents, and a fixed amount", () => {
    expect(chargeOf({ rate: 250, fixed: 100 }, 29_110)).toBe(728 + 100);
    expect(chargeOf(terms, 0)).toBe(0);
  });

  it("has the same terms only if rate and fixed amount are the same", () => {
    const others = [{ ...terms }, { ...terms, rate: 251 }, { ...terms, fixed: 101 }, { rate: 0, fixed: 0 }];
    expect(others.map((other) => sameTerms(terms, other))).toEqual([true, false, false, false]);
  });

  it("is due in addition to the bookings while its method is chosen", () => {
    expect(due(payable())).toBe(PRICE);
    expect(due(withCharge())).toBe(PRICE + CHARGE);
    expect(due(withCharge().and(chooses(3, Clover)))).toBe(PRICE);
  });

  it("changes with the bookings that it is computed from", () => {
    const two = withCharge()
      .and(added(3, 2))
      .and(booking("booking.confirmed", 4, 2))
      .and(checked(4));
    expect(due(two)).toBe(2 * PRICE + chargeOf(terms, 2 * PRICE));
  });

  it("needs the client's consent for each method (PAY-7)", () => {
    const amount = PRICE + CHARGE;
    expect(codes(withCharge().and(starts("payment.started", 3, { amount })))).toEqual(["methodDiffers"]);
    expect(withCharge().and(starts("link.created", 3, { method: Stripe, amount })).state).toBe("paying.awaitingLink");
    for (const other of [
      { rate: 0, fixed: 100 },
      { rate: 250, fixed: 0 },
    ]) {
      const chosen = payable().and(chooses(2, Stripe, other));
      expect(codes(chosen.and(starts("payment.started", 3, { amount: due(chosen) })))).toEqual(["methodDiffers"]);
    }
  });

  it.each([
    ["payment.started", "paying.processing"],
    ["transfer.ordered", "paying.awaitingTransfer.ordered"],
    ["link.created", "paying.awaitingLink"],
  ] as const)("is locked while %s is pending", (type, state) => {
    const pending = payable().and(starts(type, 2));
    expect(codes(pending.and(chooses(3, BankTransferToUSA, terms)))).toEqual(["notInState"]);
    expect([pending.state, due(pending)]).toEqual([state, PRICE]);
  });
});

describe("money that arrives after a plan was cancelled as unpaid", () => {
  const expired = () => payable().and(starts("link.created", 2)).and(ticked(50));
  const late = paid("payment.capturedLate", 51);

  it("restores the plan as paid, with the bookings that ended with it and a day to sign", () => {
    expect(expired().state).toBe("cancelled");
    const restored = expired().and(late);
    expect(restored.state).toBe("signing");
    expect(restored.snapshot.context.bookings.map(({ status }) => status)).toEqual(["confirmed"]);
    expect(restored.snapshot.context.cancelled).toBeNull();
    expect(restored.and(signed(74.9)).state).toBe("printing");
    expect(restored.and(ticked(75)).state).toBe("cancelled");
  });

  it("restores no booking that had ended before", () => {
    const one = payable()
      .and(added(2, 2))
      .and(booking("booking.confirmed", 2, 2))
      .and(checked(2))
      .and(booking("booking.cancelled", 3, 2))
      .and(checked(3));
    const restored = one.and(starts("link.created", 4)).and(ticked(60)).and(paid("payment.capturedLate", 61));
    expect(restored.snapshot.context.bookings.map(({ status }) => status)).toEqual(["confirmed", "cancelled"]);
  });

  it("is refused when it is short, of another attempt, or after the first service has begun", () => {
    expect(codes(expired().and(paid("payment.capturedLate", 51, PRICE - 1)))).toEqual(["amountShort"]);
    expect(codes(expired().and(paid("payment.capturedLate", 51, PRICE, "another")))).toEqual(["attemptUnknown"]);
    expect(codes(expired().and(paid("payment.capturedLate", 30 * 24)))).toEqual(["notRestorable"]);
  });

  it("does not restore a plan that ended otherwise, or that has not ended", () => {
    expect(codes(unsigned().and(ticked(27)).and(paid("payment.capturedLate", 28)))).toEqual(["notRestorable"]);
    expect(codes(payable().and(paid("payment.capturedLate", 5)))).toEqual(["notInState"]);
  });

  it("notifies the client that the plan is restored, although the attempt had expired", () => {
    const waiting = payable().and(starts("link.created", 2));
    expect(effectsOf(waiting.snapshot, expired().snapshot, 0).expired).toBe("attempt");
    const effects = effectsOf(expired().snapshot, expired().and(late).snapshot, 0);
    expect(effects.statuses).toEqual([{ bookingId: 1, status: "confirmed" }]);
    expect(effects.notifications.map(({ template }) => template)).toContain("planRestored");
    expect(effectsOf(payable().snapshot, payable().and(ticked(50)).snapshot, 0).expired).toBeNull();
    const declined = payable().and(starts("payment.started", 2)).and(attempt("payment.declined", 3));
    expect(effectsOf(declined.snapshot, declined.and(ticked(50)).snapshot, 0).expired).toBeNull();
  });
});

it("a short transfer still waits for its rest, and the time to pay resumes once staff have looked (PLAN-16)", () => {
  const short = payable()
    .and(starts("transfer.ordered", 2))
    .and(attempt("transfer.reported", 3))
    .and(paid("transfer.received", 40, PRICE - 5_000))
    .and(attempt("transfer.rejected", 40));
  expect(short.state).toBe("paying.awaitingTransfer.ordered");
  expect(short.and(paid("transfer.received", 41, 5_000)).state).toBe("signing");
});

describe("transfer money that was entered by mistake", () => {
  const part = payable()
    .and(starts("transfer.ordered", 2))
    .and(paid("transfer.received", 3, 5_000));
  const reversed = part.and(paid("transfer.reversed", 4, 5_000));

  it("can be reversed: the whole amount is awaited as before, by the same deadline", () => {
    expect(reversed.state).toBe("paying.awaitingTransfer.ordered");
    expect(reversed.snapshot.context.attempt?.received).toBe(0);
    expect(reversed.snapshot.context.payWindow).toEqual(part.snapshot.context.payWindow);
    expect(reversed.and(paid("transfer.received", 5, PRICE - 5_000)).state).toBe("paying.awaitingTransfer.ordered");
    expect(reversed.and(paid("transfer.received", 5)).state).toBe("signing");
  });

  it("is not reversed if it is more than came, belongs to another attempt, or has paid the plan", () => {
    expect(codes(part.and(paid("transfer.reversed", 4, 5_001)))).toEqual(["amountDiffers"]);
    expect(codes(part.and(paid("transfer.reversed", 4, 5_000, "another")))).toEqual(["attemptUnknown"]);
    const whole = part.and(paid("transfer.received", 4, PRICE - 5_000));
    expect(codes(whole.and(paid("transfer.reversed", 5, 5_000)))).toEqual(["notInState"]);
  });
});

describe("a chosen method that can no longer be used (PLAN-39)", () => {
  const drops = (hours: number, more = {}): CheckoutEvent => ({
    ...{ type: "method.dropped", at: at(hours), method: Stripe, why: "notOffered" },
    ...more,
  });

  const declined = () =>
    withCharge()
      .and(starts("link.created", 2.5, { method: Stripe, amount: PRICE + CHARGE }))
      .and(attempt("link.closed", 2.6))
      .and(chooses(2.7, Clover))
      .and(starts("payment.started", 2.8))
      .and(attempt("payment.declined", 2.9));

  it("is dropped with its charge, and the plan remembers it and the reason until another is chosen", () => {
    const dropped = withCharge().and(drops(3, { why: "belowMinimum", limit: 10_000 }));
    expect([due(dropped), dropped.state]).toEqual([PRICE, "paying.choosing"]);
    expect(dropped.snapshot.context).toMatchObject({
      method: null,
      dropped: { method: Stripe, why: "belowMinimum", limit: 10_000 },
    });
    expect(dropped.and(chooses(4, BankTransferToUSA, terms)).snapshot.context.dropped).toBeNull();
    expect(dropped.and(starts("payment.started", 4)).snapshot.context).toMatchObject({ method: Clover, dropped: null });
  });

  it.each([
    ["confirming", () => withCharge().and(added(3, 2))],
    ["verifyingDocuments", () => withCharge().and(checked(3, tooYoung))],
    ["reviewingDocuments", () => withCharge().and(unreviewed(3))],
    ["paying.declined", () => declined()],
  ] as const)("is dropped in %s too", (state, begun) => {
    const before = begun();
    const { method } = before.snapshot.context;
    const after = before.and(drops(4, { method }));
    expect([before.state, after.state, after.snapshot.context.method]).toEqual([state, state, null]);
  });

  it("is dropped only if it is the chosen one", () => {
    expect(codes(withCharge().and(drops(3, { method: BankTransferToUSA })))).toEqual(["methodDiffers"]);
    expect(codes(payable().and(drops(3)))).toEqual(["methodDiffers"]);
  });

  it("moves no deadline", () => {
    const { payWindow } = withCharge().snapshot.context;
    expect(withCharge().and(drops(3)).snapshot.context.payWindow).toEqual(payWindow);
  });

  it("is kept during an attempt with it, and once it has paid", () => {
    const pending = withCharge().and(starts("link.created", 3, { method: Stripe, amount: PRICE + CHARGE }));
    expect(codes(pending.and(drops(4)))).toEqual(["notInState"]);
    const captured = pending.and(paid("payment.captured", 4, PRICE + CHARGE));
    expect([captured.state, codes(captured.and(drops(5)))]).toEqual(["signing", ["notInState"]]);
  });

  it("can lapse exactly in the states that are searched for it", () => {
    type Node = { path: string[]; on: object; states: Record<string, Node> };
    const statesOf = (node: Node): Node[] => [node, ...Object.values(node.states).flatMap(statesOf)];
    const taking = statesOf(checkoutMachine.root).filter(({ on }) => "method.dropped" in on);
    expect(taking.map(({ path }) => path.join(".")).sort()).toEqual([...choosesMethod].sort());
  });
});
