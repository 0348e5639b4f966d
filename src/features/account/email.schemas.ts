import Type, { type Static } from "typebox";
import { LONGEST } from "../../shared/longest";
import { Email, Id, InstantMs, Strict } from "../../shared/schemas";

export const AskedEmailChange = Strict({
  ClientId: Id,
  Password: Type.String({ maxLength: LONGEST.password }),
  /** The new address. */
  Email,
});
export type AskedEmailChange = Static<typeof AskedEmailChange>;

/** A code was sent, or would have been if no other account had the address. */
export const EmailChange = Strict({
  Email,
  /** Sent back together with the code. */
  Ticket: Type.String(),
  ExpiresAt: InstantMs,
});
export type EmailChange = Static<typeof EmailChange>;

export const EmailChangeCode = Strict({
  ClientId: Id,
  Email,
  Ticket: Type.String({ maxLength: LONGEST.linkCode }),
  Code: Type.String({ pattern: "^[0-9]{6}$", shape: "sixDigits", readAs: "digits" }),
});
export type EmailChangeCode = Static<typeof EmailChangeCode>;
