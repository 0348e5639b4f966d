import { isSameSecret } from "../../../../platform/server/isSameSecret";
import { Problem } from "../../../../platform/server/problem";
import type { Services, Tx } from "../../../../platform/server/services";
import { insertRegistered } from "../../../information/server/registered.repository";
import { ACTIVATED_JUST_NOW, ACTIVATION_CODE_TIME, ACTIVATION_CODE_TRIES, normaliseEmail } from "../../account.rules";
import type { Activated } from "../../account.schemas";
import {
  type ClientRow,
  clientByActivation,
  lockClientByEmail,
  lockClientById,
  updateClient,
} from "../account.repository";
import { digest } from "../secrets";
import type { Sessions } from "../session/sessions.service";
import { asProven, type SignedIn } from "../session/signIn.service";
import { hasFactor } from "../staff/secondFactor.repository";
import {
  countWrongCode,
  forgetRegistrations,
  type RegistrationRow,
  registrationOf,
  registrationsSince,
} from "./registrations.repository";

type Parts = Pick<Services, "db" | "now"> & {
  sessions: Sessions;
  /** Staff without a second factor may only set one up. */
  secondFactorRequired: boolean;
  /** The digest of the six digits that are mailed to a client. */
  shortCodeHash: (clientId: number, shortCode: string) => string;
};

/**
 * Activation by the mailed link or its six digits. It proves who owns the address, copies the registration for which it
 * was mailed to the client, and signs in. (ACC-1, ACC-15)
 */
export function activationService({ db, now, sessions, secondFactorRequired, shortCodeHash }: Parts) {
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
      const begun = await db.transaction(async (tx) => {
        const registration = await tryShortCode(tx, normaliseEmail(email), shortCode);
        if (!registration) return null;
        await open(tx, registration);
        return begin(tx, registration.clientId);
      });
      // Thrown outside the transaction, so that a wrong try stays counted.
      if (!begun) throw new Problem("account.activationCodeWrong");
      return begun;
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

  /** Copies a registration to the client's row, which is locked. */
  async function open(tx: Tx, registration: RegistrationRow): Promise<void> {
    const { clientId, codeHash, passwordHash, firstName, lastName, phone, countryId, language } = registration;
    const { policies, createdAt: acceptedAt } = registration;
    const registered = { passwordHash, firstName, lastName, phone, countryId, language };
    await updateClient(tx, clientId, { ...registered, activationCodeHash: codeHash, activatedAt: now() });
    if (policies) await insertRegistered(tx, clientId, { ...policies, acceptedAt });
    await forgetRegistrations(tx, clientId);
  }

  async function tryShortCode(tx: Tx, email: string, shortCode: string): Promise<RegistrationRow | null> {
    const client = await lockClientByEmail(tx, email);
    if (!client || client.activatedAt !== null) return null;
    const waiting = await registrationsSince(tx, client.id, now() - ACTIVATION_CODE_TRIES.within);
    const wrong = waiting.reduce((sum, { wrongCodes }) => sum + wrongCodes, 0);
    if (wrong >= ACTIVATION_CODE_TRIES.most) return null;
    const given = shortCodeHash(client.id, shortCode.trim());
    const right = waiting.find(
      ({ shortCodeHash: kept, createdAt }) => createdAt > now() - ACTIVATION_CODE_TIME && isSameSecret(kept, given),
    );
    const [newest] = waiting;
    if (!right && newest) await countWrongCode(tx, newest);
    return right ?? null;
  }

  async function begin(tx: Tx, clientId: number): Promise<SignedIn> {
    const client = await lockClientById(tx, clientId);
    if (!client) throw new Error(`client ${clientId} is gone`);
    // An email is only one proof: it does not sign in to an account with a second factor, or a disabled one.
    if (client.disabledAt !== null || (await hasFactor(tx, clientId))) throw new Problem("account.activationUnknown");
    return { ...(await asProven(tx, client, secondFactorRequired)), ...(await sessions.begin(tx, clientId)) };
  }
}
