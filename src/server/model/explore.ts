import { fromTransition } from "xstate";
import { getAdjacencyMap } from "xstate/graph";
import { failedChecks } from "../../features/checkout/checkout.checks";
import type { PlanBooking } from "../../features/checkout/checkout.context";
import { stateName } from "../../features/checkout/checkout.states";
import { upcoming } from "../../features/checkout/checkout.upcoming";
import { ProductType } from "../../shared/enumerations";
import { DAY, type Instant } from "../../shared/instant";
import { allInspectorMoves } from "./inspectorMoves";
import type { By, Move } from "./moves";
import { outcomesOf } from "./outcomes";
import { allPeopleMoves } from "./peopleMoves";
import { emptyPlan, type Fresh, type PlanModel, type Played, play } from "./planModel";

/** One move from a plan as the graph tells plans apart, and every outcome of the chart that it shows. */
export type Edge = { move: Move; by: By; to: string; refused: boolean; outcomes: string[] };

export type Graph = { start: string; nodes: Map<string, { state: string; edges: Edge[] }> };

const BEGINNING: Instant = Date.UTC(2026, 11, 1, 17);
const PRICE = 41_500;

const allMoves = [...allPeopleMoves, ...allInspectorMoves];

/** Every plan that moves can bring about, told apart by what decides their future: the chart, run by xstate/graph. */
export function explore(moves: readonly Move[] = allMoves): Graph {
  const nodes: Graph["nodes"] = new Map();
  const moveOf = (type: string) => moves.find(({ name }) => name === type);
  const logic = fromTransition(
    (model: PlanModel, { type }: { type: string }) => nextOf(model, moveOf(type)),
    emptyPlan(1, BEGINNING),
  );
  const start = keyOf(emptyPlan(1, BEGINNING));
  getAdjacencyMap(logic, {
    serializeState: ({ context }) => keyOf(context),
    serializeEvent: ({ type }) => type,
    events: ({ context }) => {
      const edges = edgesFrom(context, moves);
      nodes.set(keyOf(context), { state: stateName(context.snapshot), edges });
      return edges.filter(({ refused }) => !refused).map(({ move }) => ({ type: move.name }));
    },
  });
  return { start, nodes };
}

function nextOf(model: PlanModel, move: Move | undefined): PlanModel {
  return (move && play(model, move, freshFor(model))?.next) ?? model;
}

/** Every move that can be made from a plan now. */
export function edgesFrom(model: PlanModel, moves: readonly Move[] = allMoves): Edge[] {
  return moves.flatMap((move): Edge[] => {
    const played = possible(model, move, freshFor(model));
    if (!played) return [];
    const by = model.byHand ? "inspector" : move.by;
    return [{ move, by, to: keyOf(played.next), refused: played.refused !== null, outcomes: outcomesOf(played) }];
  });
}

/** What a move amounts to; null where it cannot be made. Nothing but a booking can be asked of a plan that is not there yet. */
export function possible(model: PlanModel, move: Move, fresh: Fresh): Played | null {
  const begun = model.lastBooked !== null;
  return begun || move.name === "client books" || move.changes?.licence ? play(model, move, fresh) : null;
}

/** What the model makes up where the server would say what it stored. */
function freshFor({ snapshot: { context }, now }: PlanModel): Fresh {
  const startsAt = now + 30 * DAY;
  const id = Math.max(0, ...context.bookings.map((booking) => booking.id)) + 1;
  const booking = { id, productType: ProductType.CarRent, startsAt, endsAt: startsAt + 3 * DAY, amount: PRICE };
  return { booking, attemptId: "attempt" };
}

/**
 * What tells one plan from another: what decides what may happen to it next, but no ids, amounts and instants. Coarse on
 * purpose where a plan's past stops mattering, so that the graph stays small; who walks it looks where he is at each step.
 */
export function keyOf(model: PlanModel): string {
  const { snapshot, byHand } = model;
  const { bookings, cancelled, reminded, attempt } = snapshot.context;
  const [next] = upcoming(snapshot.context, (tag) => snapshot.hasTag(tag));
  const key = [stateName(snapshot), cancelled?.reason, next?.type === "reminder" ? "reminder" : next?.kind, byHand];
  if (snapshot.status === "done") return key.join(" ");
  if (cancelled) return JSON.stringify([...key, attempt !== null]);
  const passed = snapshot.hasTag("watchConfirmations") ? 0 : reminded.length;
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
    : status === "confirmed" || status === "cancelled"
      ? status
      : "over";

const paid = ({ snapshot: { context } }: PlanModel) => [context.checks?.profile?.code];

function unpaid({ snapshot, licence, providerSays, lastBooked }: PlanModel) {
  const { holderAccepted, attempt, checks } = snapshot.context;
  const choosing = snapshot.matches({ paying: "choosing" });
  return [
    licence,
    lastBooked !== null,
    failedChecks(checks).length,
    choosing && holderAccepted,
    providerSays,
    attempt?.received,
  ];
}
