import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ComparisonTable } from "../../../../features/saved/web/ComparisonTable";
import { useCarClass } from "../../../../platform/web/intl/useCarClass";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { usePlaceName } from "../../../../platform/web/intl/usePlaceName";
import { CONFIRM_WITHIN_HOURS } from "../../../../shared/constants";
import { Transmission } from "../../../../shared/enumerations";
import type { MessageId } from "../../../../shared/messageId";
import { carItem } from "../../car.savedItem";
import type { RentedCar } from "../../class.schemas";
import { CarPicture } from "../CarPicture";
import { useRentedCarPath } from "./useRentedCarPath";

type Props = {
  readonly cars: readonly RentedCar[];
  readonly waits: boolean;
  readonly onRemove: (item: string) => void;
};

/** Up to three cars side by side. (LODGE-26) */
export function CarComparison({ cars, waits, onRemove }: Props) {
  const path = useRentedCarPath();
  const rows = useRows();
  return (
    <ComparisonTable
      things={cars}
      waits={waits}
      column={(car) => ({
        item: carItem(car.Zone.Id, car.ModelId),
        name: car.ModelName,
        to: path(car),
        picture: <CarPicture className={car.ClassName} modelName={car.ModelName} photo={car.Photo} />,
      })}
      rows={rows.map(({ id, of }) => ({ id, head: <FormattedMessage id={id} />, of }))}
      onRemove={onRemove}
    />
  );
}

function useRows(): { id: MessageId; of: (car: RentedCar) => ReactNode }[] {
  const intl = useIntl();
  const money = useMoney();
  const place = usePlaceName();
  const { name } = useCarClass();
  return [
    {
      id: "car.compare.price",
      of: ({ FromPerDay, CurrencyCode }) => (
        <span className="tabular">
          <FormattedMessage
            id="car.class.otherFrom"
            values={{ price: <strong key="price">{money(FromPerDay, CurrencyCode)}</strong> }}
          />
        </span>
      ),
    },
    { id: "car.compare.class", of: ({ ClassName }) => name(ClassName) },
    { id: "car.compare.zone", of: ({ Zone }) => place(Zone.Name) },
    {
      id: "car.class.room",
      of: ({ Seats, Bags }) => (
        <ul>
          <FormattedMessage id="car.fact.seats" tagName="li" values={{ count: Seats }} />
          <FormattedMessage id="car.fact.bags" tagName="li" values={{ count: Bags }} />
        </ul>
      ),
    },
    {
      id: "car.transmission",
      of: ({ TransmissionId }) => (
        <FormattedMessage id={TransmissionId === Transmission.Automatic ? "car.automatic" : "car.manual"} />
      ),
    },
    {
      id: "car.class.km",
      of: ({ KmLimit }) =>
        KmLimit === null ? (
          <FormattedMessage id="car.fact.unlimitedKm" />
        ) : (
          <FormattedMessage id="car.fact.km" values={{ km: KmLimit }} />
        ),
    },
    {
      id: "car.class.licence",
      of: ({ MinLicenceYears }) => (
        <FormattedMessage id="car.class.licenceDetail" values={{ years: MinLicenceYears }} />
      ),
    },
    {
      id: "car.class.deposit",
      of: ({ Deposit, CurrencyCode }) => (
        <FormattedMessage id="car.class.depositDetail" values={{ amount: money(Deposit, CurrencyCode) }} />
      ),
    },
    {
      id: "car.compare.companies",
      of: ({ Companies }) => (
        <ul>
          {Companies.map(({ Id, Name, ConfirmsInstantly }) => (
            <li key={Id}>
              {Name}
              <br />
              <small>
                {intl.formatMessage(
                  { id: ConfirmsInstantly ? "book.promise.instant" : "car.company.confirms" },
                  { hours: CONFIRM_WITHIN_HOURS },
                )}
              </small>
            </li>
          ))}
        </ul>
      ),
    },
  ];
}
