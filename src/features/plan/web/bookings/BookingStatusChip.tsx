import { FormattedMessage } from "react-intl";
import type { IconName } from "../../../../platform/web/ui/Icon";
import { StatusChip } from "../../../../platform/web/ui/StatusChip";
import type { Tone } from "../../../../platform/web/ui/tone";

/** The statuses of a booking as the checkout machine names them. */
export type BookingStanding = "requested" | "confirmed" | "declined" | "lapsed" | "cancelled" | "refunded";

const looks: Record<BookingStanding, { tone: Tone; icon?: IconName }> = {
  requested: { tone: "waiting" },
  confirmed: { tone: "done" },
  declined: { tone: "problem", icon: "cross" },
  lapsed: { tone: "neutral", icon: "clock" },
  cancelled: { tone: "neutral", icon: "cross" },
  refunded: { tone: "neutral", icon: "arrowLeft" },
};

/** The standing that the wire's status names; null for one this page does not know. */
export function standingOf(status: string): BookingStanding | null {
  return isStanding(status) ? status : null;
}

function isStanding(status: string): status is BookingStanding {
  return status in looks;
}

/** A booking's status in words. */
export function BookingStatusChip({ status }: { readonly status: BookingStanding }) {
  return (
    <StatusChip {...looks[status]}>
      <FormattedMessage id={`plan.booking.status.${status}`} />
    </StatusChip>
  );
}
