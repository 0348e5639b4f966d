import { styled } from "@mui/material/styles";
import { skipToken } from "@reduxjs/toolkit/query";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { CurrencyChoice } from "../../../../features/currencies/web/CurrencyChoice";
import { carsPath } from "../../../../features/plan/products.pages";
import { SavedLink } from "../../../../features/saved/web/SavedLink";
import { useStoreDays } from "../../../../platform/web/calendar/storedDays";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { usePlaceName } from "../../../../platform/web/intl/usePlaceName";
import { useActivePlace } from "../../../../platform/web/map/activePlace";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { EmptyState } from "../../../../platform/web/ui/page/EmptyState";
import { MainLink } from "../../../../platform/web/ui/page/MainLink";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { useIsWide } from "../../../../platform/web/ui/page/useIsWide";
import { isFailedSearch, isRefusedSearch } from "../../../../platform/web/ui/results/failedSearch";
import { ResultEnd, ResultTools, WithTools } from "../../../../platform/web/ui/results/ResultTools";
import { SearchEditingRoot } from "../../../../platform/web/ui/results/SearchEditing";
import { SortChoice } from "../../../../platform/web/ui/results/SortControl";
import { LODGING_COUNTRY_ID } from "../../../../shared/constants";
import { lodgingSearchPath } from "../../lodging.paths";
import type { MapArea } from "../../lodging.schemas";
import { namesPlace } from "../../search/lodging.facets";
import { dayNames } from "../../search/lodging.search-url";
import { useGetLodgingChoicesQuery, useSearchLodgingQuery } from "../lodging.api";
import { AskPlace } from "./AskPlace";
import { LodgingSearchSummary } from "./LodgingSearchSummary";
import { LodgingChosen } from "./results/LodgingChosen";
import { LodgingFilterPanel } from "./results/LodgingFilterPanel";
import { LodgingMap } from "./results/LodgingMap";
import { AllPrices, LodgingResults } from "./results/LodgingResults";
import { withChoices } from "./results/lodgingFilterChoices";
import { lodgingSorting } from "./results/lodgingSorting";
import { useLodgingFilters } from "./results/useLodgingFilters";
import { useLodgingSearchView } from "./useLodgingSearchView";
import { ViewSwitch } from "./ViewSwitch";

const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 20,
  gridTemplateColumns: "minmax(0, 1fr)",
  // Content that replaces the list keeps its own height, independent of the map's.
  alignItems: "start",
  marginTop: 4,
  [theme.breakpoints.up("md")]: {
    marginTop: 20,
    gap: 32,
    "&:has(> aside)": { gridTemplateColumns: "14rem minmax(0, 1fr)" },
  },
  [theme.breakpoints.up("lg")]: {
    gap: 28,
    gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
    "&:has(> aside)": { gridTemplateColumns: "14rem minmax(35rem, 3fr) minmax(0, 2fr)" },
  },
}));

// Beside the list it stays in view; instead of the list it fills a phone's window.
const MapPlace = styled("div")(({ theme }) => ({
  height: "min(66vh, 30rem)",
  minHeight: 320,
  [theme.breakpoints.up("lg")]: { position: "sticky", top: 92, height: "min(calc(100vh - 112px), 32rem)" },
}));

const Results = styled("div")({ minWidth: 0 });

function titleOf(zone: string | undefined, area: MapArea | null) {
  if (area) return "lodging.results.titleArea";
  return zone ? "lodging.results.title" : "lodging.results.titleAnywhere";
}

/** /search-lodging: the offers for the search in the URL, as a list and on the map. (LODGE-15) */
export default function LodgingSearchPage() {
  const { view, moved, ask, show, search } = useLodgingSearchView();
  const wide = useIsWide();
  const hasRoomForBoth = useIsWide("lg");
  const lang = useSelector(selectLanguage);
  const result = useSearchLodgingQuery({ view, lang }, { refetchOnReconnect: true });
  useStoreDays(dayNames, result.isSuccess && !result.isFetching);
  const { data: choices, isLoading: choicesLoading } = useGetLodgingChoicesQuery({ country: LODGING_COUNTRY_ID });
  const active = useActivePlace();
  const place = usePlaceName();
  const zone = choices?.Zones.find(({ Id }) => Id === view.search.TouristZoneId)?.Name;
  const isNamed = zone !== undefined || !choicesLoading || view.search.TouristZoneId === 0;
  const isRefused = isRefusedSearch(result);
  // Of a refused search no results are shown, not even those of an earlier one.
  const found = !isRefused && (result.data?.Total ?? 0) > 0;
  const sorting = lodgingSorting(view, show);
  // With an area the map stays even if nothing is found, so that it can be moved on.
  const { Area: area } = view.search;
  const hasMap = !isRefused && (found || area !== null);
  const onMap = view.onMap && hasMap;
  // Cached for visitors who came from the first page.
  const needsFirst = view.page > 0 && (hasRoomForBoth || onMap);
  const first = useSearchLodgingQuery(needsFirst ? { view: { ...view, page: 0 }, lang } : skipToken);
  const pins = view.page > 0 ? first.data?.Pins : result.data?.Pins;
  const groups = useLodgingFilters(result.data?.Facets, view.search);
  const filters = !isFailedSearch(result) && (
    <LodgingFilterPanel
      found={result.data}
      search={view.search}
      onSearch={search}
      onApproach={(next) => ask({ ...view, page: 0, search: next })}
    />
  );
  const map = (
    <MapPlace>
      <LodgingMap
        view={view}
        pins={pins}
        offers={result.data?.Offers}
        zone={zone}
        active={active}
        onArea={(Area) => search({ ...withChoices(view.search, "TouristZoneId", []), Hotel: 0, Area })}
      />
    </MapPlace>
  );
  const placed = (TouristZoneId: number) => ({ ...view.search, TouristZoneId });
  if (choices?.Zones.length === 0) return <NoLodging />;
  return (
    <PageFrame
      beside={<SavedLink />}
      title={
        // Its space is reserved until the zone's name is known.
        <span style={{ opacity: isNamed ? 1 : 0 }}>
          <FormattedMessage id={titleOf(zone, area)} values={{ zone: zone && place(zone) }} />
        </span>
      }
    >
      <SearchEditingRoot>
        <WithTools>
          <LodgingSearchSummary
            search={view.search}
            onSearch={(next) => show({ search: next })}
            moved={moved}
            refused={isRefused && serverText(result.error)}
          />
          {wide && <CurrencyChoice />}
          {!hasRoomForBoth && (
            <ResultTools>
              {!wide && filters}
              {!wide && found && !onMap && <SortChoice {...sorting} />}
              {hasMap && <ViewSwitch onMap={onMap} onChange={(shown) => show({ onMap: shown, page: view.page })} />}
            </ResultTools>
          )}
          {(choices || choicesLoading) && !namesPlace(view.search) && (
            <AskPlace
              zones={choices?.Zones}
              to={(zone) => lodgingSearchPath({ ...view, page: 0, search: placed(zone) })}
            />
          )}
          <Columns>
            {wide && filters}
            <Results>
              <LodgingChosen groups={groups} search={view.search} onChange={search} />
              {found && result.data && <AllPrices offers={result.data.Offers} />}
              {(hasRoomForBoth || !onMap) && (
                <LodgingResults
                  view={view}
                  result={result}
                  ask={ask}
                  sorting={sorting}
                  search={search}
                  active={active}
                />
              )}
              {!isRefused && !hasRoomForBoth && onMap && map}
            </Results>
            {!isRefused && hasRoomForBoth && map}
          </Columns>
          {!wide && (
            <ResultEnd>
              <CurrencyChoice />
            </ResultEnd>
          )}
        </WithTools>
      </SearchEditingRoot>
    </PageFrame>
  );
}

/** Replaces the search if the shop has no lodging yet (OPS-28), or leaves it out (WEB-18). */
function NoLodging() {
  return (
    <PageFrame title={<FormattedMessage id="lodging.nothing.title" />}>
      <EmptyState
        title={<FormattedMessage id="lodging.nothing.what" />}
        action={
          <MainLink to={carsPath()}>
            <FormattedMessage id="car.search.submit" />
          </MainLink>
        }
      >
        <FormattedMessage id="lodging.nothing.why" />
      </EmptyState>
    </PageFrame>
  );
}
