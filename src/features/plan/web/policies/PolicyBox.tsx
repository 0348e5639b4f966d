import { useFormikContext } from "formik";
import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { fieldOf } from "../../../../platform/web/forms/FormField";
import type { Fill } from "../../../../platform/web/forms/useFill";
import type { FormOf } from "../../../../platform/web/forms/useForm";
import { CheckboxField } from "../../../../platform/web/ui/fields/CheckboxField";
import { Section } from "../../../../platform/web/ui/page/Section";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { BackFromAccount } from "../../../account/web/sign-in/BackFromAccount";
import type { PolicyValues } from "../../../information/policyBox.rules";
import { policyLinks } from "../../../information/web/policyLinks";
import { useShownEdition } from "../../../information/web/useShownEdition";
import { useActivePlan } from "../useActivePlan";

/**
 * The policy box of a booking form. It is ticked for a client who accepted the policies with another booking of the
 * plan (`accepted`), and cleared when it was ticked for an edition no longer in force (`changed`). (CAR-4, INFO-26)
 */
export function usePolicyBox<Values extends PolicyValues>(fill: Fill<Values>) {
  const { data: plan } = useActivePlan();
  const { edition, changed } = useShownEdition(fill);
  // If the plan accepts no further booking, this one starts a new plan, whose policies nobody has accepted yet.
  const accepted = plan?.AcceptsBookings === true && plan.Bookings.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new edition clears the box, so it has to be ticked again.
  useEffect(() => {
    if (!accepted) return;
    fill((values) => ({ ...values, AcceptPolicies: true }));
    return () => fill((values) => ({ ...values, AcceptPolicies: false }));
  }, [accepted, edition, fill]);
  return { accepted, changed };
}

type Failure = FormOf<PolicyValues>["failure"];

/**
 * Whether the server refused a form because it showed policies that are no longer in force: the policy box reports it.
 */
export const isAboutPolicies = (failure: Failure): boolean => failure?.code === "plan.policiesChanged";

/** A failure to be shown beside the button. */
export const unlessAboutPolicies = (failure: Failure): Failure => (isAboutPolicies(failure) ? undefined : failure);

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
