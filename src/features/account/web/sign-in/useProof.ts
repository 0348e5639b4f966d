import { useGetChallengeMutation } from "../account.api";

/**
 * The proof of work for one call. Without a challenge or a way to solve it the call goes out bare: the server's answer
 * says what is to be done, in the form where it is sent.
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
