import { FormattedMessage } from "react-intl";
import type { FormOf } from "../forms/useForm";
import { CheckboxField } from "../ui/fields/CheckboxField";
import { Section } from "../ui/Section";
import { TextLink } from "../ui/TextLink";

const policies = [
  { name: "AcceptPrivacy", label: "book.acceptPrivacy", to: "/privacy-policy" },
  { name: "AcceptTerms", label: "book.acceptTerms", to: "/general-terms" },
  { name: "AcceptCancellation", label: "book.acceptCancellation", to: "/cancellation-policy" },
] as const;

type Accepted = Record<(typeof policies)[number]["name"], boolean>;
type Props = { readonly form: Pick<FormOf<Accepted>, "checkbox"> };

/** The three policies that a booking accepts (CAR-4), each opened beside the form. */
export function PolicyBoxes({ form }: Props) {
  return (
    <Section title={<FormattedMessage id="book.policies" />}>
      <div>
        {policies.map(({ name, label, to }) => (
          <CheckboxField
            key={name}
            {...form.checkbox(name)}
            required
            label={
              <FormattedMessage
                id={label}
                values={{
                  link: (text) => (
                    <TextLink key={to} to={to} newTab>
                      {text}
                    </TextLink>
                  ),
                }}
              />
            }
          />
        ))}
      </div>
    </Section>
  );
}
