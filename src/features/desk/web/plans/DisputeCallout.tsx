import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { Callout } from "../../../../platform/web/ui/Callout";
import { DottedLine } from "../../../../platform/web/ui/DottedLine";
import type { PlanDispute } from "../../plans.schemas";
import { ReasonAction } from "../ReasonAction";
import { When } from "../When";
import { RowNote } from "./RowNote";

/** A disputed charge: how it stands, what is held because of it, until when evidence can be given, and that it was. (DESK-12) */
export function DisputeCallout({ dispute }: { readonly dispute: PlanDispute }) {
  const money = useMoney();
  const { DisputeId, Amount, Reason, Standing, OpenedAt, RespondBy, AnsweredAt, ClosedAt } = dispute;
  return (
    <Callout
      kind={Standing === "won" ? "info" : "warning"}
      title={<FormattedMessage id={`support.dispute.${Standing}`} values={{ amount: money(Amount) }} />}
    >
      <p>
        <FormattedMessage id={`support.dispute.${Standing}.text`} />
      </p>
      {Standing === "open" && RespondBy !== null && (
        <p>
          <strong>
            <FormattedMessage id="support.dispute.respondBy" values={{ when: <When at={RespondBy} /> }} />
          </strong>
        </p>
      )}
      <RowNote>
        <DottedLine>
          <FormattedMessage id="support.dispute.reason" values={{ reason: Reason }} />
          <FormattedMessage id="support.dispute.since" values={{ when: <When at={OpenedAt} /> }} />
          {AnsweredAt !== null && (
            <FormattedMessage id="support.dispute.answeredAt" values={{ when: <When at={AnsweredAt} /> }} />
          )}
          {ClosedAt !== null && (
            <FormattedMessage id="support.dispute.closedAt" values={{ when: <When at={ClosedAt} /> }} />
          )}
          {DisputeId}
        </DottedLine>
      </RowNote>
      {Standing === "open" && <ReasonAction act={{ kind: "dispute", id: DisputeId }} />}
    </Callout>
  );
}
