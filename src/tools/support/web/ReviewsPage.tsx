import Box from "@mui/material/Box";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import type { WebState } from "../../../web/state";
import { EmptyState } from "../../../web/ui/EmptyState";
import { PageFrame } from "../../../web/ui/PageFrame";
import { Section } from "../../../web/ui/Section";
import { DeskFailed } from "./DeskFailed";
import { DeskNav } from "./DeskNav";
import { DeskSkeleton } from "./DeskSkeleton";
import { useGetReviewsQuery } from "./support.api";
import { WaitingDocumentCard } from "./WaitingDocumentCard";
import { WaitingHolderCard } from "./WaitingHolderCard";

const list = { listStyle: "none", p: 0, m: 0, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 } as const;

/** What waits for staff to look at it: names on cards, and documents. */
export default function ReviewsPage() {
  const lang = useSelector(({ language }: WebState) => language.current);
  const { data, isError, refetch } = useGetReviewsQuery({ lang }, { refetchOnMountOrArgChange: true });
  const empty = data?.Documents.length === 0 && data.Holders.length === 0;
  return (
    <PageFrame
      above={<DeskNav />}
      title={<FormattedMessage id="support.reviews.title" />}
      lead={<FormattedMessage id="support.reviews.lead" />}
    >
      {!data && isError && <DeskFailed title={<FormattedMessage id="support.reviews.failed" />} retry={refetch} />}
      {!data && !isError && (
        <DeskSkeleton label={<FormattedMessage id="support.reviews.loading" />} heights={[140, 140]} />
      )}
      {empty && (
        <EmptyState title={<FormattedMessage id="support.reviews.empty.title" />}>
          <FormattedMessage id="support.reviews.empty.text" />
        </EmptyState>
      )}
      {data && data.Holders.length > 0 && (
        <Section title={<FormattedMessage id="support.section.holders" />}>
          <Box component="ul" sx={list}>
            {data.Holders.map((holder) => (
              <li key={`${holder.TravelPlanId}-${holder.Name}`}>
                <WaitingHolderCard holder={holder} />
              </li>
            ))}
          </Box>
        </Section>
      )}
      {data && data.Documents.length > 0 && (
        <Section title={<FormattedMessage id="support.section.documents" />}>
          <Box component="ul" sx={list}>
            {data.Documents.map((document) => (
              <li key={document.DocumentId}>
                <WaitingDocumentCard waiting={document} />
              </li>
            ))}
          </Box>
        </Section>
      )}
    </PageFrame>
  );
}
