import { randomUUID } from "node:crypto";
import type { BackgroundTasks } from "../../../../platform/server/background/backgroundTasks";
import { type Caller, requireSelf } from "../../../../platform/server/http/caller";
import { isSameSecret } from "../../../../platform/server/isSameSecret";
import type { Notifier } from "../../../../platform/server/notify/notify";
import { redirectMails } from "../../../../platform/server/outbox/outbox.repository";
import { Problem, wrongField } from "../../../../platform/server/problem";
import type { Services, Tx } from "../../../../platform/server/services";
import { HOUR, type Instant, MINUTE } from "../../../../shared/instant";
import type { Language } from "../../../../shared/language";
import { HOME } from "../../../../shared/page";
import { profilePath, signInPath } from "../../account.pages";
import {
  EMAIL_CHANGES,
  EMAIL_CODE_TIME,
  EMAIL_CODE_TRIES,
  maskedEmail,
  normaliseEmail,
  UNASKED_MAILS,
} from "../../account.rules";
import type { AskedEmailChange, EmailChange, EmailChangeCode } from "../../email.schemas";
import {
  type ClientRow,
  clientById,
  deleteClient,
  insertClient,
  lockClientByEmail,
  lockClientById,
  newClientId,
  updateClient,
} from "../account.repository";
import { attemptLimit } from "../guesses/attemptLimit";
import type { DemandPassword } from "../passwords/ownPassword";
import { forgetRegistrations } from "../registration/registrations.repository";
import { keyedDigest, type RandomBytes, sixDigits } from "../secrets";
import type { Sessions } from "../session/sessions.service";

type Deps = Pick<Services, "db" | "now"> & {
  random: RandomBytes;
  /** Signs tickets and codes. */
  key: string;
  demandPassword: DemandPassword;
  sessions: Sessions;
  mail: Notifier["mail"];
  backgroundTasks: BackgroundTasks;
};

/**
 * A client's change of the email address: with the password, and a code that was mailed to the new address. Nothing is
 * stored in between: the ticket is the keyed digest of the code, the client, the address and the instant. (ACC-24)
 */
export function emailChangeService({ db, now, random, key, demandPassword, sessions, mail, backgroundTasks }: Deps) {
  const changes = attemptLimit({ db, now, kind: "change of email" }, EMAIL_CHANGES);
  const mails = attemptLimit({ db, now, kind: "change of email, mail" }, UNASKED_MAILS);
  const tries = attemptLimit({ db, now, kind: "code of a new email" }, EMAIL_CODE_TRIES);

  return {
    /**
     * For the client. An address of another account gets the same answer, but another email, so that nobody learns who
     * has an account. Throws `invalid` at `Password` and `Email`, and `tooManyRequests`. (ACC-3)
     */
    start: async (
      caller: Caller,
      { ClientId, Password, Email }: AskedEmailChange,
      language: Language,
    ): Promise<EmailChange> => {
      requireSelf(caller, ClientId);
      const email = normaliseEmail(Email);
      const client = await clientById(db, ClientId);
      if (!client || client.closedAt !== null) throw new Problem("notFound");
      if (email === client.email) throw wrongField("Email", "emailSame");
      await demandPassword(ClientId, Password);
      if (!(await changes.take(String(ClientId)))) throw new Problem("tooManyRequests");
      const at = now();
      const code = sixDigits(random);
      const ticket = digestOf({ ClientId, email, at, code });
      if (await mails.take(email)) backgroundTasks.run(() => write(client, { email, code, ticket, language, at }));
      return { Email: email, Ticket: `${at}.${ticket}`, ExpiresAt: at + EMAIL_CODE_TIME };
    },

    /**
     * For the client: the right code makes the address theirs, ends their other sessions, and is told to the former
     * address. `refreshToken`: the one of the current session. Repeated it has no effect. Throws
     * `account.emailCodeWrong` for a wrong or expired code and after too many tries, and `account.emailTaken`.
     */
    confirm: async (
      caller: Caller,
      { ClientId, Email, Ticket, Code }: EmailChangeCode,
      refreshToken: string | null,
    ): Promise<null> => {
      requireSelf(caller, ClientId);
      const email = normaliseEmail(Email);
      const allowed = await tries.take(String(ClientId));
      if (!allowed || !isRight({ ClientId, email, ticket: Ticket, code: Code })) throw codeWrong();
      await db.transaction((tx) => take(tx, ClientId, email, refreshToken));
      await tries.forgive(String(ClientId));
      return null;
    },
  };

  type Asked = { ClientId: number; email: string; at: Instant; code: string };

  function digestOf({ ClientId, email, at, code }: Asked): string {
    return keyedDigest(key, ["change of email", String(ClientId), email, String(at), code]);
  }

  function isRight({ ticket, ...asked }: Omit<Asked, "at"> & { ticket: string }): boolean {
    const [, written = "", digest = ""] = /^(\d{1,15})\.([\w-]+)$/.exec(ticket) ?? [];
    const at = Number(written);
    return now() < at + EMAIL_CODE_TIME && isSameSecret(digest, digestOf({ ...asked, at }));
  }

  type Written = { email: string; code: string; ticket: string; language: Language; at: Instant };

  /** Mails the code to the new address; if it belongs to an account, notifies that account instead. */
  async function write({ id }: ClientRow, { email, code, ticket, language, at }: Written): Promise<void> {
    await db.transaction(async (tx) => {
      const holder = await lockClientByEmail(tx, email);
      if (holder && isTaken(holder)) {
        const recipient = { clientId: holder.id, email, name: holder.firstName, language: holder.language };
        const which = Math.floor(at / HOUR);
        const message = { recipient, key: `client-${holder.id}-emailInUse-${which}`, values: {}, secrets: [], at };
        return mail(tx, { ...message, template: "emailInUse", path: signInPath() });
      }
      // No name, because the address is not verified yet. (SAFE-15)
      const recipient = { clientId: id, email, name: "", language };
      const values = { code, minutes: EMAIL_CODE_TIME / MINUTE };
      const message = { recipient, key: `client-${id}-emailCode-${ticket}`, values, secrets: [code], at };
      return mail(tx, { ...message, template: "emailCode", path: profilePath() });
    });
  }

  async function take(tx: Tx, clientId: number, email: string, refreshToken: string | null): Promise<void> {
    const client = await lockClientById(tx, clientId);
    if (!client || client.closedAt !== null) throw new Problem("notFound");
    if (client.email === email) return;
    await freeAddress(tx, client, email);
    // A temporary password was mailed to the former address.
    const unmailed = { temporaryPasswordHash: null, temporaryPasswordExpiresAt: null };
    await updateClient(tx, clientId, { email, ...unmailed });
    await redirectMails(tx, clientId, { from: client.email, to: email });
    await sessions.endOthers(tx, clientId, refreshToken);
    const at = now();
    const recipient = { clientId, email: client.email, name: client.firstName, language: client.language };
    const values = { address: maskedEmail(email) };
    const message = { recipient, key: `client-${clientId}-emailChanged-${at}`, values, secrets: [], at };
    await mail(tx, { ...message, template: "emailChanged", path: HOME });
  }

  /**
   * Frees an address that its owner has just proven, by taking it from a registration that nobody has activated. The
   * row is inserted first, which serialises concurrent registrations of the address. Throws `account.emailTaken`.
   */
  async function freeAddress(tx: Tx, { language }: ClientRow, email: string): Promise<void> {
    const id = await newClientId(tx);
    await insertClient(tx, { id, email, language, createdAt: now() });
    const holder = await lockClientByEmail(tx, email);
    if (!holder) throw new Error("an address was not stored");
    if (isTaken(holder)) throw new Problem("account.emailTaken");
    await forgetRegistrations(tx, holder.id);
    if (holder.id === id) await deleteClient(tx, id);
    else await updateClient(tx, holder.id, { email: `${randomUUID()}@released.invalid` });
  }
}

const isTaken = ({ activatedAt, role }: ClientRow): boolean => activatedAt !== null || role === "staff";

const codeWrong = () => new Problem("account.emailCodeWrong");
