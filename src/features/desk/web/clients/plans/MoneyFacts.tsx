import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { FactList } from "../../../../../platform/web/ui/FactList";
import type { MessageId } from "../../../../../shared/messageId";
import type { Minor } from "../../../../../shared/money";
import type { PlanMoney } from "../../../plans/plans.schemas";
import { RowNote } from "../../parts/RowNote";

type Props = {
  readonly money: PlanMoney | null;
  /** What the client can pay with now; without it, the fund is left out. */
  readonly fund?: Minor;
};

const nothing = { Paid: 0, FromFund: 0, Back: 0, ToFund: 0, Owed: 0, Left: 0 };

/** What was paid for a plan or by a client, what was or will be refunded, and what is left. */
export function MoneyFacts({ money: sums, fund }: Props) {
  const { Paid, FromFund, Back, ToFund, Owed, Left } = sums ?? nothing;
  const money = useMoney();
  const fact = (
    id: "paid" | "back" | "owed" | "left" | "leftOfClient" | "fund",
    amount: number,
    note?: { id: MessageId; amount: number },
  ) => ({
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
        fact(fund === undefined ? "left" : "leftOfClient", Left),
        ...(fund === undefined ? [] : [fact("fund", fund)]),
      ]}
    />
  );
}
