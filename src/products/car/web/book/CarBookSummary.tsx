import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { BookingDue } from "../../../../features/plan/web/reserve/BookingDue";
import { TotalPrice } from "../../../../features/plan/web/TotalPrice";
import { useOfficeName } from "../../../../platform/web/intl/useOfficeName";
import { useShortRange } from "../../../../platform/web/intl/useShortRange";
import { SummaryBar } from "../../../../platform/web/ui/page/SummaryBar";
import type { PagePath } from "../../../../shared/page";
import { CarPriceBreakdown } from "../CarPriceBreakdown";
import { useStayText } from "../search/useStayText";
import { QuoteFailed } from "./QuoteFailed";
import type { useCarQuote } from "./useCarQuote";

type Props = {
  readonly of: ReturnType<typeof useCarQuote>;
  /** The search in which the car was found. */
  readonly to: PagePath;
  /** The client is asked about another price, and the one here is what they saw. (PLAN-37) */
  readonly isFormer: boolean;
  /** The button that books. */
  readonly action: ReactNode;
};

/** The booking, its price and its deadline; stays in view while the form is filled in. */
export function CarBookSummary({ of: { quote: offer, quoting, failed, gone, again }, to, isFormer, action }: Props) {
  const stay = useStayText(offer);
  const shortRange = useShortRange();
  const place = useOfficeName();
  const { ModelName, PickUp, DropOff, PickUpOffice, DropOffOffice, Price, PayInCuba, CurrencyCode, Days } = offer;
  return (
    <SummaryBar
      title={<FormattedMessage id="car.orSimilar" values={{ model: ModelName }} />}
      brief={shortRange(PickUp, DropOff)}
      showLabel={<FormattedMessage id="book.showPrice" />}
      hideLabel={<FormattedMessage id="book.hidePrice" />}
      total={
        failed ? (
          <QuoteFailed gone={gone} to={to} onRetry={again} />
        ) : (
          <div aria-live="polite" aria-busy={quoting} style={{ opacity: quoting ? 0.55 : 1 }}>
            <TotalPrice
              label={
                isFormer ? (
                  <FormattedMessage id="book.priceChanged.was" />
                ) : (
                  <FormattedMessage id="car.card.total" values={{ days: Days }} />
                )
              }
              payNow={Price}
              payInCuba={PayInCuba}
              currency={CurrencyCode}
            />
          </div>
        )
      }
      action={action}
    >
      <p className="tabular">{stay}</p>
      <p>{place(PickUpOffice.Name)}</p>
      {DropOffOffice.Id !== PickUpOffice.Id && (
        <p>
          <FormattedMessage id="car.book.returnTo" values={{ office: place(DropOffOffice.Name) }} />
        </p>
      )}
      {!failed && <CarPriceBreakdown offer={offer} />}
      <BookingDue id="car.book.due" offers={[offer]} />
    </SummaryBar>
  );
}
