import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { EmptyState } from "../../../web/ui/EmptyState";
import { ErrorState } from "../../../web/ui/ErrorState";
import type { CarSearchChoice } from "../car.search-url";
import { countFilters, noFilters } from "./CarFilters";

type Props = { readonly search: CarSearchChoice; readonly onChange: (change: Partial<CarSearchChoice>) => void };

/** No offers for this search, and what to change (specification section 8). */
export function CarNoOffers({ search, onChange }: Props) {
  const filtered = countFilters(search) > 0;
  return (
    <div role="status">
      <EmptyState
        title={<FormattedMessage id="car.results.none" />}
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

type FailureProps = {
  readonly title: "error.car.offersFailed" | "error.car.offerFailed" | "error.booking.loadFailed";
  /** What the server wrote; null where it did not answer. */
  readonly text: string | null;
  readonly onRetry: () => void;
};

/** Something that could not be fetched: why, if the server said so, and another try. */
export function CarFailure({ title, text, onRetry }: FailureProps) {
  return (
    <ErrorState
      icon={text === null ? "offline" : "alert"}
      title={<FormattedMessage id={title} />}
      action={
        <Button variant="contained" onClick={onRetry}>
          <FormattedMessage id="car.retry" />
        </Button>
      }
    >
      {text ?? <FormattedMessage id="car.results.offline" />}
    </ErrorState>
  );
}
