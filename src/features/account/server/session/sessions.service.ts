import { randomUUID } from "node:crypto";
import type { Services, Tx } from "../../../../platform/server/services";
import { judgeRefresh, SESSION_TIME } from "../../account.rules";
import { lockClientById } from "../account.repository";
import { digest, newSecret, type RandomBytes, successor } from "../secrets";
import {
  familyOf,
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

type Parts = Pick<Services, "db" | "now"> & { key: string; random: RandomBytes };

/** `sessionId`: the family of refresh tokens, which is also in access tokens. */
export type Session = { refreshToken: string; sessionId: string };
export type Refreshed = Session & { clientId: number };
export type Sessions = ReturnType<typeof sessionsService>;

/** Refresh tokens: each is valid once, in a family that begins with signing in (SESSION-5, SESSION-6). */
export function sessionsService({ db, now, key, random }: Parts) {
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
      const whose = { clientId, family, device: device?.slice(0, DEVICE_LENGTH) ?? null };
      await store(tx, refreshToken, whose, byPassword);
      return { refreshToken, sessionId: family };
    },

    /**
     * The next refresh token; null for one that is over, unknown, or was used before, which ends its family. (FAULT-22)
     * Like all that ends sessions, this locks the client first, so that none begins unseen.
     */
    refresh: (token: string): Promise<Refreshed | null> =>
      db.transaction(async (tx) => {
        const existing = await findSession(tx, digest(token));
        if (!existing || (await lockClientById(tx, existing.clientId))?.disabledAt !== null) return null;
        const session = await lockSession(tx, digest(token));
        if (!session) return null;
        const verdict = judgeRefresh(session, now());
        if (verdict === "reused") await revokeFamily(tx, session.family, now());
        if (verdict === "reused" || verdict === "over") return null;
        if (verdict === "rotate") await markRotated(tx, session.id, now());
        const refreshToken = successor(token, key);
        await store(tx, refreshToken, session);
        return { clientId: session.clientId, refreshToken, sessionId: session.family };
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

  type Whose = Pick<SessionRow, "clientId" | "family" | "device">;

  async function store(tx: Tx, token: string, whose: Whose, byPassword = false): Promise<void> {
    const { clientId, family, device } = whose;
    const createdAt = now();
    const passwordAt = byPassword ? createdAt : null;
    const tokenHash = digest(token);
    const expiresAt = createdAt + SESSION_TIME;
    await insertSession(tx, {
      id: randomUUID(),
      family,
      clientId,
      device,
      tokenHash,
      createdAt,
      passwordAt,
      expiresAt,
    });
  }
}
