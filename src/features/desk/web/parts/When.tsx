import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import type { Instant } from "../../../../shared/instant";

/** An instant in Havana time; the tooltip and the `datetime` attribute have UTC to the millisecond. */
export function When({ at }: { readonly at: Instant }) {
  const { instant } = useHavanaTime();
  const exact = new Date(at).toISOString();
  return (
    <time dateTime={exact} title={exact}>
      <FormattedMessage id="support.when" values={{ when: instant(at) }} />
    </time>
  );
}
