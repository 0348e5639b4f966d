import { FormattedMessage } from "react-intl";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import type { Instant } from "../../../../../shared/instant";
import { When } from "../../parts/When";

/** Says that a link was mailed, and until when it works. */
export function InvitationSent({ email, until }: { readonly email: string; readonly until: Instant }) {
  return (
    <Callout kind="success" announce>
      <FormattedMessage
        id="staff.people.invited"
        values={{ email: <strong>{email}</strong>, when: <When at={until} /> }}
      />
    </Callout>
  );
}
