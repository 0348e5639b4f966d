import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ComparisonTable } from "../../../../features/saved/web/ComparisonTable";
import { useCarClass } from "../../../../platform/web/intl/useCarClass";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { useCardMoney } from "../../../../platform/web/intl/useMoney";
import { usePlaceName } from "../../../../platform/web/intl/usePlaceName";
import { useShortRange } from "../../../../platform/web/intl/useShortRange";
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
      rows={rows.map((row) => ({ ...row, head: <FormattedMessage id={row.id} /> }))}
      onRemove={onRemove}
    />
  );
}

type CarRow = { id: MessageId; of: (car: RentedCar) => ReactNode; fact: (car: RentedCar) => unknown };

function useRows(): CarRow[] {
  const intl = useIntl();
  const money = useCardMoney();
  const place = usePlaceName();
  const { name } = useCarClass();
  const { hour } = useHavanaTime();
  const shortRange = useShortRange();
  return [
    {
      id: "car.compare.price",
      fact: ({ FromPerDay }) => FromPerDay,
      of: ({ FromPerDay, CurrencyCode }) => (
        <span className="tabular">
          <FormattedMessage
            id="car.class.otherFrom"
            values={{ price: <strong key="price">{money(FromPerDay, CurrencyCode)}</strong> }}
          />
        </span>
      ),
    },
    {
      id: "car.compare.days",
      fact: ({ PickUp, DropOff, StartHour, EndHour }) => [PickUp, DropOff, StartHour, EndHour],
      of: ({ PickUp, DropOff, StartHour, EndHour }) => (
        <span className="tabular">
          {shortRange(PickUp, DropOff)}
          <br />
          <small>
            <FormattedMessage id="car.compare.hours" values={{ from: hour(StartHour), to: hour(EndHour) }} />
          </small>
        </span>
      ),
    },
    { id: "car.compare.class", fact: ({ ClassName }) => name(ClassName), of: ({ ClassName }) => name(ClassName) },
    { id: "car.compare.zone", fact: ({ Zone }) => Zone.Id, of: ({ Zone }) => place(Zone.Name) },
    {
      id: "car.class.room",
      fact: ({ Seats, Bags }) => [Seats, Bags],
      of: ({ Seats, Bags }) => (
        <ul>
          <FormattedMessage id="car.fact.seats" tagName="li" values={{ count: Seats }} />
          <FormattedMessage id="car.fact.bags" tagName="li" values={{ count: Bags }} />
        </ul>
      ),
    },
    {
      id: "car.transmission",
      fact: ({ TransmissionId }) => TransmissionId,
      of: ({ TransmissionId }) => (
        <FormattedMessage id={TransmissionId === Transmission.Automatic ? "car.automatic" : "car.manual"} />
      ),
    },
    {
      id: "car.class.km",
      fact: ({ KmLimit }) => KmLimit,
      of: ({ KmLimit }) =>
        KmLimit === null ? (
          <FormattedMessage id="car.fact.unlimitedKm" />
        ) : (
          <FormattedMessage id="car.fact.km" values={{ km: KmLimit }} />
        ),
    },
    {
      id: "car.class.licence",
      fact: ({ MinLicenceYears }) => MinLicenceYears,
      of: ({ MinLicenceYears }) => (
        <FormattedMessage id="car.class.licenceDetail" values={{ years: MinLicenceYears }} />
      ),
    },
    {
      id: "car.class.deposit",
      fact: ({ Deposit }) => Deposit,
      of: ({ Deposit, CurrencyCode }) => (
        <FormattedMessage id="car.class.depositDetail" values={{ amount: money(Deposit, CurrencyCode) }} />
      ),
    },
    {
      id: "car.compare.companies",
      fact: ({ Companies }) => Companies.map(({ Id, ConfirmsInstantly }) => `${Id} ${ConfirmsInstantly}`).sort(),
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
