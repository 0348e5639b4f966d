import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../platform/web/intl/useHavanaTime";
import type { Instant } from "../../../shared/instant";

/** An instant on Havana's clock; machines and a pointer's rest read it to the millisecond, in UTC. */
export function When({ at }: { readonly at: Instant }) {
  const { instant } = useHavanaTime();
  const exact = new Date(at).toISOString();
  return (
    <time dateTime={exact} title={exact}>
      <FormattedMessage id="support.when" values={{ when: instant(at) }} />
    </time>
  );
}
