import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../platform/web/intl/useHavanaTime";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { token } from "../../../platform/web/theme/token";
import type { FundEntry } from "../fund.schemas";

const List = styled("ol")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& li": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: "2px 20px",
    paddingBlock: 12,
    borderTop: `1px solid ${token("sand")}`,
  },
  "& small": { color: token("inkSoft"), fontSize: "0.9375rem" },
  "& span": { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap", textAlign: "end" },
  "& strong": { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap", textAlign: "end" },
});

/** Everything that happened to the fund, the latest first, each line with the balance after it. */
export function FundStatement({ entries }: { readonly entries: readonly FundEntry[] }) {
  const money = useMoney();
  const { instant } = useHavanaTime();
  return (
    <List>
      {entries.map(({ Kind, At, Amount, Balance, LotId, PlanId, BookingId }) => (
        <li key={`${Kind} ${LotId} ${At} ${Balance}`}>
          <div>
            <FormattedMessage id={`fund.entry.${Kind}`} values={{ plan: PlanId, booking: BookingId }} />
          </div>
          <strong>{`${Amount > 0 ? "+" : "−"}${money(Math.abs(Amount))}`}</strong>
          <small>{instant(At)}</small>
          <span>
            <small>
              <FormattedMessage id="fund.entry.balance" values={{ balance: money(Balance) }} />
            </small>
          </span>
        </li>
      ))}
    </List>
  );
}
