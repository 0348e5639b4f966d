import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { PriceLines } from "../../../../features/plan/web/bookings/PriceLines";
import { BookingDue } from "../../../../features/plan/web/reserve/BookingDue";
import { TotalPrice } from "../../../../features/plan/web/TotalPrice";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { useShortRange } from "../../../../platform/web/intl/useShortRange";
import { useStayWords } from "../../../../platform/web/intl/useStayWords";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { SummaryBar } from "../../../../platform/web/ui/page/SummaryBar";
import { useIsWide } from "../../../../platform/web/ui/page/useIsWide";
import type { LodgingOfferDetail, LodgingRoom } from "../../lodging.schemas";
import { useLodgingStayText } from "../search/form/useLodgingStayText";

type Props = {
  readonly offer: LodgingOfferDetail;
  readonly rooms: LodgingRoom[];
  /** The client is asked about another price, and the one here is what they saw. (PLAN-37) */
  readonly isFormer: boolean;
  /** The button that books. */
  readonly action: ReactNode;
};

/** The booking, its price and its deadline; stays in view while the form is filled in. */
export function LodgingBookSummary({ offer, rooms, isFormer, action }: Props) {
  const money = useMoney();
  const { room } = useStayWords();
  const shortRange = useShortRange();
  // In a phone's bar only what is paid; the rest is in its details.
  const isWide = useIsWide();
  const {
    CheckIn,
    CheckOut,
    HotelName,
    RoomClassCode,
    MealsPlanCode,
    Nights,
    Price,
    PayInCuba,
    PerNight,
    CurrencyCode,
  } = offer;
  const stay = useLodgingStayText({ CheckIn, CheckOut, Rooms: rooms, RoomClassCode });
  return (
    <SummaryBar
      title={HotelName}
      brief={shortRange(CheckIn, CheckOut)}
      showLabel={<FormattedMessage id="book.showPrice" />}
      hideLabel={<FormattedMessage id="book.hidePrice" />}
      total={
        <TotalPrice
          label={
            isFormer ? (
              <FormattedMessage id="book.priceChanged.was" />
            ) : (
              <FormattedMessage id="lodging.card.total" values={{ nights: Nights }} />
            )
          }
          payNow={Price}
          payInCuba={PayInCuba}
          currency={CurrencyCode}
          note={
            isWide && (
              <FormattedMessage
                id="lodging.card.perNight"
                values={{ room: RoomClassCode, perNight: money(PerNight, CurrencyCode) }}
              />
            )
          }
        />
      }
      action={action}
    >
      <p className="tabular">
        <DottedLine>{stay}</DottedLine>
      </p>
      <p>{room(RoomClassCode, MealsPlanCode)}</p>
      <PriceLines lines={offer.PriceLines} currency={CurrencyCode} />
      <BookingDue id="lodging.book.due" offers={[offer]} />
    </SummaryBar>
  );
}
