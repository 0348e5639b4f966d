import { FormattedMessage } from "react-intl";
import { CONFIRM_WITHIN_HOURS, PAY_WITHIN_HOURS } from "../../../../shared/constants";

type Props = {
  readonly id: "car.book.due" | "lodging.book.due" | "trips.due";
  readonly offers: readonly { readonly ConfirmsInstantly: boolean }[];
};

/** When what is booked is confirmed, and how long there is to pay then. */
export function BookingDue({ id, offers }: Props) {
  const instant = offers.every(({ ConfirmsInstantly }) => ConfirmsInstantly);
  return (
    <FormattedMessage id={id} tagName="p" values={{ instant, confirm: CONFIRM_WITHIN_HOURS, pay: PAY_WITHIN_HOURS }} />
  );
}
