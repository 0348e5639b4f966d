import { weakMapMemoize } from "@reduxjs/toolkit";
import { skipToken } from "@reduxjs/toolkit/query";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { sharedFreeCancellation } from "../../../../../features/plan/cancellation/freePromise";
import { PromisedDay } from "../../../../../features/plan/web/reserve/FreeCancellation";
import { selectLanguage } from "../../../../../platform/web/intl/language";
import { useServerTime } from "../../../../../platform/web/serverNow";
import { ChosenFilters } from "../../../../../platform/web/ui/results/ChosenFilters";
import type { FilterGroup } from "../../../../../platform/web/ui/results/FilterGroups";
import { isRefusedSearch } from "../../../../../platform/web/ui/results/failedSearch";
import { NoOffers } from "../../../../../platform/web/ui/results/NoOffers";
import { OfferResults, type SearchAnswer } from "../../../../../platform/web/ui/results/OfferResults";
import { SearchSuggestions } from "../../../../../platform/web/ui/results/SearchSuggestions";
import { SortControl } from "../../../../../platform/web/ui/results/SortControl";
import { useAnswered } from "../../../../../platform/web/ui/results/useAnswered";
import { useNearPage } from "../../../../../platform/web/ui/results/useNearPage";
import { DEFAULT_COUNTRY_ID } from "../../../../../shared/constants";
import { carSearchPath } from "../../../car.paths";
import type { CarOffer, CarOfferPage, CarWayOn } from "../../../car.schemas";
import { byModel } from "../../../search/car.groups";
import { type CarSearchChoice, type CarSearchView, toSearchParams } from "../../../search/car.search-url";
import { withSuggestion } from "../../../search/car.suggestions";
import { loadCarBookPage } from "../../book/loadCarBookPage";
import { CarSprite } from "../../CarSprite";
import { useGetCarZonesQuery } from "../../car.api";
import { useCompanyMarks } from "../../opinions/CompanyMark";
import { asRead, useKnownCars } from "../carSearch.api";
import { CarModelCard } from "./CarModelCard";
import { countChosen, nothingChosen } from "./carFilterChoices";
import type { carSorting } from "./carSorting";

type Props = {
  readonly view: CarSearchView;
  readonly result: SearchAnswer<CarOfferPage>;
  readonly groups: readonly FilterGroup<Partial<CarSearchChoice>>[];
  /** Requests a view that is about to be shown. */
  readonly ask: (next: CarSearchView) => unknown;
  readonly sorting: ReturnType<typeof carSorting>;
  readonly search: (change: Partial<CarSearchChoice>) => void;
};

const words = { failed: "error.offer.listFailed", loading: "car.results.loading", count: "car.results.count" } as const;

/** The models on a page of results, each with its companies. (CAR-21) */
export function CarResults({ view, result, groups, ask, sorting, search }: Props) {
  const answered = useAnswered(view, result);
  const marks = useCompanyMarks();
  const lang = useSelector(selectLanguage);
  const near = useNearPage(view);
  const now = useServerTime();
  const { currentData: ahead } = useKnownCars(near.view ? { view: asRead(near.view), lang } : skipToken);
  return (
    <div style={{ minWidth: 0 }}>
      <ChosenFilters groups={groups} nothing={nothingChosen} onChange={search} />
      {result.data && !isRefusedSearch(result) && <AllFree offers={result.data.Offers} />}
      <OfferResults
        answer={result}
        words={words}
        none={<CarNoOffers view={answered} ways={result.data?.WaysOn ?? []} ask={ask} onClear={search} />}
        sort={<SortControl {...sorting} />}
        drawings={({ Offers }) => <CarSprite cars={Offers} />}
        page={view.page}
        ahead={near.view && ahead && { page: near.view.page, found: ahead }}
        to={(page) => carSearchPath({ ...view, page })}
        ask={(page) => {
          near.approach(page);
          return ask({ ...view, page });
        }}
        onApproach={loadCarBookPage}
      >
        {({ Offers }, page, drawnNow) => {
          const query = String(toSearchParams({ ...answered, page }));
          const freeIsSaid = sharedFreeCancellation(Offers, now) !== null;
          return drawnNow(modelsOf(Offers)).map((offers) => (
            <CarModelCard key={offers[0].ModelId} offers={offers} query={query} marks={marks} freeIsSaid={freeIsSaid} />
          ));
        }}
      </OfferResults>
    </div>
  );
}

/** Until when all cars of the page are free to cancel; nothing if they differ. */
function AllFree({ offers }: { readonly offers: readonly CarOffer[] }) {
  const promise = sharedFreeCancellation(offers, useServerTime());
  if (promise === null) return null;
  if (promise === "unpaid") return <FormattedMessage id="car.results.free" tagName="p" />;
  const date = <PromisedDay day={promise} month="short" />;
  return <FormattedMessage id="car.results.refundable" values={{ date }} tagName="p" />;
}

/**
 * The offers grouped by model, in the server's order. The same offers give the same groups, so that cards are not
 * rendered again.
 */
const modelsOf = weakMapMemoize((offers: readonly CarOffer[]) =>
  byModel(offers, ({ ModelId }) => ModelId).flatMap(([cheapest, ...others]) =>
    cheapest ? [[cheapest, ...others] as const] : [],
  ),
);

type CarNoOffersProps = {
  readonly view: CarSearchView;
  readonly ways: readonly CarWayOn[];
  readonly ask: (next: CarSearchView) => unknown;
  readonly onClear: (nothing: typeof nothingChosen) => void;
};

/**
 * No cars for this search: what to change, and searches that find some (CAR-25); or the shop has no cars yet. (OPS-28)
 */
function CarNoOffers({ view, ways, ask, onClear }: CarNoOffersProps) {
  const { search } = view;
  const lang = useSelector(selectLanguage);
  const offices = useGetCarZonesQuery({ zone: 0, country: DEFAULT_COUNTRY_ID, lang }).data;
  // Other days would find nothing either: the shop has no offices yet.
  const isNothingYet = offices?.length === 0;
  return (
    <>
      <NoOffers
        advice={<FormattedMessage id={isNothingYet ? "car.results.notYet" : "car.results.noneAdvice"} />}
        isNothingYet={isNothingYet}
        clear={<FormattedMessage id="car.filters.clear" />}
        onClear={countChosen(search) > 0 ? () => onClear(nothingChosen) : null}
      />
      <SearchSuggestions
        ways={ways}
        asked={search.PickUp}
        daysOf={({ PickUp, DropOff }) => [PickUp, DropOff]}
        found="car.ways.found"
        leftOut={(name) => `car.ways.without.${name}`}
        leadTo={(way) => {
          const next = { ...view, page: 0, search: withSuggestion(search, way) };
          return { to: carSearchPath(next), ask: () => ask(next) };
        }}
      />
    </>
  );
}
