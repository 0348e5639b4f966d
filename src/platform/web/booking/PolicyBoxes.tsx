import { FormattedMessage } from "react-intl";
import { Section } from "../ui/Section";
import { TextLink } from "../ui/TextLink";
import { BookCheckbox } from "./BookField";

const policies = [
  { name: "AcceptPrivacy", label: "book.acceptPrivacy", to: "/privacy-policy" },
  { name: "AcceptTerms", label: "book.acceptTerms", to: "/general-terms" },
  { name: "AcceptCancellation", label: "book.acceptCancellation", to: "/cancellation-policy" },
] as const;

/** The three policies that a booking accepts (specification section 5), each opened beside the form. */
export function PolicyBoxes() {
  return (
    <Section title={<FormattedMessage id="book.policies" />}>
      <div>
        {policies.map(({ name, label, to }) => (
          <BookCheckbox
            key={name}
            name={name}
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
