import { offeredOf, type Shelf, useSavedOf } from "../../../../features/saved/web/shelf";
import { CAR, carItem, carsIn, namingCars } from "../../car.savedItem";
import { useGetRentedCarsQuery } from "../classes/carClass.api";
import { CarComparison } from "./CarComparison";
import { RentedCarCards } from "./RentedCarCards";

/** The cars that the browser keeps as saved, seen or compared: models in a zone. (LODGE-24) */
export function useCarShelf(): Shelf {
  const kept = useSavedOf(CAR);
  const wanted = [...new Set([...kept.saved, ...kept.seen, ...kept.compared])].sort();
  const isEmpty = wanted.length === 0;
  // The last answer stays while a smaller one is loaded: unsaving only removes a car.
  const { data, error, isError, isFetching, refetch } = useGetRentedCarsQuery(
    { cars: namingCars(carsIn(wanted)) },
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
