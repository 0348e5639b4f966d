import { type Caller, requireOwner, requireSelf } from "../../../../platform/server/http/caller";
import { isSameSecret } from "../../../../platform/server/isSameSecret";
import { lastRefusal } from "../../../../platform/server/outbox/outbox.repository";
import { Problem } from "../../../../platform/server/problem";
import type { Services } from "../../../../platform/server/services";
import type { Instant } from "../../../../shared/instant";
import { normaliseEmail } from "../../account.rules";
import type { AskedRegistrationMail, MailChoice, MailEnd, MailStatus, RegistrationMail } from "../../mails.schemas";
import { clientById, updateClient } from "../account.repository";
import { endMails } from "./mails.repository";

export type RegistrationTicket = ReturnType<typeof registrationTicket>;

/**
 * A ticket in the answer to a registration, so that only its page learns whether the email could not be delivered.
 * Nothing is stored. `sign`: a digest that nobody else can compute.
 */
export function registrationTicket(sign: (parts: readonly string[]) => string) {
  const signed = (email: string, at: Instant) => `${at}.${sign(["registration mail", email, String(at)])}`;
  return {
    of: signed,
    /** When the address was registered; null for a ticket that is not of this address. */
    registeredAt: (email: string, ticket: string): Instant | null => {
      const at = Number(/^\d{1,15}(?=\.)/.exec(ticket)?.[0]);
      return Number.isSafeInteger(at) && isSameSecret(ticket, signed(email, at)) ? at : null;
    },
  };
}

type Deps = Pick<Services, "db"> & { ticket: RegistrationTicket };

export type MailsService = ReturnType<typeof mailsService>;

/** Which emails a client wants, and whether they arrive. */
export function mailsService({ db, ticket }: Deps) {
  return {
    /** For the client and staff. */
    status: async (caller: Caller, clientId: number): Promise<MailStatus> => {
      requireOwner(caller, clientId);
      return read(clientId);
    },

    /** For the client. (MAIL-9) */
    choose: async (caller: Caller, { ClientId, Unwanted }: MailChoice): Promise<MailStatus> => {
      requireSelf(caller, ClientId);
      await updateClient(db, ClientId, { unwantedMails: Unwanted });
      return read(ClientId);
    },

    /** For the holder of an email's link. Throws `account.unsubscribeUnknown`. (MAIL-9) */
    end: async ({ Kind, Code }: MailEnd): Promise<void> => {
      if (!(await endMails(db, Code, Kind))) throw new Problem("account.unsubscribeUnknown");
    },

    /** For a person who has just registered an address. Throws `notFound` for anybody else. (MAIL-8) */
    ofRegistration: async ({ email, Ticket }: AskedRegistrationMail): Promise<RegistrationMail> => {
      const address = normaliseEmail(email);
      const registeredAt = ticket.registeredAt(address, Ticket);
      if (registeredAt === null) throw new Problem("notFound");
      return { RefusedAt: await lastRefusal(db, address, registeredAt) };
    },
  };

  async function read(clientId: number): Promise<MailStatus> {
    const client = await clientById(db, clientId);
    if (!client || client.closedAt !== null) throw new Problem("notFound");
    return { Unwanted: client.unwantedMails, RefusedAt: await lastRefusal(db, client.email, client.createdAt) };
  }
}
