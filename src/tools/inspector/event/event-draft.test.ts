import { at, begin, PRICE, payable, starts } from "../../../../test/checkoutStory";
import { dayAndHour, draftOf, eventOf, instantOf } from "./event-draft";
import { eventFields, eventTypes } from "./event-fields";

const NOW = at(2);
const draft = draftOf(payable().snapshot.context, NOW, "fresh");

describe("an event's form", () => {
  it("begins with a complete event for every event type of the chart, from a plan with a booking (CHART-2)", () => {
    for (const type of eventTypes) expect([type, eventOf(type, draft, NOW)?.type]).toEqual([type, type]);
  });

  it("begins with values with which a possible event is accepted", () => {
    const pays = eventOf("payment.started", draft, NOW);
    expect(pays).toEqual(starts("payment.started", 2, {}) && { ...starts("payment.started", 2), attemptId: "fresh" });
    expect(pays && payable().and(pays).state).toBe("paying.processing");
    const adds = eventOf("booking.added", draft, NOW);
    expect(adds && payable().and(adds).state).toBe("confirming");
  });

  it("names the attempt that the plan waits for, and the amount that is due", () => {
    const paying = payable().and(starts("payment.started", 2));
    const captured = eventOf("payment.captured", draftOf(paying.snapshot.context, NOW, "fresh"), NOW);
    expect(captured).toEqual({ type: "payment.captured", at: NOW, attemptId: "attempt", amount: PRICE });
  });

  it("is no event while a required field is empty or not a number", () => {
    expect(eventOf("booking.confirmed", draftOf(begin().snapshot.context, NOW, "fresh"), NOW)).toBeNull();
    expect(eventOf("payment.captured", { ...draft, amount: "much" }, NOW)).toBeNull();
    expect(eventOf("booking.added", { ...draft, "booking.startsAt": "" }, NOW)).toBeNull();
    expect(eventOf("link.closed", { ...draft, attemptId: " " }, NOW)).toBeNull();
  });

  it("writes and reads instants on Havana's clock, in winter and in summer", () => {
    for (const [written, utc] of [
      ["2026-12-01T09:05", Date.UTC(2026, 11, 1, 14, 5)],
      ["2027-07-01T23:30", Date.UTC(2027, 6, 2, 3, 30)],
    ] as const) {
      expect([instantOf(written), dayAndHour(utc)]).toEqual([utc, written]);
    }
    for (const nothing of ["", "2026-12-01", "2026-02-30T10:00", "2026-12-01T24:00", "soon"]) {
      expect(instantOf(nothing)).toBeNaN();
    }
  });

  it("lets checks fail with the reason of each", () => {
    const event = eventOf("documents.checked", { ...draft, "checks.licenceAge": "failed" }, NOW);
    expect(event).toMatchObject({ checks: { profile: null, licenceAge: { code: "licenceTooYoung" } } });
  });

  it("has a field for each value of its event", () => {
    for (const type of eventTypes) {
      const event: object = eventOf(type, { ...draft, "booking.replaces": "801" }, NOW) ?? {};
      for (const { path } of eventFields[type]) expect([type, path, valueAt(event, path)]).not.toContain(undefined);
    }
  });
});

function valueAt(value: object, path: string): unknown {
  return path.split(".").reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);
}
