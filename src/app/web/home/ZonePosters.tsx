import { FormattedMessage } from "react-intl";
import type { FrontOffer } from "../../../features/car/car.schemas";
import { Section } from "../../../platform/web/ui/Section";
import { Posters } from "./Posters";
import { useFrontOffers } from "./useFrontOffers";
import { PosterSkeleton, ZonePoster } from "./ZonePoster";

const SKELETONS = ["1", "2", "3", "4", "5", "6", "7", "8"];
const none: FrontOffer[] = [];

/** Zones with their cheapest car. A failed load leaves the list empty, silently (CAR-18). */
export function ZonePosters() {
  const { data: offers = none, isLoading } = useFrontOffers();
  if (!isLoading && offers.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="home.zones.title" />} lead={<FormattedMessage id="home.zones.lead" />}>
      <Posters aria-busy={isLoading}>
        {isLoading
          ? SKELETONS.map((key) => <PosterSkeleton key={key} />)
          : offers.map((offer) => <ZonePoster key={offer.ZoneId} offer={offer} />)}
      </Posters>
    </Section>
  );
}
