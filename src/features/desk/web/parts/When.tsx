import { FormattedMessage, useIntl } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import type { Instant } from "../../../../shared/instant";
import { useIsNarrow } from "./narrow";

const short = { dateStyle: "medium", timeStyle: "short", hourCycle: "h23", timeZone: "America/Havana" } as const;

/**
 * An instant in Havana time, shortened in a narrow window; the tooltip and the `datetime` attribute have UTC to the
 * millisecond.
 */
export function When({ at }: { readonly at: Instant }) {
  const intl = useIntl();
  const { instant } = useHavanaTime();
  const isNarrow = useIsNarrow();
  const exact = new Date(at).toISOString();
  return (
    <time dateTime={exact} title={exact}>
      {isNarrow ? intl.formatDate(at, short) : <FormattedMessage id="support.when" values={{ when: instant(at) }} />}
    </time>
  );
}
