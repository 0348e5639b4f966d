import type { Edge, Graph } from "./explore";

/** The shortest way from a plan to a move that shows something not seen yet, that move included; null: there is none. */
export function nearest(
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
