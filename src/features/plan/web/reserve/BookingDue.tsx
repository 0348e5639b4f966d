import { FormattedMessage } from "react-intl";
import { CONFIRM_WITHIN_HOURS, PAY_WITHIN_HOURS } from "../../../../shared/constants";
import type { MessageId } from "../../../../shared/messageId";

type Props = {
  readonly id: MessageId;
  readonly offers: readonly { readonly ConfirmsInstantly: boolean }[];
};

/** When the booking is confirmed, and how long the client then has to pay. */
export function BookingDue({ id, offers }: Props) {
  const instant = offers.every(({ ConfirmsInstantly }) => ConfirmsInstantly);
  return (
    <FormattedMessage id={id} tagName="p" values={{ instant, confirm: CONFIRM_WITHIN_HOURS, pay: PAY_WITHIN_HOURS }} />
  );
}
