import Box from "@mui/material/Box";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { EmptyState } from "../../../../platform/web/ui/page/EmptyState";
import { Section } from "../../../../platform/web/ui/page/Section";
import { documentsOfClient, grouped } from "../../inbox/inbox.rules";
import { DeskQueue } from "../DeskQueue";
import { useRowOfAddress } from "../inbox/useRowOfAddress";
import { deskRow } from "../shell/deskRows";
import { useGetReviewsQuery } from "../support.api";
import { WaitingDocumentCard } from "./WaitingDocumentCard";
import { WaitingHolderCard } from "./WaitingHolderCard";

const list = { listStyle: "none", p: 0, m: 0, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1 } as const;

/** What waits for a review by staff: names on cards, and documents, those of one client together. (DESK-103) */
export default function ReviewsPage() {
  const lang = useSelector(selectLanguage);
  const query = useGetReviewsQuery({ lang }, { refetchOnMountOrArgChange: true });
  useRowOfAddress(query.data !== undefined);
  return (
    <DeskQueue name="reviews" query={query} lead={<FormattedMessage id="support.reviews.lead" />} height={88}>
      {({ Holders, Documents }) => (
        <>
          {Documents.length === 0 && Holders.length === 0 && (
            <EmptyState title={<FormattedMessage id="support.reviews.empty.title" />}>
              <FormattedMessage id="support.reviews.empty.text" />
            </EmptyState>
          )}
          {Holders.length > 0 && (
            <Section title={<FormattedMessage id="support.section.holders" />}>
              <Box component="ul" sx={list}>
                {Holders.map((holder) => (
                  <li key={holder.HolderId} {...deskRow(`holder-${holder.HolderId}`)}>
                    <WaitingHolderCard holder={holder} />
                  </li>
                ))}
              </Box>
            </Section>
          )}
          {Documents.length > 0 && (
            <Section title={<FormattedMessage id="support.section.documents" />}>
              <Box component="ul" sx={list}>
                {grouped(Documents, ({ ClientId }) => ClientId).map((given) => (
                  <li key={given[0].ClientId} id={`document-${documentsOfClient(given[0].ClientId)}`} tabIndex={-1}>
                    <Box component="ul" sx={list}>
                      {given.map((document) => (
                        <li key={document.DocumentId} {...deskRow(`document-${document.DocumentId}`)}>
                          <WaitingDocumentCard waiting={document} />
                        </li>
                      ))}
                    </Box>
                  </li>
                ))}
              </Box>
            </Section>
          )}
        </>
      )}
    </DeskQueue>
  );
}
