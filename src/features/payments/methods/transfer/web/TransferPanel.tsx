import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { FormattedMessage } from "react-intl";
import { DownloadButton } from "../../../../../platform/web/files/DownloadButton";
import { pollingOptions } from "../../../../../platform/web/pollingOptions";
import { BlockedWhileImpersonating } from "../../../../../platform/web/session/BlockedWhileImpersonating";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { serverText } from "../../../../../platform/web/ui/failures/serverText";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { buildPath } from "../../../../../shared/endpoint";
import { CheckoutLoading } from "../../../../plan/web/checkout/CheckoutLoading";
import type { OpenCheckout } from "../../../../plan/web/checkout/useCheckout";
import { transferContract } from "../transfer.contract";
import { ProofUpload } from "./ProofUpload";
import { TransferFacts } from "./TransferFacts";
import { TransferSummary } from "./TransferSummary";
import { useGetTransferQuery, useWithdrawTransferMutation } from "./transfer.api";

/** An awaited transfer: the payee, what has arrived, its proof, and its withdrawal. */
export function TransferPanel({ planId, open }: { readonly planId: number; readonly open: OpenCheckout }) {
  const { data: transfer, error, refetch } = useGetTransferQuery({ planId }, pollingOptions());
  const [withdraw, withdrawing] = useWithdrawTransferMutation();
  const reviewing = open.snapshot.matches({ paying: { awaitingTransfer: "reviewing" } });
  if (!transfer) return <CheckoutLoading status={error ? "failed" : "loading"} retry={refetch} />;
  const { PaymentId: paymentId, Reference } = transfer;
  return (
    <Card
      component="section"
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}
    >
      <Typography variant="h2">
        <FormattedMessage id={reviewing ? "transfer.reviewing.title" : "transfer.ordered.title"} />
      </Typography>
      <TransferSummary transfer={transfer} reviewing={reviewing} open={open} />
      {!reviewing && <TransferFacts transfer={transfer} />}
      {!reviewing && (
        <DownloadButton
          path={buildPath(transferContract.getTransferOrderFile.path, { paymentId })}
          fileName={`transfer-${Reference}.pdf`}
        >
          <FormattedMessage id="transfer.order.download" />
        </DownloadButton>
      )}
      <BlockedWhileImpersonating call={transferContract.reportTransfer}>
        <ProofUpload transfer={transfer} reviewing={reviewing} />
        {!reviewing && (
          <div>
            {withdrawing.error && (
              <Callout kind="error" announce>
                {serverText(withdrawing.error) ?? <FormattedMessage id="payment.awaited.failed" />}
              </Callout>
            )}
            <BusyButton loading={withdrawing.isLoading} onClick={() => withdraw({ paymentId })}>
              <FormattedMessage id="payment.awaited.otherwise" />
            </BusyButton>
          </div>
        )}
      </BlockedWhileImpersonating>
    </Card>
  );
}
