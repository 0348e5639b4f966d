import type { BackgroundTasks } from "../../../../platform/server/background/backgroundTasks";
import type { Notifier, PrivateMail } from "../../../../platform/server/notify/notify";
import { Problem, wrongField } from "../../../../platform/server/problem";
import type { Services, Tx } from "../../../../platform/server/services";
import { HOUR, MINUTE } from "../../../../shared/instant";
import type { Language } from "../../../../shared/language";
import type { AcceptedHashes } from "../../../information/server/acceptedPolicies";
import { activatePath, signInPath } from "../../account.pages";
import {
  ACTIVATION_CODE_TIME,
  ACTIVATION_TIME,
  normaliseEmail,
  TEMPORARY_PASSWORD_TIME,
  UNASKED_MAILS,
} from "../../account.rules";
import type { NewClient, Registered } from "../../account.schemas";
import { readPhone } from "../../phone.numbers";
import {
  type ClientRow,
  countryExists,
  insertClient,
  lockClientByEmail,
  newClientId,
  setTemporaryPassword,
} from "../account.repository";
import { attemptLimit } from "../guesses/attemptLimit";
import type { RegistrationTicket } from "../mails/mails.service";
import { demandUncommon } from "../passwords/commonPasswords";
import { hashPassword } from "../passwords/passwords";
import { isoOf } from "../phone/phone.repository";
import { digest, newSecret, type RandomBytes, sixDigits, temporaryPassword } from "../secrets";
import { requiredUnderEither, underEither } from "./aliases";
import { insertRegistration, type RegistrationRow } from "./registrations.repository";

type Deps = Pick<Services, "db" | "now"> & {
  random: RandomBytes;
  /** The digest of the six digits that are mailed to a client. */
  shortCodeHash: (clientId: number, shortCode: string) => string;
  mail: Notifier["mail"];
  backgroundTasks: BackgroundTasks;
  /** Stores the policies that somebody accepts now. */
  policies: () => Promise<AcceptedHashes & { edition: string }>;
  ticket: RegistrationTicket;
};

/**
 * Registration and recovery: public calls, whose answers must not reveal who has an account. What depends on that is
 * done after the answer, so that the time reveals nothing either. (ACC-3)
 */
export function registrationService({ db, now, random, shortCodeHash, mail, backgroundTasks, policies, ticket }: Deps) {
  const registrationMails = attemptLimit({ db, now, kind: "registration mail" }, UNASKED_MAILS);
  // A limit of its own: repeated registrations of an address must not block its recovery.
  const recoveryMails = attemptLimit({ db, now, kind: "recovery mail" }, UNASKED_MAILS);

  return {
    /**
     * Public. An address that is already registered gets the same answer, with an id that belongs to nobody, and an
     * email. Throws `account.passwordTooCommon`, `invalid`, and `plan.policiesChanged` if the page showed another
     * edition of the policies than the one in force. (INFO-28)
     */
    register: async (newClient: NewClient, language: Language): Promise<Registered> => {
      const email = normaliseEmail(
        requiredUnderEither(["email", newClient.email], ["cremail", newClient.cremail], normaliseEmail),
      );
      await demandUncommon(db, { password: newClient.password, email, field: "password" });
      const phone = await phoneOf(newClient);
      const { edition, ...accepted } = await policies();
      if ((newClient.PolicyEdition ?? edition) !== edition) throw new Problem("plan.policiesChanged");
      const passwordHash = await hashPassword(newClient.password);
      const clientId = await newClientId(db);
      const registered = { ...details(newClient), phone, language, passwordHash, policies: accepted };
      const createdAt = now();
      if (await registrationMails.take(email))
        backgroundTasks.run(() => keep(email, clientId, { ...registered, createdAt }));
      return { clientId, Ticket: ticket.of(email, createdAt) };
    },

    /**
     * Public; always succeeds. The temporary password changes nothing until it is used. Used for an address that was
     * never activated, it opens an account without the registered data, which a stranger may have entered.
     */
    recover: async (typed: string): Promise<void> => {
      const email = normaliseEmail(typed);
      const password = temporaryPassword(random);
      const hash = await hashPassword(password);
      if (await recoveryMails.take(email)) backgroundTasks.run(() => sendTemporary(email, password, hash));
    },
  };

  /** Creates a client with the address alone, if it is unknown; otherwise notifies its owner. */
  function keep(email: string, newId: number, registered: Registration): Promise<void> {
    return db.transaction(async (tx) => {
      const { createdAt } = registered;
      await insertClient(tx, { id: newId, email, language: registered.language, createdAt });
      const client = await lockClientByEmail(tx, email);
      if (!client) throw new Error("a client was not stored");
      if (client.disabledAt !== null) return;
      if (client.activatedAt !== null) {
        const hour = String(Math.floor(createdAt / HOUR));
        return write(tx, client, "alreadyRegistered", { which: hour, values: {}, secrets: [], path: signInPath() });
      }
      const code = newSecret(random);
      const shortCode = sixDigits(random);
      const codeHash = digest(code);
      await insertRegistration(tx, {
        ...registered,
        codeHash,
        clientId: client.id,
        shortCodeHash: shortCodeHash(client.id, shortCode),
      });
      const addressee = { ...client, language: registered.language };
      const days = ACTIVATION_TIME / (24 * HOUR);
      const values = { shortCode, minutes: ACTIVATION_CODE_TIME / MINUTE, days };
      const path = activatePath(code);
      return write(tx, addressee, "activation", { which: codeHash, values, secrets: [code, shortCode], path });
    });
  }

  function sendTemporary(email: string, password: string, hash: string): Promise<void> {
    return db.transaction(async (tx) => {
      const client = await lockClientByEmail(tx, email);
      // Disabled staff cannot sign in any more. (DESK-19)
      if (!client || client.disabledAt !== null) return;
      const expiresAt = now() + TEMPORARY_PASSWORD_TIME;
      await setTemporaryPassword(tx, client.id, hash, expiresAt);
      const values = { password, expiresAt };
      const content = { which: digest(password), values, secrets: [password], path: signInPath() };
      await write(tx, client, "temporaryPassword", content);
    });
  }

  /** The phone in E.164; null: none was given. Throws `invalid` for one that cannot exist, and for an unknown country. */
  async function phoneOf({ Phone, PhoneNumber, CountryId }: NewClient): Promise<string | null> {
    const typed = underEither(["Phone", Phone], ["PhoneNumber", PhoneNumber], (phone) => phone);
    if (CountryId !== undefined && !(await countryExists(db, CountryId))) throw wrongField("CountryId", "country");
    if (typed === undefined) return null;
    const phone = readPhone(typed, await isoOf(db, CountryId ?? null));
    if (phone === null) throw wrongField("Phone", "phone");
    return phone.number;
  }

  type Addressee = Pick<ClientRow, "id" | "email" | "firstName" | "language">;

  async function write(
    tx: Tx,
    { id, email, firstName: name, language }: Addressee,
    template: PrivateMail["template"],
    { which, ...content }: Pick<PrivateMail, "values" | "secrets" | "path"> & { which: string },
  ): Promise<void> {
    const recipient = { clientId: id, email, name, language };
    await mail(tx, { recipient, key: `client-${id}-${template}-${which}`, template, ...content, at: now() });
  }
}

type Registration = Omit<RegistrationRow, "codeHash" | "shortCodeHash" | "clientId">;

function details(newClient: NewClient) {
  const { FirstName, LastName, CountryId, ReturnUrl } = newClient;
  return {
    firstName: FirstName,
    lastName: LastName,
    countryId: CountryId ?? null,
    returnPath: ReturnUrl ?? null,
  };
}
