import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { useShortDay } from "../../../../platform/web/intl/useShortDay";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { SearchSummary } from "../../../../platform/web/ui/results/SearchSummary";
import type { HavanaDate } from "../../../../shared/havana";
import { useGetCountriesQuery } from "../../../account/web/account.api";
import { bandOf } from "../../search/car.bands";
import type { CarSearchChoice } from "../../search/car.search-url";
import { CarSearchForm } from "./form/CarSearchForm";
import { useStayText } from "./useStayText";

type Props = {
  readonly search: CarSearchChoice;
  readonly onSearch: (search: CarSearchChoice) => void;
  /** Called when another search is about to be sent. */
  readonly onApproach: (search: CarSearchChoice) => void;
  /** The day that the return was moved to. */
  readonly moved: HavanaDate | null;
  /** Why the server has refused it. */
  readonly refused: ReactNode;
};

/** The car search in one line, with the driver if one was chosen; it opens for editing in place. (CAR-26) */
export function CarSearchSummary({ search, onSearch, onApproach, moved, refused }: Props) {
  const shortDay = useShortDay();
  const stay = useStayText(search);
  const { DriverAge, LicenceCountryId } = search;
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
