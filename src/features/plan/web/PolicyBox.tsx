import { FormattedMessage } from "react-intl";
import type { FormOf } from "../../../platform/web/forms/useForm";
import { CheckboxField } from "../../../platform/web/ui/fields/CheckboxField";
import { Section } from "../../../platform/web/ui/page/Section";
import { Callout } from "../../../platform/web/ui/status/Callout";
import type { PolicyValues } from "../../information/policyBox.rules";
import { policyLink } from "./checkout/policyLink";
import { isAboutPolicies, type usePolicyBox } from "./usePolicyBox";

const links = {
  privacy: policyLink("/privacy-policy"),
  terms: policyLink("/general-terms"),
  cancellation: policyLink("/cancellation-policy"),
};

type Props = {
  readonly form: Pick<FormOf<PolicyValues>, "checkbox" | "values" | "failure">;
  readonly policies: ReturnType<typeof usePolicyBox>;
};

/** The three policies that a booking accepts (CAR-4), each opened in a new tab; asked for once per plan. */
export function PolicyBox({ form, policies: { accepted, changed } }: Props) {
  // Said also while the edition in force has not been loaded here yet.
  const isRefused = isAboutPolicies(form.failure);
  return (
    <Section title={<FormattedMessage id="book.policies" />}>
      {(changed && !form.values.AcceptPolicies) || isRefused ? (
        <Callout kind="warning" announce>
          <FormattedMessage id="error.plan.policiesChanged" />
        </Callout>
      ) : null}
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
