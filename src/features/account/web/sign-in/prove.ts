import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { WorkChallenge } from "../../account.schemas";

/**
 * Does the work of a challenge and writes it as the server reads it. The browser derives keys beside the page, so that
 * nothing on it stands still meanwhile. Rejects where there is no WebCrypto: on pages that are not served safely.
 */
export async function prove(challenge: WorkChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("the challenge was not solved in time");
  return btoa(JSON.stringify({ challenge, solution }));
}
