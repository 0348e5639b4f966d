import { Activity } from "react";
import type { CarSearchView } from "../../search/car.search-url";
import CarSearchPage from "./CarSearchPage";
import { asRead, useCountCarsQuery, useKnownCars } from "./carSearch.api";

type Props = { readonly view: CarSearchView; readonly lang: string };

/**
 * Asks for the search that is likely to come and draws its page, hidden and without effects: when somebody searches,
 * the page's code has run, its styles are there and its answer may be. That it failed is not shown. (SPEED-4)
 */
export default function CarSearchAhead({ view, lang }: Props) {
  const search = { view: asRead(view), lang };
  const { isUninitialized, isSuccess } = useKnownCars(search);
  useCountCarsQuery(search, { skip: !isUninitialized });
  return <Activity mode="hidden">{isSuccess && <CarSearchPage />}</Activity>;
}
