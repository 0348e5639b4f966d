import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useGetCountriesQuery } from "../../../../features/account/web/account.api";
import { CurrencyChoice } from "../../../../features/currencies/web/CurrencyChoice";
import { SavedLink } from "../../../../features/saved/web/SavedLink";
import { useStoreDays } from "../../../../platform/web/calendar/storedDays";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { useOfficeName } from "../../../../platform/web/intl/useOfficeName";
import { usePlaceName } from "../../../../platform/web/intl/usePlaceName";
import { useShortDay } from "../../../../platform/web/intl/useShortDay";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { useIsWide } from "../../../../platform/web/ui/page/useIsWide";
import { isFailedSearch, isRefusedSearch } from "../../../../platform/web/ui/results/failedSearch";
import { ResultEnd, ResultTools, WithTools } from "../../../../platform/web/ui/results/ResultTools";
import { SearchEditingRoot } from "../../../../platform/web/ui/results/SearchEditing";
import { SearchSummary } from "../../../../platform/web/ui/results/SearchSummary";
import { SortChoice } from "../../../../platform/web/ui/results/SortControl";
import type { HavanaDate } from "../../../../shared/havana";
import type { CarZone } from "../../car.schemas";
import { bandOf } from "../../search/car.bands";
import { type CarSearchChoice, dayNames } from "../../search/car.search-url";
import { CarClassLinks } from "../classes/CarClassLinks";
import { useSearchCarsQuery } from "./carSearch.api";
import { CarSearchForm } from "./form/CarSearchForm";
import { useCarPlaces } from "./form/useCarPlaces";
import { CarFilterPanel } from "./results/CarFilterPanel";
import { CarResults } from "./results/CarResults";
import { carSorting } from "./results/carSorting";
import { useCarFilters } from "./results/useCarFilters";
import { useCarSearchView } from "./useCarSearchView";
import { useStayText } from "./useStayText";

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
  // Of a refused search no results are shown, not even those of an earlier one.
  const found = !isRefused && (result.data?.Total ?? 0) > 0;
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
        // Its space is reserved until the place's name is known.
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

type Props = {
  readonly search: CarSearchChoice;
  /** Empty until they are known. */
  readonly zones: readonly CarZone[];
  readonly onSearch: (search: CarSearchChoice) => void;
  /** Called when another search is about to be sent. */
  readonly onApproach: (search: CarSearchChoice) => void;
  /** The day that the return was moved to. */
  readonly moved: HavanaDate | null;
  /** Why the server has refused it. */
  readonly refused: ReactNode;
};

/**
 * The car search in one line, with the place of return if it differs and the driver if one was chosen; it opens for
 * editing in place. (CAR-26)
 */
function CarSearchSummary({ search, zones, onSearch, onApproach, moved, refused }: Props) {
  const office = useOfficeName();
  const shortDay = useShortDay();
  const stay = useStayText(search);
  const { IdDropOffZone, IdDropOffOffice, DriverAge, LicenceCountryId } = search;
  const zone = zones.find(({ Id }) => Id === IdDropOffZone);
  const returned = (zone?.Offices.find(({ Id }) => Id === IdDropOffOffice) ?? zone)?.Name;
  const lang = useSelector(selectLanguage);
  const { data: countries } = useGetCountriesQuery({ lang }, { skip: LicenceCountryId === 0 });
  const country = countries?.find(({ Id }) => Id === LicenceCountryId)?.Name;
  return (
    <SearchSummary
      refused={refused}
      moved={moved && <FormattedMessage id="car.search.returnMoved" values={{ to: shortDay(moved) }} />}
      text={
        <DottedLine>
          {stay}
          {returned && <FormattedMessage id="car.summary.return" values={{ place: office(returned) }} />}
          {DriverAge !== 0 && <FormattedMessage id="car.summary.age" values={{ ...bandOf(DriverAge) }} />}
          {country && <FormattedMessage id="car.summary.licence" values={{ country }} />}
        </DottedLine>
      }
      form={(done) => (
        <CarSearchForm
          initial={search}
          onApproach={onApproach}
          onSearch={(next) => {
            done();
            onSearch(next);
          }}
        />
      )}
    />
  );
}
