import { fromTransition } from "xstate";
import { getAdjacencyMap, getShortestPaths } from "xstate/graph";
import { failedChecks } from "../../src/features/plan/checkout/checkout.checks";
import { agreedChanges, type PlanBooking, supplementUnderWay } from "../../src/features/plan/checkout/checkout.context";
import { stateName } from "../../src/features/plan/checkout/checkout.states";
import { upcoming } from "../../src/features/plan/checkout/checkout.upcoming";
import { ProductType } from "../../src/shared/enumerations";
import { DAY, type Instant } from "../../src/shared/instant";
import { allInspectorMoves } from "./inspectorMoves";
import type { By, Move } from "./moves";
import { outcomesOf } from "./outcomes";
import { allPeopleMoves } from "./peopleMoves";
import { emptyPlan, type Fresh, type PlanModel, type Played } from "./planModel";
import { play } from "./play";

/** One move from a plan as the graph distinguishes plans, with the outcomes of the chart that it covers. */
export type Edge = { move: Move; by: By; to: string; refused: boolean; outcomes: string[] };

export type Graph = { start: string; nodes: Map<string, { state: string; edges: Edge[] }> };

const BEGINNING: Instant = Date.UTC(2026, 11, 1, 17);
const PRICES = { new: 41_500, dearer: 51_500, cheaper: 31_500 };

const allMoves = [...allPeopleMoves, ...allInspectorMoves];

/**
 * Traverses the chart with xstate/graph: by moves instead of single events, and by plans as `keyOf` distinguishes them.
 */
function traversal(moves: readonly Move[], visit: (key: string, model: PlanModel, edges: Edge[]) => void = () => {}) {
  const moveOf = (type: string) => moves.find(({ name }) => name === type);
  const logic = fromTransition(
    (model: PlanModel, { type }: { type: string }) => nextOf(model, moveOf(type)),
    emptyPlan(1, BEGINNING),
  );
  const options = {
    serializeState: ({ context }: { context: PlanModel }) => keyOf(context),
    serializeEvent: ({ type }: { type: string }) => type,
    events: ({ context }: { context: PlanModel }) => {
      const edges = edgesFrom(context, moves);
      visit(keyOf(context), context, edges);
      return edges.filter(({ refused }) => !refused).map(({ move }) => ({ type: move.name }));
    },
  };
  return { logic, options };
}

/** Every plan that moves can reach, with the moves that are possible from it. */
export function explore(): Graph {
  const nodes: Graph["nodes"] = new Map();
  const { logic, options } = traversal(allMoves, (key, { snapshot }, edges) => {
    nodes.set(key, { state: stateName(snapshot), edges });
  });
  getAdjacencyMap(logic, options);
  return { start: keyOf(emptyPlan(1, BEGINNING)), nodes };
}

/** A way to a state: each move with the state it leads to. Cancelled plans differ by their reason. */
export type ShortestPath = { state: string; steps: { move: string; state: string }[] };

/** A shortest path to every state that people can reach, by xstate/graph. */
export function shortestPaths(): ShortestPath[] {
  const { logic, options } = traversal(allPeopleMoves);
  const shortest = new Map<string, ShortestPath>();
  for (const path of getShortestPaths(logic, options)) {
    const steps = path.steps
      .slice(1)
      .map(({ event, state }) => ({ move: event.type, state: restingIn(state.context) }));
    const state = restingIn(path.state.context);
    const known = shortest.get(state);
    if (!known || steps.length < known.steps.length) shortest.set(state, { state, steps });
  }
  return [...shortest.values()];
}

function restingIn({ snapshot }: PlanModel): string {
  return [stateName(snapshot), snapshot.context.cancelled?.reason ?? []].flat().join(" ");
}

function nextOf(model: PlanModel, move: Move | undefined): PlanModel {
  return (move && play(model, move, freshFor(model, move))?.next) ?? model;
}

/** Every move that is possible for a plan now. */
export function edgesFrom(model: PlanModel, moves: readonly Move[] = allMoves): Edge[] {
  return moves.flatMap((move): Edge[] => {
    const played = possible(model, move, freshFor(model, move));
    if (!played) return [];
    const by = model.byHand ? "inspector" : move.by;
    return [{ move, by, to: keyOf(played.next), refused: played.refused !== null, outcomes: outcomesOf(played) }];
  });
}

/** The result of a move; null if it is not possible. A plan that does not exist yet can only be booked. */
export function possible(model: PlanModel, move: Move, fresh: Fresh): Played | null {
  const begun = model.lastBooked !== null;
  return begun || move.name === "client books" || move.changes?.licence ? play(model, move, fresh) : null;
}

/** Values that the server would have stored and the model generates. */
function freshFor({ snapshot: { context }, now }: PlanModel, { books = "new" }: Move): Fresh {
  const startsAt = now + 30 * DAY;
  const id = Math.max(0, ...context.bookings.map((booking) => booking.id)) + 1;
  const booking = { id, productType: ProductType.CarRent, startsAt, endsAt: startsAt + 3 * DAY, amount: PRICES[books] };
  return { booking, attemptId: "attempt" };
}

/**
 * Distinguishes plans by what decides which moves are possible next, without ids, amounts and instants. Deliberately
 * coarse if a plan's past does not matter any more, so that the graph stays small; a walker checks the real plan at
 * each step.
 */
export function keyOf(model: PlanModel): string {
  const { snapshot, byHand } = model;
  const { bookings, cancelled, reminded, attempt } = snapshot.context;
  const toCome = upcoming(snapshot.context, (tag) => snapshot.hasTag(tag));
  const [next] = toCome;
  const key = [stateName(snapshot), cancelled?.reason, next?.type === "reminder" ? "reminder" : next?.kind, byHand];
  if (snapshot.status === "done") return key.join(" ");
  if (cancelled) return JSON.stringify([...key, attempt?.method, (attempt?.received ?? 0) > 0]);
  // In a paid plan only future events matter: each of its changes causes separate reminders.
  const passed = snapshot.hasTag("watchConfirmations") ? 0 : snapshot.hasTag("paid") ? toCome.length : reminded.length;
  return JSON.stringify([
    ...key,
    bookings.map(kindOf),
    passed,
    ...(snapshot.hasTag("paid") ? paid(model) : unpaid(model)),
  ]);
}

const kindOf = ({ status, extended }: PlanBooking) =>
  status === "requested"
    ? `requested${extended ? "+" : ""}`
    : status === "confirmed" || status === "cancelled" || status === "agreed"
      ? status
      : "over";

function paid({ snapshot: { context }, providerSays }: PlanModel) {
  const isToBePaid = agreedChanges(context).length > 0;
  const underWay = supplementUnderWay(context) !== null;
  const paying = isToBePaid && [context.holderAccepted, underWay, underWay && providerSays];
  return [context.checks?.profile?.code, context.toSign.length > 0, paying];
}

function unpaid({ snapshot, licence, providerSays, lastBooked }: PlanModel) {
  const { holderAccepted, attempt, checks, method } = snapshot.context;
  const paying = snapshot.matches("paying") && [holderAccepted, method, attempt?.method, (attempt?.received ?? 0) > 0];
  return [licence, lastBooked !== null, failedChecks(checks).length, providerSays, paying];
}
