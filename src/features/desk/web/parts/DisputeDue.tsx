import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import type { Minor } from "../../../../shared/money";

type Props = { readonly shortfall: Minor; readonly isToSettle: boolean };

/** What a dispute leaves to be done: the money that is missing, in minor units, and the settling of a lost one. (PAY-32) */
export function DisputeDue({ shortfall, isToSettle }: Props) {
  const money = useMoney();
  return (
    <>
      {shortfall > 0 && (
        <p>
          <strong>
            <FormattedMessage id="support.dispute.shortfall" values={{ amount: money(shortfall) }} />
          </strong>
        </p>
      )}
      {isToSettle && (
        <p>
          <FormattedMessage id="support.dispute.settling" />
        </p>
      )}
    </>
  );
}
