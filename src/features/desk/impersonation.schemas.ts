import Type, { type Static } from "typebox";
import { InstantMs, Line, Reason, Strict } from "../../shared/schemas";
import { SignedInClient } from "../../shared/session.schemas";

/** Whom to act for, by e-mail address or number, and why: the reason is kept in the audit log. */
export const Impersonation = Strict({ Client: Line(120), Reason });
export type Impersonation = Static<typeof Impersonation>;

export const ImpersonationBegun = Strict({
  access_token: Type.String(),
  token_type: Type.Literal("bearer"),
  /** The client's data, as signing in answers it. */
  data: SignedInClient,
  EndsAt: InstantMs,
  /** The server's present: time left is counted from it. */
  Now: InstantMs,
});
export type ImpersonationBegun = Static<typeof ImpersonationBegun>;
