import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { PayNow } from "../../../../platform/web/ui/PayNow";
import { SummaryBar } from "../../../../platform/web/ui/SummaryBar";
import { CONFIRM_WITHIN_HOURS, PAY_WITHIN_HOURS } from "../../../../shared/constants";
import { PaidInCuba } from "../../../plan/web/Amounts";
import type { CarOffer } from "../../car.schemas";
import { useStayText } from "../search/useStayText";
import { CarPriceBreakdown } from "./CarPriceBreakdown";

type Props = {
  readonly offer: CarOffer;
  /** A new price is on its way. */
  readonly quoting: boolean;
  readonly booking: boolean;
  readonly signedIn: boolean;
  readonly form: string;
};

/** What is booked, what it costs and when it is due: in view while the form is filled in. */
export function CarBookSummary({ offer, quoting, booking, signedIn, form }: Props) {
  const money = useMoney();
  const stay = useStayText(offer);
  const { ModelName, PickUpOffice, Price, PayInCuba, Deposit, CurrencyCode, Days } = offer;
  return (
    <SummaryBar
      title={<FormattedMessage id="car.orSimilar" values={{ model: ModelName }} />}
      showLabel={<FormattedMessage id="book.showPrice" />}
      hideLabel={<FormattedMessage id="book.hidePrice" />}
      total={
        <div aria-live="polite" aria-busy={quoting} style={{ display: "flex", gap: 24, opacity: quoting ? 0.55 : 1 }}>
          <PayNow
            label={<FormattedMessage id="car.card.payNow" values={{ days: Days }} />}
            amount={money(Price, CurrencyCode)}
          />
          <PaidInCuba amount={PayInCuba} deposit={Deposit} currency={CurrencyCode} brief />
        </div>
      }
      action={
        <Button type="submit" form={form} variant="contained" color="secondary" size="large" disabled={booking}>
          <FormattedMessage id={signedIn ? "car.book.submit" : "car.book.signIn"} />
        </Button>
      }
    >
      <p className="tabular">{stay}</p>
      <p>{PickUpOffice.Name}</p>
      <CarPriceBreakdown offer={offer} />
      <p>
        <FormattedMessage id="car.book.due" values={{ confirm: CONFIRM_WITHIN_HOURS, pay: PAY_WITHIN_HOURS }} />
      </p>
    </SummaryBar>
  );
}
