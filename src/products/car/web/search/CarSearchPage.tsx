import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useStoreDays } from "../../../../platform/web/calendar/storedDays";
import { usePlaceName } from "../../../../platform/web/intl/usePlaceName";
import { CurrencyChoice } from "../../../../features/currencies/web/CurrencyChoice";
import { SavedLink } from "../../../../features/saved/web/SavedLink";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { useIsWide } from "../../../../platform/web/ui/page/useIsWide";
import { isFailedSearch, isRefusedSearch } from "../../../../platform/web/ui/results/failedSearch";
import { ResultEnd, ResultTools, WithTools } from "../../../../platform/web/ui/results/ResultTools";
import { SearchEditingRoot } from "../../../../platform/web/ui/results/SearchEditing";
import { SortChoice } from "../../../../platform/web/ui/results/SortControl";
import { dayNames } from "../../search/car.search-url";
import { CarClassLinks } from "../classes/CarClassLinks";
import { CarSearchSummary } from "./CarSearchSummary";
import { useSearchCarsQuery } from "./carSearch.api";
import { useCarPlaces } from "./form/useCarPlaces";
import { CarFilterPanel } from "./results/CarFilterPanel";
import { CarResults } from "./results/CarResults";
import { carSorting } from "./results/carSorting";
import { useCarFilters } from "./results/useCarFilters";
import { useCarSearchView } from "./useCarSearchView";

const Columns = styled("div")({
  display: "grid",
  gap: 20,
  marginTop: 4,
  alignItems: "start",
  "@media (min-width: 900px)": {
    marginTop: 24,
    gap: 40,
    "&:has(> aside)": { gridTemplateColumns: "15rem minmax(0, 1fr)" },
  },
});

/** /search-car: the offers for the search in the URL. */
export default function CarSearchPage() {
  const { view, moved, ask, show, search } = useCarSearchView();
  const lang = useSelector(selectLanguage);
  const result = useSearchCarsQuery({ view, lang }, { refetchOnReconnect: true });
  useStoreDays(dayNames, result.isSuccess && !result.isFetching);
  const isRefused = isRefusedSearch(result);
  const wide = useIsWide();
  const sorting = carSorting(view, show);
  const place = usePlaceName();
  const { zones } = useCarPlaces(view.search);
  const zone = zones.find(({ Id }) => Id === view.search.IdZone)?.Name;
  // A place without an office is not among the zones.
  const name = zone ?? result.data?.ZoneName;
  const found = (result.data?.Total ?? 0) > 0;
  const groups = useCarFilters(result.data?.Facets, view.search);
  const filters = !isFailedSearch(result) && (
    <CarFilterPanel
      found={result.data}
      search={view.search}
      onSearch={search}
      onApproach={(next) => ask({ ...view, page: 0, search: next })}
    />
  );
  return (
    <PageFrame
      beside={<SavedLink />}
      title={
        // Its place is kept until the place's name is known.
        <span style={{ opacity: name || !result.isLoading ? 1 : 0 }}>
          <FormattedMessage
            id={name ? "car.results.title" : "car.results.titleAnywhere"}
            values={{ zone: name && place(name) }}
          />
        </span>
      }
    >
      <SearchEditingRoot>
        <WithTools>
          <CarSearchSummary
            search={view.search}
            zones={zones}
            onSearch={(next) => show({ search: next })}
            onApproach={(next) => ask({ ...view, page: 0, search: next })}
            moved={moved}
            refused={isRefused && serverText(result.error)}
          />
          {wide ? (
            <CurrencyChoice />
          ) : (
            <ResultTools>
              {filters}
              {found && <SortChoice {...sorting} />}
            </ResultTools>
          )}
          <Columns>
            {wide && filters}
            <CarResults view={view} result={result} groups={groups} ask={ask} sorting={sorting} search={search} />
          </Columns>
          {zone && result.data && (
            <CarClassLinks zoneId={view.search.IdZone} zone={place(zone)} classes={result.data.Facets.Classes} />
          )}
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
