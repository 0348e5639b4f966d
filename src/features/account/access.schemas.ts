import Type, { type Static } from "typebox";
import { LONGEST } from "../../shared/longest";
import { Email, InstantMs, Line, Nullable, Strict } from "../../shared/schemas";
import { LONGEST_PASSKEY_NAME } from "./account.rules";
import { StaffRole } from "./staff.schemas";

/** The ways in which a user, client or staff, signs in, for their own page. */
export const OwnAccess = Strict({
  email: Email,
  /** Null: a client. */
  StaffRole: Nullable(StaffRole),
  SecondFactor: Strict({
    On: Type.Boolean(),
    /** Staff outside a demonstration must set it up before anything else. (DESK-20) */
    Required: Type.Boolean(),
    /**
     * Whether setting one up asks for the password: not right after signing in with it, if there is none yet.
     * (SAFE-40)
     */
    PasswordAsked: Type.Boolean(),
    /** Whether an app's codes are part of the second factor. */
    App: Type.Boolean(),
    RecoveryCodesLeft: Type.Integer(),
    /** Passkeys need a site with a host name; an IP address is not enough. (SAFE-40) */
    TakesPasskeys: Type.Boolean(),
    Passkeys: Type.Array(
      Strict({ PasskeyId: Type.String(), Name: Type.String(), AddedAt: InstantMs, UsedAt: Nullable(InstantMs) }),
    ),
  }),
});
export type OwnAccess = Static<typeof OwnAccess>;

const Password = Type.String({ maxLength: LONGEST.password });
const FactorCode = Type.String({ maxLength: LONGEST.typedCode, readAs: "code" });

/** A passkey's challenge or answer, as JSON in WebAuthn's form. */
const PasskeyJson = Type.String({ maxLength: 16_000 });

/**
 * The password and, if there is a second factor, its proof: an app's code, a recovery code or a passkey's answer. Without
 * a second factor the password may be left out right after signing in with it.
 */
const proof = {
  Password: Type.Optional(Password),
  Code: Type.Optional(FactorCode),
  Passkey: Type.Optional(PasskeyJson),
};
export const FactorProof = Strict(proof);
export type FactorProof = Static<typeof FactorProof>;

/** A challenge for a passkey, as a proof; null if there is no passkey. */
export const PasskeyRequest = Strict({ Options: Nullable(Type.String()) });
export type PasskeyRequest = Static<typeof PasskeyRequest>;

/** WebAuthn's options for creating a passkey. */
export const NewPasskey = Strict({ Options: Type.String() });
export type NewPasskey = Static<typeof NewPasskey>;

export const MadePasskey = Strict({ Name: Line(LONGEST_PASSKEY_NAME), Answer: PasskeyJson });
export type MadePasskey = Static<typeof MadePasskey>;

export const PasskeyEnd = Strict({ ...proof, PasskeyId: Type.String({ maxLength: 2_000 }) });
export type PasskeyEnd = Static<typeof PasskeyEnd>;

/** The secret for an authenticator app: as text, as a URI that apps open, and as the path of its QR code. */
export const NewFactor = Strict({
  Secret: Type.String(),
  Uri: Type.String(),
  Qr: Strict({ Size: Type.Integer(), Path: Type.String() }),
});
export type NewFactor = Static<typeof NewFactor>;

export const FirstCode = Strict({ Code: FactorCode });
export type FirstCode = Static<typeof FirstCode>;

/** Shown once, stored as digests. Empty if there were codes already, which stay valid. */
export const RecoveryCodes = Strict({ RecoveryCodes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;
