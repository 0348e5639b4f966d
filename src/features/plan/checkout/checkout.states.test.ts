import { checkoutMachine } from "./checkout.machine";
import { refundsBookings, stateNames } from "./checkout.states";

type Node = { states: Record<string, Node>; on: object };

/** The leaf states by name, each with its ancestors. */
const leaves = (around: readonly Node[], path: string[] = []): { name: string; nodes: readonly Node[] }[] => {
  const inner = Object.entries(around.at(-1)?.states ?? {});
  if (inner.length === 0) return [{ name: path.join("."), nodes: around }];
  return inner.flatMap(([name, node]) => leaves([...around, node], [...path, name]));
};
const all = leaves([checkoutMachine.root]);

test("every state of the chart has a name, and every name is a state", () =>
  expect(all.map(({ name }) => name).sort()).toEqual([...stateNames].sort()));

test("a plan refunds bookings in the states in which the chart takes refunds (PLAN-22)", () => {
  const taking = all.filter(({ nodes }) => nodes.some(({ on }) => "booking.refunded" in on)).map(({ name }) => name);
  expect(stateNames.filter(refundsBookings).sort()).toEqual(taking.sort());
});
