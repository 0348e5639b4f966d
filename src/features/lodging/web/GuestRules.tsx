import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { Section } from "../../../web/ui/Section";

const Points = styled("ul")({ margin: 0, paddingInlineStart: 22, display: "grid", gap: 6, maxWidth: "42rem" });

/** What children and a third adult pay. */
export function GuestRules() {
  return (
    <Section title={<FormattedMessage id="lodging.rules.title" />}>
      <Points>
        <FormattedMessage id="lodging.rules.infants" tagName="li" />
        <FormattedMessage id="lodging.rules.children" tagName="li" />
        <FormattedMessage id="lodging.rules.adults" tagName="li" />
        <FormattedMessage id="lodging.rules.thirdAdult" tagName="li" />
      </Points>
    </Section>
  );
}
