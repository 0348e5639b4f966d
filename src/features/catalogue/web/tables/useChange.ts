import { useState } from "react";
import { useIntl } from "react-intl";
import type { CallError } from "../../../../platform/web/callError";
import type { Answer } from "../../../../platform/web/forms/useForm";
import { useLanguage } from "../../../../platform/web/intl/useLanguage";
import type { Sheet } from "../../catalogue.sheet";
import { keyOf } from "../../catalogue.sheets";
import type { ChangeOutcome, RowsChange } from "../../tables.schemas";
import { useChangeCatalogueMutation } from "../catalogue.api";
import { useCellWords } from "./useCellWords";
import { useFindingText } from "./useFindingText";

/** A change to a table, for preview or execution. */
export type Wanted = Pick<RowsChange, "Set" | "Remove" | "From" | "Reason">;
type Tried = { readonly asked: RowsChange; readonly outcome: ChangeOutcome };

export type ChangeOf = ReturnType<typeof useChange>;

/** A change in two steps: the server's preview, then the change itself. */
export function useChange(sheet: Sheet, onDone: () => void) {
  const intl = useIntl();
  const language = useLanguage();
  const words = useCellWords();
  const written = useFindingText();
  const [send, { isLoading }] = useChangeCatalogueMutation();
  const [tried, setTried] = useState<Tried | null>(null);
  const [failure, setFailure] = useState<Answer["error"]>();
  const [isStale, setStale] = useState(false);

  /** The server's findings as a form's failure: at the fields of a single row, or above with the rows' names. */
  function refusal(findings: ChangeOutcome["Findings"], asked: RowsChange, isOneRow: boolean): CallError {
    const fields = findings.map((finding) => {
      const { At, Column } = finding;
      const [column = ""] = Column.split(", ");
      const reason = written(finding);
      if (isOneRow) return { Field: column === "" ? "" : `Cells.${column}`, Code: "invalid", Message: reason };
      const set = At === null ? undefined : asked.Set[At];
      const place = [set ? keyOf(sheet, set.Row) : "", column === "" ? "" : words.column(column)].filter(Boolean);
      return { Field: "", Code: "invalid", Message: [...place, reason].join(": ") };
    });
    const message = intl.formatMessage({ id: "support.table.refused" });
    return { status: 400, code: "invalid", message, language, fields };
  }

  async function preview(wanted: Wanted, isOneRow = false): Promise<Answer> {
    const asked: RowsChange = { Table: sheet.name, ...wanted, Preview: true };
    setFailure(undefined);
    const { data, error } = await send(asked);
    if (isChangedMeanwhile(error)) {
      setStale(true);
      return {};
    }
    if (!data) return { error };
    if (data.Findings.length > 0) return { error: refusal(data.Findings, asked, isOneRow) };
    setTried({ asked, outcome: data });
    return {};
  }

  async function apply(): Promise<void> {
    if (!tried) return;
    const asked = { ...tried.asked, Preview: false };
    const { data, error } = await send(asked);
    if (isChangedMeanwhile(error)) setStale(true);
    else if (data && data.Findings.length === 0) onDone();
    else setFailure(data ? refusal(data.Findings, asked, false) : error);
  }

  return { preview, apply, tried, failure, isStale, isBusy: isLoading, back: () => setTried(null) };
}

const isChangedMeanwhile = (error: Answer["error"]) =>
  error !== undefined && "status" in error && error.code === "catalogue.changedMeanwhile";
