import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import type { PlanDispute } from "../../../plans/plans.schemas";
import { DisputeDue } from "../../parts/DisputeDue";
import { RowNote } from "../../parts/RowNote";
import { When } from "../../parts/When";

/**
 * A dispute: its status, what it blocks, the deadline for evidence, and how a lost one was settled. (DESK-12, PAY-32)
 */
export function DisputeCallout({ dispute }: { readonly dispute: PlanDispute }) {
  const money = useMoney();
  const { DisputeId, Amount, Reason, Status, OpenedAt, RespondBy, AnsweredAt, ClosedAt } = dispute;
  const { Shortfall, SettledAt, SettledAs } = dispute;
  return (
    <Callout
      kind={Status === "won" || SettledAt !== null ? "info" : "warning"}
      title={<FormattedMessage id={`support.dispute.${Status}`} values={{ amount: money(Amount) }} />}
    >
      <p>
        <FormattedMessage id={SettledAs ? `support.dispute.${SettledAs}.text` : `support.dispute.${Status}.text`} />
      </p>
      <DisputeDue shortfall={Shortfall} isToSettle={Status === "lost" && SettledAt === null} />
      {Status === "open" && RespondBy !== null && (
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
          {SettledAt !== null && (
            <FormattedMessage id="support.dispute.settledAt" values={{ when: <When at={SettledAt} /> }} />
          )}
          {DisputeId}
        </DottedLine>
      </RowNote>
    </Callout>
  );
}
