import { FormattedMessage } from "react-intl";
import { LodgingScene } from "../../../art/scenes/lodgings/LodgingScene";
import { PhotoPicture } from "../../../features/photos/web/PhotoPicture";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { usePlaceName } from "../../../platform/web/intl/usePlaceName";
import { useStayWords } from "../../../platform/web/intl/useStayWords";
import type { LodgingOffer } from "../../../products/lodging/lodging.schemas";
import type { PagePath } from "../../../shared/page";
import { Poster, PosterPicture, PosterWords } from "./posterLook";

/** The cheapest stay of a zone as a poster: the property, the price of the whole stay, and what that includes. */
export function StayPoster({ offer, to }: { readonly offer: LodgingOffer; readonly to: PagePath }) {
  const money = useMoney();
  const place = usePlaceName();
  const { room } = useStayWords();
  const { HotelId, HotelName, Building, Area, TouristZoneCode, TouristZoneName, Price, Nights, CurrencyCode } = offer;
  const price = (
    <strong key="price" className="tabular">
      {money(Price, CurrencyCode)}
    </strong>
  );
  return (
    <li>
      <Poster to={to}>
        <PosterPicture>
          {offer.Photo ? (
            <PhotoPicture photo={offer.Photo} sizes="(max-width: 599px) 80vw, 20rem" />
          ) : (
            <LodgingScene zone={TouristZoneCode} building={Building} variant={HotelId} area={Area} />
          )}
        </PosterPicture>
        <PosterWords>
          <h3>{HotelName}</h3>
          <p>{place(TouristZoneName)}</p>
          <p>
            <FormattedMessage id="home.stays.price" values={{ price, nights: Nights }} />
          </p>
          <p>{room(offer.RoomClassCode, offer.MealsPlanCode)}</p>
        </PosterWords>
      </Poster>
    </li>
  );
}
