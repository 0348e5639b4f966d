import type { ComponentProps, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { TextField } from "../../../../platform/web/ui/fields/TextField";
import { LONGEST } from "../../../../shared/longest";

type Props = Pick<
  ComponentProps<typeof TextField>,
  "name" | "value" | "onChange" | "onBlur" | "id" | "error" | "autoFocus"
> & {
  readonly hint?: ReactNode;
};

/** Why staff do something; by default with the hint that it stays in the history. */
export function ReasonField({ hint = <FormattedMessage id="support.act.reasonHint" />, ...field }: Props) {
  return (
    <TextField
      {...field}
      label={<FormattedMessage id="support.act.reason" />}
      hint={hint}
      maxLength={LONGEST.reason}
      autoComplete="off"
      required
    />
  );
}
