import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { SaveHeart } from "../../../../features/saved/web/SaveHeart";
import type { Foot } from "../../../../features/saved/web/shelf";
import { useCarClass } from "../../../../platform/web/intl/useCarClass";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { usePlaceName } from "../../../../platform/web/intl/usePlaceName";
import { Link } from "../../../../platform/web/links";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { PictureCard, PictureCardList } from "../../../../platform/web/ui/fields/PictureCards";
import { OfferSkeletons } from "../../../../platform/web/ui/results/OfferSkeletons";
import { carItem } from "../../car.savedItem";
import type { RentedCar } from "../../class.schemas";
import { CarFromSprite, CarSprite } from "../CarSprite";
import { useRentedCarPath } from "./useRentedCarPath";

/** A car's drawing fills its picture. */
const Card = styled(PictureCard)({ "& .car": { height: "100%", maxHeight: "none", borderRadius: 0 } });

type Props = {
  /** Undefined while loading. */
  readonly cars: readonly RentedCar[] | undefined;
  /** Further actions for a car, at the bottom of its card. */
  readonly foot?: Foot;
};

/** Models in their zones with their lowest price per day; each links to its offers there. */
export function RentedCarCards({ cars, foot }: Props) {
  const intl = useIntl();
  const money = useMoney();
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
