import { useDispatch } from "react-redux";
import { showAlert } from "../../../../platform/web/alerts/alerts";
import { profilePath } from "../../account.pages";
import type { Profile } from "../../account.schemas";
import type { PhoneAccount } from "../../phone.schemas";
import { PHONE_START } from "./PhoneStart";
import {
  useLazyNeedToVerifyWAAccountQuery,
  useStartVerificationQuietlyMutation,
  useStartWAAccountVerificationMutation,
} from "./phone.api";

type Before = Pick<Profile, "Phone">;

type Then = { readonly leaving: boolean };

/**
 * Starts the verification of a number just saved, if WhatsApp needs one (ACC-9). `leaving`: the next page does not show
 * the code's field, so an alert says that a code was sent and leads to it; none says that it could not be sent, which
 * matters there only (WEB-9).
 */
export function useVerifyChangedPhone(): (before: Before, saved: Profile, then: Then) => Promise<void> {
  const [needToVerify] = useLazyNeedToVerifyWAAccountQuery();
  const [start, { reset }] = useStartWAAccountVerificationMutation({ fixedCacheKey: PHONE_START });
  const [startQuietly] = useStartVerificationQuietlyMutation();
  const dispatch = useDispatch();
  return async (before, { clientId, Phone }, { leaving }) => {
    if (Phone === before.Phone) return;
    // Drops the result for the former number.
    reset();
    if (Phone === null) return;
    const account: PhoneAccount = { ClientId: clientId, MobilePhone: Phone };
    const { data: needed } = await needToVerify(account);
    if (!needed) return;
    if (!leaving) return void (await start(account));
    const { error } = await startQuietly(account);
    if (!error) dispatch(showAlert("account.phone.codeSent", "information", { phone: Phone }, profilePath()));
  };
}
