import type { Caller } from "../../../../platform/server/http/caller";
import type { Services } from "../../../../platform/server/services";
import type { OwnSession } from "../../sessions.schemas";
import { lockClientById } from "../account.repository";
import { liveFamilies, revokeOthers } from "./sessions.repository";
import type { Sessions } from "./sessions.service";

type Deps = Pick<Services, "db" | "now"> & { sessions: Pick<Sessions, "endOwn"> };

export type OwnSessionsService = ReturnType<typeof ownSessionsService>;

/** A person's own sessions: where they are signed in. (DESK-21, SAFE-66) */
export function ownSessionsService({ db, now, sessions }: Deps) {
  return {
    list: async ({ clientId, sessionId }: Caller): Promise<OwnSession[]> =>
      (await liveFamilies(db, clientId, now())).map(({ family, device, begunAt, lastAt }) => ({
        SessionId: family,
        Device: device,
        BegunAt: begunAt,
        LastAt: lastAt,
        Current: family === sessionId,
      })),

    /** No effect on another person's session. */
    end: ({ clientId }: Caller, sessionId: string): Promise<void> => sessions.endOwn(clientId, sessionId),

    /** Ends all but the caller's. */
    endOthers: ({ clientId, sessionId }: Caller): Promise<void> =>
      db.transaction(async (tx) => {
        await lockClientById(tx, clientId);
        await revokeOthers(tx, clientId, sessionId ?? null, now());
      }),
  };
}
