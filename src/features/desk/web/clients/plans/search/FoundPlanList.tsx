import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import MuiLink from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { FormattedMessage, useIntl } from "react-intl";
import { useHavanaTime } from "../../../../../../platform/web/intl/useHavanaTime";
import { Link } from "../../../../../../platform/web/links";
import { DottedLine } from "../../../../../../platform/web/ui/dotted/DottedLine";
import { EmptyState } from "../../../../../../platform/web/ui/page/EmptyState";
import { supportClientPath, supportPlanPath } from "../../../../desk.pages";
import type { FoundPlan, FoundPlans } from "../../../../plans/plans.schemas";
import { StateText } from "../../../parts/StateText";
import { useRowOfAddress } from "../../../parts/useRowOfAddress";
import { deskAnswer, deskRow } from "../../../shell/deskRows";

type Props = { readonly query: string; readonly found: FoundPlans };

/** The clients and plans found, newest first; the number of plans is announced. */
export function FoundPlanList({ query, found: { Clients, Plans, More } }: Props) {
  useRowOfAddress(true);
  if (Plans.length === 0 && Clients.length === 0) {
    return (
      <EmptyState title={<FormattedMessage id="support.search.none.title" values={{ query }} />}>
        <FormattedMessage id="support.search.none.text" />
      </EmptyState>
    );
  }
  return (
    <>
      {Clients.length > 0 && <FoundClients clients={Clients} />}
      <Typography role="status" sx={{ mb: 2 }}>
        <FormattedMessage id="support.search.count" values={{ count: Plans.length, more: String(More) }} />
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}
      >
        {Plans.map((plan) => (
          <li key={plan.TravelPlanId} {...deskRow(`plan-${plan.TravelPlanId}`)}>
            <FoundPlanCard plan={plan} />
          </li>
        ))}
      </Box>
    </>
  );
}

/** The clients whom the query names, with or without plans, each leading to their page. */
function FoundClients({ clients }: { readonly clients: FoundPlans["Clients"] }) {
  return (
    <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, mb: 3, display: "flex", flexWrap: "wrap", gap: 1.5 }}>
      {clients.map(({ ClientId, Name, Email, Plans }) => (
        <li key={ClientId} {...deskRow(`client-${ClientId}`)}>
          <Card sx={{ px: 2, py: 0.5 }}>
            <MuiLink
              component={Link}
              to={supportClientPath(ClientId)}
              sx={{ display: "inline-block", py: 1 }}
              {...deskAnswer}
            >
              {Name.trim() || Email}
            </MuiLink>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
              <FormattedMessage id="support.search.client" values={{ email: Email, count: Plans }} />
            </Typography>
          </Card>
        </li>
      ))}
    </Box>
  );
}

/** A plan in the results: client, state, bookings. */
function FoundPlanCard({ plan }: { readonly plan: FoundPlan }) {
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
