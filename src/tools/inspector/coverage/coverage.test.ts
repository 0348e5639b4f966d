import { type begin, paid, payable, starts, unsigned } from "../../../../test/checkoutStory";
import { coverageOf, coverageTotals } from "./coverage";

const plan = (events: ReturnType<typeof begin>["events"]) => ({ planId: 1, events, refused: [] });

describe("coverage", () => {
  it("coverage of an empty plan is the initial state alone", () => {
    const coverage = coverageOf([plan([])]);
    expect(coverage.states.filter(({ seen }) => seen > 0)).toEqual([{ path: "collecting", seen: 1 }]);
    expect(coverageTotals(coverage)).toMatchObject({ transitions: { covered: 0, all: 105 }, guards: { covered: 0 } });
  });

  it("counts a compound state with the state inside it, and states that were only passed through", () => {
    const seen = new Map(coverageOf([plan(payable().events)]).states.map(({ path, seen }) => [path, seen]));
    expect(seen.get("paying")).toBe(1);
    expect(seen.get("paying.choosing")).toBe(1);
    expect(seen.get("verifyingDocuments")).toBe(1);
    expect(seen.get("signing")).toBe(0);
  });

  it("adds up over plans", () => {
    const [one, two] = [unsigned().events, payable().events];
    const both = coverageOf([plan(one), plan(two)]);
    expect(both.transitions.find(({ id }) => id.startsWith("collecting -booking.added"))?.seen).toBe(2);
  });

  it("counts a guard's refusal from a refused event, in the state in which it was refused", () => {
    const { events } = payable();
    const event = starts("payment.started", 2, { termsAccepted: false });
    const coverage = coverageOf([{ planId: 1, events, refused: [{ after: events.length, event }] }]);
    expect(coverage.guards.find(({ guard }) => guard === "mayPay")).toEqual({ guard: "mayPay", passed: 0, refused: 1 });
    expect(coverage.transitions.find(({ id }) => id.startsWith("paying.choosing -payment.started"))?.seen).toBe(0);
  });

  it("counts a guard as fully covered once it has both passed and refused", () => {
    const { events } = unsigned();
    const event = paid("payment.captured", 3, 1);
    const after = events.findIndex(({ type }) => type === "payment.captured");
    const { guards } = coverageOf([{ planId: 1, events, refused: [{ after, event }] }]);
    expect(guards.find(({ guard }) => guard === "capturedInFull")).toMatchObject({ passed: 1, refused: 1 });
  });
});
