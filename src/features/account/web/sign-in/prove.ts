import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { WorkChallenge } from "../../account.schemas";

/**
 * Solves a challenge and encodes the solution for the server. The browser derives keys asynchronously, so that the page
 * stays responsive. Rejects if there is no WebCrypto, as on pages without https.
 */
export async function prove(challenge: WorkChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("the challenge was not solved in time");
  return btoa(JSON.stringify({ challenge, solution }));
}
