import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { useSelector } from "react-redux";
import { useHavanaTime } from "../../../platform/web/intl/useHavanaTime";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { pollingOptions } from "../../../platform/web/pollingOptions";
import { selectClientId } from "../../../platform/web/session/auth";
import { token } from "../../../platform/web/theme/token";
import { LoadFailure } from "../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../platform/web/ui/failures/serverText";
import { figures } from "../../../platform/web/ui/money/moneyLook";
import { EmptyState } from "../../../platform/web/ui/page/EmptyState";
import { PageFrame } from "../../../platform/web/ui/page/PageFrame";
import { Section } from "../../../platform/web/ui/page/Section";
import { StatusChip } from "../../../platform/web/ui/status/StatusChip";
import { DAY, type Instant } from "../../../shared/instant";
import { SearchButtons } from "../../plan/web/SearchButtons";
import { usePlanName } from "../../plan/web/usePlanName";
import { expiresSoon } from "../fund.rules";
import type { Fund, FundEntry, FundLot } from "../fund.schemas";
import { useGetFundQuery } from "./fund.api";

const FundStatementList = styled("ol")({
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

const Balance = styled("div")({
  display: "grid",
  gap: 12,
  justifyItems: "start",
  padding: "clamp(20px, 4vw, 32px)",
  borderRadius: 12,
  background: token("seaWash"),
  "& strong": { ...figures("lg", 800), fontSize: "clamp(2.25rem, 6vw, 3.25rem)" },
});

const Ways = styled("div")({ display: "flex", flexWrap: "wrap", gap: 12 });

/** Credit from refunds for later travel: how much, until when, and its history. */
export default function FundPage() {
  const clientId = useSelector(selectClientId);
  const { data: fund, error, refetch } = useGetFundQuery({ clientId }, pollingOptions());
  return (
    <PageFrame title={<FormattedMessage id="fund.title" />} lead={<FormattedMessage id="fund.lead" />}>
      {fund && <FundContent fund={fund} />}
      {!fund && !error && <FundLoading />}
      {!fund && error && <LoadFailure title="fund.failed" text={serverText(error)} onRetry={refetch} />}
    </PageFrame>
  );
}

function FundLoading() {
  return (
    <div role="status" style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 36, minHeight: 420 }}>
      <span className="visually-hidden">
        <FormattedMessage id="shell.loading" />
      </span>
      <Skeleton variant="rounded" height={190} />
      <Skeleton variant="rounded" height={170} />
    </div>
  );
}

function FundContent({ fund }: { readonly fund: Fund }) {
  const money = useMoney();
  if (fund.Entries.length === 0) {
    return (
      <EmptyState title={<FormattedMessage id="fund.empty.title" />} action={<SearchButtons />}>
        <FormattedMessage id="fund.empty.text" />
      </EmptyState>
    );
  }
  return (
    <div style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 36 }}>
      <Balance>
        <span>
          <FormattedMessage id="fund.balance" />
        </span>
        <strong>{money(fund.Balance, fund.CurrencyCode)}</strong>
        {fund.Balance > 0 && (
          <Ways>
            <SearchButtons />
          </Ways>
        )}
      </Balance>
      {fund.Lots.length > 0 && (
        <Section title={<FormattedMessage id="fund.lots.title" />} lead={<FormattedMessage id="fund.lots.lead" />}>
          <FundLots lots={fund.Lots} now={fund.Now} />
        </Section>
      )}
      <Section title={<FormattedMessage id="fund.statement.title" />}>
        <FundStatement entries={fund.Entries} />
      </Section>
    </div>
  );
}

/** The valid credit, the first to expire first. */
function FundLots({ lots, now }: { readonly lots: readonly FundLot[]; readonly now: Instant }) {
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
          {expiresSoon(ExpiresAt, now) && (
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

/** What an entry is about: the booking or the plan by name, by number only if no name is known. (PLAN-45) */
function useSubject(): (entry: Pick<FundEntry, "PlanId" | "BookingId" | "Names">) => string {
  const intl = useIntl();
  const named = usePlanName();
  return ({ PlanId, BookingId, Names }) => {
    if (Names.length > 0) return named(Names.map((Name) => ({ Name })));
    return BookingId === null
      ? intl.formatMessage({ id: "plan.named.number" }, { id: PlanId })
      : intl.formatMessage({ id: "plan.booking.number" }, { id: BookingId });
  };
}

/** Everything that happened to the fund, the latest first, each line with the balance after it. */
function FundStatement({ entries }: { readonly entries: readonly FundEntry[] }) {
  const money = useMoney();
  const { instant } = useHavanaTime();
  const subjectOf = useSubject();
  return (
    <FundStatementList>
      {entries.map(({ Kind, At, Amount, Balance, LotId, ...about }) => (
        <li key={`${Kind} ${LotId} ${At} ${Balance}`}>
          <div>
            <FormattedMessage id={`fund.entry.${Kind}`} values={{ what: subjectOf(about) }} />
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
    </FundStatementList>
  );
}
