import type { WorkPurpose } from "../../account.schemas";
import { useGetChallengeMutation } from "../account.api";

/**
 * The proof of work for one call. If the challenge cannot be loaded or solved, the call is sent without one, and the
 * form shows the server's answer.
 */
export function useProofOfWork(purpose: WorkPurpose): () => Promise<{ Proof?: string }> {
  const [getChallenge] = useGetChallengeMutation();
  return async () => {
    const { data } = await getChallenge({ name: purpose });
    if (!data) return {};
    try {
      const { prove } = await import(/* webpackChunkName: "proof-of-work" */ "./prove");
      return { Proof: await prove(data) };
    } catch {
      return {};
    }
  };
}
