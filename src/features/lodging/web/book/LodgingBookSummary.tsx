import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { useStayWords } from "../../../../platform/web/intl/useStayWords";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { SummaryBar } from "../../../../platform/web/ui/page/SummaryBar";
import { PriceLines } from "../../../plan/web/bookings/PriceLines";
import { BookingDue } from "../../../plan/web/reserve/BookingDue";
import { TotalPrice } from "../../../plan/web/TotalPrice";
import type { LodgingOfferDetail, LodgingRoom } from "../../lodging.schemas";
import { StayBrief } from "../StayBrief";
import { useLodgingStayText } from "../search/form/useLodgingStayText";

type Props = {
  readonly offer: LodgingOfferDetail;
  readonly rooms: LodgingRoom[];
  /** The button that books. */
  readonly action: ReactNode;
};

/** The booking, its price and its deadline; stays in view while the form is filled in. */
export function LodgingBookSummary({ offer, rooms, action }: Props) {
  const money = useMoney();
  const { room } = useStayWords();
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
      brief={<StayBrief CheckIn={CheckIn} CheckOut={CheckOut} />}
      showLabel={<FormattedMessage id="book.showPrice" />}
      hideLabel={<FormattedMessage id="book.hidePrice" />}
      total={
        <TotalPrice
          label={<FormattedMessage id="lodging.card.total" values={{ nights: Nights }} />}
          payNow={Price}
          payInCuba={PayInCuba}
          currency={CurrencyCode}
          note={
            <FormattedMessage
              id="lodging.card.perNight"
              values={{ room: RoomClassCode, perNight: money(PerNight, CurrencyCode) }}
            />
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
