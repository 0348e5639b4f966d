import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { carSearchPath } from "../../../features/car/car.paths";
import type { FrontOffer } from "../../../features/car/car.schemas";
import { defaultCarSearch } from "../../../features/car/search/car.search-url";
import { ZoneScene } from "../../../platform/web/art/scenes/ZoneScene";
import { useMoney } from "../../../platform/web/intl/useMoney";
import type { MessageId } from "../../../platform/web/messages";
import { token } from "../../../platform/web/theme/token";
import { Poster, PosterPicture, PosterWords } from "./posterLook";

/** What a poster takes at least; its skeleton takes the same. */
const POSTER_HEIGHT = 296;

const ZoneLink = styled(Poster)({ minHeight: POSTER_HEIGHT });

/** The cars of a zone, on the days that its price is for. (CAR-60) */
export function carsOf({ ZoneId: IdZone, PickUp, DropOff, StartHour, EndHour }: FrontOffer): string {
  const view = defaultCarSearch(PickUp);
  return carSearchPath({ ...view, search: { ...view.search, IdZone, PickUp, DropOff, StartHour, EndHour } });
}

type Props = { readonly offer: FrontOffer; readonly reason: MessageId };

/** A zone as a poster: its scene, its name, why to go and what its cheapest car costs a day. Leads to its cars. */
export function ZonePoster({ offer, reason }: Props) {
  const money = useMoney();
  const price = (
    <strong key="price" className="tabular">
      {money(offer.PerDay, offer.CurrencyCode)}
    </strong>
  );
  return (
    <li>
      <ZoneLink to={carsOf(offer)}>
        <PosterPicture>
          <ZoneScene zone={offer.ZoneCode} />
        </PosterPicture>
        <PosterWords>
          <h3>{offer.ZoneName}</h3>
          <p className="plain">
            <FormattedMessage id={reason} />
          </p>
          <p>
            <FormattedMessage id="home.zones.from" values={{ price }} />
          </p>
        </PosterWords>
      </ZoneLink>
    </li>
  );
}

const Blank = styled("li")({
  display: "grid",
  minHeight: POSTER_HEIGHT,
  borderRadius: 10,
  border: `2px solid ${token("sand")}`,
  background: token("sunken"),
});

/** A poster in its final size while the offers are on their way. */
export function PosterSkeleton() {
  return <Blank aria-hidden="true" />;
}
