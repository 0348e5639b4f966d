import Box from "@mui/material/Box";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import type { Inbox } from "../../../inbox/inbox.schemas";

/** Above the inbox: the database was restored, what stands still meanwhile, and who has to do what. (PAY-45) */
export function RestoredCallout({ restored }: { readonly restored: Inbox["Restored"] }) {
  const { instant } = useHavanaTime();
  if (!restored) return null;
  const { KnowsUntil } = restored;
  const values = { known: KnowsUntil === null ? "no" : "yes", until: KnowsUntil && instant(KnowsUntil) };
  return (
    <Box sx={{ mb: 2 }}>
      <Callout kind="warning" title={<FormattedMessage id="support.restored" />}>
        <p>
          <FormattedMessage id="support.restored.what" values={values} />
        </p>
        <p>
          <FormattedMessage id="support.restored.todo" values={{ command: <code>malecon reconcile</code> }} />
        </p>
      </Callout>
    </Box>
  );
}
