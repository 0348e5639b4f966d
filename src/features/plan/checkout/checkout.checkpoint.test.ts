import { added, at, booking, checked, starts } from "../../../../test/checkoutStory";
import { checkpointOf, factsIn, resume } from "./checkout.checkpoint";
import { fold, store } from "./checkout.log";

const log = [
  added(0, 1),
  added(0.5, 2),
  booking("booking.confirmed", 1, 1),
  checked(2),
  booking("booking.removed", 3, 2),
];
const events = [...log, starts("payment.started", 4)];
const written = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe("a plan with a checkpoint", () => {
  it("is what all of its facts amount to, wherever the checkpoint was made (CHART-9)", () => {
    const whole = store(fold(7, events));
    events.forEach((_event, facts) => {
      const first = events.slice(0, facts);
      const checkpoint = written(checkpointOf(fold(7, first), facts, first.at(-1)?.at ?? 0));
      const { snapshot, lastAt } = resume(7, checkpoint, events.slice(facts));
      expect(written(store(snapshot))).toEqual(written(whole));
      expect(lastAt).toBe(at(4));
    });
  });

  it("knows the instant of its last fact also when nothing came later", () => {
    const checkpoint = checkpointOf(fold(7, log), log.length, at(3));
    expect(resume(7, checkpoint, []).lastAt).toBe(at(3));
    expect(resume(7, null, []).lastAt).toBe(0);
  });

  it("is folded from the beginning where the checkpoint is of another chart version (CHART-9)", () => {
    const old = { ...checkpointOf(fold(7, log), log.length, at(3)), machineVersion: 0 };
    expect(factsIn(old)).toBe(0);
    expect(store(resume(7, old, events).snapshot)).toEqual(store(fold(7, events)));
  });
});
