import { FormattedMessage } from "react-intl";
import { serverText } from "../../../../../platform/web/ui/failures/serverText";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import type { Waiting } from "../../../inbox/inbox.schemas";
import type { Failed } from "../../parts/runSequentially";

/** Which of several items were refused, and why. */
export function FailedItems({ failed }: { readonly failed: readonly Failed<Waiting>[] }) {
  if (failed.length === 0) return null;
  return (
    <Callout kind="error" announce>
      <ul>
        {failed.map(({ item, error }) => (
          <li key={item.ItemId}>
            {item.Name || item.ClientName}: {serverText(error) ?? <FormattedMessage id="support.act.failed" />}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
