import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "../../../../platform/web/links";
import type { MessageId } from "../../../../platform/web/messages";
import { token } from "../../../../platform/web/theme/token";
import { displayFamily } from "../../../../platform/web/theme/typography";
import { MainLink } from "../../../../platform/web/ui/page/MainLink";
import { Section } from "../../../../platform/web/ui/page/Section";
import { PAY_WITHIN_HOURS } from "../../../../shared/constants";
import type { PagePath } from "../../../../shared/page";
import { planPath } from "../../plan.pages";

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

const Ways = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: 12,
  marginBottom: 40,
  "@media (max-width: 599px)": { "& > a": { width: "100%", textAlign: "center" } },
});

type Props = {
  readonly children: ReactNode;
  /** The search for what else the trip needs on the same days. */
  readonly onward: { readonly to: PagePath; readonly label: MessageId } | null;
};

/**
 * Links to the plan and to the next search; then what happens after a booking: the supplier's answer (a list item that
 * depends on the product), paying, printing.
 */
export function BookedNext({ children, onward }: Props) {
  return (
    <>
      <Ways>
        <MainLink to={planPath()}>
          <FormattedMessage id="book.confirm.toPlan" />
        </MainLink>
        {onward && (
          <Button component={Link} to={onward.to} variant="outlined" size="large">
            <FormattedMessage id={onward.label} />
          </Button>
        )}
      </Ways>
      <Section title={<FormattedMessage id="book.confirm.next" />}>
        <Steps>
          {children}
          <FormattedMessage id="book.confirm.stepPay" tagName="li" values={{ hours: PAY_WITHIN_HOURS }} />
          <FormattedMessage id="book.confirm.stepPrint" tagName="li" />
        </Steps>
      </Section>
    </>
  );
}
