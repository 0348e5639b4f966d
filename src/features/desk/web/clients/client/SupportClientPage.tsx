import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MuiLink from "@mui/material/Link";
import { skipToken } from "@reduxjs/toolkit/query";
import { FormattedMessage } from "react-intl";
import { useParams } from "react-router";
import { isCallError } from "../../../../../platform/web/callError";
import { Link } from "../../../../../platform/web/links";
import { DottedLine } from "../../../../../platform/web/ui/dotted/DottedLine";
import { EmptyState } from "../../../../../platform/web/ui/page/EmptyState";
import { PageFrame } from "../../../../../platform/web/ui/page/PageFrame";
import { Section } from "../../../../../platform/web/ui/page/Section";
import type { SupportClient } from "../../../client/client.schemas";
import { impersonatePath, supportPlansPath } from "../../../desk.pages";
import { supportContract } from "../../../support.contract";
import { DeskFailed } from "../../parts/DeskFailed";
import { DeskSkeleton } from "../../parts/DeskSkeleton";
import { useMay } from "../../shell/useMay";
import { MoneyFacts } from "../plans/MoneyFacts";
import { DocumentRows } from "../plans/rows/DocumentRows";
import { ClientFacts } from "./ClientFacts";
import { ClientPast } from "./ClientPast";
import { ClientPlans } from "./ClientPlans";
import { ClientStanding } from "./ClientStanding";
import { useGetSupportClientQuery } from "./client.api";
import { DataForLetter } from "./DataForLetter";

/** A client in the back office: who they are, what they have with us, and all that was said. (DESK-33) */
export default function SupportClientPage() {
  const clientId = Number(useParams().clientId);
  const known = Number.isSafeInteger(clientId) && clientId > 0;
  const query = useGetSupportClientQuery(known ? { clientId } : skipToken, { refetchOnMountOrArgChange: true });
  const { currentData: client, error, isError, isFetching, refetch } = query;
  const missing = !known || (isError && isCallError(error) && [400, 404].includes(Number(error.status)));
  const shown = missing ? undefined : client;
  return (
    <PageFrame
      title={
        shown ? (
          shown.Name.trim() || <FormattedMessage id="support.client.title" values={{ id: clientId }} />
        ) : (
          <FormattedMessage id="support.client.title" values={{ id: known ? clientId : 0 }} />
        )
      }
      lead={shown && <Reach client={shown} />}
    >
      {missing && (
        <EmptyState
          title={<FormattedMessage id="support.client.unknown" />}
          action={
            <Button component={Link} to={supportPlansPath()} variant="contained" color="secondary">
              <FormattedMessage id="support.nav.plans" />
            </Button>
          }
        />
      )}
      {!shown && isError && !missing && !isFetching && (
        <DeskFailed title={<FormattedMessage id="support.client.failed" />} retry={refetch} error={error} />
      )}
      {!shown && isFetching && (
        <DeskSkeleton label={<FormattedMessage id="support.client.loading" />} heights={[160, 240, 320]} />
      )}
      {shown && <Known client={shown} />}
    </PageFrame>
  );
}

/** How the client is reached, and the way to see the site as they do. */
function Reach({ client: { ClientId, Email, Phone, ClosedAt } }: { readonly client: SupportClient }) {
  const may = useMay();
  if (ClosedAt !== null) return <FormattedMessage id="support.client.closed" />;
  return (
    <DottedLine>
      <MuiLink href={`mailto:${Email}`} sx={{ display: "inline-block", py: 1, overflowWrap: "anywhere" }}>
        {Email}
      </MuiLink>
      {Phone !== null && (
        <MuiLink href={`tel:${Phone}`} sx={{ display: "inline-block", py: 1 }}>
          {Phone}
        </MuiLink>
      )}
      {may(supportContract.beginImpersonation) && (
        <MuiLink component={Link} to={impersonatePath(ClientId)} sx={{ display: "inline-block", py: 1 }}>
          <FormattedMessage id="support.plan.actFor" />
        </MuiLink>
      )}
    </DottedLine>
  );
}

function Known({ client }: { readonly client: SupportClient }) {
  const { ClientId, Money, Fund, Documents } = client;
  return (
    <Box
      sx={{
        display: "grid",
        gap: { xs: 4, md: 5 },
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 21rem) minmax(0, 1fr)" },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <ClientStanding client={client} />
        <Section title={<FormattedMessage id="support.client.who" />}>
          <ClientFacts client={client} />
        </Section>
        <Section title={<FormattedMessage id="support.client.money" />}>
          <MoneyFacts money={Money} fund={Fund} />
        </Section>
        <Section title={<FormattedMessage id="support.section.documents" />}>
          <DocumentRows documents={Documents} />
        </Section>
        <DataForLetter client={client} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Section title={<FormattedMessage id="support.client.plans" />}>
          <ClientPlans plans={client.Plans} />
        </Section>
        <ClientPast clientId={ClientId} isClosed={client.ClosedAt !== null} />
      </Box>
    </Box>
  );
}
