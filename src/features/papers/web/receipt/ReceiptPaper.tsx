import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { useLanguage } from "../../../../platform/web/intl/useLanguage";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { Link as RouterLink } from "../../../../platform/web/links";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { TileBand } from "../../../../platform/web/ui/tiles/TileBand";
import { havanaDate } from "../../../../shared/havana";
import type { Instant } from "../../../../shared/instant";
import { dayText } from "../../../../shared/longDate";
import type { MessageId } from "../../../../shared/messageId";
import { fundParts } from "../../../fund/fund.rules";
import { partsInCuba } from "../../../plan/price/inCuba";
import { verifyReceiptPath } from "../../papers.pages";
import type { ReceiptPreview } from "../../receipt.schemas";
import { paper } from "../paper";

/** The payment receipt as the document that is signed. */
export function ReceiptPaper({ receipt }: { readonly receipt: ReceiptPreview }) {
  const id = useId();
  const { TravelPlanId, PayerName, PayerEmail, PaidAt, Amount, CurrencyCode, PaidBy, CardBrand, CardLast4 } = receipt;
  const { fromFund, rest } = fundParts(Amount, receipt.FundAmount);
  const money = useMoney();
  const havana = useHavanaTime();
  const language = useLanguage();
  const day = (at: Instant) => dayText(havanaDate(at), language);
  return (
    <Box component="article" aria-labelledby={id} sx={paper}>
      <TileBand />
      <Box sx={{ p: { xs: 2, sm: 4 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2.5 }}>
        <div>
          <Typography id={id} variant="h2">
            <FormattedMessage id="receipt.paper.title" values={{ plan: TravelPlanId }} />
          </Typography>
          <Typography color="text.secondary">
            <FormattedMessage id="receipt.paper.paidAt" values={{ when: havana.instant(PaidAt) }} />
          </Typography>
        </div>
        <Row
          label="receipt.paper.payer"
          value={
            <DottedLine>
              {PayerName}
              {PayerEmail}
            </DottedLine>
          }
        />
        <Row
          label="receipt.paper.paidWith"
          value={
            <DottedLine>
              <FormattedMessage id="receipt.paper.means" values={{ means: PaidBy }} />
              {CardLast4 && (
                <FormattedMessage id="receipt.paper.card" values={{ brand: CardBrand ?? "", last4: CardLast4 }} />
              )}
            </DottedLine>
          }
        />
        {receipt.ProviderReference && <Row label="receipt.paper.reference" value={receipt.ProviderReference} />}
        <Divider />
        {receipt.Lines.map((line) => (
          <Box key={line.BookingId} sx={{ display: "flex", gap: 2, justifyContent: "space-between" }}>
            <div>
              <Typography sx={{ fontWeight: 600 }}>
                {line.Name}
                {line.Refunded && (
                  <>
                    {" "}
                    (<FormattedMessage id="receipt.paper.refunded" />)
                  </>
                )}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                <DottedLine>
                  <FormattedMessage id="receipt.paper.booking" values={{ id: line.BookingId }} />
                  <FormattedMessage id="time.range" values={{ from: day(line.StartsAt), to: day(line.EndsAt) }} />
                  {partsInCuba(line).map(({ kind, amount }) => (
                    <FormattedMessage
                      key={kind}
                      id={`receipt.paper.inCuba.${kind}`}
                      values={{ amount: money(amount, CurrencyCode) }}
                    />
                  ))}
                </DottedLine>
              </Typography>
              {line.SignedAs !== undefined && (
                <Typography variant="body2" color="text.secondary">
                  <FormattedMessage id="receipt.paper.signedAs" values={{ id: line.SignedAs }} />
                </Typography>
              )}
            </div>
            <span className="tabular">{money(line.Amount, CurrencyCode)}</span>
          </Box>
        ))}
        {receipt.Charge > 0 && (
          <PaidPart
            label={<FormattedMessage id="receipt.paper.charge" />}
            amount={money(receipt.Charge, CurrencyCode)}
          />
        )}
        <Typography variant="body2" color="text.secondary">
          <FormattedMessage id="receipt.paper.taxes" />
        </Typography>
        <Divider />
        <Box sx={{ display: "flex", gap: 2, justifyContent: "space-between", alignItems: "baseline" }}>
          <Typography sx={{ fontWeight: 700 }}>
            <FormattedMessage id="receipt.paper.total" />
          </Typography>
          <Typography variant="h2" component="span" className="tabular">
            {money(Amount, CurrencyCode)}
          </Typography>
        </Box>
        {fromFund > 0 && (
          <PaidPart label={<FormattedMessage id="receipt.paper.byFund" />} amount={money(fromFund, CurrencyCode)} />
        )}
        {fromFund > 0 && rest > 0 && (
          <PaidPart
            label={<FormattedMessage id="receipt.paper.by" values={{ means: PaidBy }} />}
            amount={money(rest, CurrencyCode)}
          />
        )}
        {receipt.PaidForChanges?.map((later) => (
          <Typography key={later.BookingId} variant="body2" color="text.secondary">
            <FormattedMessage
              id="receipt.paper.paidForChange"
              values={{
                amount: money(later.Amount, CurrencyCode),
                when: havana.instant(later.PaidAt),
                booking: String(later.BookingId),
                brand: later.CardBrand ?? "",
                card: later.CardLast4 ?? "no",
                reference: later.ProviderReference ?? "–",
              }}
            />
          </Typography>
        ))}
        {receipt.LessByChanges && (
          <Typography variant="body2" color="text.secondary">
            <FormattedMessage
              id="receipt.paper.lessByChanges"
              values={{ amount: money(receipt.LessByChanges, CurrencyCode) }}
            />
          </Typography>
        )}
        {receipt.SignedAt && receipt.Code && (
          <Row
            label="receipt.paper.code"
            value={
              <>
                {receipt.Code}{" "}
                <Link component={RouterLink} to={verifyReceiptPath(receipt.Code)}>
                  <FormattedMessage id="receipt.paper.verify" />
                </Link>
              </>
            }
          />
        )}
      </Box>
      <TileBand />
    </Box>
  );
}

function PaidPart({ label, amount }: { readonly label: ReactNode; readonly amount: string }) {
  return (
    <Box sx={{ display: "flex", gap: 2, justifyContent: "space-between" }}>
      <span>{label}</span>
      <span className="tabular">{amount}</span>
    </Box>
  );
}

function Row({ label, value }: { readonly label: MessageId; readonly value: ReactNode }) {
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: { xs: "1fr", sm: "10rem 1fr" } }}>
      <Typography variant="body2" color="text.secondary">
        <FormattedMessage id={label} />
      </Typography>
      <Typography sx={{ overflowWrap: "anywhere" }}>{value}</Typography>
    </Box>
  );
}
