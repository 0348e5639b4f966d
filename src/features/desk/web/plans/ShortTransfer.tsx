import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { Callout } from "../../../../platform/web/ui/Callout";
import { PaymentStatus } from "../../../../shared/enumerations";
import type { PlanPayment, SupportPlan } from "../../plans.schemas";
import { When } from "../When";

/** A transfer of which a part has come and the rest is waited for. */
export function isShort({ Status, Amount, Received }: PlanPayment): boolean {
  return Status === PaymentStatus.Created && Received !== null && Received > 0 && Received < Amount;
}

type Props = { readonly payment: PlanPayment; readonly deadlines: SupportPlan["Deadlines"] };

/** What came of a short transfer, what is missing and until when, and what can be done about it here. (PAY-28) */
export function ShortTransfer({ payment: { Amount, Received }, deadlines }: Props) {
  const money = useMoney();
  const arrived = Received ?? 0;
  const until = deadlines.find(({ Kind }) => Kind === "review" || Kind === "pay");
  const values = { amount: money(Amount), arrived: money(arrived), missing: money(Amount - arrived) };
  return (
    <Callout
      kind="warning"
      title={<FormattedMessage id="support.standing.short" values={values} />}
      action={
        <Button component={Link} to="/support/transfers">
          <FormattedMessage id="support.standing.short.action" />
        </Button>
      }
    >
      {until && (
        <p>
          <FormattedMessage
            id="support.standing.short.until"
            values={{ ...values, kind: until.Kind, when: <When at={until.At} /> }}
          />
        </p>
      )}
      <p>
        <FormattedMessage id="support.standing.short.text" />
      </p>
    </Callout>
  );
}
