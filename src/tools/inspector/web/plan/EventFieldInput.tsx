import { FormattedMessage, useIntl } from "react-intl";
import type { BookingStatus } from "../../../../features/plan/bookings/bookingStatus";
import { methodLapses } from "../../../../features/plan/checkout/checkout.charge";
import type { CheckoutContext } from "../../../../features/plan/checkout/checkout.context";
import { type CheckoutEventType, holderMatches } from "../../../../features/plan/checkout/checkout.events";
import { SelectField } from "../../../../platform/web/ui/fields/SelectField";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { PaymentProvider, ProductType } from "../../../../shared/enumerations";
import type { EventField } from "../../event/event-fields";
import { useMethodName } from "./useFactText";

type Props = {
  readonly type: CheckoutEventType;
  readonly field: EventField;
  readonly value: string;
  readonly context: CheckoutContext;
  readonly onChange: (value: string) => void;
};

type Option = { value: string; text: string };

/** A field of an event's payload, with the input for its kind. */
export function EventFieldInput({ type, field: { path, kind }, value, context, onChange }: Props) {
  const intl = useIntl();
  const methodName = useMethodName();
  const name = `${type}-${path}`;
  const label = path;
  const options = optionsOf();
  if (options) {
    return (
      <SelectField name={name} label={label} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </SelectField>
    );
  }
  const isNumber = kind === "amount" || kind === "price" || kind === "bookingNumber";
  const hint = kind === "amount" || kind === "price" ? "minor" : kind === "instant" ? "havana" : null;
  return (
    <TextField
      name={name}
      label={label}
      hint={hint && <FormattedMessage id={`inspector.field.${hint}`} />}
      type={kind === "instant" ? "datetime-local" : "text"}
      inputMode={isNumber ? "numeric" : undefined}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );

  function optionsOf(): Option[] | null {
    const statusText = (status: BookingStatus) =>
      intl.formatMessage({ id: `inspector.word.bookings.status.${status}` });
    const word = (id: "yes" | "no" | "passed" | "failed") => intl.formatMessage({ id: `inspector.field.${id}` });
    switch (kind) {
      case "booking":
        return [
          { value: "", text: "–" },
          ...context.bookings.map(({ id, status }) => ({ value: String(id), text: `${id} (${statusText(status)})` })),
        ];
      case "method":
        return Object.values(PaymentProvider).map((id) => ({ value: String(id), text: methodName(id) }));
      case "product":
        return Object.entries(ProductType).map(([text, id]) => ({ value: String(id), text }));
      case "lapse":
        return methodLapses.map((why) => ({
          value: why,
          text: intl.formatMessage({ id: `inspector.word.dropped.why.${why}` }),
        }));
      case "holder":
        return holderMatches.map((holder) => ({
          value: holder,
          text: intl.formatMessage({ id: `inspector.field.holder.${holder}` }),
        }));
      case "yes":
        return [
          { value: "yes", text: word("yes") },
          { value: "no", text: word("no") },
        ];
      case "check":
        return [
          { value: "passed", text: word("passed") },
          { value: "failed", text: word("failed") },
        ];
      default:
        return null;
    }
  }
}
