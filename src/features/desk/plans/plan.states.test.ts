import { checkoutMachine } from "../../plan/checkout/checkout.machine";
import { stateNames } from "./plan.states";

type Node = { states: Record<string, Node> };

const leaves = ({ states }: Node, path: string[] = []): string[] => {
  const inner = Object.entries(states);
  return inner.length === 0 ? [path.join(".")] : inner.flatMap(([name, node]) => leaves(node, [...path, name]));
};

test("the back office has texts for every state of the chart", () =>
  expect(leaves(checkoutMachine.root).sort()).toEqual([...stateNames].sort()));
