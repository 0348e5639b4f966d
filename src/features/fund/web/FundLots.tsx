import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../platform/web/intl/useHavanaTime";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { token } from "../../../platform/web/theme/token";
import { StatusChip } from "../../../platform/web/ui/status/StatusChip";
import { DAY, type Instant } from "../../../shared/instant";
import { NOTIFICATION_DAYS } from "../fund.rules";
import type { FundLot } from "../fund.schemas";

const List = styled("ul")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gap: 12,
  "& li": {
    display: "flex",
    flexWrap: "wrap",
    gap: "6px 20px",
    justifyContent: "space-between",
    alignItems: "center",
    padding: "14px 16px",
    border: `1px solid ${token("sand")}`,
    borderRadius: 8,
    background: token("surface"),
  },
  "& strong": { fontVariantNumeric: "tabular-nums", fontSize: "1.1875rem" },
});

const SOON = NOTIFICATION_DAYS[0] * DAY;

/** The valid credit, the first to expire first. */
export function FundLots({ lots, now }: { readonly lots: readonly FundLot[]; readonly now: Instant }) {
  const money = useMoney();
  const { instant } = useHavanaTime();
  return (
    <List>
      {lots.map(({ LotId, Left, Amount, ExpiresAt }) => (
        <li key={LotId}>
          <div>
            <strong>{money(Left)}</strong>{" "}
            {Left < Amount && <FormattedMessage id="fund.lots.of" values={{ amount: money(Amount) }} />}
            <p>
              <FormattedMessage id="fund.lots.until" values={{ until: instant(ExpiresAt) }} />
            </p>
          </div>
          {ExpiresAt - now <= SOON && (
            <StatusChip tone="waiting">
              <FormattedMessage
                id="fund.lots.soon"
                values={{ days: Math.max(0, Math.floor((ExpiresAt - now) / DAY)) }}
              />
            </StatusChip>
          )}
        </li>
      ))}
    </List>
  );
}
