import { useMemo } from "react";
import { useSelector } from "react-redux";
import { driverAgeProblem } from "../../../../features/documents/driver.rules";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { useDebouncedValue } from "../../../../platform/web/useDebouncedValue";
import { isHavanaDate } from "../../../../shared/havana";
import type { CarBookValues } from "../../book/car.drafts";
import type { CarOffer, CarOfferQuestion } from "../../car.schemas";
import type { CarSearchChoice } from "../../search/car.search-url";
import { useGetCarOfferQuery } from "../car.api";
import { offerQuestion } from "../search/carSearchCall";

const SETTLES_WITHIN = 400;

/**
 * The offer with the server's price for the extras and the driver's age in the form. `quoting`: the previous price,
 * while the new one is loading. `failed`: without a price, with `again` for another try, unless the car is `gone`, that
 * is no longer available. (CAR-26, CAR-16)
 */
export function useCarQuote(search: CarSearchChoice, offer: CarOffer, values: CarBookValues) {
  const lang = useSelector(selectLanguage);
  const { ExtraDrivers, ChildSeats, Driver } = values;
  const { BirthDate } = Driver;
  const chosen = useMemo(
    () => pricedBy({ ExtraDrivers, ChildSeats, BirthDate }, offer),
    [ExtraDrivers, ChildSeats, BirthDate, offer],
  );
  const extras = useDebouncedValue(chosen, SETTLES_WITHIN);
  const { data, currentData, isFetching, isSuccess, refetch } = useGetCarOfferQuery({
    lang,
    body: { ...offerQuestion(search, lang), ...extras },
  });
  const quoting = isFetching || extras !== chosen;
  const known = (quoting ? data : currentData)?.[0];
  const failed = !quoting && !known;
  return { quote: known ?? offer, quoting, failed, gone: failed && isSuccess, again: refetch };
}

type Priced = Pick<CarBookValues, "ExtraDrivers" | "ChildSeats"> & Pick<CarBookValues["Driver"], "BirthDate">;

function pricedBy(
  { ExtraDrivers, ChildSeats, BirthDate }: Priced,
  { PickUp, DropOff }: CarOffer,
): Partial<CarOfferQuestion> {
  const mayDrive =
    isHavanaDate(BirthDate) && driverAgeProblem(BirthDate, { pickUp: PickUp, dropOff: DropOff }) === null;
  return {
    ExtraDrivers: ExtraDrivers || undefined,
    ChildSeats: ChildSeats || undefined,
    DriverBirthDate: mayDrive ? BirthDate : undefined,
  };
}
