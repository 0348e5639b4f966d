import { openBookings, type PlanBooking } from "../../src/features/plan/checkout/checkout.context";
import type { CheckoutEvent } from "../../src/features/plan/checkout/checkout.events";
import type { Fresh, PlanModel } from "./planModel";

/**
 * Who makes a move: `people` are clients, staff, the provider and time, with their real actions; the `inspector` is QA,
 * who sends an event.
 */
export type By = "people" | "inspector";

export type Move = {
  name: string;
  by: By;
  /** The events of the move, in order; null if it makes no sense. A refused event ends the move. */
  events: (model: PlanModel, fresh: Fresh) => CheckoutEvent[] | null;
  /** Changes of the model's other data if no event is refused. */
  changes?: Partial<PlanModel>;
  /** Books a car: as every plan's first one, or for a longer or shorter time than that one. */
  books?: "new" | "dearer" | "cheaper";
  /** Made only to be refused: skipped if the chart accepts it. */
  probe?: true;
  /** Possible even if the plan's rows are missing. */
  needsNoRows?: true;
  /** Leaves the plan without the rows that people's calls need. */
  leavesNoRows?: true;
};

type Choose = (model: PlanModel) => PlanBooking | undefined;
type OfBooking = `booking.${"confirmed" | "declined" | "extended" | "cancelled" | "removed" | "refunded"}`;

/** An event about the chosen booking; no move without one. */
export const ofBooking =
  (type: OfBooking, choose: Choose) =>
  (model: PlanModel): CheckoutEvent[] | null => {
    const booking = choose(model);
    return booking ? [{ type, at: model.now, bookingId: booking.id }] : null;
  };

/** The booking for an answer: one that waits for it, otherwise any. */
export const requested: Choose = ({ snapshot: { context } }) =>
  context.bookings.find(({ status }) => status === "requested") ?? context.bookings[0];

/** A booking that has its answer, while another still waits. */
export const answered: Choose = ({ snapshot: { context } }) =>
  context.bookings.some(({ status }) => status === "requested")
    ? context.bookings.find(({ status }) => status !== "requested")
    : undefined;

/** The booking that a client cancels: an open one, otherwise one that ended in another way. */
export const open: Choose = ({ snapshot: { context } }) =>
  openBookings(context)[0] ?? context.bookings.find(({ status }) => status !== "cancelled");

/** A booking that has ended without being cancelled, while another is open. */
export const ended: Choose = ({ snapshot: { context } }) => {
  const held = openBookings(context);
  const over = context.bookings.filter((booking) => !held.includes(booking));
  return held.length > 0 ? over.find(({ status }) => status !== "cancelled") : undefined;
};

/** Moves that do not concern the bookings are made only on plans with at most one, so that the graph stays small. */
export const isSmall = ({ snapshot }: PlanModel): boolean => snapshot.context.bookings.length <= 1;
