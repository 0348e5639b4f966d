import Type, { type Static } from "typebox";
import { RefusalOnWire } from "../../../shared/refusals.schemas";
import { Facts, Id, InstantMs, Line, Nullable, Strict } from "../../../shared/schemas";
import { stateNames } from "../../plan/checkout/checkout.states";
import { deadlineKinds } from "../../plan/checkout/checkout.upcoming";
import { Actor } from "../plans/plans.schemas";
import { timelineKinds } from "./timeline.rules";

/** What the clock did to a plan: it enforced a deadline, or sent a reminder some hours before it. */
const DueItem = Strict({
  What: Type.Union([Type.Literal("deadline"), Type.Literal("reminder")]),
  Kind: Type.Enum(deadlineKinds),
  /** For a reminder to pay, to pay a difference, or to sign. */
  HoursBefore: Nullable(Type.Integer()),
  BookingId: Nullable(Id),
});
export type DueItem = Static<typeof DueItem>;

/**
 * One thing that happened to a plan or around it. `What` is an event of the chart, an action in the audit log, or the
 * outcome of a payment, refund, dispute, document or message; its text, if any, is `support.timeline.<what>`.
 */
export const TimelineEntry = Strict({
  /** Unique; orders the entries of one instant. */
  Key: Line(120),
  Kind: Type.Enum(timelineKinds),
  At: InstantMs,
  What: Type.String(),
  Actor,
  /** The staff who acted in the actor's place. */
  Impersonator: Nullable(Actor),
  /** For events of the chart: the state after it. */
  State: Nullable(Type.Enum(stateNames)),
  /** For a tick: what was due. */
  Due: Type.Array(DueItem),
  /** Amounts in minor units under `amount`. Never data of a card, a document or a secret. */
  Facts,
  Refusals: Type.Array(RefusalOnWire),
  /** The text of people or of the program, verbatim. Empty: erased with the client's account, or not readable. */
  Subject: Nullable(Type.String()),
  Text: Nullable(Type.String()),
  Unreadable: Type.Boolean(),
  /** The id of the request or job that wrote it, `reqId` in log lines; null: unknown. */
  RequestId: Nullable(Type.String()),
  /** The staff of whom the facts have only the number. */
  Staff: Type.Array(Strict({ StaffId: Id, Name: Type.String() })),
});
export type TimelineEntry = Static<typeof TimelineEntry>;

/** Which plan, which kinds (none: all), which request (null: any), and after which entry of the previous page. */
export const TimelineQuery = Strict({
  TravelPlanId: Id,
  Kinds: Type.Array(Type.Enum(timelineKinds), { maxItems: timelineKinds.length }),
  RequestId: Nullable(Line(40)),
  Before: Nullable(Strict({ At: InstantMs, Key: Line(120) })),
});
export type TimelineQuery = Static<typeof TimelineQuery>;

/** The newest first. */
export const Timeline = Strict({
  ClientName: Type.String(),
  Entries: Type.Array(TimelineEntry),
  More: Type.Boolean(),
});
export type Timeline = Static<typeof Timeline>;

/** Everything that passes the page's filters as a file, oldest first. */
export const TimelineExport = Strict({
  TravelPlanId: Id,
  Kinds: Type.Array(Type.Enum(timelineKinds), { maxItems: timelineKinds.length }),
  RequestId: Nullable(Line(40)),
  Format: Type.Enum(["csv", "json"]),
});
export type TimelineExport = Static<typeof TimelineExport>;
