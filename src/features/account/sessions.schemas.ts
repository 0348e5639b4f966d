import Type, { type Static } from "typebox";
import { InstantMs, Nullable, Strict } from "../../shared/schemas";

/** One browser in which somebody is signed in. `Device`: its User-Agent at sign-in. */
export const OwnSession = Strict({
  SessionId: Type.String(),
  Device: Nullable(Type.String()),
  BegunAt: InstantMs,
  LastAt: InstantMs,
  /** The one that asks. */
  Current: Type.Boolean(),
});
export type OwnSession = Static<typeof OwnSession>;

/** The most recently used first. */
export const OwnSessions = Strict({ Sessions: Type.Array(OwnSession) });
export type OwnSessions = Static<typeof OwnSessions>;

export const OfSession = Strict({ SessionId: Type.String({ format: "uuid" }) });
export type OfSession = Static<typeof OfSession>;
