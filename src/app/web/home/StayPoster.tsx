import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import type { LodgingOffer } from "../../../features/lodging/lodging.schemas";
import { PhotoPicture } from "../../../features/photos/web/PhotoPicture";
import { LodgingScene } from "../../../platform/web/art/scenes/lodgings/LodgingScene";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { useStayWords } from "../../../platform/web/intl/useStayWords";
import { token } from "../../../platform/web/theme/token";
import { displayFamily } from "../../../platform/web/theme/typography";

const Poster = styled(Link)({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  height: "100%",
  overflow: "hidden",
  borderRadius: 10,
  border: `2px solid ${token("ink")}`,
  color: token("ink"),
  background: token("surface"),
  textDecoration: "none",
  "&:hover h3": { textDecoration: "underline", textUnderlineOffset: 4 },
});
const Picture = styled("div")({ aspectRatio: "3 / 2", borderBottom: `2px solid ${token("ink")}` });
const Words = styled("div")({
  display: "grid",
  gap: 4,
  alignContent: "start",
  padding: "12px 14px 16px",
  "& h3": { fontFamily: displayFamily, fontWeight: 800, fontSize: "1.1875rem", lineHeight: 1.2 },
  "& p": { color: token("inkSoft"), fontSize: "0.9375rem", lineHeight: 1.4 },
  "& strong": { fontFamily: displayFamily, fontWeight: 800, fontSize: "1.25rem", color: token("ink") },
});

/** The cheapest stay of a zone as a poster: the house, what it costs for the whole stay, and what that includes. */
export function StayPoster({ offer, to }: { readonly offer: LodgingOffer; readonly to: string }) {
  const money = useMoney();
  const { room } = useStayWords();
  const { HotelId, HotelName, Building, TouristZoneCode, TouristZoneName, Price, Nights, CurrencyCode } = offer;
  const price = (
    <strong key="price" className="tabular">
      {money(Price, CurrencyCode)}
    </strong>
  );
  return (
    <li>
      <Poster to={to}>
        <Picture>
          {offer.Photo ? (
            <PhotoPicture photo={offer.Photo} sizes="(max-width: 599px) 80vw, 20rem" />
          ) : (
            <LodgingScene zone={TouristZoneCode} kind={Building} variant={HotelId} />
          )}
        </Picture>
        <Words>
          <h3>{HotelName}</h3>
          <p>{TouristZoneName}</p>
          <p>
            <FormattedMessage id="home.stays.price" values={{ price, nights: Nights }} />
          </p>
          <p>{room(offer.RoomClassCode, offer.MealsPlanCode)}</p>
        </Words>
      </Poster>
    </li>
  );
}
