import Type, { type Static } from "typebox";
import { Email, InstantMs, Line, Nullable, Strict } from "../../shared/schemas";
import { NewPassword } from "./account.schemas";

const StaffRole = Type.Union([
  Type.Literal("owner"),
  Type.Literal("desk"),
  Type.Literal("finance"),
  Type.Literal("content"),
  Type.Literal("supplier"),
]);

/** What the caller is there for. */
export const StaffSelf = Strict({ StaffRole });
export type StaffSelf = Static<typeof StaffSelf>;

/** The code of a mailed link: in a body, as addresses of calls may be recorded. */
const Code = Type.String({ maxLength: 100 });

export const InvitationCode = Strict({ Code });
export type InvitationCode = Static<typeof InvitationCode>;

/** What an invitation is to, and until when. */
export const Invitation = Strict({ email: Email, StaffRole, ExpiresAt: InstantMs });
export type Invitation = Static<typeof Invitation>;

export const InvitationAccepted = Strict({ Code, FirstName: Line(80), LastName: Line(80), Password: NewPassword });
export type InvitationAccepted = Static<typeof InvitationAccepted>;

/** How one of the staff gets in, as they see it themselves. */
export const OwnAccess = Strict({
  email: Email,
  StaffRole,
  SecondFactor: Strict({ On: Type.Boolean(), Required: Type.Boolean(), RecoveryCodesLeft: Type.Integer() }),
  /** The one used last first. `Device`: what the browser said it was when it signed in. */
  Sessions: Type.Array(
    Strict({
      SessionId: Type.String(),
      Device: Nullable(Type.String()),
      BegunAt: InstantMs,
      LastAt: InstantMs,
      Current: Type.Boolean(),
    }),
  ),
});
export type OwnAccess = Static<typeof OwnAccess>;

const Password = Type.String({ maxLength: 256 });
const FactorCode = Type.String({ maxLength: 40 });

export const OwnPassword = Strict({ Password });
export type OwnPassword = Static<typeof OwnPassword>;

/** A secret that an app makes codes from, as text, as an address that apps open, and as the path of a QR code of it. */
export const NewFactor = Strict({
  Secret: Type.String(),
  Uri: Type.String(),
  Qr: Strict({ Size: Type.Integer(), Path: Type.String() }),
});
export type NewFactor = Static<typeof NewFactor>;

export const FirstCode = Strict({ Code: FactorCode });
export type FirstCode = Static<typeof FirstCode>;

/** Shown once; kept as digests. */
export const RecoveryCodes = Strict({ RecoveryCodes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

export const FactorEnd = Strict({ Password, Code: FactorCode });
export type FactorEnd = Static<typeof FactorEnd>;

export const OfSession = Strict({ SessionId: Type.String({ format: "uuid" }) });
export type OfSession = Static<typeof OfSession>;
