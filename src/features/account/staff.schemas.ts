import Type, { type Static } from "typebox";
import { LONGEST } from "../../shared/longest";
import { Email, FirstName, InstantMs, LastName, Strict } from "../../shared/schemas";
import { STAFF_ROLES } from "../../shared/staffRole";
import { NewPassword } from "./account.schemas";

export const StaffRole = Type.Enum(STAFF_ROLES);

/** The caller's role, and whether a second factor has to be set up before anything else. (DESK-20) */
export const StaffSelf = Strict({ StaffRole, NeedsSecondFactor: Type.Boolean() });
export type StaffSelf = Static<typeof StaffSelf>;

/** The code of a mailed link. Sent in bodies, as URLs of calls may be logged. */
const Code = Type.String({ maxLength: LONGEST.linkCode });

export const InvitationCode = Strict({ Code });
export type InvitationCode = Static<typeof InvitationCode>;

/**
 * What an invitation is for, and until when it is valid. `Supplies`: the names of the rental company or properties whose
 * bookings a supplier's person will answer.
 */
export const Invitation = Strict({
  email: Email,
  StaffRole,
  Supplies: Type.Array(Type.String()),
  ExpiresAt: InstantMs,
});
export type Invitation = Static<typeof Invitation>;

export const InvitationAccepted = Strict({ Code, FirstName, LastName, Password: NewPassword });
export type InvitationAccepted = Static<typeof InvitationAccepted>;
