import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { FormattedMessage, useIntl } from "react-intl";
import { token } from "../../../../../platform/web/theme/token";
import { foldMark } from "../../../../../platform/web/ui/page/foldMark";
import { PAY_WITHIN_HOURS } from "../../../../../shared/constants";
import { firstStart, openBookings } from "../../../checkout/checkout.context";
import { HOLD_HOURS, heldUntil, paymentBound, REVIEW_BUSINESS_DAYS } from "../../../checkout/checkout.deadlines";
import type { CheckoutSnapshot } from "../../../checkout/checkout.states";
import { wallTimes } from "./wallTimes";

type Props = { readonly snapshot: CheckoutSnapshot; readonly now: number };

const Fold = styled("details")({
  "& > summary": { ...foldMark, minHeight: 44, paddingBlock: 9, cursor: "pointer", color: token("sea") },
});

/**
 * What changes the payment deadline, and its upper bound. Collapsed, because next to the countdown it would be read as
 * a second deadline. (PLAN-27)
 */
export function TimeToPay({ snapshot, now }: Props) {
  const bounds = useBounds({ snapshot, now });
  return (
    bounds && (
      <Fold>
        <summary>
          <FormattedMessage id="checkout.timeToPay.title" />
        </summary>
        <Typography variant="body2" color="text.secondary" sx={{ maxWidth: "42rem" }}>
          <FormattedMessage id="checkout.timeToPay" values={bounds} />
        </Typography>
      </Fold>
    )
  );
}

/** The latest possible payment deadlines as text; null while no window to pay is open. */
export function useBounds({ snapshot, now }: Props) {
  const { locale } = useIntl();
  const { context } = snapshot;
  if (context.payWindow === null) return null;
  const confirmed = openBookings(context);
  const held = heldUntil(confirmed);
  const bound = paymentBound(confirmed, firstStart(context));
  return {
    hours: PAY_WITHIN_HOURS,
    hold: HOLD_HOURS,
    days: REVIEW_BUSINESS_DAYS,
    held: wallTimes(held, now, locale).havana,
    bound: wallTimes(bound, now, locale).havana,
  };
}
