import Card from "@mui/material/Card";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { FormattedMessage, useIntl } from "react-intl";
import { useHavanaTime } from "../../../../../../platform/web/intl/useHavanaTime";
import { Link } from "../../../../../../platform/web/links";
import { DottedLine } from "../../../../../../platform/web/ui/dotted/DottedLine";
import { supportPlanPath } from "../../../../desk.pages";
import type { FoundPlan } from "../../../../plans/plans.schemas";
import { StateText } from "../../../parts/StateText";
import { deskAnswer } from "../../../shell/deskRows";

/** A plan in the results: client, state, bookings. */
export function FoundPlanCard({ plan }: { readonly plan: FoundPlan }) {
  const intl = useIntl();
  const { instant } = useHavanaTime();
  const { TravelPlanId, ClientName, ClientEmail, State, CreatedAt, BookingIds, RequestId, Reversed } = plan;
  return (
    <Card component="article" sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 0.5 }}>
      <Typography variant="h3" component="h2">
        <MuiLink
          component={Link}
          to={supportPlanPath(TravelPlanId)}
          sx={{ display: "inline-block", py: 1 }}
          {...deskAnswer}
        >
          <FormattedMessage id="support.search.plan" values={{ id: TravelPlanId, name: ClientName }} />
        </MuiLink>
      </Typography>
      <Typography>
        <DottedLine>
          <strong>
            <StateText state={State} />
          </strong>
          {ClientEmail}
        </DottedLine>
      </Typography>
      <Typography variant="body2" color="text.secondary">
        <FormattedMessage
          id="support.search.facts"
          values={{
            when: instant(CreatedAt),
            count: BookingIds.length,
            bookings: intl.formatList(BookingIds.map(String), { type: "unit" }),
          }}
        />
      </Typography>
      {Reversed && (
        <Typography>
          <FormattedMessage
            id="support.search.reversed"
            values={{ reference: Reversed.Reference, when: instant(Reversed.At) }}
          />
        </Typography>
      )}
      {RequestId !== null && (
        <MuiLink
          component={Link}
          to={supportPlanPath(TravelPlanId, { timeline: "all", request: RequestId })}
          sx={{ justifySelf: "start", py: 1 }}
        >
          <FormattedMessage id="support.request.found" values={{ id: RequestId }} />
        </MuiLink>
      )}
    </Card>
  );
}
