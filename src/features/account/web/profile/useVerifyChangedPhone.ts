import type { Profile } from "../../account.schemas";
import { PHONE_START } from "./PhoneStart";
import { useLazyNeedToVerifyWAAccountQuery, useStartWAAccountVerificationMutation } from "./phone.api";

type Before = Pick<Profile, "Phone">;

/**
 * Starts the verification of a number just saved, if WhatsApp needs one (ACC-9). Resolves to whether a code was sent.
 */
export function useVerifyChangedPhone(): (before: Before, saved: Profile) => Promise<boolean> {
  const [needToVerify] = useLazyNeedToVerifyWAAccountQuery();
  const [start, { reset }] = useStartWAAccountVerificationMutation({ fixedCacheKey: PHONE_START });
  return async (before, { clientId, Phone }) => {
    if (Phone === before.Phone) return false;
    // Drops the result for the former number.
    reset();
    if (Phone === null) return false;
    const account = { ClientId: clientId, MobilePhone: Phone };
    const { data: needed } = await needToVerify(account);
    if (!needed) return false;
    const { error } = await start(account);
    return !error;
  };
}
