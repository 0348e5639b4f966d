import { FormattedMessage } from "react-intl";
import type { FormOf } from "../../../platform/web/forms/useForm";
import { CheckboxField } from "../../../platform/web/ui/fields/CheckboxField";
import { Section } from "../../../platform/web/ui/Section";
import { policyLink } from "./checkout/policyLink";

const links = {
  privacy: policyLink("/privacy-policy"),
  terms: policyLink("/general-terms"),
  cancellation: policyLink("/cancellation-policy"),
};

type Props = {
  readonly form: Pick<FormOf<{ AcceptPolicies: boolean }>, "checkbox">;
  /** With another booking of the plan. */
  readonly accepted: boolean;
};

/** The three policies that a booking accepts (CAR-4), each opened beside the form; they are asked for once a plan. */
export function PolicyBox({ form, accepted }: Props) {
  return (
    <Section title={<FormattedMessage id="book.policies" />}>
      {accepted ? (
        <p>
          <FormattedMessage id="book.policiesAccepted" values={links} />
        </p>
      ) : (
        <CheckboxField
          {...form.checkbox("AcceptPolicies")}
          required
          label={<FormattedMessage id="payment.terms" values={links} />}
        />
      )}
    </Section>
  );
}
