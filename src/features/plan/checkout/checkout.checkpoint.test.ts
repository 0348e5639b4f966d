import { added, at, booking, checked, starts } from "../../../../test/checkoutStory";
import { type Checkpoint, checkpointOf, factsIn, resume, type StoredFact } from "./checkout.checkpoint";
import type { CheckoutEvent } from "./checkout.events";
import { fold, store } from "./checkout.log";
import { MACHINE_VERSION } from "./checkout.machine";

const log = [
  added(0, 1),
  added(0.5, 2),
  booking("booking.confirmed", 1, 1),
  checked(2),
  booking("booking.removed", 3, 2),
];
const events = [...log, starts("payment.started", 4)];
const stored = (facts: readonly CheckoutEvent[]): StoredFact[] =>
  facts.map((event) => ({ event, machineVersion: MACHINE_VERSION }));
/** Arbitrary JSON: a row may contain anything, whatever its type declares. */
const found = <T>(value: unknown): T => JSON.parse(JSON.stringify(value));
const written = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe("a plan with a checkpoint", () => {
  it("equals the fold of all its facts, wherever the checkpoint was made (CHART-9)", () => {
    const whole = store(fold(7, events));
    events.forEach((_event, facts) => {
      const first = events.slice(0, facts);
      const checkpoint = written(checkpointOf(fold(7, first), facts, first.at(-1)?.at ?? 0));
      const { snapshot, lastAt } = resume(7, checkpoint, stored(events.slice(facts)));
      expect(written(store(snapshot))).toEqual(written(whole));
      expect(lastAt).toBe(at(4));
    });
  });

  it("contains the instant of its last fact even if there are no later facts", () => {
    const checkpoint = checkpointOf(fold(7, log), log.length, at(3));
    expect(resume(7, checkpoint, []).lastAt).toBe(at(3));
    expect(resume(7, null, []).lastAt).toBe(0);
  });

  it("is folded from the beginning if the checkpoint is of another chart version (CHART-9)", () => {
    const old = { ...checkpointOf(fold(7, log), log.length, at(3)), machineVersion: 0 };
    expect(factsIn(old)).toBe(0);
    expect(store(resume(7, old, stored(events)).snapshot)).toEqual(store(fold(7, events)));
  });

  it("is not read if a later chart version accepted one of its facts, whether this version knows the type or not (CHART-11)", () => {
    const [first, ...others] = stored(events);
    for (const type of ["booking.added", "booking.insured"]) {
      const newer: StoredFact = found({ event: { ...events[0], type }, machineVersion: MACHINE_VERSION + 1 });
      expect(() => resume(7, null, [newer, ...others])).toThrow(expect.objectContaining({ why: "newer" }));
    }
    expect(() => resume(7, null, first ? [first, ...others] : [])).not.toThrow();
  });

  it.each([
    ["nothing", null],
    ["a word", "event"],
    ["a type that the chart does not have", { type: "booking.insured", at: at(5) }],
    ["no instant", { type: "booking.confirmed", bookingId: 1 }],
    ["no booking in it", { type: "booking.added", at: at(5) }],
  ])("is not read if one of its facts is %s (CHART-11)", (_what, event) => {
    const broken: StoredFact = found({ event, machineVersion: MACHINE_VERSION });
    expect(() => resume(7, null, [...stored(log), broken])).toThrow(expect.objectContaining({ why: "damaged" }));
  });

  it.each([
    ["a state that the chart does not have", { value: { paying: "insuring" } }],
    ["no context", { context: null }],
  ])("ignores a checkpoint with %s and folds the facts (CHART-9)", (_what, damage) => {
    const sound = checkpointOf(fold(7, log), log.length, at(3));
    const broken: Checkpoint = found({ ...sound, stored: { ...sound.stored, ...damage } });
    expect(() => resume(7, broken, [])).toThrow(expect.objectContaining({ why: "damaged" }));
  });
});
