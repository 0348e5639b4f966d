import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { SelectField } from "../../../../../platform/web/ui/fields/SelectField";
import type { LodgingSearchChoice } from "../../../search/lodging.search-url";

type Props = {
  readonly search: Pick<LodgingSearchChoice, "MinPrice" | "MaxPrice">;
  readonly onChange: (part: Partial<LodgingSearchChoice>) => void;
};

/** Steps of a price per room and night, in minor units. */
const steps = [50, 75, 100, 150, 200, 250, 300, 400, 500].map((dollars) => dollars * 100);

/** Lowest and highest price per night. If they cross, the one not just changed gives way. */
export function PriceFields({ search: { MinPrice, MaxPrice }, onChange }: Props) {
  const money = useMoney();
  const options = (current: number) =>
    [...new Set([...steps, ...(current > 0 ? [current] : [])])]
      .sort((a, b) => a - b)
      .map((amount) => (
        <option key={amount} value={amount}>
          {money(amount).replace(/\.00$/, "")}
        </option>
      ));
  return (
    <>
      <SelectField
        name="minPrice"
        label={<FormattedMessage id="lodging.search.minPrice" />}
        value={MinPrice}
        onChange={({ target }) => {
          const least = Number(target.value);
          onChange({ MinPrice: least, MaxPrice: MaxPrice < least ? 0 : MaxPrice });
        }}
      >
        <FormattedMessage id="lodging.anyPrice">{(text) => <option value={0}>{text}</option>}</FormattedMessage>
        {options(MinPrice)}
      </SelectField>
      <SelectField
        name="maxPrice"
        label={<FormattedMessage id="lodging.search.maxPrice" />}
        value={MaxPrice}
        onChange={({ target }) => {
          const most = Number(target.value);
          onChange({ MaxPrice: most, MinPrice: most > 0 && MinPrice > most ? 0 : MinPrice });
        }}
      >
        <FormattedMessage id="lodging.anyPrice">{(text) => <option value={0}>{text}</option>}</FormattedMessage>
        {options(MaxPrice)}
      </SelectField>
    </>
  );
}
