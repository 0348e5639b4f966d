import { useGetTokenMutation, useLazyGetProfileQuery } from "../account.api";
import { useVerifyChangedPhone } from "../profile/useVerifyChangedPhone";

type Given = { readonly code: string; readonly email?: string };

/**
 * Signs in by the code mailed to a new client (ACC-15), then starts the verification of the phone given at sign-up and
 * reports that (ACC-9).
 */
export function useSignInByCode() {
  const [getToken] = useGetTokenMutation();
  const [getProfile] = useLazyGetProfileQuery();
  const verifyChangedPhone = useVerifyChangedPhone();
  const verifyPhone = async (id: number) => {
    const { data: profile } = await getProfile({ id });
    if (profile) await verifyChangedPhone({ Phone: null }, profile, { leaving: true });
  };
  return async (given: Given) => {
    const answer = await getToken(given);
    if (answer.data) void verifyPhone(answer.data.data.clientId);
    return answer;
  };
}
