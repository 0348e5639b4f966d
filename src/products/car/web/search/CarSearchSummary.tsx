import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useGetCountriesQuery } from "../../../../features/account/web/account.api";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { useOfficeName } from "../../../../platform/web/intl/useOfficeName";
import { useShortDay } from "../../../../platform/web/intl/useShortDay";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { SearchSummary } from "../../../../platform/web/ui/results/SearchSummary";
import type { HavanaDate } from "../../../../shared/havana";
import type { CarZone } from "../../car.schemas";
import { bandOf } from "../../search/car.bands";
import type { CarSearchChoice } from "../../search/car.search-url";
import { CarSearchForm } from "./form/CarSearchForm";
import { useStayText } from "./useStayText";

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
 * The car search in one line, with the place of return if it is another one and the driver if one was chosen; it opens
 * for editing in place. (CAR-26)
 */
export function CarSearchSummary({ search, zones, onSearch, onApproach, moved, refused }: Props) {
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
