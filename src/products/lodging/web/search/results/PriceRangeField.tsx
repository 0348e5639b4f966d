import { FormattedMessage, useIntl } from "react-intl";
import { useCardMoney } from "../../../../../platform/web/intl/useMoney";
import { SelectField } from "../../../../../platform/web/ui/fields/SelectField";
import type { LodgingSearchChoice } from "../../../search/lodging.search-url";

type Range = Pick<LodgingSearchChoice, "MinPrice" | "MaxPrice">;
type Props = { readonly search: Range; readonly onChange: (range: Range) => void };

/** Minor units per room and night; MaxPrice 0: no limit. */
const ranges: readonly Range[] = [
  { MinPrice: 0, MaxPrice: 7_500 },
  { MinPrice: 7_500, MaxPrice: 15_000 },
  { MinPrice: 15_000, MaxPrice: 25_000 },
  { MinPrice: 25_000, MaxPrice: 0 },
];
const any: Range = { MinPrice: 0, MaxPrice: 0 };

const keyOf = ({ MinPrice, MaxPrice }: Range) => `${MinPrice}-${MaxPrice}`;

/** "$75 to $150"; null: any price. */
export function usePriceRangeText() {
  const intl = useIntl();
  const money = useCardMoney();
  return ({ MinPrice, MaxPrice }: Range): string | null => {
    if (MinPrice === 0 && MaxPrice === 0) return null;
    const limited = MinPrice === 0 ? "lodging.price.upTo" : "lodging.price.between";
    const id = MaxPrice === 0 ? "lodging.price.from" : limited;
    return intl.formatMessage({ id }, { from: money(MinPrice), to: money(MaxPrice) });
  };
}

/** A choice of price ranges per room and night; another range in the search is added to them. */
export function PriceRangeField({ search, onChange }: Props) {
  const textOf = usePriceRangeText();
  const known = [any, ...ranges].some((range) => keyOf(range) === keyOf(search));
  const offered = known ? ranges : [...ranges, search];
  return (
    <SelectField
      name="filter-price"
      label={<FormattedMessage id="lodging.price" />}
      value={keyOf(search)}
      onChange={({ target }) => onChange([...offered].map(pick).find((range) => keyOf(range) === target.value) ?? any)}
    >
      <FormattedMessage id="lodging.anyPrice">{(text) => <option value={keyOf(any)}>{text}</option>}</FormattedMessage>
      {offered.map((range) => (
        <option key={keyOf(range)} value={keyOf(range)}>
          {textOf(range)}
        </option>
      ))}
    </SelectField>
  );
}

const pick = ({ MinPrice, MaxPrice }: Range): Range => ({ MinPrice, MaxPrice });
