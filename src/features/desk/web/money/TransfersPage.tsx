import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Link, Navigate, useNavigationType, useSearchParams } from "react-router";
import { EmptyState } from "../../../../platform/web/ui/page/EmptyState";
import { ResultPages } from "../../../../platform/web/ui/results/ResultPages";
import { DeskQueue } from "../DeskQueue";
import { useRowOfAddress } from "../inbox/useRowOfAddress";
import { DeskTabs } from "../shell/DeskTabs";
import { deskRow } from "../shell/deskRows";
import { DeskTransferCard } from "./DeskTransferCard";
import { type EnteredArrival, EnteredCallout } from "./EnteredCallout";
import { useGetDeskTransfersQuery, useTransfersPrefetch } from "./transfers.api";

const PAGE_PARAM = "page";
const ONE_PARAM = "transfer";
const pathOf = (page: number) => (page === 0 ? "/support/transfers" : `/support/transfers?${PAGE_PARAM}=${page + 1}`);

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
  const [entered, setEntered] = useEntered(paymentId ?? `page ${page}`);
  return (
    <DeskQueue
      name="transfers"
      query={query}
      lead={lead}
      done={entered && <EnteredCallout entered={entered} />}
      height={260}
      above={<DeskTabs />}
    >
      {({ Items, Total, PageSize }) => {
        const pages = Math.ceil(Total / PageSize);
        // The last item of the last page was settled.
        if (Items.length === 0 && paymentId === null && pages > 0) return <Navigate to={pathOf(pages - 1)} replace />;
        return Items.length === 0 ? (
          <EmptyState
            title={<FormattedMessage id={paymentId === null ? "support.transfers.none" : "support.transfers.gone"} />}
            action={paymentId !== null && <AllTransfers />}
          />
        ) : (
          <>
            <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 2, maxWidth: "52rem" }}>
              {Items.map((item) => (
                <li key={item.Transfer.PaymentId} {...deskRow(`transfer-${item.Transfer.PaymentId}`)}>
                  <DeskTransferCard item={item} onEntered={setEntered} onTurnedDown={() => setEntered(null)} />
                </li>
              ))}
            </Box>
            {paymentId === null ? (
              <ResultPages page={page} pages={pages} to={pathOf} ask={(other) => prefetch({ page: other })} />
            ) : (
              <AllTransfers />
            )}
          </>
        );
      }}
    </DeskQueue>
  );
}

/** What was entered last, until staff go to another transfer or page; a redirect from an emptied page keeps it. */
function useEntered(place: string) {
  const [entered, setEntered] = useState<EnteredArrival | null>(null);
  const [shown, setShown] = useState(place);
  const isRedirect = useNavigationType() === "REPLACE";
  if (shown !== place) {
    setShown(place);
    if (!isRedirect) setEntered(null);
  }
  return [entered, setEntered] as const;
}

function AllTransfers() {
  return (
    <Button component={Link} to={pathOf(0)} variant="outlined" sx={{ mt: 2 }}>
      <FormattedMessage id="support.transfers.all" />
    </Button>
  );
}
