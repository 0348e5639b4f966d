import Type, { type Static } from "typebox";
import { Id, InstantMs, Nullable, Strict } from "../../shared/schemas";

/** `advance` is an ISO 8601 duration such as PT24H; `to` an instant in epoch ms that lies ahead. One of the two. */
export const ClockMove = Strict({
  advance: Type.Optional(Type.String({ maxLength: 40 })),
  to: Type.Optional(InstantMs),
});
export type ClockMove = Static<typeof ClockMove>;

export const ClockReading = Strict({ now: InstantMs, iso: Type.String() });
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

export const BuiltScenario = Strict({ name: Type.String(), TravelPlanId: Id, path: Type.String() });
export type BuiltScenario = Static<typeof BuiltScenario>;
