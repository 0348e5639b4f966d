import Type, { type Static } from "typebox";
import { stateNames } from "../../features/plan/checkout/checkout.states";
import { LONGEST } from "../../shared/longest";
import { Id, InstantMs, Nullable, Strict } from "../../shared/schemas";

/** Milliseconds ahead of the system's clock, or stopped at an instant. */
const ClockSetting = Type.Union([Strict({ ahead: Type.Integer() }), Strict({ standsAt: InstantMs })]);
export type ClockSetting = Static<typeof ClockSetting>;

/**
 * `advance` is an ISO 8601 duration such as PT24H; `to` a later instant in epoch ms; `stop`: the clock stops, or
 * continues from there; `reset`: back to the system's clock; `as`: back to how it was set before. Exactly one of them.
 * `clientId`: that client's own clock, else everybody's.
 */
export const ClockMove = Strict({
  advance: Type.Optional(Type.String({ maxLength: 40 })),
  to: Type.Optional(InstantMs),
  stop: Type.Optional(Type.Boolean()),
  reset: Type.Optional(Type.Literal(true)),
  as: Type.Optional(ClockSetting),
  clientId: Type.Optional(Id),
});
export type ClockMove = Static<typeof ClockMove>;

export const ClockSettings = Strict({
  everybody: ClockSetting,
  /** By client id. */
  clients: Type.Record(Type.String(), ClockSetting),
});
export type ClockSettings = Static<typeof ClockSettings>;

/** The caller's time, and the settings of all clocks. */
export const ClockReading = Strict({ now: InstantMs, iso: Type.String(), clocks: ClockSettings });
export type ClockReading = Static<typeof ClockReading>;

export const SentMessage = Strict({
  id: Id,
  key: Type.String(),
  channel: Type.String(),
  recipient: Type.String(),
  language: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  createdAt: InstantMs,
  deliveredAt: Nullable(InstantMs),
});
export type SentMessage = Static<typeof SentMessage>;

export const BuiltScenario = Strict({
  name: Type.String(),
  TravelPlanId: Id,
  path: Type.String(),
  /** When it was built, by the server's clock. */
  builtAt: InstantMs,
  /** Every booking that was made in its plan, the newest last; a plan that was open before has older ones too. */
  bookingIds: Type.Array(Id),
});
export type BuiltScenario = Static<typeof BuiltScenario>;

export const KnownScenario = Strict({
  name: Type.String(),
  /** The scenario's page, and its plan's dotted state. */
  path: Type.String(),
  state: Type.String(),
  /** By language. */
  description: Type.Record(Type.String(), Type.String()),
});
export type KnownScenario = Static<typeof KnownScenario>;

/**
 * What plans are looked for by: a plan's or client's number, a part of a client's name or email, a state or scenario.
 */
export const PlanSearch = Strict({ Text: Type.String({ minLength: 1, maxLength: LONGEST.searchWords }) });
export type PlanSearch = Static<typeof PlanSearch>;

export const InspectedPlan = Strict({
  TravelPlanId: Id,
  ClientId: Id,
  ClientName: Type.String(),
  /** The last scenario that was built in it; null: none was. */
  Scenario: Nullable(Type.String()),
  State: Type.Enum(stateNames),
  CreatedAt: InstantMs,
  /** Every booking that was ever made in it. */
  BookingIds: Type.Array(Id),
});
export type InspectedPlan = Static<typeof InspectedPlan>;

/** The dotted state after an event. */
export const SentState = Strict({ State: Type.Enum(stateNames) });
export type SentState = Static<typeof SentState>;

/**
 * A plan that was recreated from a bundle, and how it differs from the original. `bare`: no call produces the event, so
 * it was recorded directly; `lost`: it could not be recorded either. The others: differences of the plan's state.
 */
export const RecreatedPlan = Strict({
  TravelPlanId: Id,
  State: Type.Enum(stateNames),
  Differences: Type.Array(
    Strict({ Code: Type.Enum(["bare", "lost", "state", "due", "bookings"]), About: Type.String() }),
  ),
});
export type RecreatedPlan = Static<typeof RecreatedPlan>;
