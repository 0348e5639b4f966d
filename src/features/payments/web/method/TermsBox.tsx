import { FormattedMessage } from "react-intl";
import { CheckboxField } from "../../../../platform/web/ui/fields/CheckboxField";
import { policyLink } from "../../../plan/web/checkout/policyLink";

type Props = { readonly checked: boolean; readonly onChange: (accepted: boolean) => void };

/** The terms, asked for before every payment (PAY-2). */
export function TermsBox({ checked, onChange }: Props) {
  return (
    <CheckboxField
      name="terms"
      label={
        <FormattedMessage
          id="payment.terms"
          values={{
            privacy: policyLink("/privacy-policy"),
            terms: policyLink("/general-terms"),
            cancellation: policyLink("/cancellation-policy"),
          }}
        />
      }
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
