import { FormattedMessage } from "react-intl";
import { OfferResults, type SearchAnswer } from "../../../../../platform/web/ui/results/OfferResults";
import { SortControl } from "../../../../../platform/web/ui/results/SortControl";
import { useAnswered } from "../../../../../platform/web/ui/results/useAnswered";
import { lodgingSortFields } from "../../../../../shared/enumerations";
import { usePropertyMarks } from "../../../../opinions/web/CardMark";
import { hotelPath, lodgingSearchPath } from "../../../lodging.paths";
import type { LodgingOfferPage } from "../../../lodging.schemas";
import type { LodgingSearchChoice, LodgingSearchView } from "../../../search/lodging.search-url";
import { LodgingSprite } from "../../LodgingSprite";
import { loadHotelPage } from "../../property/loadHotelPage";
import { LodgingNoOffers } from "./LodgingNoOffers";
import { LodgingOfferCard } from "./LodgingOfferCard";
import { LodgingWaysOn } from "./LodgingWaysOn";

type Props = {
  readonly view: LodgingSearchView;
  readonly result: SearchAnswer<LodgingOfferPage>;
  /** Requests a view that is about to be shown. */
  readonly ask: (next: LodgingSearchView) => unknown;
  readonly show: (change: Partial<LodgingSearchView>) => void;
  readonly search: (change: Partial<LodgingSearchChoice>) => void;
  readonly active: number | null;
  readonly onActive: (hotelId: number | null) => void;
};

const sortFields = lodgingSortFields.map((field) => [field, `lodging.sort.${field}`] as const);

const words = {
  failed: "error.offer.listFailed",
  loading: "lodging.results.loading",
  count: "lodging.results.count",
} as const;

/** The rooms of a page of results. */
export function LodgingResults({ view, result, ask, show, search, active, onActive }: Props) {
  const answered = useAnswered(view, result.isFetching);
  const marks = usePropertyMarks();
  const ways = <LodgingWaysOn view={answered} ways={result.data?.WaysOn ?? []} ask={ask} />;
  return (
    <OfferResults
      answer={result}
      words={words}
      none={
        <>
          <LodgingNoOffers search={view.search} onChange={search} />
          {ways}
        </>
      }
      after={ways}
      sort={
        <SortControl
          fields={sortFields}
          field={view.field}
          order={view.order}
          how={<FormattedMessage id="lodging.sort.how" />}
          onChange={show}
        />
      }
      drawings={({ Offers }, drawnNow) => <LodgingSprite properties={drawnNow(Offers)} />}
      page={view.page}
      to={(page) => lodgingSearchPath({ ...view, page })}
      ask={(page) => ask({ ...view, page })}
      onApproach={loadHotelPage}
    >
      {({ Offers }, drawnNow) =>
        drawnNow(Offers).map((offer) => (
          <LodgingOfferCard
            key={`${offer.HotelId}/${offer.RoomClassId}/${offer.MealsPlanId}`}
            offer={offer}
            mark={marks.get(offer.HotelId)}
            href={hotelPath(offer.HotelId, answered)}
            active={active === offer.HotelId}
            onActive={onActive}
          />
        ))
      }
    </OfferResults>
  );
}
