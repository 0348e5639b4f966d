import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { useMemo } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../../../platform/web/intl/language";
import { Link } from "../../../../../platform/web/links";
import { EmptyState } from "../../../../../platform/web/ui/page/EmptyState";
import { Section } from "../../../../../platform/web/ui/page/Section";
import { supportPlanPath } from "../../../desk.pages";
import { documentsOfClient, grouped } from "../../../inbox/inbox.rules";
import type { WaitingDocument, WaitingHolder } from "../../../reviews.schemas";
import { ClientContactLine } from "../../parts/ClientContactLine";
import { DeskQueue } from "../../parts/DeskQueue";
import { NextInInbox } from "../../parts/NextInInbox";
import { QueueRows } from "../../parts/queue/QueueRows";
import { useQueue } from "../../parts/queue/useQueue";
import { ReasonAction } from "../../parts/ReasonAction";
import { RowNote } from "../../parts/RowNote";
import { useRowOfAddress } from "../../parts/useRowOfAddress";
import { When } from "../../parts/When";
import { useGetReviewsQuery } from "../../shell/support.api";
import { WaitingDocumentCard } from "./WaitingDocumentCard";

/** The rows of a section that are shown at first. */
const PAGE = 20;

/** A client's documents, to whose heading the inbox's link leads. */
const ofClient = (waiting: WaitingDocument) => ({
  id: `document-${documentsOfClient(waiting.ClientId)}`,
  heading: <ClientHeading waiting={waiting} />,
});

/** What waits for a review by staff: names on cards, and documents, those of one client together. (DESK-103) */
export default function ReviewsPage() {
  const lang = useSelector(selectLanguage);
  const query = useGetReviewsQuery({ lang }, { refetchOnMountOrArgChange: true });
  useRowOfAddress(query.data !== undefined);
  const holders = useQueue(query.data?.Holders, ({ HolderId }) => `holder-${HolderId}`);
  const ofClients = useMemo(
    () => query.data && grouped(query.data.Documents, ({ ClientId }) => ClientId),
    [query.data],
  );
  const documents = useQueue(ofClients?.flat(), ({ DocumentId }) => `document-${DocumentId}`);
  return (
    <DeskQueue name="reviews" query={query} lead={<FormattedMessage id="support.reviews.lead" />} height={88}>
      {() => (
        <>
          {documents.count === 0 && holders.count === 0 && (
            <EmptyState title={<FormattedMessage id="support.reviews.empty.title" />} action={<NextInInbox />}>
              <FormattedMessage id="support.reviews.empty.text" />
            </EmptyState>
          )}
          {holders.rows.length > 0 && (
            <Section title={<FormattedMessage id="support.section.holders" />}>
              <QueueRows queue={holders} gap={1} page={PAGE}>
                {(holder) => <WaitingHolderCard holder={holder} />}
              </QueueRows>
            </Section>
          )}
          {documents.rows.length > 0 && (
            <Section title={<FormattedMessage id="support.section.documents" />}>
              <QueueRows
                queue={documents}
                gap={1}
                page={PAGE}
                groupOf={ofClient}
                openItemOf={({ ClientId }) => ({ Kind: "document", ItemId: documentsOfClient(ClientId) })}
              >
                {(waiting) => <WaitingDocumentCard waiting={waiting} />}
              </QueueRows>
            </Section>
          )}
        </>
      )}
    </DeskQueue>
  );
}

const Heading = styled("p")({
  marginBlock: "8px 6px",
  overflowWrap: "anywhere",
  "& a": { paddingBlock: 10, marginBlock: -10 },
});

/** Whose documents follow, with the way to all that is known of the client. */
function ClientHeading({ waiting }: { readonly waiting: WaitingDocument }) {
  return (
    <Heading>
      <ClientContactLine client={waiting} />
    </Heading>
  );
}

/** A name on a card beside the client's own, and the two answers. */
function WaitingHolderCard({ holder }: { readonly holder: WaitingHolder }) {
  const { HolderId, TravelPlanId, ClientName, ClientLanguage, Name, AskedAt } = holder;
  return (
    <Card
      component="article"
      sx={{ px: { xs: 2, sm: 3 }, py: { xs: 1.5, sm: 3 }, display: "grid", gap: { xs: 1, sm: 1.5 } }}
    >
      <p>
        <FormattedMessage
          id="support.holders.compare"
          values={{ name: <strong>{Name}</strong>, client: <strong>{ClientName}</strong> }}
        />
      </p>
      <RowNote>
        <ClientContactLine client={holder}>
          <When at={AskedAt} />
          <MuiLink
            component={Link}
            to={supportPlanPath(TravelPlanId)}
            sx={{ display: "inline-block", py: 1.25, my: -1.25 }}
          >
            <FormattedMessage id="support.toPlan" values={{ id: TravelPlanId }} />
          </MuiLink>
        </ClientContactLine>
      </RowNote>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, "& > form": { flex: "1 1 100%" } }}>
        <ReasonAction act={{ kind: "holder", id: HolderId }} />
        <ReasonAction act={{ kind: "refuseHolder", id: HolderId }} clientLanguage={ClientLanguage} />
      </Box>
    </Card>
  );
}
