import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { carSearchPath } from "../../../features/car/car.paths";
import type { FrontOffer } from "../../../features/car/car.schemas";
import { defaultCarSearch } from "../../../features/car/car.search-url";
import { ZoneScene } from "../../../platform/web/art/scenes/ZoneScene";
import { useCarClass } from "../../../platform/web/intl/useCarClass";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { token } from "../../../platform/web/theme/token";
import { displayFamily } from "../../../platform/web/theme/typography";
import { DottedMessage } from "../../../platform/web/ui/DottedMessage";
import { havanaDate } from "../../../shared/havana";

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

/** A zone as a poster: its scene, its name and what its cheapest car costs a day. Leads to its cars. */
export function ZonePoster({ offer }: { readonly offer: FrontOffer }) {
  const money = useMoney();
  const { name: className } = useCarClass();
  const view = defaultCarSearch(havanaDate(Date.now()));
  const cars = carSearchPath({ ...view, search: { ...view.search, IdZone: offer.ZoneId } });
  const price = (
    <Price key="price" className="tabular">
      {money(offer.PerDay, offer.CurrencyCode)}
    </Price>
  );
  return (
    <li>
      <Poster to={cars}>
        <Picture>
          <ZoneScene zone={offer.ZoneCode} />
        </Picture>
        <Words>
          <Name>{offer.ZoneName}</Name>
          <Soft>
            <FormattedMessage id="home.zones.from" values={{ price }} />
          </Soft>
          <Soft>
            <DottedMessage id="home.zones.car" values={{ model: offer.ModelName, class: className(offer.ClassName) }} />
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
