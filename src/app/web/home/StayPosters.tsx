import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { LodgingScene } from "../../../art/scenes/lodgings/LodgingScene";
import { PhotoPicture } from "../../../features/photos/web/PhotoPicture";
import { zonePath } from "../../../features/plan/products.pages";
import { selectLanguage } from "../../../platform/web/intl/language";
import { useCardMoney } from "../../../platform/web/intl/useMoney";
import { usePlaceName } from "../../../platform/web/intl/usePlaceName";
import { useStayWords } from "../../../platform/web/intl/useStayWords";
import { Link } from "../../../platform/web/links";
import { serverNow } from "../../../platform/web/serverNow";
import { token } from "../../../platform/web/theme/token";
import { foldMark } from "../../../platform/web/ui/page/foldMark";
import { phoneRail } from "../../../platform/web/ui/page/phoneRail";
import { Section } from "../../../platform/web/ui/page/Section";
import { Poster, PosterPicture, PosterWords } from "../../../platform/web/ui/posterStyles";
import { hotelPath } from "../../../products/lodging/lodging.paths";
import type { LodgingOffer } from "../../../products/lodging/lodging.schemas";
import { defaultLodgingSearch } from "../../../products/lodging/search/lodging.search-url";
import { useGetHomeLodgingOffersQuery, useGetZonesForHomeQuery } from "../../../products/lodging/web/lodging.api";
import { LODGING_COUNTRY_ID, SITE_ID } from "../../../shared/constants";
import { havanaDate } from "../../../shared/havana";
import type { PagePath } from "../../../shared/page";
import { PlaceChips } from "./PlaceChips";
import { Posters } from "./Posters";

const Fold = styled("details")({
  "& > summary": {
    ...foldMark,
    minHeight: 44,
    paddingBlock: 9,
    cursor: "pointer",
    fontWeight: 600,
    color: token("sea"),
  },
  "& > ul": { paddingTop: 8 },
});

const Stays = styled(Posters)(phoneRail);

/** As many as fill a row of a wide window. */
const SHOWN_OFFERS = 4;

/**
 * Stays available on the days of the default search, and the zones with their lowest price for a night. After a failure
 * they are left out silently.
 */
export function StayPosters() {
  const language = useSelector(selectLanguage);
  const money = useCardMoney();
  const place = usePlaceName();
  const offers = useGetHomeLodgingOffersQuery({ siteId: SITE_ID, countryId: LODGING_COUNTRY_ID, language }).data ?? [];
  const zones = useGetZonesForHomeQuery({ siteId: SITE_ID }).data ?? [];
  const view = defaultLodgingSearch(havanaDate(serverNow()));
  if (offers.length + zones.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="home.stays.title" />} lead={<FormattedMessage id="home.stays.lead" />}>
      <Stays>
        {offers.slice(0, SHOWN_OFFERS).map((offer) => (
          <StayPoster key={offer.HotelId} offer={offer} to={hotelPath(offer.HotelId, view)} />
        ))}
      </Stays>
      <Fold>
        <summary>
          <FormattedMessage id="home.stays.all" values={{ count: zones.length }} />
        </summary>
        <PlaceChips>
          {zones.map(({ Id, Name, FromPerNight, CurrencyCode }) => (
            <li key={Id}>
              <Link to={zonePath(Id)}>
                {place(Name)}
                <FormattedMessage
                  id="home.stays.from"
                  tagName="span"
                  values={{ price: money(FromPerNight, CurrencyCode) }}
                />
              </Link>
            </li>
          ))}
        </PlaceChips>
      </Fold>
    </Section>
  );
}

/** The cheapest stay of a zone as a poster: the property, the price of the whole stay, and what that includes. */
function StayPoster({ offer, to }: { readonly offer: LodgingOffer; readonly to: PagePath }) {
  const money = useCardMoney();
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
