import { createHash, createHmac } from "node:crypto";
import { type Challenge, createChallenge, type Payload, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import Type from "typebox";
import { Value } from "typebox/value";
import { Problem } from "../../../../platform/server/problem";
import type { Services } from "../../../../platform/server/services";
import { MINUTE } from "../../../../shared/instant";
import { WorkChallenge, type WorkPurpose } from "../../account.schemas";
import { spendChallenge } from "./proofOfWork.repository";

/** Milliseconds for which a challenge is valid. */
const CHALLENGE_TIME = 20 * MINUTE;
const ALGORITHM = "PBKDF2/SHA-256";

/** A signed challenge with its solution, as browsers send it. */
const ProofPayload = Type.Object({
  challenge: Type.Object({ ...WorkChallenge.properties, signature: Type.String() }),
  solution: Type.Object({ counter: Type.Number(), derivedKey: Type.String() }),
});

/**
 * The cost of registration and recovery. `cost`: rounds of one attempt; `prefix`: hex digits that the key must begin
 * with; each digit means sixteen times as many attempts.
 */
export type Work = { required: boolean; cost: number; prefix: string };

type Deps = Pick<Services, "db" | "now"> & { secret: string; work: Work };

/**
 * A challenge that costs a visitor about a second of processor time and makes mass registration unprofitable. Without a
 * third party or tracking. (ACC-14)
 */
export function proofOfWork({ db, now, secret, work }: Deps) {
  const hmacSignatureSecret = createHmac("sha256", secret).update("proof of work").digest("hex");

  return {
    /** The expiry is in our signed data, not in the library's own field, which uses the system's clock. */
    challenge: (purpose: WorkPurpose): Promise<Challenge> =>
      createChallenge({
        algorithm: ALGORITHM,
        cost: work.cost,
        keyPrefix: work.prefix,
        deriveKey,
        hmacSignatureSecret,
        data: { purpose, until: now() + CHALLENGE_TIME },
      }),

    /**
     * Throws `account.proofRefused` for a proof that is wrong, expired, used before or made for another purpose. A
     * given proof is always checked; the configuration says whether one is required.
     */
    demand: async (purpose: WorkPurpose, proof: string | undefined): Promise<void> => {
      if (proof === undefined && !work.required) return;
      const payload = proof === undefined ? null : read(proof);
      const { until, purpose: made } = payload?.challenge.parameters.data ?? {};
      if (!payload || made !== purpose || typeof until !== "number" || now() >= until)
        throw new Problem("account.proofRefused");
      const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret }).catch(() => ({
        verified: false,
      }));
      if (!verified) throw new Problem("account.proofRefused");
      // The signed nonce identifies the challenge: it counts once, however its proof is written.
      const digest = createHash("sha256").update(payload.challenge.parameters.nonce).digest("base64url");
      if (!(await spendChallenge(db, digest, until, now()))) throw new Problem("account.proofRefused");
    },
  };

  /** The cost is part of the signed challenge, so nobody can make a cheaper one. */
  function read(proof: string): Payload | null {
    try {
      const payload: unknown = JSON.parse(Buffer.from(proof, "base64").toString("utf8"));
      return Value.Check(ProofPayload, payload) ? payload : null;
    } catch {
      return null;
    }
  }
}
