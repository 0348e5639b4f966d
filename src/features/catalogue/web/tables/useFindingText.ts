import { useIntl } from "react-intl";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { isHavanaDate } from "../../../../shared/havana";
import { findingValues } from "../../catalogue.findings";
import type { ChangeOutcome } from "../../tables.schemas";
import { tableName } from "../tableName";
import { useCellWords } from "./useCellWords";

/** On the page rows have no lines, and there is only one table. */
const ofPage = { line: 0, where: "page" };

/** Writes a finding in the language of the page, with the page's names of columns and tables. (OPS-70) */
export function useFindingText(): (finding: ChangeOutcome["Findings"][number]) => string {
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
