import { useIntl } from "react-intl";
import type { CallError } from "../../../../platform/web/callError";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { useLanguage } from "../../../../platform/web/intl/useLanguage";
import { isHavanaDate } from "../../../../shared/havana";
import { findingValues } from "../../catalogue.findings";
import type { ChangeOutcome } from "../../tables.schemas";
import { tableName } from "../tableName";
import { useCellWords } from "./useCellWords";

/** On the page rows have no lines, and there is only one table. */
const ofPage = { line: 0, where: "page" };

type Finding = ChangeOutcome["Findings"][number];
/** Where a finding is shown: at a field, or above the form after the name of its row. */
type Place = { readonly field: string } | { readonly row: string };

/** The server's findings as a form's failure. */
export function useRefusal(): (
  findings: readonly Finding[],
  placeOf: (finding: Finding, column: string) => Place,
) => CallError {
  const intl = useIntl();
  const language = useLanguage();
  const words = useCellWords();
  const written = useFindingText();
  return (findings, placeOf) => {
    const fields = findings.map((finding) => {
      const [column = ""] = finding.Column.split(", ");
      const place = placeOf(finding, column);
      const reason = written(finding);
      if ("field" in place) return { Field: place.field, Code: "invalid", Message: reason };
      const named = [place.row, column === "" ? "" : words.column(column)].filter(Boolean);
      return { Field: "", Code: "invalid", Message: [...named, reason].join(": ") };
    });
    const message = intl.formatMessage({ id: "support.table.refused" });
    return { status: 400, code: "invalid", message, language, fields };
  };
}

/** Writes a finding in the language of the page, with the page's names of columns and tables. (OPS-70) */
function useFindingText(): (finding: ChangeOutcome["Findings"][number]) => string {
  const intl = useIntl();
  const time = useHavanaTime();
  const words = useCellWords();
  const names = { column: words.column, table: (name: string) => intl.formatMessage({ id: tableName(name) }) };
  return ({ Code, Facts, From }) => {
    const facts = Object.entries(findingValues({ ...Facts, ...ofPage }, names)).map(([name, value]) => {
      if (name === "day" && isHavanaDate(String(value))) return [name, time.day(String(value))];
      return [name, name === "instant" ? time.instant(Number(value)) : value];
    });
    const reason = intl.formatMessage({ id: `support.finding.${Code}` }, Object.fromEntries(facts));
    return From === null
      ? reason
      : intl.formatMessage({ id: "support.finding.later" }, { instant: time.instant(From), reason });
  };
}
