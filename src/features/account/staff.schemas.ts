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
  SecondFactor: Strict({
    On: Type.Boolean(),
    Required: Type.Boolean(),
    /** Codes of an app are a part of it. */
    App: Type.Boolean(),
    RecoveryCodesLeft: Type.Integer(),
    /** Passkeys need a site with a name: an address of numbers has none. (SAFE-40) */
    TakesPasskeys: Type.Boolean(),
    Passkeys: Type.Array(
      Strict({ PasskeyId: Type.String(), Name: Type.String(), AddedAt: InstantMs, UsedAt: Nullable(InstantMs) }),
    ),
  }),
  /** The last used first. `Device`: the browser's self-description when it signed in. */
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

/** A passkey's challenge and answer, as JSON in the standard's form. */
const PasskeyJson = Type.String({ maxLength: 16_000 });

/**
 * The password and, where the second factor is on, what proves that it is at hand: a code of the app, a recovery code or a
 * passkey's answer.
 */
const proof = { Password, Code: Type.Optional(FactorCode), Passkey: Type.Optional(PasskeyJson) };
export const FactorProof = Strict(proof);
export type FactorProof = Static<typeof FactorProof>;

/** What a passkey may sign as a proof; null where there is none. */
export const PasskeyRequest = Strict({ Options: Nullable(Type.String()) });
export type PasskeyRequest = Static<typeof PasskeyRequest>;

/** What a browser makes a passkey by. */
export const NewPasskey = Strict({ Options: Type.String() });
export type NewPasskey = Static<typeof NewPasskey>;

export const MadePasskey = Strict({ Name: Line(60), Answer: PasskeyJson });
export type MadePasskey = Static<typeof MadePasskey>;

export const PasskeyEnd = Strict({ ...proof, PasskeyId: Type.String({ maxLength: 2_000 }) });
export type PasskeyEnd = Static<typeof PasskeyEnd>;

/** A secret that an app makes codes from, as text, as an address that apps open, and as the path of a QR code of it. */
export const NewFactor = Strict({
  Secret: Type.String(),
  Uri: Type.String(),
  Qr: Strict({ Size: Type.Integer(), Path: Type.String() }),
});
export type NewFactor = Static<typeof NewFactor>;

export const FirstCode = Strict({ Code: FactorCode });
export type FirstCode = Static<typeof FirstCode>;

/** Shown once; kept as digests. None where there were some already, which stay good. */
export const RecoveryCodes = Strict({ RecoveryCodes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

export const OfSession = Strict({ SessionId: Type.String({ format: "uuid" }) });
export type OfSession = Static<typeof OfSession>;
