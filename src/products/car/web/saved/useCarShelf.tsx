import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { SaveHeart } from "../../../../features/saved/web/SaveHeart";
import { type Foot, offeredOf, type Shelf, useSavedOf } from "../../../../features/saved/web/shelf";
import { useCarClass } from "../../../../platform/web/intl/useCarClass";
import { useCardMoney } from "../../../../platform/web/intl/useMoney";
import { usePlaceName } from "../../../../platform/web/intl/usePlaceName";
import { Link } from "../../../../platform/web/links";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { PictureCard, PictureCardList } from "../../../../platform/web/ui/fields/PictureCards";
import { OfferSkeletons } from "../../../../platform/web/ui/results/OfferSkeletons";
import { CAR, carItem, carsAsText, carsIn } from "../../car.savedItem";
import type { RentedCar } from "../../class.schemas";
import { CarFromSprite, CarSprite } from "../CarSprite";
import { useGetRentedCarsQuery } from "../classes/carClass.api";
import { CarComparison } from "./CarComparison";
import { useRentedCarPath } from "./useRentedCarPath";

/** A car's drawing fills its picture. */
const Card = styled(PictureCard)({ "& .car": { height: "100%", maxHeight: "none", borderRadius: 0 } });

/** The cars that the browser stores as saved, seen or compared: models in a zone. (LODGE-24) */
export function useCarShelf(): Shelf {
  const kept = useSavedOf(CAR);
  const wanted = [...new Set([...kept.saved, ...kept.seen, ...kept.compared])].sort();
  const isEmpty = wanted.length === 0;
  // The last answer stays while a smaller one is loaded: unsaving only removes a car.
  const { data, error, isError, isFetching, refetch } = useGetRentedCarsQuery(
    { cars: carsAsText(carsIn(wanted)) },
    { skip: isEmpty },
  );
  const carsOf = (items: readonly string[]) =>
    items.flatMap((item) => data?.find(({ Zone, ModelId }) => carItem(Zone.Id, ModelId) === item) ?? []);
  return {
    kind: CAR,
    heading: "saved.cars",
    seenHeading: "saved.seenCars",
    ...offeredOf(kept, isEmpty || isFetching ? undefined : data?.map(({ Zone, ModelId }) => carItem(Zone.Id, ModelId))),
    failed: isError && !isFetching ? { error, retry: refetch } : null,
    cards: (items, foot) => <RentedCarCards cars={data && carsOf(items)} {...(foot && { foot })} />,
    comparison: (items, onRemove) => (
      <CarComparison
        cars={carsOf(items)}
        waits={isFetching && carsOf(items).length < items.length}
        onRemove={onRemove}
      />
    ),
  };
}

type Props = {
  /** Undefined while loading. */
  readonly cars: readonly RentedCar[] | undefined;
  /** Further actions for a car, at the bottom of its card. */
  readonly foot?: Foot;
};

/** Models in their zones with their lowest price per day; each links to its offers there. */
function RentedCarCards({ cars, foot }: Props) {
  const intl = useIntl();
  const money = useCardMoney();
  const place = usePlaceName();
  const { withGears } = useCarClass();
  const path = useRentedCarPath();
  if (!cars) return <OfferSkeletons count={2} label={intl.formatMessage({ id: "car.results.loading" })} />;
  return (
    <>
      <CarSprite cars={cars} />
      <PictureCardList>
        {cars.map((car) => {
          const { Zone, ModelId, ModelName, Photo, ClassName, FromPerDay, CurrencyCode } = car;
          const item = carItem(Zone.Id, ModelId);
          const name = intl.formatMessage({ id: "car.saved.name" }, { model: ModelName, zone: place(Zone.Name) });
          return (
            <Card key={item}>
              <div className="picture">
                <CarFromSprite className={ClassName} modelName={ModelName} photo={Photo} />
                <SaveHeart item={item} name={name} />
              </div>
              <div className="words">
                <h3>
                  <Link to={path(car)}>
                    <FormattedMessage id="car.orSimilar" values={{ model: ModelName }} />
                  </Link>
                </h3>
                <p>
                  <DottedLine>
                    {withGears(ClassName)}
                    {place(Zone.Name)}
                  </DottedLine>
                </p>
                <p className="tabular">
                  <FormattedMessage
                    id="car.class.otherFrom"
                    values={{ price: <strong key="price">{money(FromPerDay, CurrencyCode)}</strong> }}
                  />
                </p>
                {foot?.(item, name)}
              </div>
            </Card>
          );
        })}
      </PictureCardList>
    </>
  );
}
