import { FormattedMessage } from "react-intl";
import type { SortProps } from "../../../../../platform/web/ui/results/SortControl";
import { type LodgingSortField, lodgingSortFields } from "../../../../../shared/enumerations";
import type { LodgingSearchView } from "../../../search/lodging.search-url";

const fields = lodgingSortFields.map((field) => [field, `lodging.sort.${field}`] as const);

/** The order of a view of the results, and the possible orders. */
export function lodgingSorting(
  { field, order }: LodgingSearchView,
  onChange: SortProps<LodgingSortField>["onChange"],
): SortProps<LodgingSortField> {
  return { fields, field, order, onChange, how: <FormattedMessage id="lodging.sort.how" /> };
}
