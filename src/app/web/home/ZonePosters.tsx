import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { usePlaceName } from "../../../platform/web/intl/usePlaceName";
import { Link } from "../../../platform/web/links";
import { phoneRail } from "../../../platform/web/ui/page/phoneRail";
import { Section } from "../../../platform/web/ui/page/Section";
import type { FrontOffer } from "../../../products/car/car.schemas";
import { useGetZonesForHomeQuery } from "../../../products/lodging/web/lodging.api";
import { SITE_ID } from "../../../shared/constants";
import type { MessageId } from "../../../shared/messageId";
import { PlaceChips } from "./PlaceChips";
import { Posters } from "./Posters";
import { useFrontOffers } from "./useFrontOffers";
import { carsOf, PosterSkeleton, ZonePoster } from "./ZonePoster";

/** The places that the home page shows first, by their zone's code, each with a reason to go. */
const placeReasons: Readonly<Record<string, MessageId>> = {
  LHA: "home.zones.havana",
  VIN: "home.zones.vinales",
  TRI: "home.zones.trinidad",
  VAR: "home.zones.varadero",
  SCU: "home.zones.santiago",
  BAR: "home.zones.baracoa",
};

const none: FrontOffer[] = [];

const Six = styled(Posters)({ "@media (min-width: 900px)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } });

const Others = styled(PlaceChips)(phoneRail, { "@media (max-width: 599px)": { gridAutoColumns: "max-content" } });

/**
 * Six places, each with a reason to go and what a car and a night cost there, and the names of all others. A failed
 * load leaves the list empty, silently (CAR-18).
 */
export function ZonePosters() {
  const place = usePlaceName();
  const { data: offers = none, isLoading } = useFrontOffers();
  const { data: zones, isLoading: zonesAwaited } = useGetZonesForHomeQuery({ siteId: SITE_ID });
  if (!isLoading && offers.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="home.zones.title" />} lead={<FormattedMessage id="home.zones.lead" />}>
      <Six aria-busy={isLoading}>
        {isLoading
          ? Object.entries(placeReasons).map(([code, reason]) => (
              <PosterSkeleton key={code} zone={code} reason={reason} />
            ))
          : Object.entries(placeReasons).map(([code, reason]) => {
              const offer = offers.find(({ ZoneCode }) => ZoneCode === code);
              const stays = zonesAwaited ? null : zones?.find(({ Code }) => Code === code);
              return offer && <ZonePoster key={code} offer={offer} reason={reason} stays={stays} />;
            })}
      </Six>
      <Others>
        {offers
          .filter(({ ZoneCode }) => !(ZoneCode in placeReasons))
          .map((offer) => (
            <li key={offer.ZoneId}>
              <Link to={carsOf(offer)}>{place(offer.ZoneName)}</Link>
            </li>
          ))}
      </Others>
    </Section>
  );
}
