import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { EmptyState } from "../../../web/ui/EmptyState";
import type { CarSearchChoice } from "../car.search-url";
import { countFilters, noFilters } from "./CarFilters";

type Props = { readonly search: CarSearchChoice; readonly onChange: (change: Partial<CarSearchChoice>) => void };

/** No offers for this search, and what to change (specification section 8). */
export function CarNoOffers({ search, onChange }: Props) {
  const filtered = countFilters(search) > 0;
  return (
    <div role="status">
      <EmptyState
        title={<FormattedMessage id="results.none" />}
        action={
          filtered && (
            <Button variant="outlined" onClick={() => onChange(noFilters)}>
              <FormattedMessage id="car.filters.clear" />
            </Button>
          )
        }
      >
        <FormattedMessage id="car.results.noneAdvice" />
      </EmptyState>
    </div>
  );
}
