import type { Profile } from "../../account.schemas";
import { PHONE_START } from "./PhoneStart";
import { useLazyNeedToVerifyWAAccountQuery, useStartWAAccountVerificationMutation } from "./phone.api";

/** Starts the verification of a number that has just been saved, where WhatsApp asks for one (ACC-9). */
export function useVerifyChangedPhone(): (before: Profile, saved: Profile) => Promise<void> {
  const [needToVerify] = useLazyNeedToVerifyWAAccountQuery();
  const [start, { reset }] = useStartWAAccountVerificationMutation({ fixedCacheKey: PHONE_START });
  return async (before, { clientId, Phone }) => {
    if (Phone === before.Phone) return;
    // What was said of the number before is over.
    reset();
    if (Phone === null) return;
    const account = { ClientId: clientId, MobilePhone: Phone };
    const { data: needed } = await needToVerify(account);
    if (needed) await start(account);
  };
}
