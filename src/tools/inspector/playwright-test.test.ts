import { transformSync } from "@swc/core";
import { type Deed, NotATest, playwrightTest } from "./playwright-test";

const deeds: Deed[] = [
  { type: "scenario", name: "plan-paid" },
  { type: "scenario", name: "plan-requested" },
  { type: "event", event: { type: "booking.confirmed", bookingId: 812 }, state: "verifyingDocuments" },
  { type: "clock", move: { advance: "PT24H" } },
];

describe("what was done, as a test", () => {
  it("begins with the last situation that was built", () => {
    const text = playwrightTest(deeds, [812], "cancelled");
    expect(text).toContain('await arrive("plan-requested")');
    expect(text).not.toContain("plan-paid");
  });

  it("sends the same events, bookings named by their place, and expects the same states", () => {
    const text = playwrightTest(deeds, [811, 812], "cancelled");
    expect(text).toContain('send({ type: "booking.confirmed", bookingId: bookings[1] })');
    expect(text).toContain('toEqual({ State: "verifyingDocuments" })');
    expect(text).not.toContain("812");
  });

  it("ends where the plan stood", () => {
    expect(playwrightTest(deeds, [812], "cancelled")).toContain('State).toBe("cancelled")');
  });

  it("moves the clock as it was moved", () => {
    expect(playwrightTest(deeds, [812], "cancelled")).toContain(
      'request.post("/qa/clock", { data: { advance: "PT24H" } })',
    );
  });

  it("is TypeScript that compiles, whatever was done", () => {
    for (const length of [2, 3, 4]) {
      const text = playwrightTest(deeds.slice(0, length), [812], "cancelled");
      expect(() => transformSync(text, { jsc: { parser: { syntax: "typescript" } } })).not.toThrow();
    }
  });

  it("is not made of a sitting in which nothing was built", () => {
    expect(() => playwrightTest(deeds.slice(2), [812], "x")).toThrow(NotATest);
    expect(() => playwrightTest([], [], "x")).toThrow(NotATest);
  });
});
