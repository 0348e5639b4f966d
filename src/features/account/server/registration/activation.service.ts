import { isSameSecret } from "../../../../platform/server/isSameSecret";
import { Problem } from "../../../../platform/server/problem";
import type { Services, Tx } from "../../../../platform/server/services";
import { lettersAndDigits } from "../../../../shared/plainText";
import { insertRegistered } from "../../../information/server/registered.repository";
import { ACTIVATED_JUST_NOW, ACTIVATION_CODE_TIME, ACTIVATION_CODE_TRIES, normaliseEmail } from "../../account.rules";
import type { Activated, ActivationInBrowser } from "../../account.schemas";
import { hasFactor } from "../access/secondFactor.repository";
import { type ClientRow, clientByActivation, lockClientById, updateClient } from "../account.repository";
import { attemptLimit } from "../guesses/attemptLimit";
import type { RegistrationTicket } from "../mails/mails.service";
import { demandUncommon } from "../passwords/commonPasswords";
import { hashPassword } from "../passwords/passwords";
import { digest } from "../secrets";
import type { Sessions } from "../session/sessions.service";
import { asProven, type SignedIn, temporaryHash } from "../session/signIn.service";
import {
  forgetRegistrations,
  lockWaitingRegistrations,
  type RegistrationRow,
  registrationOf,
} from "./registrations.repository";

type Deps = Pick<Services, "db" | "now"> & {
  sessions: Sessions;
  /** Staff without a second factor may only set one up. */
  secondFactorRequired: boolean;
  /** The digest of the six digits that are mailed to a client. */
  shortCodeHash: (clientId: number, shortCode: string) => string;
  ticket: Pick<RegistrationTicket, "registeredAt">;
};

/**
 * Activation by the mailed link or its six digits. It proves who owns the address, copies the registration for which
 * it was mailed to the client, and signs in. The registration's password may be a stranger's choice, so it counts only
 * in the browser that registered, and not once the owner has asked for a temporary one. (ACC-1, ACC-15, ACC-23)
 */
export function activationService({ db, now, sessions, secondFactorRequired, shortCodeHash, ticket }: Deps) {
  const tries = attemptLimit({ db, now, kind: "activation code" }, ACTIVATION_CODE_TRIES);
  return {
    /**
     * For whoever has the link. It stays valid, so that a repeated request does no harm. Throws
     * `account.activationUnknown`.
     */
    activate: (code: string): Promise<Activated> =>
      db.transaction(async (tx) => {
        const registration = await registrationOf(tx, digest(code), now());
        await activateByLink(tx, code, registration);
        return { ReturnUrl: registration?.returnPath ?? null };
      }),

    /**
     * For whoever has the link in a browser: with the registration's ticket in the browser that registered, elsewhere
     * with a password chosen now. Throws `account.passwordNeeded` without either, `account.passwordTooCommon`, and
     * `account.activationUnknown`. (ACC-23)
     */
    activateInBrowser: async ({ Code, Ticket, Password }: ActivationInBrowser): Promise<Activated> => {
      const passwordHash = Password === undefined ? null : await hashPassword(Password);
      return db.transaction(async (tx) => {
        const registration = await registrationOf(tx, digest(Code), now());
        const email = registration && (await lockClientById(tx, registration.clientId))?.email;
        if (!registration || !email) {
          await activateByLink(tx, Code, registration);
          return { ReturnUrl: null };
        }
        const { createdAt, returnPath } = registration;
        if (Password !== undefined) await demandUncommon(tx, { password: Password, email, field: "Password" });
        const isFromHere = Ticket !== undefined && ticket.registeredAt(email, Ticket) === createdAt;
        if (!isFromHere && passwordHash === null) throw new Problem("account.passwordNeeded");
        const client = await activateByLink(tx, Code, registration);
        if (passwordHash !== null) await updateClient(tx, client.id, { passwordHash });
        return { ReturnUrl: returnPath };
      });
    },

    /**
     * For whoever has the link: the first time, and for some minutes after it, in case the answer was lost. Throws
     * `account.activationUnknown`.
     */
    signInByLink: (code: string): Promise<SignedIn> =>
      db.transaction(async (tx) => {
        const registration = await registrationOf(tx, digest(code), now());
        const client = await activateByLink(tx, code, registration);
        if (!registration && now() > (client.activatedAt ?? 0) + ACTIVATED_JUST_NOW)
          throw new Problem("account.activationUnknown");
        return begin(tx, client.id);
      }),

    /**
     * For whoever reads the address's email. Throws the same `account.activationCodeWrong` for a wrong or expired code,
     * too many tries, and an address without a registration. (ACC-3)
     */
    signInByShortCode: async (email: string, shortCode: string): Promise<SignedIn> => {
      const address = normaliseEmail(email);
      // Counted for any address, so that a wrong code takes the same time if no code is pending.
      const allowed = await tries.take(address);
      const signedIn = await db.transaction(async (tx) => {
        const registration = await registrationByShortCode(tx, address, shortCode);
        if (!registration || !allowed) throw new Problem("account.activationCodeWrong");
        await open(tx, registration);
        return begin(tx, registration.clientId);
      });
      await tries.forgive(address);
      return signedIn;
    },
  };

  async function activateByLink(tx: Tx, code: string, registration: RegistrationRow | null): Promise<ClientRow> {
    const codeHash = digest(code);
    const client = registration
      ? await lockClientById(tx, registration.clientId)
      : await clientByActivation(tx, codeHash);
    if (client?.activatedAt != null && client.activationCodeHash === codeHash) return client;
    if (!registration || client?.activatedAt !== null) throw new Problem("account.activationUnknown");
    await open(tx, registration);
    return client;
  }

  /**
   * Copies a registration to the client's row, which is locked. Leaves its password out if a temporary one is pending,
   * as the owner of the address means to sign in with that.
   */
  async function open(tx: Tx, registration: RegistrationRow): Promise<void> {
    const { clientId, codeHash, firstName, lastName, phone, countryId, language } = registration;
    const { policies, createdAt: acceptedAt } = registration;
    const client = await lockClientById(tx, clientId);
    const passwordHash = client && temporaryHash(client, now()) !== null ? null : registration.passwordHash;
    const registered = { passwordHash, firstName, lastName, phone, countryId, language };
    await updateClient(tx, clientId, { ...registered, activationCodeHash: codeHash, activatedAt: now() });
    if (policies) await insertRegistered(tx, clientId, { ...policies, acceptedAt });
    await forgetRegistrations(tx, clientId);
  }

  async function registrationByShortCode(tx: Tx, email: string, code: string): Promise<RegistrationRow | null> {
    const waiting = await lockWaitingRegistrations(tx, email, now() - ACTIVATION_CODE_TIME);
    const isMeant = ({ clientId, shortCodeHash: kept }: RegistrationRow) =>
      isSameSecret(kept, shortCodeHash(clientId, lettersAndDigits(code)));
    return waiting.find(isMeant) ?? null;
  }

  async function begin(tx: Tx, clientId: number): Promise<SignedIn> {
    const client = await lockClientById(tx, clientId);
    if (!client) throw new Error(`client ${clientId} is gone`);
    // An email is only one proof: it does not sign in to an account with a second factor, or a disabled one.
    if (client.disabledAt !== null || (await hasFactor(tx, clientId))) throw new Problem("account.activationUnknown");
    return { ...(await asProven(tx, client, secondFactorRequired)), ...(await sessions.begin(tx, clientId)) };
  }
}
