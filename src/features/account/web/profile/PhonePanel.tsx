import { FormattedMessage } from "react-intl";
import { pollingOptions } from "../../../../platform/web/pollingOptions";
import { BlockedWhileImpersonating } from "../../../../platform/web/session/BlockedWhileImpersonating";
import { Section } from "../../../../platform/web/ui/page/Section";
import { useLostFocus } from "../../../../platform/web/ui/page/useLostFocus";
import { StatusChip } from "../../../../platform/web/ui/status/StatusChip";
import type { Profile } from "../../account.schemas";
import { phoneContract } from "../../phone.contract";
import { PhoneCodeForm } from "./PhoneCodeForm";
import { PhoneStart } from "./PhoneStart";
import { useGetPhoneVerificationQuery } from "./phone.api";
import { usePhoneReading } from "./usePhoneReading";

type Known = Profile & { readonly Phone: string };

/** Whether the saved number is verified, and how to verify it. */
export function PhonePanel({ profile }: { readonly profile: Known }) {
  const { data: pending, fulfilledTimeStamp: heardAt = 0 } = useGetPhoneVerificationQuery(
    { clientId: profile.clientId },
    pollingOptions(),
  );
  const reading = usePhoneReading(pending?.MobilePhone ?? profile.Phone);
  const number = reading.state === "read" ? reading.text : (pending?.MobilePhone ?? profile.Phone);
  const status = useLostFocus<HTMLDivElement>(
    pending === undefined ? undefined : `${profile.PhoneVerified} ${pending?.ExpiresAt}`,
  );
  return (
    <Section
      title={<FormattedMessage id={profile.PhoneVerified ? "account.phone.titleVerified" : "account.phone.title"} />}
    >
      <div ref={status} tabIndex={-1}>
        {profile.PhoneVerified ? (
          <StatusChip tone="done">
            <FormattedMessage id="account.phone.verified" values={{ number }} />
          </StatusChip>
        ) : null}
        {!profile.PhoneVerified ? (
          <BlockedWhileImpersonating call={phoneContract.confirmPhone}>
            {pending ? (
              <PhoneCodeForm key={pending.ExpiresAt} pending={pending} number={number} heardAt={heardAt} />
            ) : (
              <PhoneStart phone={profile.Phone} number={number} />
            )}
          </BlockedWhileImpersonating>
        ) : null}
      </div>
    </Section>
  );
}
