import { useDispatch } from "react-redux";
import { showAlert } from "../../../../platform/web/alerts/alerts";
import { useGetTokenMutation, useLazyGetProfileQuery } from "../account.api";
import { useVerifyChangedPhone } from "../profile/useVerifyChangedPhone";

type Given = { readonly code: string; readonly email?: string };

/**
 * Signs in by the code mailed to a new client (ACC-15), then starts the verification of the phone given at sign-up and
 * says so (ACC-9).
 */
export function useSignInByCode() {
  const [getToken] = useGetTokenMutation();
  const [getProfile] = useLazyGetProfileQuery();
  const verifyChangedPhone = useVerifyChangedPhone();
  const dispatch = useDispatch();
  const verifyPhone = async (id: number) => {
    const { data: profile } = await getProfile({ id });
    if (!profile?.Phone) return;
    const sent = await verifyChangedPhone({ Phone: null }, profile);
    if (sent) dispatch(showAlert("account.activate.phoneCode", "information", { phone: profile.Phone }));
  };
  return async (given: Given) => {
    const answer = await getToken(given);
    if (answer.data) void verifyPhone(answer.data.data.clientId);
    return answer;
  };
}
