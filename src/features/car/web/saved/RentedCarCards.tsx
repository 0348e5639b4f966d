import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { useCarClass } from "../../../../platform/web/intl/useCarClass";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { token } from "../../../../platform/web/theme/token";
import { DottedLine } from "../../../../platform/web/ui/DottedLine";
import { OfferSkeletons } from "../../../../platform/web/ui/OfferSkeletons";
import { SaveHeart } from "../../../saved/web/SaveHeart";
import type { Foot } from "../../../saved/web/shelf";
import { carItem } from "../../car.savedItem";
import type { RentedCar } from "../../class.schemas";
import { CarFromSprite, CarSprite } from "../CarSprite";
import { useRentedCarPath } from "./useRentedCarPath";

const List = styled("ul")({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(15rem, 100%), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

const Card = styled("li")({
  position: "relative",
  display: "grid",
  gridTemplateRows: "auto 1fr",
  overflow: "hidden",
  borderRadius: 10,
  border: `2px solid ${token("ink")}`,
  background: token("surface"),
  "& .picture": { position: "relative", aspectRatio: "8 / 5", borderBottom: `2px solid ${token("ink")}` },
  "& .picture svg": { maxHeight: "none", borderRadius: 0 },
  "& .words": { padding: "12px 14px 14px", display: "grid", gap: 2, alignContent: "start" },
  "& h3": { fontSize: "1.125rem", lineHeight: 1.25 },
  "& a": { color: "inherit", textDecoration: "none", "&::after": { content: '""', position: "absolute", inset: 0 } },
  "&:hover a": { textDecoration: "underline", textUnderlineOffset: 4 },
  "& p": { color: token("inkSoft"), fontSize: "0.9375rem", lineHeight: 1.4 },
  "& strong": { color: token("ink") },
});

type Props = {
  /** Undefined while they are on their way. */
  readonly cars: readonly RentedCar[] | undefined;
  /** What else is done with a car, below its words. */
  readonly foot?: Foot;
};

/** Models in their zones with what a day costs from; each leads to its offers there. */
export function RentedCarCards({ cars, foot }: Props) {
  const intl = useIntl();
  const money = useMoney();
  const { withGears } = useCarClass();
  const path = useRentedCarPath();
  if (!cars) return <OfferSkeletons count={2} label={intl.formatMessage({ id: "car.results.loading" })} />;
  return (
    <>
      <CarSprite cars={cars} />
      <List>
        {cars.map((car) => {
          const { Zone, ModelId, ModelName, ClassName, FromPerDay, CurrencyCode } = car;
          const item = carItem(Zone.Id, ModelId);
          const name = intl.formatMessage({ id: "car.saved.name" }, { model: ModelName, zone: Zone.Name });
          return (
            <Card key={item}>
              <div className="picture">
                <CarFromSprite className={ClassName} modelName={ModelName} />
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
                    {Zone.Name}
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
      </List>
    </>
  );
}
