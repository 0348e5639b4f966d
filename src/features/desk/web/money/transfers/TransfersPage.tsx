import Button from "@mui/material/Button";
import { FormattedMessage } from "react-intl";
import { useSearchParams } from "react-router";
import { Link, Navigate } from "../../../../../platform/web/links";
import { EmptyState } from "../../../../../platform/web/ui/page/EmptyState";
import { ResultPages } from "../../../../../platform/web/ui/results/ResultPages";
import { supportTransfersPath } from "../../../desk.pages";
import { DeskQueue } from "../../parts/DeskQueue";
import { NextInInbox } from "../../parts/NextInInbox";
import { QueueRows } from "../../parts/queue/QueueRows";
import { useQueue } from "../../parts/queue/useQueue";
import { useRowOfAddress } from "../../parts/useRowOfAddress";
import { DeskTransferCard } from "./DeskTransferCard";
import { useGetDeskTransfersQuery, useTransfersPrefetch } from "./transfers.api";

const PAGE_PARAM = "page";
const ONE_PARAM = "transfer";
const pathOf = (page: number) => supportTransfersPath(page === 0 ? {} : { [PAGE_PARAM]: page + 1 });

/**
 * /support/transfers: awaited transfers, those with a proof first, in pages (DESK-97); or the one in the URL,
 * awaited or not. (DESK-98)
 */
export default function TransfersPage() {
  const [params] = useSearchParams();
  const page = Math.max((Number.parseInt(params.get(PAGE_PARAM) ?? "", 10) || 1) - 1, 0);
  const prefetch = useTransfersPrefetch("getDeskTransfers");
  const paymentId = params.get(ONE_PARAM);
  const request = paymentId === null ? { page } : { paymentId };
  const query = useGetDeskTransfersQuery(request, { refetchOnMountOrArgChange: true });
  const total = paymentId === null ? (query.data?.Total ?? 0) : 0;
  const lead = total > 0 && <FormattedMessage id="support.transfers.lead" values={{ count: total }} />;
  useRowOfAddress(query.data !== undefined);
  const queue = useQueue(
    query.data?.Items,
    ({ Transfer }) => `transfer-${Transfer.PaymentId}`,
    paymentId ?? `page ${page}`,
  );
  return (
    <DeskQueue name="transfers" query={query} lead={lead} height={260}>
      {({ Items, Total, PageSize }) => {
        const pages = Math.ceil(Total / PageSize);
        const isBusy = queue.rows.some(({ status }) => status !== "done");
        // The last item of the last page was settled.
        if (Items.length === 0 && !isBusy && paymentId === null && pages > 0)
          return <Navigate to={pathOf(pages - 1)} replace />;
        return (
          <>
            <QueueRows queue={queue} maxWidth="52rem">
              {(item) => <DeskTransferCard item={item} />}
            </QueueRows>
            {Items.length === 0 && (
              <EmptyState
                title={
                  <FormattedMessage id={paymentId === null ? "support.transfers.none" : "support.transfers.gone"} />
                }
                action={paymentId === null ? <NextInInbox /> : <AllTransfers />}
              />
            )}
            {Items.length > 0 && paymentId === null && (
              <ResultPages page={page} pages={pages} to={pathOf} ask={(other) => prefetch({ page: other })} />
            )}
            {Items.length > 0 && paymentId !== null && <AllTransfers />}
          </>
        );
      }}
    </DeskQueue>
  );
}

function AllTransfers() {
  return (
    <Button component={Link} to={pathOf(0)} variant="outlined" sx={{ mt: 2 }}>
      <FormattedMessage id="support.transfers.all" />
    </Button>
  );
}
