import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useLanguage } from "../../../../../platform/web/intl/useLanguage";
import { useOfficeName } from "../../../../../platform/web/intl/useOfficeName";
import { Section } from "../../../../../platform/web/ui/page/Section";
import { TextLink } from "../../../../../platform/web/ui/TextLink";
import { zoneOnDaysPath } from "../../../lodging.paths";
import type { HotelDetail, HotelService } from "../../../property.schemas";
import { SightsNear } from "../../SightsNear";
import { useNamedStay } from "../rooms/useNamedStay";
import { LodgingServices } from "./LodgingServices";

const Text = styled("div")({ display: "grid", gap: 12, maxWidth: "44rem", lineHeight: 1.6 });

type Props = { readonly hotel: HotelDetail; readonly services: readonly HotelService[] };

/** What somebody who knows the property has written about it, and what it has. (LODGE-35) */
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
