import { useField } from "formik";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { MessageId } from "../messages";
import { CheckboxField } from "../ui/CheckboxField";
import { DateField } from "../ui/DateField";
import { SelectField } from "../ui/SelectField";
import { TextField } from "../ui/TextField";

type Named = {
  readonly name: string;
  readonly label: MessageId;
  readonly hint?: ReactNode;
  readonly required?: boolean;
};
type TextProps = Named & { readonly autoComplete?: string; readonly maxLength?: number };

/** The fields of the booking form: each shows its error once it was left or sent. */
export function BookText({ name, label, ...props }: TextProps) {
  const [field] = useField<string>(name);
  return <TextField {...props} {...field} label={<FormattedMessage id={label} />} error={useShownError(name)} />;
}

export function BookDate({ name, label, ...props }: TextProps & { readonly min?: string; readonly max?: string }) {
  const [field] = useField<string>(name);
  return <DateField {...props} {...field} label={<FormattedMessage id={label} />} error={useShownError(name)} />;
}

export function BookSelect({ name, label, ...props }: TextProps & { readonly children: ReactNode }) {
  const [field] = useField<string>(name);
  return <SelectField {...props} {...field} label={<FormattedMessage id={label} />} error={useShownError(name)} />;
}

/** How many of something, from none to three. */
export function BookCount({ name, label, ...props }: Named) {
  const [{ value, onBlur }, , { setValue }] = useField<number>(name);
  return (
    <SelectField
      {...props}
      name={name}
      label={<FormattedMessage id={label} />}
      value={value}
      onBlur={onBlur}
      onChange={({ target }) => void setValue(Number(target.value))}
    >
      {[0, 1, 2, 3].map((count) => (
        <option key={count}>{count}</option>
      ))}
    </SelectField>
  );
}

export function BookCheckbox({ name, label }: { readonly name: string; readonly label: ReactNode }) {
  const [field] = useField<boolean>({ name, type: "checkbox" });
  const { value: _checked, ...box } = field;
  return <CheckboxField {...box} required label={label} error={useShownError(name)} />;
}

function useShownError(name: string): string | undefined {
  const [, { touched, error }] = useField<unknown>(name);
  const say = useErrorText();
  return touched && error ? say(error) : undefined;
}

/** An error as text: a message id of the form's own rules, or what the server wrote. */
export function useErrorText(): (error: string) => string {
  const intl = useIntl();
  return (error) => (error in intl.messages ? intl.formatMessage({ id: error }) : error);
}
