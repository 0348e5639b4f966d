import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { PAY_WITHIN_HOURS } from "../../../shared/constants";
import { token } from "../theme/token";
import { displayFamily } from "../theme/typography";
import { MainLink } from "../ui/MainLink";
import { Section } from "../ui/Section";

const Steps = styled("ol")({
  margin: 0,
  padding: 0,
  listStyle: "none",
  counterReset: "step",
  display: "grid",
  gap: 20,
  maxWidth: "44rem",
  "& li": { display: "grid", gridTemplateColumns: "44px minmax(0, 1fr)", gap: 16, counterIncrement: "step" },
  "& li::before": {
    content: "counter(step)",
    display: "grid",
    placeItems: "center",
    width: 44,
    height: 44,
    borderRadius: "50%",
    background: token("sea"),
    color: token("onSea"),
    fontFamily: displayFamily,
    fontWeight: 700,
    fontSize: "1.25rem",
  },
});

/** What happens after a booking: the supplier's answer (a list item, the product's own), paying, printing; and the way to the plan. */
export function BookedNext({ children }: { readonly children: ReactNode }) {
  return (
    <Section title={<FormattedMessage id="book.confirm.next" />}>
      <Steps>
        {children}
        <FormattedMessage id="book.confirm.stepPay" tagName="li" values={{ hours: PAY_WITHIN_HOURS }} />
        <FormattedMessage id="book.confirm.stepPrint" tagName="li" />
      </Steps>
      <div>
        <MainLink to="/shopping-cart">
          <FormattedMessage id="book.confirm.toPlan" />
        </MainLink>
      </div>
    </Section>
  );
}
