import Card from "@mui/material/Card";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { Link } from "../../../../../platform/web/links";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import type { QueuedMovement } from "../../../../refunds/refunds.schemas";
import { supportPlanPath } from "../../../desk.pages";
import { ReasonAction } from "../../parts/ReasonAction";
import { RowNote } from "../../parts/RowNote";
import { When } from "../../parts/When";
import { deskAnswer } from "../../shell/deskRows";
import { AttributionForm } from "../transfers/AttributionForm";

/**
 * What happened to money at its provider without us, and what finance records about it: what a refund was for, or that
 * anything else was dealt with. (PAY-34, PAY-35, PAY-36)
 */
export function MovementCard({ movement }: { readonly movement: QueuedMovement }) {
  const id = useId();
  const money = useMoney();
  const { MovementId, Kind, TravelPlanId, ClientName, Method, Amount, CurrencyCode, Reference, KnownAt } = movement;
  return (
    <Card
      component="article"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1 }}
    >
      <Typography id={id} variant="h3">
        <FormattedMessage id={`support.movement.${Kind}`} values={{ amount: money(Amount, CurrencyCode) }} />
      </Typography>
      <RowNote>
        <DottedLine>
          {ClientName}
          <MuiLink component={Link} to={supportPlanPath(TravelPlanId)} {...deskAnswer}>
            <FormattedMessage id="support.disputes.plan" values={{ plan: TravelPlanId }} />
          </MuiLink>
          <FormattedMessage id="support.payments.method" values={{ method: Method }} />
          <FormattedMessage id="support.movement.since" values={{ when: <When at={KnownAt} /> }} />
          {Reference}
        </DottedLine>
      </RowNote>
      <p style={{ marginBottom: 8 }}>
        <FormattedMessage id={`support.movement.${Kind}.text`} />
      </p>
      {Kind === "refundedElsewhere" ? (
        <AttributionForm movement={movement} />
      ) : (
        <ReasonAction act={{ kind: "movement", id: MovementId }} />
      )}
    </Card>
  );
}
