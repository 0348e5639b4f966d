import { skipToken } from "@reduxjs/toolkit/query";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { sharedFreeCancellation } from "../../../../../features/plan/cancellation/freePromise";
import { PromisedDay } from "../../../../../features/plan/web/reserve/FreeCancellation";
import { selectLanguage } from "../../../../../platform/web/intl/language";
import type { ActivePlace } from "../../../../../platform/web/map/activePlace";
import { useServerTime } from "../../../../../platform/web/serverNow";
import { NoOffers } from "../../../../../platform/web/ui/results/NoOffers";
import { OfferResults, type SearchAnswer } from "../../../../../platform/web/ui/results/OfferResults";
import { SearchSuggestions } from "../../../../../platform/web/ui/results/SearchSuggestions";
import { SortControl } from "../../../../../platform/web/ui/results/SortControl";
import { useAnswered } from "../../../../../platform/web/ui/results/useAnswered";
import { useNearPage } from "../../../../../platform/web/ui/results/useNearPage";
import { LODGING_COUNTRY_ID } from "../../../../../shared/constants";
import { hotelPath, lodgingSearchPath } from "../../../lodging.paths";
import type { LodgingOffer, LodgingOfferPage, LodgingWayOn } from "../../../lodging.schemas";
import type { LodgingSearchChoice, LodgingSearchView } from "../../../search/lodging.search-url";
import { withSuggestion } from "../../../search/lodging.suggestedSearch";
import { LodgingSprite } from "../../LodgingSprite";
import { asRead, useGetLodgingChoicesQuery, useKnownLodging } from "../../lodging.api";
import { usePropertyMarks } from "../../opinions/PropertyMark";
import { loadHotelPage } from "../../property/loadHotelPage";
import { LodgingOfferCard } from "./LodgingOfferCard";
import { countChosen, nothingChosen } from "./lodgingFilterChoices";
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
  const now = useServerTime();
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
      {({ Offers }, page, drawnNow) => {
        const freeIsSaid = sharedFreeCancellation(Offers, now) !== null;
        return drawnNow(Offers).map((offer) => (
          <LodgingOfferCard
            key={`${offer.HotelId}/${offer.RoomClassId}/${offer.MealsPlanId}`}
            offer={offer}
            marks={marks}
            href={hotelPath(offer.HotelId, { ...answered, page })}
            active={active}
            zoneIsSaid={answered.search.TouristZoneId === offer.TouristZoneId}
            freeIsSaid={freeIsSaid}
          />
        ));
      }}
    </OfferResults>
  );
}

type LodgingSuggestionsProps = {
  readonly view: LodgingSearchView;
  readonly ways: readonly LodgingWayOn[];
  readonly ask: (next: LodgingSearchView) => unknown;
};

/** Suggested searches, if a search finds nothing or little. (LODGE-23) */
function LodgingSuggestions({ view, ways, ask }: LodgingSuggestionsProps) {
  return (
    <SearchSuggestions
      ways={ways}
      asked={view.search.CheckIn}
      daysOf={({ CheckIn, CheckOut }) => [CheckIn, CheckOut]}
      found="lodging.ways.found"
      leftOut={(name) => `lodging.ways.without.${name}`}
      leadTo={(way) => {
        const next = { ...view, page: 0, search: withSuggestion(view.search, way) };
        return { to: lodgingSearchPath(next), ask: () => ask(next) };
      }}
    />
  );
}

type LodgingNoOffersProps = {
  readonly search: LodgingSearchChoice;
  readonly onChange: (change: Partial<LodgingSearchChoice>) => void;
};

/** No rooms for this search, and what to change. */
function LodgingNoOffers({ search, onChange }: LodgingNoOffersProps) {
  // Lodging may have been turned off since the choices were loaded: the page then reports that. (WEB-18)
  useGetLodgingChoicesQuery({ country: LODGING_COUNTRY_ID }, { refetchOnMountOrArgChange: true });
  const filtered = countChosen(search) > 0 || search.Hotel !== 0;
  return (
    <NoOffers
      advice={<FormattedMessage id="lodging.results.noneAdvice" />}
      clear={<FormattedMessage id="lodging.filters.clear" />}
      onClear={filtered ? () => onChange(nothingChosen) : null}
    />
  );
}

/** What is true of every price on the page: for the whole stay, online, and until when all of them are free to cancel. */
export function AllPrices({ offers }: { readonly offers: readonly LodgingOffer[] }) {
  const promise = sharedFreeCancellation(offers, useServerTime());
  if (promise === null || promise === "unpaid")
    return <FormattedMessage id="lodging.results.paid" values={{ free: promise ?? "differs" }} tagName="p" />;
  const date = <PromisedDay day={promise} month="short" />;
  return <FormattedMessage id="lodging.results.refundable" values={{ date }} tagName="p" />;
}
