import { Problem, wrongField } from "../../../../platform/server/problem";
import type { Services } from "../../../../platform/server/services";
import { GUESSES } from "../../account.rules";
import { clientById } from "../account.repository";
import { attemptLimit } from "../guesses/attemptLimit";
import { isPassword } from "./passwords";

/** Checks a signed-in client's password again. Throws `invalid` at `Password`, and `tooManyRequests`. */
export type DemandPassword = (clientId: number, typed: string) => Promise<void>;

/** For actions that must not be possible for somebody at an unattended browser. */
export function ownPassword({ db, now }: Pick<Services, "db" | "now">): DemandPassword {
  const guesses = attemptLimit({ db, now, kind: "own password" }, GUESSES);
  return async (clientId, typed) => {
    if (!(await guesses.take(String(clientId)))) throw new Problem("tooManyRequests");
    const client = await clientById(db, clientId);
    if (!(await isPassword(typed, client?.passwordHash ?? null))) throw wrongField("Password", "wrongPassword");
    await guesses.forgive(String(clientId));
  };
}
