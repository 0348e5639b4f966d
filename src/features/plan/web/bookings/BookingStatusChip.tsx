import { FormattedMessage } from "react-intl";
import type { IconName } from "../../../../platform/web/ui/Icon";
import { StatusChip } from "../../../../platform/web/ui/status/StatusChip";
import type { Tone } from "../../../../platform/web/ui/status/tone";
import type { BookingStatus } from "../../bookingStatus";

const looks: Record<BookingStatus, { tone: Tone; icon?: IconName }> = {
  requested: { tone: "waiting" },
  confirmed: { tone: "done" },
  declined: { tone: "problem", icon: "cross" },
  lapsed: { tone: "neutral", icon: "clock" },
  cancelled: { tone: "neutral", icon: "cross" },
  refunded: { tone: "neutral", icon: "arrowLeft" },
};

/** A string as a booking status; null if this page does not know it. */
export function standingOf(status: string): BookingStatus | null {
  return isStanding(status) ? status : null;
}

function isStanding(status: string): status is BookingStatus {
  return status in looks;
}

/** A booking's status in words. */
export function BookingStatusChip({ status }: { readonly status: BookingStatus }) {
  return (
    <StatusChip {...looks[status]}>
      <FormattedMessage id={`plan.booking.status.${status}`} />
    </StatusChip>
  );
}
