import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { VerbatimText } from "../../../../../platform/web/ui/VerbatimText";
import { DeadlineLine } from "../../../../plan/web/checkout/deadline/DeadlineText";
import type { OpenCheckout } from "../../../../plan/web/checkout/useCheckout";
import type { Transfer } from "../transfer.schemas";

type Props = { readonly transfer: Transfer; readonly reviewing: boolean; readonly open: OpenCheckout };

/**
 * A transfer's state so far: nothing arrived, a part did, or its proof was rejected. Nobody whose proof of the rest is
 * under review is asked for that money again. (PAY-28)
 */
export function TransferSummary({ transfer: { Arrived, Missing, Findings, CurrencyCode }, reviewing, open }: Props) {
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
