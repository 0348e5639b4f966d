import { FormattedMessage } from "react-intl";
import { useLanguage } from "../../../platform/web/intl/useLanguage";
import type { MessageId } from "../../../shared/messageId";
import { refusalValues } from "../../../shared/refusalFacts";
import type { Refusal } from "../../../shared/refusals";
import { withBookingName } from "../bookings/bookingNames.rules";
import type { Booking } from "../plan.schemas";

type Props = {
  readonly refusal: Refusal;
  /** Those of the plan. */
  readonly bookings: readonly Pick<Booking, "BookingId" | "Name">[];
  /** The message, if not the refusal's own. */
  readonly id?: MessageId;
};

/** A refusal's reason, which calls a booking by its name. (PLAN-45) */
export function PlanRefusal({ refusal: { code, facts }, bookings, id = `refusal.${code}` }: Props) {
  const named = { code, facts: withBookingName(facts, bookings) };
  return <FormattedMessage id={id} values={refusalValues(named, useLanguage())} />;
}
