import type { Chart, ChartTransition } from "./chart";

/** A state in the drawing; `inner`: transitions that only change facts, which are written inside it. */
export type Box = { path: string; parent: string | null; name: string; final: boolean; inner: ChartTransition[] };

/** All transitions from one state to another, drawn as one arrow. */
export type Arrow = { id: string; from: string; to: string; ways: ChartTransition[] };

export type Drawing = { boxes: Box[]; arrows: Arrow[]; beginnings: Beginning[] };

/** The dot in a compound state and the inner state it points to; `within` null: the dot of the whole chart. */
export type Beginning = { within: string | null; to: string };

/** The parts of a chart's drawing, without positions: few arrows, each with all its transitions. */
export function drawingOf({ states, transitions }: Chart): Drawing {
  const boxes = states.map(({ path, parent, final }) => ({
    path,
    parent,
    final,
    name: path.split(".").at(-1) ?? path,
    inner: transitions.filter(({ from, to }) => from === path && to === path),
  }));
  const beginnings = states.flatMap(({ path, initial }) => (initial ? [{ within: path, to: initial }] : []));
  const first = states.find(({ parent }) => parent === null);
  return {
    boxes,
    arrows: arrowsOf(transitions.filter(({ from, to }) => from !== to)),
    beginnings: [...(first ? [{ within: null, to: first.path }] : []), ...beginnings],
  };
}

function arrowsOf(transitions: readonly ChartTransition[]): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const way of transitions) {
    const id = `${way.from} -> ${way.to}`;
    const arrow = arrows.get(id) ?? { id, from: way.from, to: way.to, ways: [] };
    arrow.ways.push(way);
    arrows.set(id, arrow);
  }
  return [...arrows.values()];
}

/** `payment.started [mayPay]`; an `always` transition shows only its guard. */
export function labelOf({ event, guard }: Pick<ChartTransition, "event" | "guard">): string {
  const condition = guard ? `[${guard}]` : "";
  return event === "always" ? condition : [event, condition].filter(Boolean).join(" ");
}
