import type { Profile } from "../../account.schemas";
import { PHONE_START } from "./PhoneStart";
import { useLazyNeedToVerifyWAAccountQuery, useStartWAAccountVerificationMutation } from "./phone.api";

type Before = Pick<Profile, "Phone">;

/** Starts the verification of a number that has just been saved, where WhatsApp asks for one (ACC-9); whether a code was sent. */
export function useVerifyChangedPhone(): (before: Before, saved: Profile) => Promise<boolean> {
  const [needToVerify] = useLazyNeedToVerifyWAAccountQuery();
  const [start, { reset }] = useStartWAAccountVerificationMutation({ fixedCacheKey: PHONE_START });
  return async (before, { clientId, Phone }) => {
    if (Phone === before.Phone) return false;
    // The former number's result is dropped.
    reset();
    if (Phone === null) return false;
    const account = { ClientId: clientId, MobilePhone: Phone };
    const { data: needed } = await needToVerify(account);
    if (!needed) return false;
    const { error } = await start(account);
    return !error;
  };
}
