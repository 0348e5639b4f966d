import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { StatusChip } from "../../../../../platform/web/ui/status/StatusChip";
import type { Instant } from "../../../../../shared/instant";
import type { QueuedBooking } from "../../../support.schemas";
import { LeftText } from "../../parts/LeftText";

type Props = { readonly queued: Pick<QueuedBooking, "ConfirmBy" | "Alerted" | "Extended">; readonly now: Instant };

/** The time left to answer, and the deadline in Havana time. */
export function AnswerBy({ queued: { ConfirmBy, Alerted, Extended }, now }: Props) {
  const { instant } = useHavanaTime();
  return (
    <div>
      <StatusChip tone={Alerted ? "problem" : "waiting"}>
        <LeftText until={ConfirmBy} now={now} />
        {Extended && <FormattedMessage id="support.extended" />}
      </StatusChip>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        <FormattedMessage id="support.answerBy" values={{ when: instant(ConfirmBy) }} />
      </Typography>
    </div>
  );
}
