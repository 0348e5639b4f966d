import { FormattedMessage } from "react-intl";
import type { SortProps } from "../../../../../platform/web/ui/results/SortControl";
import { type CarSortField, carSortFields } from "../../../../../shared/enumerations";
import type { CarSearchView } from "../../../search/car.search-url";

/** The six fields of CAR-13. */
const fields = carSortFields.map((field) => [field, `car.sort.${field}`] as const);

/** The order of a view of the results, and the possible orders. */
export function carSorting(
  { field, order }: CarSearchView,
  onChange: SortProps<CarSortField>["onChange"],
): SortProps<CarSortField> {
  return { fields, field, order, onChange, how: <FormattedMessage id="car.sort.how" /> };
}
