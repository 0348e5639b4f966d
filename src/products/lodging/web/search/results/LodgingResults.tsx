import { skipToken } from "@reduxjs/toolkit/query";
import { useSelector } from "react-redux";
import { usePropertyMarks } from "../../../../../features/opinions/web/CardMark";
import { selectLanguage } from "../../../../../platform/web/intl/language";
import type { ActivePlace } from "../../../../../platform/web/map/activePlace";
import { OfferResults, type SearchAnswer } from "../../../../../platform/web/ui/results/OfferResults";
import { SortControl } from "../../../../../platform/web/ui/results/SortControl";
import { useAnswered } from "../../../../../platform/web/ui/results/useAnswered";
import { useNearPage } from "../../../../../platform/web/ui/results/useNearPage";
import { hotelPath, lodgingSearchPath } from "../../../lodging.paths";
import type { LodgingOfferPage } from "../../../lodging.schemas";
import type { LodgingSearchChoice, LodgingSearchView } from "../../../search/lodging.search-url";
import { LodgingSprite } from "../../LodgingSprite";
import { asRead, useKnownLodging } from "../../lodging.api";
import { loadHotelPage } from "../../property/loadHotelPage";
import { LodgingNoOffers } from "./LodgingNoOffers";
import { LodgingOfferCard } from "./LodgingOfferCard";
import { LodgingSuggestions } from "./LodgingSuggestions";
import type { lodgingSorting } from "./lodgingSorting";

type Props = {
  readonly view: LodgingSearchView;
  readonly result: SearchAnswer<LodgingOfferPage>;
  /** Requests a view that is about to be shown. */
  readonly ask: (next: LodgingSearchView) => unknown;
  readonly sorting: ReturnType<typeof lodgingSorting>;
  readonly search: (change: Partial<LodgingSearchChoice>) => void;
  readonly active: ActivePlace;
};

const words = {
  failed: "error.offer.listFailed",
  loading: "lodging.results.loading",
  count: "lodging.results.count",
} as const;

/** The rooms of a page of results. */
export function LodgingResults({ view, result, ask, sorting, search, active }: Props) {
  const answered = useAnswered(view, result);
  const marks = usePropertyMarks();
  const lang = useSelector(selectLanguage);
  const near = useNearPage(view);
  const { currentData: ahead } = useKnownLodging(near.view ? { view: asRead(near.view), lang } : skipToken);
  const ways = <LodgingSuggestions view={answered} ways={result.data?.WaysOn ?? []} ask={ask} />;
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
      sort={<SortControl {...sorting} />}
      drawings={({ Offers }, drawnNow) => <LodgingSprite properties={drawnNow(Offers)} />}
      page={view.page}
      ahead={near.view && ahead && { page: near.view.page, found: ahead }}
      to={(page) => lodgingSearchPath({ ...view, page })}
      ask={(page) => {
        near.approach(page);
        return ask({ ...view, page });
      }}
      onApproach={loadHotelPage}
    >
      {({ Offers }, page, drawnNow) =>
        drawnNow(Offers).map((offer) => (
          <LodgingOfferCard
            key={`${offer.HotelId}/${offer.RoomClassId}/${offer.MealsPlanId}`}
            offer={offer}
            mark={marks.get(offer.HotelId)}
            href={hotelPath(offer.HotelId, { ...answered, page })}
            active={active}
          />
        ))
      }
    </OfferResults>
  );
}
