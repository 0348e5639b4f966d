import { stateName } from "../../src/features/plan/checkout/checkout.states";
import { type Edge, edgesFrom, type Graph, keyOf } from "./explore";
import type { By } from "./moves";
import type { Walker } from "./walker";

/** The outcomes by name and states by path that walks have covered, separately for people and the inspector. */
export type Shown = Record<By, { outcomes: Set<string>; states: Set<string> }> & { plans: number; moves: number };

/** Longer than any walk through the chart: a longer walk is stuck. */
const LONGEST = 400;

/**
 * Walks plans through the chart until everything is covered: first by the actions of people, then by the inspector.
 * Each plan goes to the nearest uncovered outcome until it ends. In every reached state, each move that the chart
 * refuses there is tried once.
 */
export async function walkChart(graph: Graph, begin: () => Promise<Walker>): Promise<Shown> {
  const shown: Shown = { people: nothing(), inspector: nothing(), plans: 0, moves: 0 };
  const asked = new Set<string>();
  for (const by of ["people", "inspector"] as const) {
    for (let [next] = wayOn(graph.start, by) ?? []; next; [next] = wayOn(graph.start, by) ?? []) {
      const known = shown[by].outcomes.size;
      const end = await walk(by);
      // The real plan is one that the graph does not have: the next walk would take the same path, without end.
      if (shown[by].outcomes.size === known) throw new Error(`nothing new was covered before ${end}`);
    }
  }
  return shown;

  function wayOn(from: string, by: By): Edge[] | null {
    const isNew = (edge: Edge) => edge.by === by && edge.outcomes.some((name) => !isShown(name, by));
    return nearest(graph, from, isNew, (edge) => by === "inspector" || edge.by === "people");
  }

  /** Walks one plan; resolves to the key of the plan that it ends as. */
  async function walk(by: By): Promise<string> {
    const walker = await begin();
    shown.plans += 1;
    for (let [edge] = wayOn(graph.start, by) ?? []; edge; [edge] = wayOn(keyOf(walker.model()), by) ?? []) {
      await make(walker, edge);
      await askInVain(walker);
      if (shown.moves > LONGEST * shown.plans) throw new Error(`lost in ${keyOf(walker.model())}`);
    }
    await walker.compare();
    return keyOf(walker.model());
  }

  async function make(walker: Walker, { move, by }: Edge): Promise<void> {
    for (const name of await walker.make(move)) shown[by].outcomes.add(name);
    for (const path of around(stateName(walker.model().snapshot))) shown[by].states.add(path);
    shown.moves += 1;
  }

  /** Makes every refused move, once for each state; nothing may have changed afterwards. */
  async function askInVain(walker: Walker): Promise<void> {
    const state = stateName(walker.model().snapshot);
    if (asked.has(state) || walker.model().lastBooked === null) return;
    asked.add(state);
    for (const edge of edgesFrom(walker.model()).filter(({ refused }) => refused)) await make(walker, edge);
    await walker.compare();
  }

  /** Outcomes that people can cause have to be covered by people; the inspector covers the rest. */
  function isShown(name: string, by: By): boolean {
    return shown.people.outcomes.has(name) || shown[by].outcomes.has(name);
  }
}

const nothing = () => ({ outcomes: new Set<string>(), states: new Set<string>() });

/** A state and its ancestors. */
function around(state: string): string[] {
  const keys = state.split(".");
  return keys.map((_key, index) => keys.slice(0, index + 1).join("."));
}

/** The shortest path from a plan to a move that covers something new, including that move; null: there is none. */
function nearest(
  graph: Graph,
  from: string,
  isNew: (edge: Edge) => boolean,
  may: (edge: Edge) => boolean,
): Edge[] | null {
  const queue: { key: string; way: Edge[] }[] = [{ key: from, way: [] }];
  const met = new Set([from]);
  for (let turn = queue.shift(); turn; turn = queue.shift()) {
    for (const edge of (graph.nodes.get(turn.key)?.edges ?? []).filter(may)) {
      const way = [...turn.way, edge];
      if (isNew(edge)) return way;
      if (met.has(edge.to)) continue;
      met.add(edge.to);
      queue.push({ key: edge.to, way });
    }
  }
  return null;
}
