import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { LodgingScene } from "../../../../art/scenes/lodgings/LodgingScene";
import { PhotoPicture } from "../../../../features/photos/web/PhotoPicture";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { token } from "../../../../platform/web/theme/token";
import { FactList } from "../../../../platform/web/ui/FactList";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import { hotelPath } from "../../lodging.paths";
import type { LodgingOfferDetail } from "../../lodging.schemas";
import type { LodgingSearchView } from "../../search/lodging.search-url";
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

type Props = { readonly offer: LodgingOfferDetail; readonly view: LodgingSearchView };

/** The property, room and days of an offer, with a link to the property's page. (LODGE-20) */
export function BookedProperty({ offer, view }: Props) {
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
