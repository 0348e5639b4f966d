import { FormattedMessage } from "react-intl";
import type { IconName } from "../../../../platform/web/ui/Icon";
import { StatusChip } from "../../../../platform/web/ui/status/StatusChip";
import type { Tone } from "../../../../platform/web/ui/status/tone";
import type { BookingStatus } from "../../bookings/bookingStatus";

/** `proposed`: a requested booking for which the client has a proposal to answer. */
type ShownStatus = BookingStatus | "proposed";

const looks: Record<ShownStatus, { tone: Tone; icon?: IconName }> = {
  requested: { tone: "waiting" },
  proposed: { tone: "waiting", icon: "alert" },
  agreed: { tone: "waiting", icon: "alert" },
  confirmed: { tone: "done" },
  declined: { tone: "problem", icon: "cross" },
  lapsed: { tone: "neutral", icon: "clock" },
  cancelled: { tone: "neutral", icon: "cross" },
  refunded: { tone: "neutral", icon: "arrowLeft" },
};

/** A booking's status in words. */
export function BookingStatusChip({ status }: { readonly status: ShownStatus }) {
  return (
    <StatusChip {...looks[status]}>
      <FormattedMessage id={`plan.booking.status.${status}`} />
    </StatusChip>
  );
}
