import { useFormikContext } from "formik";
import { FormattedMessage } from "react-intl";
import { fieldOf } from "../../../../platform/web/forms/FormField";
import type { FormOf } from "../../../../platform/web/forms/useForm";
import { CheckboxField } from "../../../../platform/web/ui/fields/CheckboxField";
import { Section } from "../../../../platform/web/ui/page/Section";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { BackFromAccount } from "../../../account/web/sign-in/BackFromAccount";
import type { PolicyValues } from "../../../information/policyBox.rules";
import { policyLinks } from "../../../information/web/policyLinks";
import { isAboutPolicies, type usePolicyBox } from "./usePolicyBox";

const Field = fieldOf<PolicyValues>();

type Props = {
  readonly failure: FormOf<PolicyValues>["failure"];
  readonly policies: ReturnType<typeof usePolicyBox>;
};

/**
 * The end of a booking form: the three policies that a booking accepts (CAR-4), each opened in a new tab and asked for
 * once per plan. Clients who have just created an account read that one press is left.
 */
export function PolicyBox({ failure, policies: { accepted, changed } }: Props) {
  const { AcceptPolicies } = useFormikContext<PolicyValues>().values;
  // Also shown while the edition in force has not been loaded here yet.
  const isRefused = isAboutPolicies(failure);
  return (
    <Section title={<FormattedMessage id="book.policies" />}>
      {(changed && !AcceptPolicies) || isRefused ? (
        <Callout kind="warning" announce>
          <FormattedMessage id="error.plan.policiesChanged" />
        </Callout>
      ) : null}
      {accepted ? (
        <p>
          <FormattedMessage id="book.policiesAccepted" values={policyLinks} />
        </p>
      ) : (
        <Field
          as={CheckboxField}
          type="checkbox"
          name="AcceptPolicies"
          required
          label={<FormattedMessage id="payment.terms" values={policyLinks} />}
        />
      )}
      <BackFromAccount />
    </Section>
  );
}
