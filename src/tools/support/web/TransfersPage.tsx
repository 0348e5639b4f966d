import Box from "@mui/material/Box";
import { FormattedMessage } from "react-intl";
import { MINUTE } from "../../../shared/instant";
import { EmptyState } from "../../../web/ui/EmptyState";
import { PageFrame } from "../../../web/ui/PageFrame";
import { DeskFailed } from "./DeskFailed";
import { DeskNav } from "./DeskNav";
import { DeskSkeleton } from "./DeskSkeleton";
import { DeskTransferCard } from "./DeskTransferCard";
import { useGetDeskTransfersQuery } from "./transfers.api";

/** /support/transfers: transfers whose money is waited for, those with a proof first. */
export default function TransfersPage() {
  const {
    data: transfers,
    isError,
    refetch,
  } = useGetDeskTransfersQuery(undefined, {
    pollingInterval: MINUTE,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  return (
    <PageFrame
      above={<DeskNav />}
      title={<FormattedMessage id="support.transfers.title" />}
      lead={transfers && <FormattedMessage id="support.transfers.lead" values={{ count: transfers.length }} />}
    >
      {!transfers && isError && (
        <DeskFailed title={<FormattedMessage id="support.transfers.failed" />} retry={refetch} />
      )}
      {!transfers && !isError && (
        <DeskSkeleton label={<FormattedMessage id="support.transfers.loading" />} heights={[260, 260]} />
      )}
      {transfers?.length === 0 && <EmptyState title={<FormattedMessage id="support.transfers.none" />} />}
      <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 2, maxWidth: "52rem" }}>
        {transfers?.map((item) => (
          <li key={item.Transfer.PaymentId}>
            <DeskTransferCard item={item} />
          </li>
        ))}
      </Box>
    </PageFrame>
  );
}
