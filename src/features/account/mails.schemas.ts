import Type, { type Static } from "typebox";
import { LONGEST } from "../../shared/longest";
import { OPTIONAL_MAILS } from "../../shared/optionalMails";
import { Email, Id, InstantMs, Nullable, Strict } from "../../shared/schemas";

const Kind = Type.Enum([...OPTIONAL_MAILS]);
const Unwanted = Type.Array(Kind, { maxItems: OPTIONAL_MAILS.length, uniqueItems: true });

/** A client's email settings. */
export const MailStatus = Strict({
  /** The kinds of email that the client does not want. */
  Unwanted,
  /** When the last email to the client's address was refused by its mail server; null: it was not. */
  RefusedAt: Nullable(InstantMs),
});
export type MailStatus = Static<typeof MailStatus>;

export const MailChoice = Strict({ ClientId: Id, Unwanted });
export type MailChoice = Static<typeof MailChoice>;

/** The code in an email's link. */
export const MailEnd = Strict({ Kind, Code: Type.String({ minLength: 1, maxLength: LONGEST.linkCode }) });
export type MailEnd = Static<typeof MailEnd>;

/** `Ticket` comes from the registration's answer, so that nobody else learns whether an address's emails arrive. */
export const AskedRegistrationMail = Strict({ email: Email, Ticket: Type.String({ maxLength: LONGEST.linkCode }) });
export type AskedRegistrationMail = Static<typeof AskedRegistrationMail>;

export const RegistrationMail = Strict({ RefusedAt: MailStatus.properties.RefusedAt });
export type RegistrationMail = Static<typeof RegistrationMail>;
