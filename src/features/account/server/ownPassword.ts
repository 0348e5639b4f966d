import { Problem } from "../../../platform/server/problem";
import type { Tx } from "../../../platform/server/services";
import type { Clock } from "../../../shared/instant";
import { GUESSES } from "../account.rules";
import { clientById } from "./account.repository";
import { attemptLimit } from "./attemptLimit";
import { isPassword } from "./passwords";

/** Asks a client who is signed in for the password once more. Throws `invalid` at `Password`, and `tooManyRequests`. */
export type DemandPassword = (clientId: number, typed: string) => Promise<void>;

/** For what somebody at a forgotten browser must not do. */
export function ownPassword({ db, now }: { db: Tx; now: Clock }): DemandPassword {
  const guesses = attemptLimit(now, GUESSES);
  return async (clientId, typed) => {
    if (!guesses.take(String(clientId))) throw new Problem("tooManyRequests");
    const client = await clientById(db, clientId);
    if (!(await isPassword(typed, client?.passwordHash ?? null)))
      throw new Problem("invalid", {}, [{ Field: "Password", Code: "wrongPassword" }]);
    guesses.forgive(String(clientId));
  };
}
