import { useMemo } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../../../platform/web/intl/language";
import { EmptyState } from "../../../../../platform/web/ui/page/EmptyState";
import { Section } from "../../../../../platform/web/ui/page/Section";
import { documentsOfClient, grouped } from "../../../inbox/inbox.rules";
import type { WaitingDocument } from "../../../reviews.schemas";
import { DeskQueue } from "../../parts/DeskQueue";
import { QueueRows } from "../../parts/queue/QueueRows";
import { useQueue } from "../../parts/queue/useQueue";
import { useRowOfAddress } from "../../parts/useRowOfAddress";
import { useGetReviewsQuery } from "../../shell/support.api";
import { WaitingDocumentCard } from "./WaitingDocumentCard";
import { WaitingHolderCard } from "./WaitingHolderCard";

/** Where the inbox leads for all documents of a client: the first of them. */
const groupRow = ({ ClientId }: WaitingDocument) => `document-${documentsOfClient(ClientId)}`;

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
  const isFirst = (document: WaitingDocument) => ofClients?.some(([first]) => first === document) ?? false;
  return (
    <DeskQueue name="reviews" query={query} lead={<FormattedMessage id="support.reviews.lead" />} height={88}>
      {() => (
        <>
          {documents.count === 0 && holders.count === 0 && (
            <EmptyState title={<FormattedMessage id="support.reviews.empty.title" />}>
              <FormattedMessage id="support.reviews.empty.text" />
            </EmptyState>
          )}
          {holders.rows.length > 0 && (
            <Section title={<FormattedMessage id="support.section.holders" />}>
              <QueueRows queue={holders} gap={1}>
                {(holder) => <WaitingHolderCard holder={holder} />}
              </QueueRows>
            </Section>
          )}
          {documents.rows.length > 0 && (
            <Section title={<FormattedMessage id="support.section.documents" />}>
              <QueueRows
                queue={documents}
                gap={1}
                placeOf={({ ClientId }) => ({ Kind: "document", ItemId: documentsOfClient(ClientId) })}
              >
                {(waiting) => (
                  <div {...(isFirst(waiting) && { id: groupRow(waiting), tabIndex: -1 })}>
                    <WaitingDocumentCard waiting={waiting} />
                  </div>
                )}
              </QueueRows>
            </Section>
          )}
        </>
      )}
    </DeskQueue>
  );
}
