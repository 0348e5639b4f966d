import {
  added,
  at,
  attempt,
  BEGINNING,
  begin,
  booking,
  changed,
  checked,
  PRICE,
  paid,
  payable,
  signed,
  ticked,
  tooYoung,
  unreviewed,
  unsigned,
} from "../../../../test/checkoutStory";
import { HOUR } from "../../../shared/instant";
import { deadlinesOf, dueOn, factsOf, isShortfall, nextEventsOf } from "./plan.log";

const codes = (story: ReturnType<typeof begin>, hours: number) =>
  nextEventsOf(story.snapshot, at(hours), null).map(({ type, bookingId, refusals }) => [
    type,
    bookingId,
    refusals.map(({ code }) => code),
  ]);

describe("the possible next steps", () => {
  it("gives the reason why each event of a waiting plan is refused", () =>
    expect(codes(begin().and(added(0)), 1)).toEqual([
      ["payment.started", null, ["bookingNotConfirmed", "documentsNotChecked"]],
      ["receipt.signed", null, ["notInState"]],
      ["booking.cancelled", 1, []],
      ["booking.confirmed", 1, []],
      ["booking.extended", 1, []],
    ]));

  it("leaves out what can no longer happen: a second extension, paying twice, anything at the end (DESK-23)", () => {
    const types = (story: ReturnType<typeof begin>, hours: number) => codes(story, hours).map(([type]) => type);
    const extended = begin().and(added(0)).and(booking("booking.extended", 1));
    expect(types(extended, 2)).toEqual(["payment.started", "receipt.signed", "booking.cancelled", "booking.confirmed"]);
    expect(types(unsigned(), 3)).toEqual(["receipt.signed", "booking.refunded"]);
    expect(types(unsigned().and(signed(3)), 4)).toEqual(["booking.refunded"]);
    expect(types(payable().and(ticked(49)), 50)).toEqual([]);
  });

  it("has no reason against the payment of a plan that is ready", () =>
    expect(codes(payable(), 2)).toContainEqual(["payment.started", null, []]));

  it.each(["undecided", "lost"] as const)(
    "has a dispute that is %s as the reason against the signature (DESK-91)",
    (hold) =>
      expect(nextEventsOf(unsigned().snapshot, at(3), hold)).toEqual([
        expect.objectContaining({ type: "receipt.signed", refusals: [{ code: "papersHeld", facts: { hold } }] }),
        expect.objectContaining({ type: "booking.refunded", by: "staff", refusals: [] }),
      ]),
  );

  it("lists the signature again where a change at another price asks for it (PLAN-43)", () => {
    const done = unsigned().and(signed(3));
    const anew = done.and(changed(4, 2, 1, { amount: PRICE - 100 })).and(booking("booking.confirmed", 5, 2));
    const ofSignature = (story: ReturnType<typeof begin>) =>
      codes(story, 6).filter(([type]) => type === "receipt.signed");
    expect([done, anew].map(ofSignature)).toEqual([[], [["receipt.signed", null, []]]]);
  });

  it("does not offer to accept a card-holder's name: only one that waits is decided on, by itself (PAY-4)", () =>
    expect(codes(payable(), 2).map(([type]) => type)).not.toContain("holder.accepted"));
});

describe("the deadlines left", () => {
  it("include each booking's deadlines to be confirmed and held, without the reminders", () => {
    const story = begin().and(added(0)).and(added(1, 2)).and(booking("booking.confirmed", 2));
    expect(deadlinesOf(story.snapshot)).toEqual([
      { type: "deadline", kind: "confirm", at: BEGINNING + 73 * HOUR, bookingId: 2 },
      { type: "deadline", kind: "hold", at: BEGINNING + 122 * HOUR, bookingId: 1 },
    ]);
  });

  it("are the plan's once all is confirmed", () =>
    expect(deadlinesOf(payable().snapshot)).toEqual([{ type: "deadline", kind: "pay", at: BEGINNING + 49 * HOUR }]));
});

describe("the subject of an event", () => {
  it.each([
    ["a booking and its price", added(0, 7), { bookingId: 7, amount: PRICE, checks: [] }],
    ["a booking", booking("booking.declined", 1, 7), { bookingId: 7, amount: null, checks: [] }],
    ["money", paid("payment.captured", 2, 500), { bookingId: null, amount: 500, checks: [] }],
    ["the checks that failed", checked(1, tooYoung), { bookingId: null, amount: null, checks: [tooYoung.licenceAge] }],
  ])("may be %s", (_what, event, facts) => expect(factsOf(event)).toEqual(facts));
});

describe("the clock's facts", () => {
  it("is the reminder that was due, or the deadline that was enforced", () => {
    const fell = (hours: number) =>
      dueOn(payable().snapshot, at(hours)).map((item) => ("key" in item ? item.key : item.kind));
    expect(fell(24)).toEqual([]);
    expect(fell(25)).toEqual(["pay-24"]);
    expect(fell(49)).toEqual(["pay-24", "pay-6", "pay-1", "pay"]);
  });

  it("is no reminder to pay while the payment waits for staff, since none is sent (PLAN-34)", () => {
    const overdue = 1 + 7 * 24;
    const waiting = begin().and(added(0)).and(booking("booking.confirmed", 1)).and(unreviewed(1)).and(ticked(overdue));
    expect(dueOn(waiting.snapshot, at(overdue + 48))).toMatchObject([{ type: "deadline", kind: "pay" }]);
  });
});

describe("a transfer with a part missing (DESK-94)", () => {
  const part = { ...paid("transfer.received", 4), amount: 1_000 };

  it("is recognized by its rejection at the instant at which the money arrived", () =>
    expect(isShortfall(part, attempt("transfer.rejected", 4))).toBe(true));

  it.each([
    ["that staff reject later", part, attempt("transfer.rejected", 5)],
    ["of which no money came", attempt("transfer.reported", 4), attempt("transfer.rejected", 4)],
    ["of another attempt", part, attempt("transfer.rejected", 4, "another")],
    ["that stands first", undefined, attempt("transfer.rejected", 4)],
  ])("is no proof %s", (_, last, event) => expect(isShortfall(last, event)).toBe(false));
});
