import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { AboutAmount } from "../../../../features/currencies/web/AboutAmount";
import { CurrencyChoice } from "../../../../features/currencies/web/CurrencyChoice";
import { TotalPrice } from "../../../../features/plan/web/price/TotalPrice";
import { OfferPromise } from "../../../../features/plan/web/reserve/OfferPromise";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { useCardMoney } from "../../../../platform/web/intl/useMoney";
import { useShortRange } from "../../../../platform/web/intl/useShortRange";
import { useStayWords } from "../../../../platform/web/intl/useStayWords";
import { Link } from "../../../../platform/web/links";
import { token } from "../../../../platform/web/theme/token";
import { FactList } from "../../../../platform/web/ui/FactList";
import { figures } from "../../../../platform/web/ui/money/moneyLook";
import { SummaryBar } from "../../../../platform/web/ui/page/SummaryBar";
import { useIsWide } from "../../../../platform/web/ui/page/useIsWide";
import { lodgingBookPath } from "../../lodging.paths";
import type { HotelDetail } from "../../property.schemas";
import { canBook } from "./rooms/canBook";
import { WhyFull } from "./rooms/HotelFull";
import { goToDays, goToRooms } from "./rooms/HotelRooms";
import type { StayAnswer } from "./rooms/stayAnswer";
import type { HotelView } from "./useHotelView";

const From = styled("p")({
  display: "grid",
  lineHeight: 1.4,
  fontSize: "0.9375rem",
  color: token("inkSoft"),
  "& strong": { ...figures("md", 800), color: token("ink") },
});

type Props = {
  readonly hotel: HotelDetail;
  readonly stay: StayAnswer;
  readonly view: HotelView;
  /** The days and guests chosen here. */
  readonly children: ReactNode;
};

/** The lowest price, or the total for the chosen days, and the link to the rooms; stays in view. */
export function HotelSummary({ hotel, stay, view: { named, view }, children }: Props) {
  const { hour } = useHavanaTime();
  const shortRange = useShortRange();
  const { CheckInHour, CheckOutHour, HotelName } = hotel;
  const prices = named ? stay.currentData : undefined;
  // If no room is free, or that is unknown, the days have to be chosen.
  const free = named && (stay.isFetching || !!prices?.Cheapest);
  const [only, another] = prices?.Choices.filter((choice) => canBook(choice, view.search.Rooms.length)) ?? [];
  // With only one choice there is nothing to choose.
  const press =
    only && !another ? { component: Link, to: lodgingBookPath(view, { ...hotel, ...only }) } : { onClick: goToRooms };
  return (
    <SummaryBar
      title={HotelName}
      brief={named && shortRange(view.search.CheckIn, view.search.CheckOut)}
      showLabel={<FormattedMessage id="book.showPrice" />}
      hideLabel={<FormattedMessage id="book.hidePrice" />}
      total={<Price hotel={hotel} stay={stay} named={named} only={only !== undefined && !another} />}
      action={
        <Button variant="contained" color="secondary" size="large" {...(free ? press : { onClick: goToDays })}>
          <FormattedMessage
            id={free ? "lodging.property.toRooms" : "lodging.property.toDays"}
            values={{ kind: hotel.Kind }}
          />
        </Button>
      }
    >
      {children}
      <FactList
        facts={[
          {
            id: "in",
            term: <FormattedMessage id="lodging.search.checkIn" />,
            detail: <FormattedMessage id="lodging.rules.from" values={{ hour: hour(CheckInHour) }} />,
          },
          {
            id: "out",
            term: <FormattedMessage id="lodging.search.checkOut" />,
            detail: <FormattedMessage id="lodging.rules.until" values={{ hour: hour(CheckOutHour) }} />,
          },
        ]}
      />
      {prices?.Cheapest && <OfferPromise offer={prices} />}
      <CurrencyChoice />
    </SummaryBar>
  );
}

type PriceProps = Pick<Props, "hotel" | "stay"> & { readonly named: boolean; readonly only: boolean };

function Price({ hotel, stay, named, only }: PriceProps) {
  const money = useCardMoney();
  const { room } = useStayWords();
  // On a phone it is shown above the rooms, so that the bar stays low.
  const wide = useIsWide();
  const { FromPerNight, CurrencyCode } = hotel;
  if (named && stay.isFetching) return <Skeleton variant="rounded" width={190} height={74} />;
  const prices = named ? stay.currentData : undefined;
  if (prices?.Cheapest) {
    const { Price: payNow, RoomClassCode, MealsPlanCode } = prices.Cheapest;
    return (
      <TotalPrice
        onCard
        label={
          <FormattedMessage
            id={only ? "lodging.card.total" : "lodging.property.fromStay"}
            values={{ nights: prices.Nights }}
          />
        }
        payNow={payNow}
        payInCuba={0}
        currency={CurrencyCode}
        {...(wide && { note: room(RoomClassCode, MealsPlanCode) })}
      />
    );
  }
  if (prices)
    return (
      <strong>
        <WhyFull kind={hotel.Kind} choices={prices.Choices} />
      </strong>
    );
  return (
    <From className="tabular">
      <FormattedMessage
        id={hotel.Kind === "villa" ? "lodging.room.fromVilla" : "lodging.property.from"}
        values={{ price: <strong key="price">{money(FromPerNight, CurrencyCode)}</strong> }}
      />
      <AboutAmount amount={FromPerNight} currency={CurrencyCode} />
    </From>
  );
}
