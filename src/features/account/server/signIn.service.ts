import { Problem } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import type { SignedInClient } from "../../../shared/session.schemas";
import { GUESSES, looksTemporary, normaliseEmail } from "../account.rules";
import {
  type ClientRow,
  clientByEmail,
  clientById,
  lockClientByEmail,
  takeTemporaryPassword,
} from "./account.repository";
import { attemptLimit } from "./attemptLimit";
import { isPassword } from "./passwords";
import type { Session, Sessions } from "./sessions.service";

export type SignedIn = Session & { client: SignedInClient };
type Credentials = { email: string; password: string; address: string };
type Parts = Pick<Services, "db" | "now"> & {
  sessions: Sessions;
  /** Attempts a minute from one address. */
  perMinute: number;
};

/** Signing in by password and staying signed in by refresh token (SESSION-1, SESSION-5). */
export function signInService({ db, now, sessions, perMinute }: Parts) {
  const perAddress = attemptLimit(now, { most: perMinute, within: 60_000 });
  const perEmail = attemptLimit(now, GUESSES);

  return {
    /**
     * Anybody. Throws `account.badCredentials` alike for an unknown e-mail and a wrong password, after the same work;
     * `account.notActivated` only to who knows the password; `tooManyRequests` before any hashing. (ACC-3)
     */
    signIn: async ({ email: typed, password, address }: Credentials): Promise<SignedIn> => {
      const email = normaliseEmail(typed);
      if (!perAddress.take(address) || !perEmail.take(email)) throw new Problem("tooManyRequests");
      const client = await clientByEmail(db, email);
      const temporary = looksTemporary(password);
      const hash = client && (temporary ? liveTemporaryHash(client, now()) : client.passwordHash);
      const right = await isPassword(temporary ? password.trim() : password, hash);
      if (!client || !hash || !right) throw new Problem("account.badCredentials");
      if (client.activatedAt === null) throw new Problem("account.notActivated");
      perEmail.forgive(email);
      const session = await db.transaction(async (tx) => {
        if (temporary) {
          if (!(await takeTemporaryPassword(tx, client.id, hash))) throw new Problem("account.badCredentials");
          await sessions.endOthers(tx, client.id, null);
        } else if ((await lockClientByEmail(tx, email))?.passwordHash !== hash) {
          // Changed while this one was compared: that change has ended the sessions, and this one would come after it.
          throw new Problem("account.badCredentials");
        }
        return sessions.begin(tx, client.id);
      });
      return { client: signedInClient(client), ...session };
    },

    /** Whoever holds the refresh token. Throws `account.sessionExpired`. */
    refresh: async (token: string | undefined): Promise<SignedIn> => {
      const refreshed = token ? await sessions.refresh(token) : null;
      const client = refreshed && (await clientById(db, refreshed.clientId));
      if (!client) throw new Problem("account.sessionExpired");
      const { refreshToken, sessionId } = refreshed;
      return { client: signedInClient(client), refreshToken, sessionId };
    },
  };
}

/** A temporary password that was mailed, not used, and not over. */
function liveTemporaryHash(client: ClientRow, now: number): string | null {
  const { temporaryPasswordHash, temporaryPasswordExpiresAt } = client;
  return temporaryPasswordExpiresAt !== null && now < temporaryPasswordExpiresAt ? temporaryPasswordHash : null;
}

function signedInClient({ id, email, firstName, lastName, role }: ClientRow): SignedInClient {
  return { clientId: id, email, FirstName: firstName, LastName: lastName, Role: role };
}
