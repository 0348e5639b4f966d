import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { AsDrawn } from "../../../art/AsDrawn";
import { LodgingScene, ZoneScene } from "../../../art/lazyDrawings";
import { useCarClass } from "../../../platform/web/intl/useCarClass";
import { useHavanaTime } from "../../../platform/web/intl/useHavanaTime";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { useOfficeName } from "../../../platform/web/intl/useOfficeName";
import { useRoadWords } from "../../../platform/web/intl/useRoadWords";
import { useStayWords } from "../../../platform/web/intl/useStayWords";
import { token } from "../../../platform/web/theme/token";
import { DottedLine } from "../../../platform/web/ui/dotted/DottedLine";
import { Section } from "../../../platform/web/ui/page/Section";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { TextLink } from "../../../platform/web/ui/TextLink";
import { carSearchPath } from "../../../products/car/car.paths";
import type { CarOffer } from "../../../products/car/car.schemas";
import { CarPicture } from "../../../products/car/web/CarPicture";
import { hotelPath, lodgingSearchPath } from "../../../products/lodging/lodging.paths";
import type { LodgingOffer } from "../../../products/lodging/lodging.schemas";
import { defaultLodgingSearch } from "../../../products/lodging/search/lodging.search-url";
import type { HavanaDate } from "../../../shared/havana";
import { PhotoPicture } from "../../photos/web/PhotoPicture";
import { totalOf } from "../../plan/price/total";
import { TRIP_HOUR } from "../trips";
import type { Drive, TripProposal } from "../trips.schemas";
import { CarChoices, StayChoices } from "./TripChoices";
import { TripRoads } from "./TripRoads";
import { TripCancellation, TripCarTerms } from "./TripTerms";
import { carViewOf, roomsOf } from "./tripSearch";

const Parts = styled("ol")({ display: "grid", gap: 16, margin: 0, padding: 0, listStyle: "none" });

const Part = styled("li")({
  display: "grid",
  gap: "10px 20px",
  overflow: "hidden",
  padding: 16,
  borderRadius: 10,
  border: `1px solid ${token("sand")}`,
  background: token("surface"),
  "& .picture": { aspectRatio: "8 / 5", borderRadius: 8, overflow: "hidden", maxWidth: "20rem" },
  "& .words": { display: "grid", gap: 4, alignContent: "start" },
  "& h3": { fontSize: "1.1875rem", lineHeight: 1.25 },
  "& p": { color: token("inkSoft"), lineHeight: 1.45 },
  "& .when": { fontWeight: 600, color: token("ink") },
  "& strong": { color: token("ink") },
  // On a phone drawing and facts are side by side.
  gridTemplateColumns: "min(7rem, 28vw) minmax(0, 1fr)",
  "@media (max-width: 599px)": {
    gap: "4px 14px",
    padding: 12,
    // The drawings of a car need the card's width.
    "&:has(figure)": { gridTemplateColumns: "minmax(0, 1fr)" },
    "& .picture": { aspectRatio: "1", alignSelf: "start" },
    "& h3": { fontSize: "1.0625rem" },
    "& p": { fontSize: "0.9375rem" },
  },
  "@media (min-width: 600px)": { gridTemplateColumns: "12rem minmax(0, 1fr)" },
});

type PartsProps = {
  readonly trip: TripProposal;
  readonly onCar: (offer: CarOffer) => void;
  readonly onStay: (zoneId: number, offer: LodgingOffer) => void;
};

/** The car and the stays in order, each with its price, its terms, and its alternatives. (TRIP-4) */
export function TripParts({ trip, onCar, onStay }: PartsProps) {
  const { Car, Stays } = trip;
  const isWhole = Car !== null && Stays.every(({ Offer }) => Offer !== null);
  return (
    <>
      {!isWhole && (
        <div style={{ marginBottom: 24 }}>
          <Callout kind="warning" title={<FormattedMessage id="trips.gaps" />}>
            <FormattedMessage id="trips.gapsText" />
          </Callout>
        </div>
      )}
      <Section title={<FormattedMessage id="trips.parts" />}>
        <Parts>
          <CarPart trip={trip} onCar={onCar} />
          {Stays.map((stay, index) => (
            <StayPart
              key={stay.ZoneId}
              stay={stay}
              drive={driveBetween(trip, Stays[index - 1], stay)}
              adults={trip.Adults}
              onStay={onStay}
            />
          ))}
        </Parts>
        {Car && <TripCancellation car={Car} stays={Stays.flatMap((stay) => chosenOf(stay, trip.Adults))} />}
      </Section>
      <TripRoads drives={trip.Drives} />
    </>
  );
}

function CarPart({ trip: { Start, End, Car, Stays }, onCar }: Pick<PartsProps, "trip" | "onCar">) {
  const place = useOfficeName();
  const { withGears } = useCarClass();
  const { shortDay, hour } = useHavanaTime();
  const at = (day: HavanaDate) => `${shortDay(day)}, ${hour(TRIP_HOUR)}`;
  const view = carViewOf({ Start, End, Stays });
  return (
    <Part>
      {Car ? (
        <CarPicture className={Car.ClassName} modelName={Car.ModelName} bags={Car.Bags} photo={Car.Photo} />
      ) : (
        <span />
      )}
      <div className="words">
        <p className="when">
          <FormattedMessage id="time.range" values={{ from: at(Start), to: at(End) }} />
        </p>
        <h3>
          {Car ? (
            <FormattedMessage id="car.orSimilar" values={{ model: Car.ModelName }} />
          ) : (
            <FormattedMessage id="trips.noCar" />
          )}
        </h3>
        {Car && (
          <>
            <p>
              <DottedLine>
                {withGears(Car.ClassName)}
                {Car.SupplierName}
                {place(Car.PickUpOffice.Name)}
              </DottedLine>
            </p>
            <Price payNow={Car.Price} payInCuba={Car.PayInCuba} deposit={Car.Deposit} />
          </>
        )}
      </div>
      {Car && <TripCarTerms offer={Car} />}
      <CarChoices view={view} present={Car} onChoose={onCar}>
        <TextLink to={carSearchPath(view)}>
          <FormattedMessage id="trips.otherCar" />
        </TextLink>
      </CarChoices>
    </Part>
  );
}

const stayViewOf = (
  { ZoneId, CheckIn, CheckOut }: Pick<TripStay, "ZoneId" | "CheckIn" | "CheckOut">,
  adults: number,
) => {
  const plain = defaultLodgingSearch(CheckIn);
  return { ...plain, search: { ...plain.search, CheckIn, CheckOut, Rooms: roomsOf(adults), TouristZoneId: ZoneId } };
};

/** The search that finds only this stay's offer, under the property's name. */
function chosenOf(stay: TripStay, adults: number) {
  const { Offer } = stay;
  if (!Offer) return [];
  const { HotelId, HotelName, RoomClassId, MealsPlanId } = Offer;
  return [
    { name: HotelName, search: { ...stayViewOf(stay, adults).search, Hotel: HotelId, RoomClassId, MealsPlanId } },
  ];
}

type TripStay = TripProposal["Stays"][number];

/** The drive to a stay from the one before; undefined for the first. */
const driveBetween = ({ Drives }: TripProposal, from: TripStay | undefined, to: TripStay) =>
  Drives.find(({ FromZoneId, ToZoneId }) => FromZoneId === from?.ZoneId && ToZoneId === to.ZoneId);

type StayProps = Pick<PartsProps, "onStay"> & {
  readonly stay: TripStay;
  readonly drive: Drive | undefined;
  readonly adults: number;
};

function StayPart({
  stay: { ZoneId, ZoneCode, ZoneName, Nights, CheckIn, CheckOut, Offer },
  drive,
  adults,
  onStay,
}: StayProps) {
  const place = useOfficeName();
  const byRoad = useRoadWords();
  const { shortDay } = useHavanaTime();
  const { room } = useStayWords();
  const view = stayViewOf({ ZoneId, CheckIn, CheckOut }, adults);
  return (
    <Part>
      {Offer?.Photo ? (
        <div className="picture">
          <PhotoPicture photo={Offer.Photo} sizes="(max-width: 599px) 20rem, 12rem" />
        </div>
      ) : (
        <AsDrawn as="div" className="picture" of={`${ZoneCode} ${Offer?.HotelId}`}>
          {() =>
            Offer ? (
              <svg aria-hidden="true" focusable="false" width="100%" height="100%">
                <LodgingScene zone={ZoneCode} building={Offer.Building} variant={Offer.HotelId} area={Offer.Area} />
              </svg>
            ) : (
              <ZoneScene zone={ZoneCode} />
            )
          }
        </AsDrawn>
      )}
      <div className="words">
        <p className="when">
          <FormattedMessage
            id="trips.stop"
            values={{ zone: place(ZoneName), nights: Nights, from: shortDay(CheckIn), until: shortDay(CheckOut) }}
          />
        </p>
        {drive && (
          <p className="tabular">
            <FormattedMessage id="trips.drive" values={{ from: place(drive.FromName), way: byRoad(drive) }} />
          </p>
        )}
        <h3>
          {Offer ? (
            <TextLink to={hotelPath(Offer.HotelId, view)}>{Offer.HotelName}</TextLink>
          ) : (
            <FormattedMessage id="trips.noRoom" />
          )}
        </h3>
        {Offer && (
          <>
            <p>{room(Offer.RoomClassCode, Offer.MealsPlanCode)}</p>
            <Price payNow={Offer.Price} payInCuba={Offer.PayInCuba} />
          </>
        )}
      </div>
      <StayChoices view={view} present={Offer} onChoose={(offer) => onStay(ZoneId, offer)}>
        <TextLink to={lodgingSearchPath(view)}>
          <FormattedMessage id="trips.otherStay" values={{ zone: place(ZoneName) }} />
        </TextLink>
      </StayChoices>
    </Part>
  );
}

type PriceProps = { readonly payNow: number; readonly payInCuba: number; readonly deposit?: number };

function Price({ deposit = 0, ...price }: PriceProps) {
  const money = useMoney();
  return (
    <p className="tabular">
      <FormattedMessage
        id="trips.price"
        values={{
          price: <strong key="price">{money(totalOf(price))}</strong>,
          inCuba: money(price.payInCuba),
          some: price.payInCuba > 0,
        }}
      />
      {deposit > 0 && (
        <>
          {", "}
          <FormattedMessage id="plan.deposit" values={{ deposit: money(deposit) }} />
        </>
      )}
    </p>
  );
}
