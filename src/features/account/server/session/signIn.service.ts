import type { Bearer } from "../../../../platform/server/auth/authentication";
import { Problem } from "../../../../platform/server/problem";
import type { Services, Tx } from "../../../../platform/server/services";
import type { ErrorCode } from "../../../../shared/errors";
import { type Clock, MINUTE } from "../../../../shared/instant";
import { plainCode } from "../../../../shared/plainText";
import type { SignedInClient } from "../../../../shared/session.schemas";
import { looksTemporary, normaliseEmail } from "../../account.rules";
import type { Passkeys } from "../access/passkeys";
import { type Proof, proofIn, type SecondFactorCheck } from "../access/secondFactor";
import { hasFactor } from "../access/secondFactor.repository";
import {
  type ClientRow,
  clientByEmail,
  clientById,
  consumeTemporaryPassword,
  lockClientByEmail,
} from "../account.repository";
import { attemptLimit } from "../guesses/attemptLimit";
import { type Guess, guessLimit } from "../guesses/guessLimit";
import { isPassword } from "../passwords/passwords";
import { forgetRegistrations } from "../registration/registrations.repository";
import type { Session, Sessions } from "./sessions.service";

/** `staffRole`: the role of staff, or that they have to set up a second factor first. */
export type SignedIn = Session & { client: SignedInClient; staffRole: Bearer["staffRole"] };
/**
 * `device`: the refresh token that the browser still has, if any; `browser`: its User-Agent; `code`, `passkey`: proofs
 * of the second factor.
 */
type Credentials = {
  email: string;
  password: string;
  address: string;
  device?: string | undefined;
  browser?: string | undefined;
  code?: string | undefined;
  passkey?: string | undefined;
};
type Deps = Pick<Services, "db" | "now"> & {
  sessions: Sessions;
  /** The clock for counting attempts. */
  sessionClock: Clock;
  secondFactor: SecondFactorCheck;
  passkeys: Pick<Passkeys, "optionsToProve">;
  /** Staff without a second factor may only set one up. */
  secondFactorRequired: boolean;
  /** Attempts per minute from one IP address. */
  perMinute: number;
};

/** Signing in by password and staying signed in by refresh token (SESSION-1, SESSION-5). */
export function signInService({
  db,
  now,
  sessionClock,
  sessions,
  secondFactor,
  passkeys,
  secondFactorRequired,
  perMinute,
}: Deps) {
  const perAddress = attemptLimit({ db, now: sessionClock, kind: "sign-in" }, { most: perMinute, within: MINUTE });
  const guesses = guessLimit({ db, now: sessionClock });

  return {
    /**
     * Public. Throws the same `account.badCredentials`, after the same work, for an unknown email address, a wrong
     * password and an account that is not activated; `tooManyRequests` before any hashing (ACC-3). After the right
     * password a second factor is required, if there is one: `account.secondFactorNeeded`, `account.secondFactorWrong`
     * or `account.passkeyRefused`, each with a passkey's challenge as the fact `passkey`, if there is a passkey.
     * (DESK-20, SAFE-40)
     */
    signIn: async ({ email: typed, password, address, device, browser, ...shown }: Credentials): Promise<SignedIn> => {
      const email = normaliseEmail(typed);
      if (!(await perAddress.take(address))) throw new Problem("tooManyRequests");
      const temporary = looksTemporary(password);
      const guess = (await guesses.take({ email, address, temporary })) ?? (await guessOfDevice(email, device));
      if (!guess) throw new Problem("tooManyRequests");
      const client = await clientByEmail(db, email);
      const hash = client && (temporary ? temporaryHash(client, now()) : ownHash(client));
      const right = await isPassword(temporary ? plainCode(password) : password, hash);
      if (!client || !hash || !right) {
        await guess.wasWrong();
        throw new Problem("account.badCredentials");
      }
      const proof = proofIn(shown);
      if (await secondFactor.isAskedOf(client.id)) await requireFactor(client.id, proof, { guess, device });
      await guess.wasRight();
      const session = await db.transaction(async (tx) => {
        await requireUnchanged(tx, client, { hash, temporary, proven: proof !== null });
        return sessions.begin(tx, client.id, { device: browser, byPassword: !temporary });
      });
      // Ends the browser's former session, of whatever account: its token is lost now, so nobody could end it later.
      if (device) await sessions.end(device);
      return { ...(await asProven(db, client, secondFactorRequired)), ...session };
    },

    /** For the holder of the refresh token. Throws `account.sessionExpired`. */
    refresh: async (token: string | undefined): Promise<SignedIn> => {
      const refreshed = token ? await sessions.refresh(token) : null;
      const client = refreshed && (await clientById(db, refreshed.clientId));
      if (!client || client.disabledAt !== null) throw new Problem("account.sessionExpired");
      const { refreshToken, sessionId, authenticatedAt } = refreshed;
      return { ...(await asProven(db, client, secondFactorRequired)), refreshToken, sessionId, authenticatedAt };
    },
  };

  /** Throws unless the second factor is right; a wrong one counts as a wrong guess. */
  async function requireFactor(
    clientId: number,
    proof: Proof | null,
    { guess, device }: { guess: Guess; device: string | undefined },
  ): Promise<void> {
    if (!proof) throw await askingFor(clientId, "account.secondFactorNeeded");
    const known = device ? await sessions.liveSession(device) : null;
    const verdict = await secondFactor.take(
      clientId,
      proof,
      known?.clientId === clientId ? known.sessionId : undefined,
    );
    if (verdict !== "right") await guess.wasWrong();
    if (verdict === "slow") throw new Problem("tooManyRequests");
    if (verdict === "wrong")
      throw await askingFor(clientId, "passkey" in proof ? "account.passkeyRefused" : "account.secondFactorWrong");
  }

  /**
   * A change during the hashing has ended all sessions; a new one must not begin after it unchecked. A temporary
   * password is used up, and ends the other sessions.
   */
  async function requireUnchanged(
    tx: Tx,
    { id, email }: ClientRow,
    { hash, temporary, proven }: { hash: string; temporary: boolean; proven: boolean },
  ): Promise<void> {
    const current = await lockClientByEmail(tx, email);
    if (!current || current.disabledAt !== null) throw new Problem("account.badCredentials");
    if (!proven && (await hasFactor(tx, id))) throw new Problem("account.secondFactorNeeded");
    if (!temporary && current.passwordHash !== hash) throw new Problem("account.badCredentials");
    if (!temporary) return;
    if (!(await consumeTemporaryPassword(tx, id, hash, now()))) throw new Problem("account.badCredentials");
    await forgetRegistrations(tx, id);
    await sessions.endOthers(tx, id, null);
  }

  async function askingFor(clientId: number, code: ErrorCode): Promise<Problem> {
    const passkey = await passkeys.optionsToProve(clientId);
    return new Problem(code, { ...(passkey !== null && { passkey }) });
  }

  /** A device on which the client has signed in has a limit of its own, independent of its IP address. (SESSION-9) */
  async function guessOfDevice(email: string, device: string | undefined) {
    const known = device ? await sessions.liveSession(device) : null;
    if (!known) return null;
    const client = await clientById(db, known.clientId);
    return client?.email === email ? guesses.takeOfDevice(known.sessionId) : null;
  }
}

/** No hash for an account that is not activated or is disabled. (DESK-19) */
const ownHash = ({ activatedAt, disabledAt, passwordHash }: ClientRow) =>
  activatedAt === null || disabledAt !== null ? null : passwordHash;

/** The hash of a temporary password that was mailed, not used, and has not expired at `now`; else null. */
export function temporaryHash(client: ClientRow, now: number): string | null {
  const { temporaryPasswordHash, temporaryPasswordExpiresAt, disabledAt } = client;
  return disabledAt === null && temporaryPasswordExpiresAt !== null && now < temporaryPasswordExpiresAt
    ? temporaryPasswordHash
    : null;
}

/** A signed-in caller. Staff who still need a second factor do not get their role yet. (DESK-20) */
export async function asProven(
  tx: Tx,
  { id, email, firstName, lastName, role, staffRole }: ClientRow,
  secondFactorRequired: boolean,
): Promise<Omit<SignedIn, keyof Session>> {
  const client = { clientId: id, email, FirstName: firstName, LastName: lastName, Role: role };
  const unproven = staffRole !== null && secondFactorRequired && !(await hasFactor(tx, id));
  return { client, staffRole: unproven ? "unproven" : staffRole };
}
