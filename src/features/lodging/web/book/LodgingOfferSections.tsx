import { styled } from "@mui/material/styles";
import { memo } from "react";
import { FormattedMessage } from "react-intl";
import { OfferPromise } from "../../../../platform/web/booking/OfferPromise";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { FactList } from "../../../../platform/web/ui/FactList";
import { Section } from "../../../../platform/web/ui/Section";
import { CancelPolicyCode } from "../../../../shared/enumerations";
import { CancellationPhases } from "../../../plan/web/bookings/CancellationTerms";
import type { LodgingOfferDetail } from "../../lodging.schemas";
import type { LodgingSearchView } from "../../lodging.search-url";
import { LodgingPlace } from "../LodgingPlace";
import { LodgingChoices } from "../search/LodgingChoices";
import { LodgingRooms } from "../search/LodgingRooms";
import { useLodgingWords } from "../useLodgingWords";
import { GuestRules } from "./GuestRules";
import { LodgingGallery } from "./LodgingGallery";
import { LodgingServices } from "./LodgingServices";

const Stack = styled("div")({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 24 });

const Rest = styled("div")({ marginTop: "clamp(32px, 5vw, 56px)" });

type Props = { readonly offer: LodgingOfferDetail; readonly view: LodgingSearchView };

/**
 * The offer in full: pictures, facts, services, rooms and meals, what guests pay, what cancelling costs, where it is. It
 * is long, and the form below it is typed into: what is typed must not draw it again.
 */
export const LodgingOfferSections = memo(function LodgingOfferSections({ offer, view }: Props) {
  return (
    <>
      <Stack>
        <LodgingGallery key={offer.HotelId} hotelId={offer.HotelId} name={offer.HotelName} />
        <FactList layout="grid" facts={useFacts(offer)} />
        <OfferPromise offer={offer} />
        <LodgingServices house={offer} />
      </Stack>
      <Rest>
        <LodgingChoices offer={offer} view={view} />
        <LodgingRooms offer={offer} />
        <GuestRules offer={offer} />
        <Section title={<FormattedMessage id="cancellation.title" />}>
          <CancellationPhases phases={phasesOf(offer)} unpaid now={Date.now()} />
        </Section>
        <LodgingPlace house={offer} />
      </Rest>
    </>
  );
});

function useFacts(offer: LodgingOfferDetail) {
  const words = useLodgingWords();
  const { day, hour } = useHavanaTime();
  const { RoomClassId, MealsPlanId, CheckIn, CheckInHour, CheckOut, CheckOutHour } = offer;
  return [
    {
      id: "in",
      term: <FormattedMessage id="lodging.search.checkIn" />,
      detail: <FormattedMessage id="lodging.book.from" values={{ day: day(CheckIn), hour: hour(CheckInHour) }} />,
    },
    {
      id: "out",
      term: <FormattedMessage id="lodging.search.checkOut" />,
      detail: <FormattedMessage id="lodging.book.until" values={{ day: day(CheckOut), hour: hour(CheckOutHour) }} />,
    },
    { id: "class", term: <FormattedMessage id="lodging.roomClass" />, detail: words.roomClass(RoomClassId) },
    { id: "meals", term: <FormattedMessage id="lodging.mealsPlan" />, detail: words.mealsPlan(MealsPlanId) },
  ];
}

function phasesOf({ CancellationTerms, Price }: LodgingOfferDetail) {
  return CancellationTerms.map(({ Code, From, Until, Fee }) => ({
    code: CancelPolicyCode[Code],
    from: From,
    until: Until,
    charge: Fee,
    refund: Price - Fee,
  }));
}
