import { useDrawnAhead } from "../../../../platform/web/drawnAhead";
import { carSearchPath } from "../../car.paths";
import type { CarSearchView } from "../../search/car.search-url";
import { asRead, useCountCarsQuery, useKnownCars, useSearchCarsQuery } from "./carSearch.api";

type Props = { readonly view: CarSearchView; readonly lang: string };

/** Loads the likely next search once, keeps its answer and renders its page. A failure is not shown. (SPEED-4) */
export default function CarSearchAhead({ view, lang }: Props) {
  const search = { view: asRead(view), lang };
  const { isUninitialized, isSuccess } = useKnownCars(search);
  useCountCarsQuery(search, { skip: !isUninitialized });
  // Subscribes to the answer: RTK Query drops one without subscribers after a minute.
  useSearchCarsQuery(search, { skip: !isSuccess });
  useDrawnAhead(isSuccess ? carSearchPath(view) : undefined);
  return null;
}
