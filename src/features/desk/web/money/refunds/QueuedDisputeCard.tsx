import Card from "@mui/material/Card";
import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { Link } from "../../../../../platform/web/links";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import type { Instant } from "../../../../../shared/instant";
import type { QueuedDispute } from "../../../../refunds/refunds.schemas";
import { supportPlanPath } from "../../../desk.pages";
import { dueState } from "../../../inbox/inbox.rules";
import { DisputeDue } from "../../parts/DisputeDue";
import { LeftText } from "../../parts/LeftText";
import { ReasonAction } from "../../parts/ReasonAction";
import { RowNote } from "../../parts/RowNote";
import { When } from "../../parts/When";
import { deskAnswer } from "../../shell/deskRows";
import type { DeskActKind, ExplainedKind } from "../../shell/staffActions";

const Acts = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  gap: 12,
  "& > form": { flex: "1 1 100%" },
  "&:empty": { display: "none" },
});

type DisputeAct = Exclude<DeskActKind, ExplainedKind>;

type Props = { readonly dispute: QueuedDispute; readonly now: Instant };

/** What staff record about a dispute; one that is won needs nothing. */
const actsOf: Record<QueuedDispute["Status"], readonly DisputeAct[]> = {
  open: ["dispute"],
  answered: ["disputeUnanswered"],
  won: [],
  lost: ["disputeCollected", "disputeWrittenOff"],
};

/**
 * A dispute, with a reminder before its evidence is due, and what staff record about it: that the evidence was sent, or
 * how a lost one is settled. Details are on its plan's page. (DESK-12, PAY-32)
 */
export function QueuedDisputeCard({ dispute, now }: Props) {
  const money = useMoney();
  const { DisputeId, TravelPlanId, ClientName, Amount, Status, RespondBy, Shortfall } = dispute;
  const evidenceBy = Status === "open" ? RespondBy : null;
  const due = dueState("dispute", evidenceBy, now);
  return (
    <Card
      component="article"
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1 }}
    >
      <Typography variant="h3">
        <FormattedMessage id={`support.dispute.${Status}`} values={{ amount: money(Amount) }} />
      </Typography>
      <RowNote>
        <DottedLine>
          {ClientName}
          <MuiLink component={Link} to={supportPlanPath(TravelPlanId)} {...deskAnswer}>
            <FormattedMessage id="support.disputes.plan" values={{ plan: TravelPlanId }} />
          </MuiLink>
          {DisputeId}
        </DottedLine>
      </RowNote>
      {evidenceBy !== null && due === "later" && (
        <p>
          <FormattedMessage id="support.dispute.respondBy" values={{ when: <When at={evidenceBy} /> }} />
        </p>
      )}
      {evidenceBy !== null && due !== "later" && (
        <Callout kind="error">
          <FormattedMessage
            id="support.disputes.remind"
            values={{
              over: due === "over" ? "yes" : "no",
              left: <LeftText until={evidenceBy} now={now} />,
              when: <When at={evidenceBy} />,
            }}
          />
        </Callout>
      )}
      <DisputeDue shortfall={Shortfall} isToSettle={Status === "lost"} />
      <Acts>
        {actsOf[Status].map((kind) => (
          <ReasonAction key={kind} act={{ kind, id: DisputeId }} />
        ))}
      </Acts>
    </Card>
  );
}
