import { styled } from "@mui/material/styles";
import { memo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { LodgingScene } from "../../../../art/scenes/lodgings/LodgingScene";
import { PhotoPicture } from "../../../../features/photos/web/PhotoPicture";
import { CancellationSummary } from "../../../../features/plan/web/bookings/CancellationSummary";
import { PriceLines } from "../../../../features/plan/web/bookings/PriceLines";
import { OfferPromise } from "../../../../features/plan/web/reserve/OfferPromise";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { useServerTime } from "../../../../platform/web/serverNow";
import { token } from "../../../../platform/web/theme/token";
import { FactList } from "../../../../platform/web/ui/FactList";
import { Section } from "../../../../platform/web/ui/page/Section";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import { hotelPath } from "../../lodging.paths";
import type { LodgingOfferDetail, LodgingRoom, OfferRoom } from "../../lodging.schemas";
import type { LodgingSearchView } from "../../search/lodging.search-url";
import { phasesOf } from "../phasesOf";
import { useLodgingWords } from "../useLodgingWords";

const Card = styled("div")({
  display: "grid",
  overflow: "hidden",
  borderRadius: 12,
  border: `2px solid ${token("ink")}`,
  background: token("surface"),
  "& .picture": { aspectRatio: "5 / 2", borderBottom: `2px solid ${token("ink")}`, overflow: "hidden" },
  "& .words": { display: "grid", gap: 12, padding: 20, alignContent: "center" },
  "@media (min-width: 700px)": {
    gridTemplateColumns: "15rem minmax(0, 1fr)",
    "& .picture": { aspectRatio: "auto", borderBottom: 0, borderInlineEnd: `2px solid ${token("ink")}` },
  },
});

const Rooms = styled("ol")({ display: "grid", gap: 16, margin: 0, padding: 0, listStyle: "none" });

const Room = styled("li")({
  display: "grid",
  gap: 8,
  padding: 16,
  borderRadius: 8,
  border: `1px solid ${token("sand")}`,
  background: token("surface"),
  "& h3": { fontSize: "1.0625rem" },
});

const Stack = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 20,
  marginBottom: "clamp(32px, 5vw, 48px)",
});

type Props = { readonly offer: LodgingOfferDetail; readonly view: LodgingSearchView };

/**
 * A summary of what is being booked, with its cancellation terms; the property has its own page. Memoised, so that
 * typing in the form below does not render it again.
 */
export const LodgingOfferSections = memo(function LodgingOfferSections({ offer, view }: Props) {
  const now = useServerTime();
  return (
    <>
      <Stack>
        <BookedProperty offer={offer} view={view} />
        <OfferPromise offer={offer} />
      </Stack>
      {offer.Rooms.length > 1 && <LodgingRooms offer={offer} />}
      <Section title={<FormattedMessage id="cancellation.title" />}>
        <CancellationSummary
          phases={phasesOf(offer)}
          sold={{ amount: offer.Price, units: offer.Nights }}
          unit="nights"
          unpaid
          now={now}
        />
      </Section>
    </>
  );
});

/** The guests of each room, and its price lines. */
function LodgingRooms({
  offer: { Rooms: rooms, RoomClassCode, CurrencyCode },
}: {
  readonly offer: LodgingOfferDetail;
}) {
  return (
    <Section title={<FormattedMessage id="lodging.book.rooms" values={{ room: RoomClassCode, rooms: rooms.length }} />}>
      <Rooms>
        {rooms.map((room) => (
          <Room key={room.room}>
            <h3>
              <RoomTitle room={room} roomClass={RoomClassCode} />
            </h3>
            <PriceLines lines={room.PriceLines} currency={CurrencyCode} />
          </Room>
        ))}
      </Rooms>
    </Section>
  );
}

function RoomTitle({ room, roomClass }: { readonly room: OfferRoom; readonly roomClass: string }) {
  const guests = useGuestsOfRoom(room);
  return <FormattedMessage id="lodging.rooms.with" values={{ room: roomClass, number: room.room, guests }} />;
}

/** "2 adults, 1 child (7)": who sleeps in a room, children with their ages. */
function useGuestsOfRoom({
  adultsAmount,
  childrenAgeList,
}: Pick<LodgingRoom, "adultsAmount" | "childrenAgeList">): string {
  const intl = useIntl();
  return intl.formatMessage(
    { id: "lodging.rooms.guests" },
    {
      adults: adultsAmount,
      children: childrenAgeList.length,
      ages: intl.formatList(childrenAgeList.map((age) => intl.formatNumber(age))),
    },
  );
}

type BookedPropertyProps = { readonly offer: LodgingOfferDetail; readonly view: LodgingSearchView };

/** The property, room and days of an offer, with a link to the property's page. (LODGE-20) */
function BookedProperty({ offer, view }: BookedPropertyProps) {
  const words = useLodgingWords();
  const { day, hour } = useHavanaTime();
  const { HotelId, Building, Area, TouristZoneCode, RoomClassId, RoomClassCode, MealsPlanId, Photo } = offer;
  const { CheckIn, CheckInHour, CheckOut, CheckOutHour } = offer;
  return (
    <Card>
      <div className="picture">
        {Photo ? (
          <PhotoPicture photo={Photo} sizes="(max-width: 699px) 100vw, 15rem" first />
        ) : (
          <LodgingScene zone={TouristZoneCode} building={Building} variant={HotelId} area={Area} />
        )}
      </div>
      <div className="words">
        <FactList
          layout="grid"
          facts={[
            {
              id: "in",
              term: <FormattedMessage id="lodging.search.checkIn" />,
              detail: (
                <FormattedMessage id="lodging.book.from" values={{ day: day(CheckIn), hour: hour(CheckInHour) }} />
              ),
            },
            {
              id: "out",
              term: <FormattedMessage id="lodging.search.checkOut" />,
              detail: (
                <FormattedMessage id="lodging.book.until" values={{ day: day(CheckOut), hour: hour(CheckOutHour) }} />
              ),
            },
            {
              id: "class",
              term: <FormattedMessage id="lodging.roomClass.booked" values={{ room: RoomClassCode }} />,
              detail: words.roomClass(RoomClassId),
            },
            { id: "meals", term: <FormattedMessage id="lodging.mealsPlan" />, detail: words.mealsPlan(MealsPlanId) },
          ]}
        />
        <p>
          <TextLink to={hotelPath(HotelId, view)}>
            <FormattedMessage id="lodging.book.toProperty" />
          </TextLink>
        </p>
      </div>
    </Card>
  );
}
