import { OfferResults, type SearchAnswer } from "../../../../platform/web/ui/OfferResults";
import { SortControl } from "../../../../platform/web/ui/SortControl";
import { useAnswered } from "../../../../platform/web/ui/useAnswered";
import { carSortFields } from "../../../../shared/enumerations";
import { carBookPath, carSearchPath } from "../../car.paths";
import type { CarOfferPage } from "../../car.schemas";
import type { CarSearchChoice, CarSearchView } from "../../car.search-url";
import { loadCarBookPage } from "../book/loadCarBookPage";
import { CarSprite } from "../CarSprite";
import { CarNoOffers } from "./CarNoOffers";
import { CarOfferCard } from "./CarOfferCard";

type Props = {
  readonly view: CarSearchView;
  readonly result: SearchAnswer<CarOfferPage>;
  /** Asks for a view that is about to be shown. */
  readonly ask: (next: CarSearchView) => void;
  readonly show: (change: Partial<CarSearchView>) => void;
  readonly search: (change: Partial<CarSearchChoice>) => void;
};

/** The six fields of CAR-13. */
const sortFields = carSortFields.map((field) => [field, `car.sort.${field}`] as const);

const words = { failed: "error.car.offersFailed", loading: "car.results.loading", count: "car.results.count" } as const;

/** The cars of a page of results. */
export function CarResults({ view, result, ask, show, search }: Props) {
  const answered = useAnswered(view, result.isFetching);
  return (
    <OfferResults
      answer={result}
      words={words}
      none={<CarNoOffers search={view.search} onChange={search} />}
      sort={<SortControl fields={sortFields} field={view.field} order={view.order} onChange={show} />}
      drawings={({ Offers }) => <CarSprite cars={Offers} />}
      page={view.page}
      to={(page) => carSearchPath({ ...view, page })}
      ask={(page) => ask({ ...view, page })}
      onApproach={loadCarBookPage}
    >
      {({ Offers }) =>
        Offers.map((offer) => (
          <CarOfferCard
            key={`${offer.SupplierId}/${offer.ModelId}/${offer.PickUpOffice.Id}`}
            offer={offer}
            href={carBookPath(answered, offer)}
          />
        ))
      }
    </OfferResults>
  );
}
