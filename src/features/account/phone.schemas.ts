import Type, { type Static } from "typebox";
import { Id, InstantMs, Nullable, NumberLine, Strict } from "../../shared/schemas";
import { LONGEST_PHONE } from "./account.rules";
import { codeChannels } from "./phone.rules";

/** Phone-account (WhatsApp) check of WIRE-4. */
export const PhoneAccount = Strict({ ClientId: Id, MobilePhone: NumberLine(LONGEST_PHONE) });
export type PhoneAccount = Static<typeof PhoneAccount>;

export const PhoneVerificationStart = Strict({
  ClientId: Id,
  MobilePhone: NumberLine(LONGEST_PHONE),
  /** By email, even if WhatsApp reaches the number. */
  ByMail: Type.Optional(Type.Boolean()),
});
export type PhoneVerificationStart = Static<typeof PhoneVerificationStart>;

/** A code that was sent and can still be confirmed. */
export const PhoneVerification = Strict({
  /** E.164. */
  MobilePhone: Type.String(),
  Channel: Type.Enum(codeChannels),
  ExpiresAt: InstantMs,
  /** When another one may be asked for. */
  ResendAt: InstantMs,
  /** The server's time of the answer, epoch ms: waiting times are counted from it. */
  Now: InstantMs,
  TriesLeft: Type.Integer(),
});
export type PhoneVerification = Static<typeof PhoneVerification>;
export const PendingPhoneVerification = Nullable(PhoneVerification);

export const PhoneCode = Strict({
  ClientId: Id,
  Code: Type.String({ pattern: "^[0-9]{6}$", shape: "sixDigits", readAs: "digits" }),
});
export type PhoneCode = Static<typeof PhoneCode>;
