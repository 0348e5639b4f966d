import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router";
import { carClassPath, carsPath, lodgingsPath } from "../../../../features/plan/products.pages";
import { isNotFound } from "../../../../platform/web/callError";
import { usePageWords } from "../../../../platform/web/head/usePageWords";
import { useCarClass } from "../../../../platform/web/intl/useCarClass";
import { usePlaceName } from "../../../../platform/web/intl/usePlaceName";
import { Link } from "../../../../platform/web/links";
import { LoadFailure } from "../../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { OfficeList } from "../../../../platform/web/ui/OfficeList";
import { MainLink } from "../../../../platform/web/ui/page/MainLink";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { Section } from "../../../../platform/web/ui/page/Section";
import { OfferSkeletons } from "../../../../platform/web/ui/results/OfferSkeletons";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import { WeatherTable } from "../../../../platform/web/weather/WeatherTable";
import { idOfPath } from "../../../../shared/page";
import { usualWeather } from "../../../../shared/weather/usualWeather";
import { lodgingSearchPath, provincePath } from "../../lodging.paths";
import { zoneWords } from "../../lodging.words";
import type { TouristicZoneDetail } from "../../places.schemas";
import { useGetHotelsOfZoneQuery, useGetZonePhotosQuery, useGetZoneQuery } from "../lodging.api";
import { useNamedStay } from "../property/rooms/useNamedStay";
import { PlaceMissing } from "./PlaceMissing";
import { PlaceScene } from "./PlaceScene";
import { PlacesMap } from "./PlacesMap";
import { PropertyCards } from "./PropertyCards";
import { placeOfProperty, placeOfZone } from "./placesOfMap";
import { useZoneText } from "./useZoneText";

const Classes = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 24px",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& a": { display: "inline-flex", alignItems: "center", minHeight: 44 },
});

const Ways = styled("div")({ display: "flex", flexWrap: "wrap", gap: 12, marginBottom: "clamp(32px, 5vw, 48px)" });

/** /polo-details/{poloId}: a tourist zone with its scene, map, hotels and cars. (LODGE-14) */
export default function ZonePage() {
  const id = idOfPath(useParams().poloId);
  const intl = useIntl();
  const { currentData: zone, error, isFetching, refetch } = useGetZoneQuery({ id: id ?? 0 }, { skip: id === null });
  const isMissing = id === null || isNotFound(error);
  usePageWords(isMissing ? null : zone && zoneWords(zone));
  if (isMissing) return <PlaceMissing />;
  if (zone) return <Zone key={zone.Id} zone={zone} />;
  return (
    <PageFrame title={<FormattedMessage id="zone.title" />}>
      {error && !isFetching ? (
        <LoadFailure title="zone.failed" text={serverText(error)} onRetry={refetch} />
      ) : (
        <OfferSkeletons count={2} label={intl.formatMessage({ id: "zone.loading" })} />
      )}
    </PageFrame>
  );
}

function Zone({ zone }: { readonly zone: TouristicZoneDetail }) {
  const { Id, Code, Name, ProvinceId, ProvinceName } = zone;
  const place = usePlaceName();
  const { data: hotels, isError } = useGetHotelsOfZoneQuery({ id: Id });
  const { data: photos } = useGetZonePhotosQuery({ id: Id });
  const stay = useNamedStay();
  const rooms = stay
    ? lodgingSearchPath({ ...stay, search: { ...stay.search, TouristZoneId: Id } })
    : lodgingsPath({ zone: Id });
  const about = useZoneText()(Code);
  const places = useMemo(
    () => (hotels?.length ? hotels.map(placeOfProperty) : [placeOfZone(zone, place)]),
    [hotels, zone, place],
  );
  return (
    <PageFrame
      above={<TextLink to={provincePath(ProvinceId, stay)}>{place(ProvinceName)}</TextLink>}
      title={place(Name)}
      lead={about}
    >
      <PlaceScene zoneCode={Code} photo={photos?.[0]} />
      <Ways>
        {zone.Hotels > 0 && (
          <MainLink to={rooms}>
            <FormattedMessage id="zone.searchLodging" />
          </MainLink>
        )}
        {zone.HasCars && (
          <Button component={Link} to={carsPath({ zone: Id })} variant="outlined" size="large">
            <FormattedMessage id="zone.searchCars" />
          </Button>
        )}
      </Ways>
      <PlacesMap place={place(Name)} places={places} />
      {(hotels ? hotels.length > 0 : !isError) && (
        <Section title={<FormattedMessage id="zone.hotels" values={{ place: place(Name) }} />}>
          <PropertyCards properties={hotels} />
        </Section>
      )}
      <PlaceCars zone={zone} />
      {usualWeather(Code) && (
        <Section title={<FormattedMessage id="weather.title" />} lead={<FormattedMessage id="weather.lead" />}>
          <WeatherTable zoneCode={Code} />
        </Section>
      )}
    </PageFrame>
  );
}

/** The rental offices of a place, and links to its car classes. Nothing for a place without an office. (CAR-23) */
function PlaceCars({ zone: { Id: zoneId, Name, Offices, CarClasses } }: { readonly zone: TouristicZoneDetail }) {
  const { withGears } = useCarClass();
  const place = usePlaceName();
  if (Offices.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="zone.cars" values={{ place: place(Name) }} />}>
      <OfficeList offices={Offices} inColumns />
      <Classes>
        {CarClasses.map((carClass) => (
          <li key={carClass.Id}>
            <TextLink to={carClassPath(zoneId, carClass.Id)}>{withGears(carClass.Name)}</TextLink>
          </li>
        ))}
      </Classes>
    </Section>
  );
}
