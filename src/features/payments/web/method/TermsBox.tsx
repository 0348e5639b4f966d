import { FormattedMessage } from "react-intl";
import { CheckboxField } from "../../../../platform/web/ui/fields/CheckboxField";
import { policyLinks } from "../../../information/web/policyLinks";

type Props = { readonly checked: boolean; readonly onChange: (accepted: boolean) => void };

/** The terms, asked for before every payment (PAY-2). */
export function TermsBox({ checked, onChange }: Props) {
  return (
    <CheckboxField
      name="terms"
      label={<FormattedMessage id="payment.terms" values={policyLinks} />}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
