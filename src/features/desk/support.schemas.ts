import Type, { type Static } from "typebox";
import { RefusalOnWire } from "../../shared/refusals.schemas";
import { Id, InstantMs, Nullable, PrintableNumber, Reason, Strict } from "../../shared/schemas";
import { clientContact } from "../account/clientContact.schemas";
import { Booking } from "../plan/plan.schemas";
import { LONGEST_SUPPLIER_REFERENCE } from "./desk.limits";

/** A requested booking in the back office's queue, the most urgent first. */
export const QueuedBooking = Strict({
  Booking,
  ...clientContact,
  ConfirmBy: InstantMs,
  Extended: Type.Boolean(),
  /** Why the time to confirm cannot be extended; empty: it can. */
  ExtensionRefusals: Type.Array(RefusalOnWire),
  /** Requested over `STAFF_ALERT_HOURS` ago. */
  Alerted: Type.Boolean(),
  DriverBirthDate: Nullable(Type.String()),
  /** The alternative that was proposed to the client, who has not answered yet, and when; absent: none. (DESK-5) */
  Proposed: Type.Optional(Strict({ Name: Type.String(), At: InstantMs })),
  /** Its plan cannot be read, so that it cannot be answered now, and its deadline is the usual one. (OPS-113) */
  Unreadable: Type.Optional(Type.Literal(true)),
});
export type QueuedBooking = Static<typeof QueuedBooking>;

export const DeskQueue = Strict({ Now: InstantMs, Bookings: Type.Array(QueuedBooking) });
export type DeskQueue = Static<typeof DeskQueue>;

export const Confirmation = Strict({ BookingId: Id, Reference: PrintableNumber(LONGEST_SUPPLIER_REFERENCE) });
export type Confirmation = Static<typeof Confirmation>;

export const Decline = Strict({ BookingId: Id, Reason });
export type Decline = Static<typeof Decline>;

export const Extension = Strict({ BookingId: Id, Reason });
export type Extension = Static<typeof Extension>;
