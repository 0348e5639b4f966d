import {
  added,
  at,
  attempt,
  begin,
  booking,
  changed,
  checked,
  PRICE,
  paid,
  passed,
  payable,
  type Story,
  signed,
  starts,
  ticked,
  tooYoung,
  unsigned,
} from "../../../../test/checkoutStory";
import { PaymentProvider, PaymentStatus } from "../../../shared/enumerations";
import { DAY } from "../../../shared/instant";
import { outsideKinds } from "../../payments/outside/outside.rules";
import { payEndMissed } from "./plan.log";
import type { PlanPayment, PlanRefund } from "./plans.schemas";
import type { Known } from "./why.known";
import { whyOf } from "./why.rules";

const beside: Omit<Known, "snapshot"> = {
  ...{ payments: [], refunds: [], refundRequests: [], disputes: [], holders: [], documents: [], notes: [], mails: [] },
  ...{ movements: [], proposed: [], limits: { Reached: [], LiftedUntil: null }, payEndMissed: null, unseen: null },
};
const why = ({ snapshot }: Story, known: Partial<Known> = {}) => whyOf({ ...beside, snapshot, ...known });
const said = (story: Story, known: Partial<Known> = {}) => why(story, known).map(({ What, Waits }) => [What, Waits]);

const payment = (change: Partial<PlanPayment> = {}): PlanPayment => ({
  ...{ PaymentId: "attempt", Method: PaymentProvider.Clover, Status: PaymentStatus.Created, Amount: PRICE },
  ...{ Received: null, ProviderReference: null, FailureCode: null, CreatedAt: at(2), SettledAt: null },
  ...{ Asked: 0, AskAgainAt: null },
  ...change,
});
const refund = (change: Partial<PlanRefund> = {}): PlanRefund => ({
  ...{ RefundId: "r", Amount: 500, Reason: "cancelled", Status: PaymentStatus.Created, ProviderReference: null },
  ...{ FailureCode: null, CreatedAt: at(3), SettledAt: null, AskAgainAt: null },
  ...change,
});

const transfer = () =>
  payable()
    .and({ type: "method.changed", at: at(2), method: PaymentProvider.BankTransferToUSA })
    .and(starts("transfer.ordered", 2, { method: PaymentProvider.BankTransferToUSA }));
const ofTransfer = { payments: [payment({ Method: PaymentProvider.BankTransferToUSA, Received: 0 })] };

describe("the reasons of a plan itself (DESK-23)", () => {
  it.each<[string, Story, Partial<Known>, string[]]>([
    ["nothing booked yet", begin(), {}, ["empty", "client"]],
    ["a supplier's answer", begin().and(added(0)), {}, ["bookingToAnswer", "desk"]],
    [
      "the client's answer to a proposed alternative (DESK-5)",
      begin().and(added(0)),
      { proposed: [{ bookingId: 1, name: "Kia Picanto", at: at(1) }] },
      ["alternativeProposed", "client"],
    ],
    [
      "the client, whose booking was declined",
      begin().and(added(0)).and(booking("booking.declined", 1)),
      {},
      ["bookingDeclined", "client"],
    ],
    ["the client, whose booking lapsed", begin().and(added(0)).and(ticked(72)), {}, ["bookingLapsed", "client"]],
    ["what the client has not given", payable().and(checked(2, tooYoung)), {}, ["clientMissing", "client"]],
    ["the payment", payable(), {}, ["clientToPay", "client"]],
    ["the bank's answer", payable().and(starts("payment.started", 2)), {}, ["paymentUnderWay", "provider"]],
    [
      "a provider that is silent",
      payable().and(starts("payment.started", 2)).and(attempt("payment.unknown", 3)),
      {},
      ["providerSilent", "provider"],
    ],
    [
      "the desk, once it has been silent for a minute",
      payable().and(starts("payment.started", 2)).and(attempt("payment.unknown", 3)),
      { payments: [payment({ Asked: 6 })] },
      ["providerSilent", "desk"],
    ],
    [
      "the desk, which did not look at a proof in time",
      transfer(),
      { ...ofTransfer, unseen: { Id: "attempt", amount: PRICE, Since: at(3), ended: false } },
      ["transferToMatch", "desk"],
    ],
    [
      "another try",
      payable().and(starts("payment.started", 2)).and(attempt("payment.declined", 3)),
      {},
      ["cardDeclined", "client"],
    ],
    ["a transfer that was ordered", transfer(), ofTransfer, ["transferOrdered", "client"]],
    ["a link that nobody has paid", payable().and(starts("link.created", 2)), {}, ["linkWaits", "client"]],
    ["the signature", unsigned(), {}, ["receiptUnsigned", "client"]],
    ["the trip", unsigned().and(signed(3)), {}, ["vouchersOut", "nobody"]],
    [
      "nothing, after it",
      unsigned()
        .and(signed(3))
        .and(ticked(34 * 24)),
      {},
      ["completed", "nobody"],
    ],
    ["nothing, unpaid", payable().and(ticked(49)), {}, ["endedUnpaid", "nobody"]],
    ["nothing, unsigned", unsigned().and(ticked(26)), {}, ["endedUnsigned", "nobody"]],
    ["nothing, refunded", unsigned().and(booking("booking.refunded", 3)), {}, ["endedRefunded", "nobody"]],
  ])("is %s", (_what, story, known, expected) => expect(said(story, known)).toEqual([expected]));

  it("is the client's new signature where a change at another price waits for it, a voucher for nobody else (PLAN-43)", () => {
    const anew = unsigned()
      .and(signed(3))
      .and(changed(4, 2, 1, { amount: PRICE - 100 }))
      .and(booking("booking.confirmed", 5, 2));
    expect(said(anew)).toEqual([["receiptToSignAgain", "client"]]);
    expect(why(anew)[0]).toMatchObject({ Id: "2", Facts: { booking: 2 }, Since: at(5), Until: null });
    expect(said(anew.and(signed(6)))).toEqual([["vouchersOut", "nobody"]]);
  });

  it("has its amount, its start and its deadline from the chart", () => {
    expect(why(payable())[0]).toMatchObject({ Facts: { amount: PRICE }, Until: at(49) });
    expect(why(unsigned())[0]).toMatchObject({ Since: at(2), Until: at(26) });
    expect(why(begin().and(added(0, 7)))[0]).toMatchObject({ Id: "7", Since: at(0), Until: at(72) });
    expect(why(payable().and(checked(2, tooYoung)))[0]?.Refusals).toEqual([tooYoung.licenceAge]);
  });

  it("counts as late if the money came after the time to pay (DESK-41)", () => {
    const late = payable().and(starts("link.created", 2)).and(ticked(49)).and(paid("payment.capturedLate", 50));
    const missed = payEndMissed(1, late.events);
    expect(why(late, { payEndMissed: missed })[0]).toMatchObject({
      ...{ What: "receiptUnsigned", Since: at(50) },
      Facts: { amount: PRICE, late: "yes", deadline: at(49) },
    });
    const silent = payable().and(starts("payment.started", 48)).and(attempt("payment.unknown", 48));
    expect(payEndMissed(1, silent.and(paid("payment.captured", 52)).events)).toBe(at(49));
    expect(payEndMissed(1, unsigned().events)).toBeNull();
    expect(payEndMissed(1, payable().events)).toBeNull();
  });

  it("includes the money that came after the plan's end and is refunded (DESK-41)", () => {
    const returned = payment({ Status: PaymentStatus.Failed, FailureCode: "refunded", SettledAt: at(60) });
    const over = payable().and(ticked(49));
    expect(why(over, { payments: [returned] })[0]?.Facts).toEqual({ late: "yes", amount: PRICE, came: at(60) });
    expect(why(over, { payments: [{ ...returned, SettledAt: at(40) }] })[0]?.Facts).toEqual({});
  });

  it("names the document that staff did not accept, and the reason", () => {
    const passport = {
      DocumentId: 5,
      Type: 2,
      Holder: "client",
      GivenAt: at(1),
      RejectedFor: "Blurred",
      TypedOnly: false,
    } as const;
    const documents = { code: "documentsRejected", facts: {} } as const;
    const missing = payable().and(checked(2, { ...tooYoung, documents }));
    const facts = (Status: "rejected" | "given") =>
      why(missing, { documents: [{ ...passport, Status }] }).find(({ What }) => What === "clientMissing")?.Facts;
    expect(facts("rejected")).toEqual({ amount: PRICE, type: 2, holder: "client", name: "Blurred" });
    expect(facts("given")).toEqual({ amount: PRICE });
    const [told] = why(missing, { documents: [{ ...passport, Status: "rejected" }] });
    expect(told?.Refusals).toEqual([tooYoung.licenceAge]);
  });

  it("has the provider's answer, and the time of the next question", () => {
    const declined = payable().and(starts("payment.started", 2)).and(attempt("payment.declined", 3));
    const failed = payment({ Status: PaymentStatus.Failed, FailureCode: "expired_card", SettledAt: at(3) });
    expect(why(declined, { payments: [failed] })[0]).toMatchObject({ Facts: { code: "expired_card" }, Since: at(3) });
    const silent = payable().and(starts("payment.started", 2)).and(attempt("payment.unknown", 3));
    const asked = payment({ Asked: 4, AskAgainAt: at(5) });
    expect(why(silent, { payments: [asked] })[0]).toMatchObject({ Facts: { count: 4 }, Since: at(2), Until: at(5) });
  });
});

describe("a reason that waits for staff (DESK-23)", () => {
  const dispute = {
    ...{ DisputeId: "dp_1", Amount: PRICE, Reason: "fraudulent", Status: "open" as const, OpenedAt: at(4) },
    ...{ RespondBy: at(4) + 9 * DAY, AnsweredAt: null, ClosedAt: null },
    ...{ Shortfall: 0, SettledAt: null, SettledAs: null },
  };
  const holder = { HolderId: 31, Name: "A. Rivera", Status: "waiting", AskedAt: at(2) };
  const passport = {
    DocumentId: 5,
    Type: 2,
    Holder: "client" as const,
    GivenAt: at(1),
    RejectedFor: null,
    TypedOnly: false,
  };
  const note = { NoteId: 4, Subject: "Seat", Message: "?", CreatedAt: at(2), HandledAt: null, Answer: null };
  const mail = {
    MailId: 9,
    Key: "plan-1-pay-by",
    Channel: "mail",
    Subject: "Your plan",
    ToClient: true,
    CreatedAt: at(1),
  };

  it("comes before the reasons that wait for others, the most serious first", () => {
    const refundRequests = [{ RequestId: "q", BookingId: 1, Amount: 100, Reason: null, AskedAt: at(5) }];
    expect(said(unsigned(), { disputes: [dispute], notes: [note], refundRequests })).toEqual([
      ["disputeOpen", "desk"],
      ["refundAsked", "desk"],
      ["noteWaiting", "desk"],
      ["receiptUnsigned", "bank"],
    ]);
  });

  it("does not wait for the client's signature or a voucher while a dispute blocks them (DESK-91)", () => {
    const answered = { ...dispute, Status: "answered" as const, AnsweredAt: at(6) };
    expect(why(unsigned().and(signed(5)), { disputes: [answered] }).at(-1)).toMatchObject({
      ...{ What: "vouchersOut", Waits: "bank", Facts: { held: "yes" } },
    });
    const anew = unsigned()
      .and(signed(3))
      .and(changed(4, 2, 1, { amount: PRICE - 100 }));
    expect(why(anew.and(booking("booking.confirmed", 5, 2)), { disputes: [answered] }).at(-1)).toMatchObject({
      ...{ What: "receiptToSignAgain", Waits: "bank", Facts: { booking: 2, held: "yes" } },
    });
    const lost = { ...dispute, Status: "lost" as const, ClosedAt: at(7) };
    expect(why(unsigned(), { disputes: [lost] }).at(-1)).toMatchObject({
      ...{ What: "receiptUnsigned", Waits: "nobody", Until: null, Facts: { held: "lost" } },
    });
    const settled = { ...lost, SettledAt: at(8), SettledAs: "losses" as const };
    expect(said(unsigned(), { disputes: [settled] })).toEqual([["receiptUnsigned", "client"]]);
  });

  it("is a dispute while evidence is due; then it waits for the bank, and for nobody once it is won", () => {
    expect(why(unsigned(), { disputes: [dispute] })[0]).toMatchObject({ Id: "dp_1", Until: dispute.RespondBy });
    expect(said(unsigned(), { disputes: [{ ...dispute, Status: "answered", AnsweredAt: at(6) }] })).toContainEqual([
      "disputeAnswered",
      "bank",
    ]);
    expect(said(unsigned(), { disputes: [{ ...dispute, Status: "won" }] })).toHaveLength(1);
  });

  it("is a lost dispute until it is settled (PAY-32)", () => {
    const lost = { ...dispute, Status: "lost" as const, ClosedAt: at(7) };
    expect(why(unsigned(), { disputes: [lost] })[0]).toMatchObject({ What: "disputeLost", Since: at(7) });
    const settled = { ...lost, SettledAt: at(8), SettledAs: "losses" as const };
    expect(said(unsigned(), { disputes: [settled] })).toHaveLength(1);
  });

  it.each(outsideKinds)(
    "is what happened at the provider without us, until finance has dealt with it: %s (PAY-34, PAY-35, PAY-36)",
    (Kind) => {
      const movement = { MovementId: "m", Kind, Amount: 500, CurrencyCode: "CAD", KnownAt: at(6) };
      expect(why(unsigned(), { movements: [movement] })[0]).toMatchObject({
        ...{ What: Kind, Waits: "desk", Id: "m", Facts: { amount: 500, currency: "CAD" }, Since: at(6) },
      });
    },
  );

  it.each<[string, Partial<PlanRefund>, string[] | undefined]>([
    ["came back", { FailureCode: "sent_back" }, ["refundReturned", "desk"]],
    ["is sent by hand", {}, ["refundByHand", "desk"]],
    ["was perhaps sent", { FailureCode: "outcome_unknown" }, ["refundUnknown", "desk"]],
    ["is asked for now", { FailureCode: "outcome_unknown", AskAgainAt: at(9) }, ["refundUnderWay", "provider"]],
    ["is refused by its provider", { FailureCode: "no_funds", AskAgainAt: at(9) }, ["refundRefused", "desk"]],
    ["is held by a dispute", { FailureCode: "disputed", AskAgainAt: at(9) }, ["refundHeld", "bank"]],
    ["is under way", { AskAgainAt: at(9) }, ["refundUnderWay", "provider"]],
    ["was sent", { Status: PaymentStatus.Success }, undefined],
  ])("a refund that %s", (_how, change, expected) => {
    const found = said(unsigned().and(ticked(26)), { refunds: [refund(change)] });
    expect(found.find(([what]) => String(what).startsWith("refund"))).toEqual(expected);
  });

  it("is a name on a card, instead of the payment that it stopped", () => {
    expect(said(payable(), { holders: [holder] })).toEqual([["holderWaiting", "desk"]]);
    expect(why(payable(), { holders: [holder] })[0]).toMatchObject({ Id: "31", Until: at(49) });
    expect(said(payable(), { holders: [{ ...holder, Status: "refused" }] })).toEqual([["clientToPay", "client"]]);
  });

  it("is a document that blocks the payment, with the payment deadline; one that does not block it is not", () => {
    const documents = { code: "documentsInReview", facts: {} } as const;
    const held = payable().and(checked(2, { ...passed, documents }));
    expect(why(held, { documents: [{ ...passport, Status: "inReview" }] })).toMatchObject([
      { What: "documentWaiting", Id: "5", Facts: { type: 2, holder: "client" }, Until: at(49) },
    ]);
    expect(said(payable(), { documents: [{ ...passport, Status: "given" }] })).toEqual([["clientToPay", "client"]]);
  });

  it("is another driver's document alone, while the client has nothing to do (PLAN-34)", () => {
    const documents = { code: "driverInReview", facts: { bookingId: 1 } } as const;
    const checks = { ...passed, documents };
    const held = payable().and({ type: "documents.checked", at: at(2), checks, withStaff: true });
    const driver = { ...passport, Holder: "driver" as const, Status: "inReview" as const };
    expect(said(held, { documents: [driver] })).toEqual([["documentWaiting", "desk"]]);
  });

  it("is no document once the plan has ended (DESK-103)", () => {
    const documents = [{ ...passport, Status: "inReview" as const }];
    expect(said(payable().and(ticked(90)), { documents })).toEqual([["endedUnpaid", "nobody"]]);
  });

  it("is an unreviewed proof, also if the plan has ended (DESK-70)", () => {
    const unseen = { Id: "attempt", amount: PRICE, Since: at(3), ended: true };
    expect(why(payable().and(ticked(90)), { unseen })).toMatchObject([
      { What: "transferToMatch", Waits: "desk", Id: "attempt", Facts: { amount: PRICE, late: "ended" }, Until: null },
      { What: "endedUnpaid", Waits: "nobody" },
    ]);
  });

  it("is a proof to be matched, and a transfer that is short, with the missing amount", () => {
    const shown = transfer().and(attempt("transfer.reported", 3));
    expect(said(shown, ofTransfer)).toEqual([["transferToMatch", "desk"]]);
    const short = shown.and(paid("transfer.received", 4, 1_000));
    expect(why(short, ofTransfer)).toMatchObject([
      { What: "transferShort", Facts: { amount: PRICE, arrived: 1_000, missing: PRICE - 1_000 } },
    ]);
  });

  it("is each booking that waits for an answer, the most urgent first, and an email that was given up", () => {
    const two = begin()
      .and(added(0, 7))
      .and(added(1, 8, 50));
    expect(why(two).map(({ Id }) => Id)).toEqual(["8", "7"]);
    const lost = { ...mail, DeliveredAt: null, Attempts: 14, Waiting: false, Refusal: null, Lost: true };
    expect(said(payable(), { mails: [lost, { ...lost, MailId: 8, Lost: false }] })[0]).toEqual(["mailLost", "desk"]);
  });

  it("is a limit that stops the client, until staff lift it", () => {
    const Reached = ["declinesOfPlan" as const];
    expect(said(payable(), { limits: { Reached, LiftedUntil: null } })[0]).toEqual(["limitReached", "desk"]);
    expect(said(payable(), { limits: { Reached, LiftedUntil: at(30) } })).toEqual([["clientToPay", "client"]]);
  });
});

it("a difference without its provider's answer is named as such, and waits for the desk after a long silence (PLAN-44)", () => {
  const agreed = unsigned()
    .and(changed(4, 2, 1, { amount: PRICE + 4_000 }))
    .and(booking("booking.confirmed", 5, 2));
  expect(said(agreed)).toContainEqual(["changeToPay", "client"]);
  const sent = agreed.and({
    ...{ type: "supplement.started", at: at(6), attemptId: "more", bookingId: 2, method: PaymentProvider.Clover },
    ...{ amount: 4_000, charge: 0, termsAccepted: true, holder: "matches" },
  });
  expect(said(sent)).toContainEqual(["paymentUnderWay", "provider"]);
  const silent = sent.and({ type: "supplement.unknown", at: at(6), attemptId: "more" });
  const asked = (Asked: number) => ({ payments: [payment({ PaymentId: "more", Asked })] });
  expect(said(silent, asked(1))).toContainEqual(["providerSilent", "provider"]);
  expect(said(silent, asked(6))[0]).toEqual(["providerSilent", "desk"]);
  expect(said(silent, asked(6))).not.toContainEqual(["changeToPay", "provider"]);
});
