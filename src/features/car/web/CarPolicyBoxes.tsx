import { FormattedMessage } from "react-intl";
import { Section } from "../../../web/ui/Section";
import { BookCheckbox } from "./BookField";
import { TextLink } from "./TextLink";

const policies = [
  { name: "AcceptPrivacy", label: "car.book.acceptPrivacy", to: "/privacy-policy" },
  { name: "AcceptTerms", label: "car.book.acceptTerms", to: "/general-terms" },
  { name: "AcceptCancellation", label: "car.book.acceptCancellation", to: "/cancellation-policy" },
] as const;

/** The three policies that a booking accepts (specification section 5), each opened beside the form. */
export function CarPolicyBoxes() {
  return (
    <Section title={<FormattedMessage id="car.book.policies" />}>
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
