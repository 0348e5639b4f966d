import Box from "@mui/material/Box";
import { FormattedMessage } from "react-intl";
import { EmptyState } from "../../../../platform/web/ui/EmptyState";
import { DeskQueue } from "../DeskQueue";
import { useRowOfAddress } from "../inbox/useRowOfAddress";
import { deskRow } from "../shell/deskRows";
import { DeskTransferCard } from "./DeskTransferCard";
import { useGetDeskTransfersQuery } from "./transfers.api";

/** /support/transfers: transfers whose money is waited for, those with a proof first. */
export default function TransfersPage() {
  const query = useGetDeskTransfersQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const lead = query.data && <FormattedMessage id="support.transfers.lead" values={{ count: query.data.length }} />;
  useRowOfAddress(query.data !== undefined);
  return (
    <DeskQueue name="transfers" query={query} lead={lead} height={260}>
      {(transfers) =>
        transfers.length === 0 ? (
          <EmptyState title={<FormattedMessage id="support.transfers.none" />} />
        ) : (
          <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 2, maxWidth: "52rem" }}>
            {transfers.map((item) => (
              <li key={item.Transfer.PaymentId} {...deskRow(`transfer-${item.Transfer.PaymentId}`)}>
                <DeskTransferCard item={item} />
              </li>
            ))}
          </Box>
        )
      }
    </DeskQueue>
  );
}
