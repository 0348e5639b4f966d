import { checkoutMachine } from "./checkout.machine";
import { stateNames } from "./checkout.states";

type Node = { states: Record<string, Node> };

const leaves = ({ states }: Node, path: string[] = []): string[] => {
  const inner = Object.entries(states);
  return inner.length === 0 ? [path.join(".")] : inner.flatMap(([name, node]) => leaves(node, [...path, name]));
};

test("every state of the chart has a name, and no other name is one", () =>
  expect(leaves(checkoutMachine.root).sort()).toEqual([...stateNames].sort()));
