import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useLanguage } from "../../../../../platform/web/intl/useLanguage";
import { useOfficeName } from "../../../../../platform/web/intl/useOfficeName";
import { token } from "../../../../../platform/web/theme/token";
import { Icon } from "../../../../../platform/web/ui/Icon";
import { Section } from "../../../../../platform/web/ui/page/Section";
import { TextLink } from "../../../../../platform/web/ui/TextLink";
import { zoneOnDaysPath } from "../../../lodging.paths";
import type { HotelDetail, HotelService } from "../../../property.schemas";
import { SightsNear } from "../../SightsNear";
import { useNamedStay } from "../rooms/useNamedStay";

const List = styled("ul")({
  display: "grid",
  gap: "8px 20px",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& li": { display: "grid", gridTemplateColumns: "20px minmax(0, 1fr)", gap: 8, lineHeight: 1.4 },
  "& svg": { color: token("palm"), marginTop: 2 },
});

const Text = styled("div")({ display: "grid", gap: 12, maxWidth: "44rem", lineHeight: 1.6 });

type Props = { readonly hotel: HotelDetail; readonly services: readonly HotelService[] };

/** The property's description by staff, and its services. (LODGE-35) */
export function HotelAbout({ hotel: { About, Sights, TouristZoneId, TouristZoneName }, services }: Props) {
  const stay = useNamedStay();
  const place = useOfficeName();
  const about = About[useLanguage()];
  return (
    <Section title={<FormattedMessage id="lodging.book.property" />}>
      <Text>
        {about && <p>{about}</p>}
        <SightsNear sights={Sights} />
        <p>
          <TextLink to={zoneOnDaysPath(TouristZoneId, stay)}>
            <FormattedMessage id="lodging.about.zone" values={{ zone: place(TouristZoneName) }} />
          </TextLink>
        </p>
      </Text>
      <LodgingServices services={services} />
    </Section>
  );
}

/** A property's services; nothing without any. */
function LodgingServices({ services }: { readonly services: readonly HotelService[] }) {
  if (services.length === 0) return null;
  return (
    <List>
      {services.map(({ Id, Code }) => (
        <li key={Id}>
          <Icon name="check" />
          <FormattedMessage id={`lodging.service.${Code}`} tagName="span" />
        </li>
      ))}
    </List>
  );
}
