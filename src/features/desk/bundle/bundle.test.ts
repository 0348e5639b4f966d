import { added, booking, checked, paid, signed, starts } from "../../../../test/checkoutStory";
import { fold } from "../../plan/checkout/checkout.log";
import { MACHINE_VERSION } from "../../plan/checkout/checkout.machine";
import { type PlanBundle, readBundle, replay } from "./bundle";

const events = [
  added(0),
  booking("booking.confirmed", 1),
  checked(1),
  starts("payment.started", 2),
  paid("payment.captured", 2),
  signed(3),
];

const bundle: PlanBundle = {
  format: "malecon-plan",
  machineVersion: MACHINE_VERSION,
  planId: 1001,
  exportedAt: 0,
  events: events.map((event) => ({ actor: "client", recordedAt: event.at, event })),
};

describe("a plan's bundle", () => {
  it("replays step by step to the state in which the plan was (CHART-1, CHART-10)", () => {
    const steps = replay(readBundle(JSON.stringify(bundle)));
    expect(steps.map(({ state }) => state)).toEqual([
      "confirming",
      "verifyingDocuments",
      "paying.choosing",
      "paying.processing",
      "signing",
      "printing",
    ]);
    expect(steps.at(-1)?.snapshot.context).toEqual(fold(1001, events).context);
    expect(steps.flatMap(({ refusals }) => refusals)).toEqual([]);
  });

  it("names the event that this machine would refuse, and the reason", () => {
    const broken = { ...bundle, events: bundle.events.filter(({ event }) => event.type !== "documents.checked") };
    const refused = replay(broken).find(({ refusals }) => refusals.length > 0);
    expect(refused?.event.type).toBe("payment.started");
    expect(refused?.refusals).toEqual([{ code: "documentsNotChecked", facts: {} }]);
  });

  it("a plan's bundle of another version of the machine is refused by its number", () => {
    expect(() => readBundle(JSON.stringify({ ...bundle, machineVersion: 99 }))).toThrow("version 99");
  });

  it("a plan's bundle that names no version of the machine is refused for that", () => {
    const { machineVersion: _left, ...unnamed } = bundle;
    expect(() => readBundle(JSON.stringify(unnamed))).toThrow("does not say for which version");
  });

  it.each<[string, unknown]>([
    ["nothing", null],
    ["a number", 1],
    ["no instant", { actor: "client", recordedAt: 0, event: { type: "clock.ticked" } }],
    ["no one who made it", { recordedAt: 0, event: events[1] }],
    ["a booking left out", { actor: "client", recordedAt: 0, event: { type: "booking.added", at: 0 } }],
  ])("a plan's bundle with %s instead of an event is refused with its position", (_damage, event) => {
    const damaged = { ...bundle, events: [bundle.events[0], event] };
    expect(() => readBundle(JSON.stringify(damaged))).toThrow("Event 2 of this bundle is broken");
  });

  it("does not exist without a plan", () => {
    const { planId: _left, ...planless } = bundle;
    expect(() => readBundle(JSON.stringify(planless))).toThrow("not a bundle");
  });

  it.each(["", "{", "[]", "null", '{"format":"other"}'])("cannot be read from %j", (text) => {
    expect(() => readBundle(text)).toThrow("not a bundle");
  });
});
