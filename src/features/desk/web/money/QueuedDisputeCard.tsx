import Card from "@mui/material/Card";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import type { Instant } from "../../../../shared/instant";
import type { QueuedDispute } from "../../../refunds/refunds.schemas";
import { supportPlanPath } from "../../desk.paths";
import { dueState } from "../../inbox/inbox.rules";
import { LeftText } from "../LeftText";
import { RowNote } from "../plans/rows/RowNote";
import { deskAnswer } from "../shell/deskRows";
import { When } from "../When";

type Props = { readonly dispute: QueuedDispute; readonly now: Instant };

/** An undecided dispute, with a reminder before the evidence is due; details are on its plan's page. (DESK-12) */
export function QueuedDisputeCard({ dispute, now }: Props) {
  const money = useMoney();
  const { DisputeId, TravelPlanId, ClientName, Amount, Standing, RespondBy } = dispute;
  const evidenceBy = Standing === "open" ? RespondBy : null;
  const due = dueState("dispute", evidenceBy, now);
  return (
    <Card
      component="article"
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1 }}
    >
      <Typography variant="h3">
        <FormattedMessage id={`support.dispute.${Standing}`} values={{ amount: money(Amount) }} />
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
    </Card>
  );
}
