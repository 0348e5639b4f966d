import type { Notifier } from "../../../platform/server/notify/notify";
import { Problem } from "../../../platform/server/problem";
import type { Services, Tx } from "../../../platform/server/services";
import { isBlank } from "../../../shared/blank";
import { HOUR } from "../../../shared/instant";
import type { Language } from "../../../shared/language";
import {
  ACTIVATION_TIME,
  isCommonPassword,
  isPhone,
  normaliseEmail,
  TEMPORARY_PASSWORD_TIME,
  UNASKED_MAILS,
} from "../account.rules";
import type { NewClient, Registered } from "../account.schemas";
import {
  type ClientRow,
  clientByActivation,
  countryExists,
  insertClient,
  lockClientByEmail,
  setTemporaryPassword,
  spentClientId,
  updateClient,
} from "./account.repository";
import { requiredUnderEither, underEither } from "./aliases";
import { attemptLimit } from "./attemptLimit";
import { commonPasswords } from "./commonPasswords";
import { hashPassword } from "./passwords";
import { digest, newSecret, type RandomBytes, temporaryPassword } from "./secrets";

type Parts = Pick<Services, "db" | "now"> & { random: RandomBytes; mail: Notifier["mail"] };

/**
 * Registration, activation and recovery: calls of people who are not signed in, whose answers tell nothing of others.
 * (ACC-3)
 */
export function registrationService({ db, now, random, mail }: Parts) {
  const unaskedMails = attemptLimit(now, UNASKED_MAILS);

  return {
    /**
     * Anybody. An e-mail that is already registered gets the same answer, with an id that belongs to nobody, and a mail.
     * Throws `account.passwordTooCommon` and `invalid`.
     */
    register: async (given: NewClient, language: Language): Promise<Registered> => {
      const email = normaliseEmail(
        requiredUnderEither(["email", given.email], ["cremail", given.cremail], normaliseEmail),
      );
      if (isCommonPassword(given.password, email, commonPasswords))
        throw new Problem("account.passwordTooCommon", {}, [{ Field: "password", Code: "passwordTooCommon" }]);
      await refuseUnlikely(given);
      const code = newSecret(random);
      const row = { ...clientRow(given, email, language), passwordHash: await hashPassword(given.password) };
      const mayMail = unaskedMails.take(email);
      return db.transaction(async (tx) => {
        const values = { ...row, activationCodeHash: digest(code), createdAt: now() };
        const clientId = await insertClient(tx, values);
        if (clientId !== null) {
          await sendActivation(tx, { ...values, id: clientId }, code);
          return { clientId };
        }
        const known = await lockClientByEmail(tx, email);
        if (known && mayMail) await again(tx, known, values, code);
        return { clientId: await spentClientId(tx) };
      });
    },

    /** Whoever has the link. A link opened again stays good, so that a repeated request does no harm. */
    activate: (code: string): Promise<void> =>
      db.transaction(async (tx) => {
        const client = await clientByActivation(tx, digest(code));
        if (!client) throw new Problem("account.activationUnknown");
        if (client.activatedAt !== null) return;
        if (now() >= client.createdAt + ACTIVATION_TIME) throw new Problem("account.activationUnknown");
        await updateClient(tx, client.id, { activatedAt: now() });
      }),

    /** Anybody; always succeeds. The temporary password changes nothing until it is used. */
    recover: async (typed: string): Promise<void> => {
      const email = normaliseEmail(typed);
      const password = temporaryPassword(random);
      const code = newSecret(random);
      // Hashed before anybody is looked up: an unknown e-mail costs the same.
      const hash = await hashPassword(password);
      if (!unaskedMails.take(email)) return;
      await db.transaction(async (tx) => {
        const client = await lockClientByEmail(tx, email);
        if (!client) return;
        if (client.activatedAt === null) {
          const change = { activationCodeHash: digest(code), createdAt: now() };
          await updateClient(tx, client.id, change);
          return sendActivation(tx, { ...client, ...change }, code);
        }
        const expiresAt = now() + TEMPORARY_PASSWORD_TIME;
        await setTemporaryPassword(tx, client.id, hash, expiresAt);
        await write(tx, client, "temporaryPassword", digest(password), { password, expiresAt }, "/signIn");
      });
    },
  };

  async function refuseUnlikely(given: NewClient): Promise<void> {
    const { FirstName, LastName, CountryId } = given;
    const Phone = phoneOf(given);
    const nameless = Object.entries({ FirstName, LastName }).filter(([, name]) => isBlank(name));
    if (nameless.length > 0)
      throw new Problem(
        "invalid",
        {},
        nameless.map(([Field]) => ({ Field, Code: "required" })),
      );
    if (Phone !== undefined && !isPhone(Phone)) throw new Problem("invalid", {}, [{ Field: "Phone", Code: "phone" }]);
    if (CountryId !== undefined && !(await countryExists(db, CountryId)))
      throw new Problem("invalid", {}, [{ Field: "CountryId", Code: "country" }]);
  }

  /** Somebody registers with an e-mail that is known. Until it is activated the latest registration counts. */
  async function again(tx: Tx, known: ClientRow, values: NewRow, code: string) {
    if (known.activatedAt === null) {
      await updateClient(tx, known.id, values);
      return sendActivation(tx, { ...values, id: known.id }, code);
    }
    const hour = String(Math.floor(now() / HOUR));
    return write(tx, known, "alreadyRegistered", hour, {}, "/signIn");
  }

  async function sendActivation(tx: Tx, client: Addressee, code: string): Promise<void> {
    const days = ACTIVATION_TIME / (24 * HOUR);
    await write(tx, client, "activation", digest(code), { days }, `/activate_client/${code}`);
  }

  type NewRow = Parameters<typeof insertClient>[1] & Pick<ClientRow, "language">;
  type Addressee = Pick<ClientRow, "id" | "email" | "firstName" | "language">;

  async function write(
    tx: Tx,
    { id, email, firstName: name, language }: Addressee,
    template: string,
    which: string,
    values: Record<string, string | number>,
    path: string,
  ): Promise<void> {
    const recipient = { clientId: id, email, name, language };
    await mail(tx, { recipient, key: `client-${id}-${template}-${which}`, template, values, path, at: now() });
  }
}

const phoneOf = ({ Phone, PhoneNumber }: NewClient) =>
  underEither(["Phone", Phone], ["PhoneNumber", PhoneNumber], (phone) => phone.trim());

function clientRow(given: NewClient, email: string, language: Language) {
  const { FirstName, LastName, CountryId } = given;
  return {
    email,
    firstName: FirstName.trim(),
    lastName: LastName.trim(),
    phone: phoneOf(given)?.trim() ?? null,
    countryId: CountryId ?? null,
    language,
  };
}
