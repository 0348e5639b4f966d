import { useIntl } from "react-intl";
import type { CallError } from "../../../../platform/web/callError";
import { useLanguage } from "../../../../platform/web/intl/useLanguage";
import type { ChangeOutcome } from "../../tables.schemas";
import { useCellWords } from "./useCellWords";
import { useFindingText } from "./useFindingText";

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
