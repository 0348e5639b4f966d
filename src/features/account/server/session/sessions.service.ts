import { randomUUID } from "node:crypto";
import type { TokenSession } from "../../../../platform/server/auth/authentication";
import type { Services, Tx } from "../../../../platform/server/services";
import type { Instant } from "../../../../shared/instant";
import { judgeRefresh, sessionEnd } from "../../account.rules";
import { clientById, lockClientById } from "../account.repository";
import { digest, newSecret, type RandomBytes, successor } from "../secrets";
import {
  familyOf,
  familyTimes,
  findSession,
  insertSession,
  lockSession,
  markRotated,
  revokeFamily,
  revokeOthers,
  revokeOwnFamily,
  type SessionRow,
} from "./sessions.repository";

/** How many characters of a User-Agent are stored. */
const DEVICE_LENGTH = 300;

type Deps = Pick<Services, "db" | "now"> & { key: string; random: RandomBytes };

/**
 * `sessionId`: the family of refresh tokens, which is also in access tokens. `authenticatedAt`: when its owner last
 * showed who they are; null: not in this session.
 */
export type Session = TokenSession & { refreshToken: string };
export type Refreshed = Session & { clientId: number };
export type Sessions = ReturnType<typeof sessionsService>;

/** Refresh tokens: each is valid once, in a family that begins with signing in (SESSION-5, SESSION-6). */
export function sessionsService({ db, now, key, random }: Deps) {
  return {
    /**
     * Begins a family of tokens; resolves to its first refresh token. `device`: the User-Agent. `byPassword`: the client
     * has typed their own password.
     */
    begin: async (
      tx: Tx,
      clientId: number,
      { device, byPassword = false }: { device?: string | undefined; byPassword?: boolean } = {},
    ): Promise<Session> => {
      const refreshToken = newSecret(random);
      const family = randomUUID();
      const begunAt = now();
      const authenticatedAt = byPassword ? begunAt : null;
      const whose = { clientId, family, device: device?.slice(0, DEVICE_LENGTH) ?? null };
      const isStaff = ((await clientById(tx, clientId))?.staffRole ?? null) !== null;
      await store(tx, refreshToken, { ...whose, isStaff, begunAt, authenticatedAt });
      return { refreshToken, sessionId: family, authenticatedAt };
    },

    /**
     * The next refresh token; null for one that is over, unknown, or was used before, which ends its family. (FAULT-22)
     * Like all that ends sessions, this locks the client first, so that none begins unseen.
     */
    refresh: (token: string): Promise<Refreshed | null> =>
      db.transaction(async (tx) => {
        const existing = await findSession(tx, digest(token));
        const client = existing && (await lockClientById(tx, existing.clientId));
        if (!client || client.disabledAt !== null) return null;
        const session = await lockSession(tx, digest(token));
        if (!session) return null;
        const verdict = judgeRefresh(session, now());
        if (verdict === "reused") await revokeFamily(tx, session.family, now());
        if (verdict === "reused" || verdict === "over") return null;
        if (verdict === "rotate") await markRotated(tx, session.id, now());
        const refreshToken = successor(token, key);
        const { clientId, family, device } = session;
        const { begunAt, authenticatedAt } = await familyTimes(tx, family);
        const isStaff = client.staffRole !== null;
        await store(tx, refreshToken, { clientId, family, device, isStaff, begunAt, authenticatedAt: null });
        return { clientId, refreshToken, sessionId: family, authenticatedAt };
      }),

    /** The session of a token, if it has not ended; does not renew it. */
    liveSession: async (token: string): Promise<{ clientId: number; sessionId: string } | null> => {
      const session = await findSession(db, digest(token));
      return session && judgeRefresh(session, now()) !== "over"
        ? { clientId: session.clientId, sessionId: session.family }
        : null;
    },

    /** Logs off: the token's whole family ends. */
    end: (token: string): Promise<void> =>
      db.transaction(async (tx) => {
        const session = await findSession(tx, digest(token));
        if (!session) return;
        await lockClientById(tx, session.clientId);
        await revokeFamily(tx, session.family, now());
      }),

    /** Ends one of a client's own sessions; no effect on another client's. */
    endOwn: (clientId: number, sessionId: string): Promise<void> =>
      db.transaction(async (tx) => {
        await lockClientById(tx, clientId);
        await revokeOwnFamily(tx, clientId, sessionId, now());
      }),

    /** Ends all of a client's sessions except the given token's, if any. */
    endOthers: async (tx: Tx, clientId: number, token: string | null): Promise<void> => {
      await lockClientById(tx, clientId);
      await revokeOthers(tx, clientId, token ? await familyOf(tx, digest(token)) : null, now());
    },
  };

  type Stored = Pick<SessionRow, "clientId" | "family" | "device"> & {
    isStaff: boolean;
    begunAt: Instant;
    authenticatedAt: Instant | null;
  };

  async function store(tx: Tx, token: string, { isStaff, begunAt, authenticatedAt, ...whose }: Stored): Promise<void> {
    const createdAt = now();
    const expiresAt = sessionEnd({ isStaff, begunAt }, createdAt);
    const tokenHash = digest(token);
    await insertSession(tx, {
      id: randomUUID(),
      ...whose,
      tokenHash,
      createdAt,
      passwordAt: authenticatedAt,
      expiresAt,
    });
  }
}
