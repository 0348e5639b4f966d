import { openBookings, type PlanBooking } from "../../src/features/plan/checkout/checkout.context";
import type { CheckoutEvent } from "../../src/features/plan/checkout/checkout.events";
import type { Fresh, PlanModel } from "./planModel";

/** Who makes a move: clients, staff, the provider and time by what they really do; or QA, by sending an event. */
export type By = "people" | "inspector";

export type Move = {
  name: string;
  by: By;
  /** The events it amounts to, in their order; null where it makes no sense. A refused one ends the move. */
  events: (model: PlanModel, fresh: Fresh) => CheckoutEvent[] | null;
  /** What it changes around the plan when nothing refuses it. */
  changes?: Partial<PlanModel>;
  /** Only to be refused: not made where the chart takes it. */
  probe?: true;
  /** Also possible on a plan whose rows are missing. */
  needsNoRows?: true;
  /** Leaves the plan without the rows that people's calls need. */
  leavesNoRows?: true;
};

type Choose = (model: PlanModel) => PlanBooking | undefined;
type OfBooking = `booking.${"confirmed" | "declined" | "extended" | "cancelled" | "removed" | "refunded"}`;

/** An event about the booking that is chosen; no move where there is none. */
export const ofBooking =
  (type: OfBooking, choose: Choose) =>
  (model: PlanModel): CheckoutEvent[] | null => {
    const booking = choose(model);
    return booking ? [{ type, at: model.now, bookingId: booking.id }] : null;
  };

/** The booking that an answer is meant for: one that waits for it, otherwise any. */
export const requested: Choose = ({ snapshot: { context } }) =>
  context.bookings.find(({ status }) => status === "requested") ?? context.bookings[0];

/** One that has its answer, beside one that still waits for it. */
export const answered: Choose = ({ snapshot: { context } }) =>
  context.bookings.some(({ status }) => status === "requested")
    ? context.bookings.find(({ status }) => status !== "requested")
    : undefined;

/** The booking that a client gives up: an open one, otherwise one that ended in another way. */
export const open: Choose = ({ snapshot: { context } }) =>
  openBookings(context)[0] ?? context.bookings.find(({ status }) => status !== "cancelled");

/** One that has ended without being cancelled, beside an open one. */
export const ended: Choose = ({ snapshot: { context } }) => {
  const held = openBookings(context);
  const over = context.bookings.filter((booking) => !held.includes(booking));
  return held.length > 0 ? over.find(({ status }) => status !== "cancelled") : undefined;
};

/** Moves that turn something beside the bookings are made on plans with one, so that the graph stays small. */
export const isSmall = ({ snapshot }: PlanModel): boolean => snapshot.context.bookings.length <= 1;
