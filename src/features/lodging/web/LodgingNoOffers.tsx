import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { EmptyState } from "../../../web/ui/EmptyState";
import type { LodgingSearchChoice } from "../lodging.search-url";
import { countFilters, noFilters } from "./filterCounts";

type Props = {
  readonly search: LodgingSearchChoice;
  readonly onChange: (change: Partial<LodgingSearchChoice>) => void;
};

/** No offers for this search, and what to change (specification section 8). */
export function LodgingNoOffers({ search, onChange }: Props) {
  const filtered = countFilters(search) > 0 || search.Hotel !== 0;
  return (
    <div role="status">
      <EmptyState
        title={<FormattedMessage id="results.none" />}
        action={
          filtered && (
            <Button variant="outlined" onClick={() => onChange(noFilters)}>
              <FormattedMessage id="lodging.filters.clear" />
            </Button>
          )
        }
      >
        <FormattedMessage id="lodging.results.noneAdvice" />
      </EmptyState>
    </div>
  );
}
