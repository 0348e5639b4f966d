import type { CheckoutEventType } from "../../../features/plan/checkout/checkout.events";
import type { GuardName } from "../../../features/plan/checkout/checkout.guards";
import { checkoutMachine } from "../../../features/plan/checkout/checkout.machine";

/** A transition: on an event, or by itself (`always`) as soon as its guard passes. */
export type ChartTransition = {
  /** Stable across runs: `paying.choosing -payment.started[mayPay]-> paying.processing`. */
  id: string;
  from: string;
  event: CheckoutEventType | "always";
  guard: GuardName | null;
  /** The state itself when the event only changes its facts. */
  to: string;
};

export type ChartState = {
  path: string;
  parent: string | null;
  /** The initial inner state of a compound state. */
  initial: string | null;
  final: boolean;
  tags: string[];
};

export type Chart = { states: ChartState[]; transitions: ChartTransition[] };

/** The parts of the chart's nodes that are read: XState's types differ for each node. */
type Node = {
  path: string[];
  type: string;
  tags: readonly string[];
  parent?: Node | undefined;
  initial: { target: readonly Node[] };
  states: Record<string, Node>;
  on: Record<string, readonly Way[]>;
  always?: readonly Way[] | undefined;
};
type Way = { guard?: unknown; target?: readonly Node[] | undefined };

const root: Node = checkoutMachine.root;

/** The production chart as data, read off the chart itself: for drawing, for the outline and for coverage. */
export function readChart(): Chart {
  const nodes = descendants(root);
  return { states: nodes.map(stateOf), transitions: nodes.flatMap(transitionsOf) };
}

function descendants(node: Node): Node[] {
  return Object.values(node.states).flatMap((child) => [child, ...descendants(child)]);
}

const pathOf = (node: Node) => node.path.join(".");

function stateOf(node: Node): ChartState {
  const parent = node.parent && node.parent !== root ? pathOf(node.parent) : null;
  const first = node.type === "compound" ? node.initial.target[0] : undefined;
  const initial = first ? pathOf(first) : null;
  return { path: pathOf(node), parent, initial, final: node.type === "final", tags: [...node.tags] };
}

function transitionsOf(node: Node): ChartTransition[] {
  const from = pathOf(node);
  const onEvents = Object.entries(node.on).flatMap(([event, ways]) =>
    ways.map((way) => ({ event: event as CheckoutEventType, way })),
  );
  const byItself = (node.always ?? []).map((way) => ({ event: "always" as const, way }));
  return [...onEvents, ...byItself].map(({ event, way }) => {
    const guard = typeof way.guard === "string" ? (way.guard as GuardName) : null;
    const to = way.target?.[0] ? pathOf(way.target[0]) : from;
    return { id: `${from} -${event}${guard ? `[${guard}]` : ""}-> ${to}`, from, event, guard, to };
  });
}
