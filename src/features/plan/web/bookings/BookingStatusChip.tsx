import { FormattedMessage } from "react-intl";
import type { IconName } from "../../../../platform/web/ui/Icon";
import { StatusChip } from "../../../../platform/web/ui/status/StatusChip";
import type { Tone } from "../../../../platform/web/ui/status/tone";
import type { BookingStatus } from "../../bookings/bookingStatus";
import type { Booking } from "../../plan.schemas";

/**
 * `proposed`: a requested booking for which the client has a proposal to answer. `replaced`: a cancelled one whose place
 * another one has taken. (PLAN-40)
 */
type ShownStatus = BookingStatus | "proposed" | "replaced";

const looks: Record<ShownStatus, { tone: Tone; icon?: IconName }> = {
  requested: { tone: "waiting" },
  proposed: { tone: "waiting", icon: "alert" },
  agreed: { tone: "waiting", icon: "alert" },
  confirmed: { tone: "done" },
  declined: { tone: "problem", icon: "cross" },
  lapsed: { tone: "neutral", icon: "clock" },
  cancelled: { tone: "neutral", icon: "cross" },
  replaced: { tone: "neutral", icon: "pen" },
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

/** The status to show of a booking that is `status` by the chart or its row. */
export const shownStatus = (status: BookingStatus, { ReplacedBy }: Pick<Booking, "ReplacedBy">): ShownStatus =>
  ReplacedBy === undefined ? status : "replaced";
