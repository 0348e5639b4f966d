import Type, { type Static } from "typebox";
import { Email, InstantMs, Line, Strict } from "../../shared/schemas";
import { NewPassword } from "./account.schemas";

const StaffRole = Type.Union([
  Type.Literal("owner"),
  Type.Literal("desk"),
  Type.Literal("finance"),
  Type.Literal("content"),
]);

/** What the caller is there for. */
export const StaffSelf = Strict({ StaffRole });
export type StaffSelf = Static<typeof StaffSelf>;

/** The code of a mailed link: in a body, as addresses of calls may be written down. */
const Code = Type.String({ maxLength: 100 });

export const InvitationCode = Strict({ Code });
export type InvitationCode = Static<typeof InvitationCode>;

/** What an invitation is to, and until when. */
export const Invitation = Strict({ email: Email, StaffRole, ExpiresAt: InstantMs });
export type Invitation = Static<typeof Invitation>;

export const InvitationAccepted = Strict({ Code, FirstName: Line(80), LastName: Line(80), Password: NewPassword });
export type InvitationAccepted = Static<typeof InvitationAccepted>;
