import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { paint } from "../../../art/scenes/paint";
import { Scene } from "../../../art/scenes/Scene";
import { compositionOf, ZoneScene } from "../../../art/scenes/ZoneScene";
import { zonePath } from "../../../features/plan/products.pages";
import { useCardMoney } from "../../../platform/web/intl/useMoney";
import { usePlaceName } from "../../../platform/web/intl/usePlaceName";
import { token } from "../../../platform/web/theme/token";
import { Poster, PosterPicture, PosterWords, posterStyles } from "../../../platform/web/ui/posterStyles";
import { carSearchPath } from "../../../products/car/car.paths";
import type { FrontOffer } from "../../../products/car/car.schemas";
import type { HomeZone } from "../../../products/lodging/places.schemas";
import type { MessageId } from "../../../shared/messageId";
import { carsViewOf } from "./carsOfHome";

/** The minimum size of a poster and of its skeleton. */
const POSTER_HEIGHT = 296;

const ZoneLink = styled(Poster)({ minHeight: POSTER_HEIGHT });

/** The cars of a zone, on the days that its price is for. (CAR-60) */
export const carsOf = (offer: FrontOffer) => carSearchPath(carsViewOf(offer));

type Props = {
  readonly offer: FrontOffer;
  readonly reason: MessageId;
  /** Hotels and villas there: null while loading, undefined where there are none. */
  readonly stays: HomeZone | null | undefined;
};

/**
 * A zone as a poster: its scene, its name, a reason to go, and what a car and a night cost there. Links to the zone's
 * page, which has its cars too.
 */
export function ZonePoster({ offer, reason, stays }: Props) {
  const money = useCardMoney();
  const place = usePlaceName();
  const bold = (amount: number) => (
    <strong key="price" className="tabular">
      {money(amount, offer.CurrencyCode)}
    </strong>
  );
  return (
    <li>
      <ZoneLink to={zonePath(offer.ZoneId)}>
        <PosterPicture>
          <ZoneScene zone={offer.ZoneCode} />
        </PosterPicture>
        <PosterWords>
          <h3>{place(offer.ZoneName)}</h3>
          <p className="plain">
            <FormattedMessage id={reason} />
          </p>
          <p>
            <FormattedMessage id="home.zones.from" values={{ price: bold(offer.PerDay) }} />
          </p>
          {stays && (
            <p>
              <FormattedMessage
                id="home.zones.stays"
                values={{ count: stays.Hotels, price: bold(stays.FromPerNight) }}
              />
            </p>
          )}
          {/* Keeps the line's height, so that nothing moves when the price arrives. */}
          {stays === null && <p aria-hidden="true">&nbsp;</p>}
        </PosterWords>
      </ZoneLink>
    </li>
  );
}

const Awaited = styled("div")({
  ...posterStyles,
  minHeight: POSTER_HEIGHT,
  "& h3": { width: "55%", borderRadius: 6, background: token("sunken") },
});

const sea = <path fill={paint("sea2")} d="M-240 232H720V440H-240z" />;

/** A poster in its final size while the offers are on their way: the zone's sky over the sea, and its reason to go. */
export function PosterSkeleton({ zone, reason }: { readonly zone: string; readonly reason: MessageId }) {
  return (
    <li aria-hidden="true">
      <Awaited>
        <PosterPicture>
          <Scene composition={{ ...compositionOf(zone), layers: sea }} />
        </PosterPicture>
        <PosterWords>
          <h3>&nbsp;</h3>
          <p className="plain">
            <FormattedMessage id={reason} />
          </p>
          <p>&nbsp;</p>
          <p>&nbsp;</p>
        </PosterWords>
      </Awaited>
    </li>
  );
}
