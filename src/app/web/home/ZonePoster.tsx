import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { carSearchPath } from "../../../features/car/car.paths";
import type { FrontOffer } from "../../../features/car/car.schemas";
import { defaultCarSearch } from "../../../features/car/search/car.search-url";
import { ZoneScene } from "../../../platform/web/art/scenes/ZoneScene";
import { useMoney } from "../../../platform/web/intl/useMoney";
import type { MessageId } from "../../../platform/web/messages";
import { token } from "../../../platform/web/theme/token";
import { displayFamily } from "../../../platform/web/theme/typography";

/** What a poster takes at least; its skeleton takes the same. */
const POSTER_HEIGHT = 296;

const Poster = styled(Link)({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  height: "100%",
  minHeight: POSTER_HEIGHT,
  overflow: "hidden",
  borderRadius: 10,
  border: `2px solid ${token("ink")}`,
  color: token("ink"),
  background: token("surface"),
  textDecoration: "none",
  "&:hover h3": { textDecoration: "underline", textUnderlineOffset: 4 },
});

const Picture = styled("div")({ aspectRatio: "3 / 2", borderBottom: `2px solid ${token("ink")}` });

const Words = styled("div")({ display: "grid", gap: 4, alignContent: "start", padding: "12px 14px 16px" });

const Name = styled("h3")({ fontFamily: displayFamily, fontWeight: 800, fontSize: "1.375rem", lineHeight: 1.15 });
const Soft = styled("p")({ color: token("inkSoft"), fontSize: "0.9375rem", lineHeight: 1.4 });
const Price = styled("strong")({
  fontFamily: displayFamily,
  fontWeight: 800,
  fontSize: "1.25rem",
  color: token("ink"),
});

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
    <Price key="price" className="tabular">
      {money(offer.PerDay, offer.CurrencyCode)}
    </Price>
  );
  return (
    <li>
      <Poster to={carsOf(offer)}>
        <Picture>
          <ZoneScene zone={offer.ZoneCode} />
        </Picture>
        <Words>
          <Name>{offer.ZoneName}</Name>
          <p>
            <FormattedMessage id={reason} />
          </p>
          <Soft>
            <FormattedMessage id="home.zones.from" values={{ price }} />
          </Soft>
        </Words>
      </Poster>
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
