import Type, { type Static } from "typebox";
import { InstantMs, Line, Reason, Strict } from "../../shared/schemas";
import { SignedInClient } from "../../shared/session.schemas";
import { LONGEST_QUERY } from "./desk.limits";

/** The client to act for, by email address or number, and the reason, which is written to the audit log. */
export const Impersonation = Strict({ Client: Line(LONGEST_QUERY), Reason });
export type Impersonation = Static<typeof Impersonation>;

export const ImpersonationBegun = Strict({
  access_token: Type.String(),
  token_type: Type.Literal("bearer"),
  /** The client's data, as in the answer to signing in. */
  data: SignedInClient,
  EndsAt: InstantMs,
  /** The server's time, epoch ms: the time left is counted from it. */
  Now: InstantMs,
});
export type ImpersonationBegun = Static<typeof ImpersonationBegun>;
