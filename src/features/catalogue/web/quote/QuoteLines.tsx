import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { useCarClass } from "../../../../platform/web/intl/useCarClass";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { token } from "../../../../platform/web/theme/token";
import { Section } from "../../../../platform/web/ui/page/Section";
import { PriceLines } from "../../../plan/web/bookings/PriceLines";
import type { Quote, QuoteSource } from "../../quote.schemas";
import { tableName } from "../tableName";
import { ReasonOf } from "../tables/ReasonOf";
import { useCellWords } from "../tables/useCellWords";

const Lines = styled("ul")({ display: "grid", gap: 0, margin: 0, padding: 0, listStyle: "none" });

const Line = styled("li")({
  display: "grid",
  gap: 6,
  paddingBlock: 12,
  borderTop: `1px solid ${token("sand")}`,
  fontWeight: 600,
});

const Sources = styled("ul")({
  display: "grid",
  gap: 4,
  margin: 0,
  paddingInlineStart: "1.25em",
  color: token("inkSoft"),
  fontSize: "0.9375rem",
  fontWeight: 400,
  lineHeight: 1.4,
  "& strong": { color: token("ink"), fontWeight: 600 },
});

const Total = styled("p")({
  display: "flex",
  justifyContent: "space-between",
  gap: 16,
  fontSize: "1.125rem",
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
});

const parts = ["online", "inCuba", "deposit"] as const;

/** A price at an instant: its lines, each with the rows and versions behind it. (OPS-41) */
export function QuoteLines({ quote }: { readonly quote: Quote }) {
  const time = useHavanaTime();
  const money = useMoney();
  const totals = { online: quote.PayNow, inCuba: quote.PayInCuba, deposit: quote.Deposit };
  return (
    <div role="status">
      <Section
        title={<FormattedMessage id="support.quote.result" />}
        lead={<FormattedMessage id="support.quote.asOf" values={{ instant: time.instant(quote.At) }} />}
      >
        {parts.map((part) => {
          const lines = quote.Lines.filter(({ Paid }) => Paid === part);
          if (lines.length === 0) return null;
          return (
            <section key={part}>
              <Total>
                <FormattedMessage id={`support.quote.paid.${part}`} />
                <span>{money(totals[part], "USD")}</span>
              </Total>
              <Lines>
                {lines.map((line) => (
                  <Line key={`${line.Code} ${line.Facts.perDay ?? line.Facts.perNight}`}>
                    {part !== "deposit" && <PriceLines lines={[line]} currency="USD" />}
                    <Sources>
                      {line.Sources.map((source) => (
                        <li key={`${source.Table} ${source.Name} ${source.Days?.From}`}>
                          <SourceText source={source} />
                        </li>
                      ))}
                    </Sources>
                  </Line>
                ))}
              </Lines>
            </section>
          );
        })}
      </Section>
    </div>
  );
}

/** The name of a row of the catalogue on the page: codes and days in their usual format. */
function useSourceName(): (source: QuoteSource) => string {
  const intl = useIntl();
  const words = useCellWords();
  const { withGears } = useCarClass();
  return ({ Table, Name, Days }) => {
    if (Days) {
      const season = { name: words.choice(Name), from: words.day(Days.From), to: words.day(Days.To) };
      return intl.formatMessage({ id: "support.quote.season" }, season);
    }
    if (Table === "classes") return withGears(Name);
    if (Table === "lengths") return intl.formatMessage({ id: "support.quote.fromDays" }, { days: Number(Name) });
    return Table === "charges" ? words.choice(Name) : Name;
  };
}

function SourceText({ source }: { readonly source: QuoteSource }) {
  const time = useHavanaTime();
  const nameOf = useSourceName();
  const { Table, Version, ChangesAt } = source;
  return (
    <>
      <FormattedMessage id={tableName(Table)} />: <strong>{nameOf(source)}</strong>.{" "}
      {Version ? (
        <FormattedMessage
          id="support.quote.version"
          values={{
            from: time.instant(Version.From),
            by: Version.MadeBy ?? <FormattedMessage id="support.quote.commandLine" />,
            reason: <ReasonOf change={Version} />,
          }}
        />
      ) : (
        <FormattedMessage id="support.quote.noVersion" />
      )}
      {ChangesAt !== null && (
        <>
          {" "}
          <FormattedMessage id="support.quote.changesAt" values={{ instant: time.instant(ChangesAt) }} />
        </>
      )}
    </>
  );
}
