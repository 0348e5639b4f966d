import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import type { MessageId } from "../../../../../platform/web/messages";
import { FactList } from "../../../../../platform/web/ui/FactList";
import type { PlanMoney } from "../../../plans/plans.schemas";
import { RowNote } from "../../parts/RowNote";

/** What was paid for a plan, what was or will be refunded, and what is left. */
export function MoneyFacts({ money: { Paid, FromFund, Back, ToFund, Owed, Left } }: { readonly money: PlanMoney }) {
  const money = useMoney();
  const fact = (id: "paid" | "back" | "owed" | "left", amount: number, note?: { id: MessageId; amount: number }) => ({
    id,
    term: <FormattedMessage id={`support.money.${id}`} />,
    detail: (
      <>
        {money(amount)}
        {note && note.amount > 0 && (
          <RowNote>
            <FormattedMessage id={note.id} values={{ amount: money(note.amount) }} />
          </RowNote>
        )}
      </>
    ),
  });
  return (
    <FactList
      layout="grid"
      facts={[
        fact("paid", Paid, { id: "support.money.fromFund", amount: FromFund }),
        fact("back", Back, { id: "support.money.toFund", amount: ToFund }),
        ...(Owed > 0 ? [fact("owed", Owed)] : []),
        fact("left", Left),
      ]}
    />
  );
}
