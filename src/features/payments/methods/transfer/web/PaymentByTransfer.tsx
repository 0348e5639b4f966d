import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { FormattedMessage, useIntl } from "react-intl";
import { DownloadButton } from "../../../../../platform/web/files/DownloadButton";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { pollingOptions } from "../../../../../platform/web/pollingOptions";
import { BlockedWhileImpersonating } from "../../../../../platform/web/session/BlockedWhileImpersonating";
import { BusyButton } from "../../../../../platform/web/ui/BusyButton";
import { CopyButton } from "../../../../../platform/web/ui/CopyButton";
import { FactList } from "../../../../../platform/web/ui/FactList";
import { serverText } from "../../../../../platform/web/ui/failures/serverText";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { VerbatimText } from "../../../../../platform/web/ui/VerbatimText";
import { buildPath } from "../../../../../shared/endpoint";
import type { MessageId } from "../../../../../shared/messageId";
import { CheckoutLoading } from "../../../../plan/web/checkout/CheckoutLoading";
import { DeadlineLine } from "../../../../plan/web/checkout/deadline/DeadlineText";
import type { OpenCheckout } from "../../../../plan/web/checkout/useCheckout";
import { AwaitedForm } from "../../../web/method/AwaitedForm";
import type { MethodFormProps } from "../../../web/method/method";
import { transferContract } from "../transfer.contract";
import { transferFacts } from "../transfer.facts";
import type { Transfer } from "../transfer.schemas";
import { ProofUpload } from "./ProofUpload";
import { useGetTransferQuery, useOrderTransferMutation, useWithdrawTransferMutation } from "./transfer.api";

const words = {
  title: "payment.transfer.title",
  submit: "payment.transfer.submit",
  failed: "error.payment.payFailed",
} as const;

/** An order to transfer money. */
export function TransferForm(given: MethodFormProps) {
  const [orderTransfer] = useOrderTransferMutation();
  const event = { type: "transfer.ordered", method: transferFacts.id } as const;
  return <AwaitedForm {...given} event={event} words={words} send={orderTransfer} />;
}

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

/**
 * The data for the client's bank: the exact amount (after a part has arrived, the missing one), reference and payee.
 */
function TransferFacts({ transfer }: { readonly transfer: Transfer }) {
  const money = useMoney();
  const { Missing, Amount, Arrived, CurrencyCode, Reference, Beneficiary } = transfer;
  const toSend = Arrived > 0 ? Missing : Amount;
  const intl = useIntl();
  const fact = (id: MessageId, detail: string) => ({ id, term: <FormattedMessage id={id} />, detail });
  /** The client types these into a bank's form, where a wrong character misdirects the money. */
  const exact = (id: MessageId, detail: string) => ({
    ...fact(id, detail),
    action: <CopyButton text={detail} what={intl.formatMessage({ id })} />,
  });
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 1 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 1 }}>
        <Typography className="tabular" sx={{ typography: "h1", color: "malecon.sea" }} component="p">
          {money(toSend, CurrencyCode)}
        </Typography>
        <CopyButton text={(toSend / 100).toFixed(2)} what={intl.formatMessage({ id: "transfer.amount" })} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        <FormattedMessage id="transfer.advice.exact" />
      </Typography>
      <FactList
        facts={[
          exact("transfer.reference", Reference),
          exact("transfer.beneficiary.name", Beneficiary.Name),
          exact("transfer.beneficiary.account", Beneficiary.Account),
          exact("transfer.beneficiary.routingNumber", Beneficiary.RoutingNumber),
          ...(Beneficiary.Swift ? [exact("transfer.beneficiary.swift", Beneficiary.Swift)] : []),
          fact("transfer.beneficiary.bank", Beneficiary.Bank),
          fact("transfer.beneficiary.address", Beneficiary.Address),
          fact("transfer.beneficiary.bankAddress", Beneficiary.BankAddress),
        ]}
      />
    </Box>
  );
}

type Props = { readonly transfer: Transfer; readonly reviewing: boolean; readonly open: OpenCheckout };

/**
 * A transfer's state so far: nothing arrived, a part arrived, or its proof was rejected. While a proof of the rest is
 * under review, the client is not asked for that money again. (PAY-28)
 */
function TransferSummary({ transfer: { Arrived, Missing, Findings, CurrencyCode }, reviewing, open }: Props) {
  const money = useMoney();
  const last = Findings.at(-1);
  const { nextDeadline, now } = open;
  return (
    <>
      {Arrived > 0 && (
        <Callout kind={reviewing ? "info" : "warning"} title={<FormattedMessage id="transfer.short.title" />}>
          <FormattedMessage
            id={reviewing ? "transfer.short.reviewing" : "transfer.short.text"}
            values={{ arrived: money(Arrived, CurrencyCode), missing: money(Missing, CurrencyCode) }}
          />
          {nextDeadline?.kind === "pay" && (
            <p>
              <FormattedMessage
                id="transfer.short.until"
                values={{ until: <DeadlineLine deadline={nextDeadline} now={now} /> }}
              />
            </p>
          )}
        </Callout>
      )}
      {last?.Finding === "rejected" && !reviewing && (
        <Callout kind="error" title={<FormattedMessage id="transfer.rejected.title" />}>
          <VerbatimText>{last.Reason ?? ""}</VerbatimText>
        </Callout>
      )}
      <p>
        <FormattedMessage id={reviewing ? "transfer.reviewing.text" : "transfer.ordered.text"} />
      </p>
    </>
  );
}
