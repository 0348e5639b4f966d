import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { FormattedMessage, useIntl } from "react-intl";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import type { MessageId } from "../../../../../platform/web/messages";
import { CopyButton } from "../../../../../platform/web/ui/CopyButton";
import { FactList } from "../../../../../platform/web/ui/FactList";
import type { Transfer } from "../transfer.schemas";

/**
 * What the client tells the bank: the exact amount (after a part has arrived, the missing one), reference and payee.
 */
export function TransferFacts({ transfer }: { readonly transfer: Transfer }) {
  const money = useMoney();
  const { Missing, Amount, Arrived, CurrencyCode, Reference, Beneficiary } = transfer;
  const toSend = Arrived > 0 ? Missing : Amount;
  const intl = useIntl();
  const fact = (id: MessageId, detail: string) => ({ id, term: <FormattedMessage id={id} />, detail });
  /** What is typed into a bank's form, where a wrong character sends the money astray. */
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
