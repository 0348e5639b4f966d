import { styled } from "@mui/material/styles";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router";
import { carsPath, lodgingsPath, zonePath } from "../../../../features/plan/products.pages";
import { isNotFound } from "../../../../platform/web/callError";
import { usePageWords } from "../../../../platform/web/head/usePageWords";
import { usePlaceName } from "../../../../platform/web/intl/usePlaceName";
import { Link, useNavigate } from "../../../../platform/web/links";
import { token } from "../../../../platform/web/theme/token";
import { LoadFailure } from "../../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { Section } from "../../../../platform/web/ui/page/Section";
import { OfferSkeletons } from "../../../../platform/web/ui/results/OfferSkeletons";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import { idOfPath } from "../../../../shared/page";
import { provinceWords } from "../../lodging.words";
import type { Province, TouristicZone } from "../../places.schemas";
import { useGetProvincePhotosQuery, useGetProvinceQuery } from "../lodging.api";
import { PlaceMissing } from "./PlaceMissing";
import { PlaceScene } from "./PlaceScene";
import { PlacesMap } from "./PlacesMap";
import { PropertyCards } from "./PropertyCards";
import { placeOfZone } from "./placesOfMap";
import { useZoneText } from "./useZoneText";

const Card = styled("li")({
  display: "grid",
  gap: 8,
  alignContent: "start",
  padding: 16,
  borderRadius: 10,
  border: `1px solid ${token("sand")}`,
  background: token("surface"),
  "& h3": { fontSize: "1.1875rem" },
  "& h3 a": { display: "inline-block", paddingBlock: 8, color: token("ink"), textUnderlineOffset: 4 },
  "& p": { color: token("inkSoft"), fontSize: "0.9375rem", lineHeight: 1.5 },
  "& .ways": { display: "flex", flexWrap: "wrap", gap: "0 20px" },
  "& .ways a": { display: "inline-flex", alignItems: "center", minHeight: 44 },
});

const Zones = styled("ul")({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(17rem, 100%), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

/** /province-details/{provinceId}: a province with its zones, map and hotels. (LODGE-14) */
export default function ProvincePage() {
  const id = idOfPath(useParams().provinceId);
  const intl = useIntl();
  const query = useGetProvinceQuery({ id: id ?? 0 }, { skip: id === null });
  const { currentData: province, error, isFetching, refetch } = query;
  const isMissing = id === null || isNotFound(error);
  usePageWords(isMissing ? null : province && provinceWords(province));
  if (isMissing) return <PlaceMissing />;
  if (province) return <OneProvince key={province.Id} province={province} />;
  return (
    <PageFrame title={<FormattedMessage id="province.title" />}>
      {error && !isFetching ? (
        <LoadFailure title="zone.failed" text={serverText(error)} onRetry={refetch} />
      ) : (
        <OfferSkeletons count={2} label={intl.formatMessage({ id: "zone.loading" })} />
      )}
    </PageFrame>
  );
}

function OneProvince({ province: { Id, Code, Name, Zones: zones, Hotels } }: { readonly province: Province }) {
  const { data: photos } = useGetProvincePhotosQuery({ id: Id });
  const navigate = useNavigate();
  const place = usePlaceName();
  const places = useMemo(() => zones.map((zone) => placeOfZone(zone, place)), [zones, place]);
  return (
    <PageFrame
      title={place(Name)}
      lead={<FormattedMessage id="province.lead" values={{ zones: zones.length, hotels: Hotels.length }} />}
    >
      {zones[0] && <PlaceScene zoneCode={zones[0].Code} photo={photos?.[0]} />}
      {zones.length > 0 && (
        <Section title={<FormattedMessage id="province.zones" />}>
          <Zones>
            {zones.map((zone) => (
              <ZoneCard key={zone.Id} zone={zone} />
            ))}
          </Zones>
        </Section>
      )}
      <PlacesMap place={place(Name)} places={places} province={Code} onChoose={(zone) => navigate(zonePath(zone))} />
      {Hotels.length > 0 && (
        <Section title={<FormattedMessage id="zone.hotels" values={{ place: place(Name) }} />}>
          <PropertyCards properties={Hotels} />
        </Section>
      )}
    </PageFrame>
  );
}

/** A zone of a province: its description, and the links to its hotels and cars. */
function ZoneCard({ zone: { Id, Code, Name, Hotels, HasCars } }: { readonly zone: TouristicZone }) {
  const place = usePlaceName();
  const about = useZoneText()(Code);
  return (
    <Card>
      <h3>
        <Link to={zonePath(Id)}>{place(Name)}</Link>
      </h3>
      {about && <p>{about}</p>}
      <div className="ways">
        {Hotels > 0 && (
          <TextLink to={lodgingsPath({ zone: Id })}>
            <FormattedMessage id="zone.hotelsCount" values={{ hotels: Hotels }} />
          </TextLink>
        )}
        {HasCars && (
          <TextLink to={carsPath({ zone: Id })}>
            <FormattedMessage id="zone.searchCars" />
          </TextLink>
        )}
      </div>
    </Card>
  );
}
