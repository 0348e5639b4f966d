import type { ComponentProps } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { useStayWords } from "../../../../../platform/web/intl/useStayWords";
import { SelectField } from "../../../../../platform/web/ui/fields/SelectField";
import type { Booking } from "../../../../plan/plan.schemas";
import { useProductOf } from "../../../../plan/web/products";
import type { Alternative } from "../../../reviews.schemas";

type Props = Omit<ComponentProps<typeof SelectField>, "label" | "children"> & {
  readonly booking: Booking;
  readonly alternatives: readonly Alternative[] | undefined;
};

export const keyOf = ({ Choice }: Alternative): string => Object.values(Choice).join("/");

/** Available alternatives to a booking: a list of cars, or of rooms by property. */
export function AlternativeField({ booking, alternatives = [], ...field }: Props) {
  const { kind } = useProductOf(booking);
  return (
    <SelectField
      {...field}
      label={<FormattedMessage id={`support.propose.${kind}`} />}
      hint={<FormattedMessage id={`support.propose.${kind}Hint`} />}
      autoFocus
      required
    >
      <option value="" />
      {kind === "stay" ? (
        [...byProperty(alternatives)].map(([property, rooms]) => (
          <optgroup key={property} label={property}>
            <AlternativeOptions alternatives={rooms} />
          </optgroup>
        ))
      ) : (
        <AlternativeOptions alternatives={alternatives} />
      )}
    </SelectField>
  );
}

function AlternativeOptions({ alternatives }: { readonly alternatives: readonly Alternative[] }) {
  const intl = useIntl();
  const money = useMoney();
  const { room } = useStayWords();
  return alternatives.map((one) => {
    const { Stay, Name: model, SupplierName: supplier, PayNow, ListPrice, NoWorse } = one;
    const prices = { price: money(PayNow), list: money(ListPrice) };
    const stayOption = NoWorse ? "support.propose.stayOption" : "support.propose.lesserOption";
    return (
      <option key={keyOf(one)} value={keyOf(one)}>
        {Stay
          ? intl.formatMessage({ id: stayOption }, { room: room(Stay.RoomClassCode, Stay.MealsPlanCode), ...prices })
          : intl.formatMessage({ id: "support.propose.option" }, { model, supplier, ...prices })}
      </option>
    );
  });
}

/** Properties in the order of their first alternatives. */
function byProperty(alternatives: readonly Alternative[]): Map<string, Alternative[]> {
  const properties = new Map<string, Alternative[]>();
  for (const one of alternatives) properties.set(one.Name, [...(properties.get(one.Name) ?? []), one]);
  return properties;
}
