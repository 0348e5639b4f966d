import { styled } from "@mui/material/styles";
import { skipToken } from "@reduxjs/toolkit/query";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { AsDrawn } from "../../../art/AsDrawn";
import { carPaintOfModel, drawnModel } from "../../../art/cars/carLook";
import { CarArt } from "../../../art/lazyDrawings";
import { PhotoPicture } from "../../../features/photos/web/PhotoPicture";
import { totalOf } from "../../../features/plan/price/total";
import { selectLanguage } from "../../../platform/web/intl/language";
import { useCarClass } from "../../../platform/web/intl/useCarClass";
import { useCardMoney } from "../../../platform/web/intl/useMoney";
import { usePlaceName } from "../../../platform/web/intl/usePlaceName";
import { useShortRange } from "../../../platform/web/intl/useShortRange";
import { phoneRail } from "../../../platform/web/ui/page/phoneRail";
import { Section } from "../../../platform/web/ui/page/Section";
import { Poster, PosterWords } from "../../../platform/web/ui/posterStyles";
import { carBookPath } from "../../../products/car/car.paths";
import type { CarOffer } from "../../../products/car/car.schemas";
import { byModel } from "../../../products/car/search/car.groups";
import { toSearchParams } from "../../../products/car/search/car.search-url";
import { useGetHomeCarsQuery } from "../../../products/car/web/search/carSearch.api";
import { carsViewOf, homeCarsZone } from "./carsOfHome";
import { Posters } from "./Posters";
import { useFrontOffers } from "./useFrontOffers";

/** The same height with and without its car. */
const POSTER_HEIGHT = 252;

const Cars = styled(Posters)(phoneRail, { minHeight: POSTER_HEIGHT });

const Picture = styled("div")({ height: 132, padding: "12px 16px 0", overflow: "hidden", position: "relative" });

/**
 * Cars of different kinds for the first days that can be booked where the list of places begins, each with what it
 * costs in all for these days. After a failure they are left out silently. (CAR-65)
 */
export function CarPosters() {
  const lang = useSelector(selectLanguage);
  const place = usePlaceName();
  const range = useShortRange();
  const { data: zones, isLoading: zonesAwaited } = useFrontOffers();
  const zone = homeCarsZone(zones);
  const view = zone && carsViewOf(zone);
  const { data, isLoading } = useGetHomeCarsQuery(view ? { view, lang } : skipToken);
  const cars = byModel(data?.Offers ?? [], ({ ModelId }) => ModelId).flatMap(([cheapest]) => cheapest ?? []);
  const waits = zonesAwaited || isLoading;
  if (!waits && (!zone || !view || cars.length === 0)) return null;
  const query = view ? String(toSearchParams(view)) : "";
  return (
    <Section
      title={<FormattedMessage id="home.cars.title" />}
      lead={
        zone ? (
          <FormattedMessage
            id="home.cars.lead"
            values={{ zone: place(zone.ZoneName), days: range(zone.PickUp, zone.DropOff) }}
          />
        ) : (
          "\u00A0"
        )
      }
    >
      <Cars aria-busy={waits}>
        {cars.map((offer) => (
          <CarPoster key={offer.ModelId} offer={offer} query={query} />
        ))}
      </Cars>
    </Section>
  );
}

function CarPoster({ offer, query }: { readonly offer: CarOffer; readonly query: string }) {
  const money = useCardMoney();
  const { withGears } = useCarClass();
  const { ClassName, ModelName, Photo, Seats, Price, PayInCuba, CurrencyCode, Days } = offer;
  return (
    <li>
      <Poster to={carBookPath(query, offer)}>
        {Photo ? (
          <Picture>
            <PhotoPicture photo={Photo} sizes="(max-width: 599px) 80vw, 20rem" />
          </Picture>
        ) : (
          <AsDrawn as={Picture} of={`${ModelName} ${ClassName}`}>
            {() => <CarArt model={drawnModel(ModelName, ClassName)} colour={carPaintOfModel(ModelName)} />}
          </AsDrawn>
        )}
        <PosterWords>
          <h3>
            <FormattedMessage id="car.orSimilar" values={{ model: ModelName }} />
          </h3>
          <p>
            {withGears(ClassName)}, <FormattedMessage id="car.fact.seats" values={{ count: Seats }} />
          </p>
          <p className="tabular">
            <FormattedMessage
              id="home.cars.price"
              values={{
                price: (
                  <strong key="price">{money(totalOf({ payNow: Price, payInCuba: PayInCuba }), CurrencyCode)}</strong>
                ),
                days: Days,
              }}
            />
          </p>
        </PosterWords>
      </Poster>
    </li>
  );
}
