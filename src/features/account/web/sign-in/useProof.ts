import { useGetChallengeMutation } from "../account.api";

/**
 * The proof of work for one call. Without a challenge, or if it cannot be solved, the call is sent without one: the
 * server's answer then says what to do, in the form.
 */
export function useProof(): () => Promise<{ Proof?: string }> {
  const [getChallenge] = useGetChallengeMutation();
  return async () => {
    const { data } = await getChallenge();
    if (!data) return {};
    try {
      const { prove } = await import(/* webpackChunkName: "proof-of-work" */ "./prove");
      return { Proof: await prove(data) };
    } catch {
      return {};
    }
  };
}
