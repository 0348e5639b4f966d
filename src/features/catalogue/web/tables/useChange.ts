import { useState } from "react";
import { isCallError } from "../../../../platform/web/callError";
import type { Answer } from "../../../../platform/web/forms/useForm";
import type { Sheet } from "../../catalogue.sheet";
import { keyOf } from "../../catalogue.sheets";
import type { ChangeOutcome, RowsChange } from "../../tables.schemas";
import { useChangeCatalogueMutation } from "../catalogue.api";
import { useRefusal } from "./useRefusal";

/** A change to a table, for preview or execution. */
export type Wanted = Pick<RowsChange, "Set" | "Each" | "Remove" | "From" | "Reason">;
type Tried = { readonly asked: RowsChange; readonly outcome: ChangeOutcome };

export type ChangeOf = ReturnType<typeof useChange>;

/** A change in two steps: the server's preview, then the change itself. */
export function useChange(sheet: Sheet, onDone: () => void) {
  const refuse = useRefusal();
  const [send, { isLoading }] = useChangeCatalogueMutation();
  const [tried, setTried] = useState<Tried | null>(null);
  const [failure, setFailure] = useState<Answer["error"]>();
  const [isStale, setStale] = useState(false);

  const rowOf = (at: number | null, { Set: set }: RowsChange) => {
    const one = at === null ? undefined : set[at];
    return one ? keyOf(sheet, one.Row) : "";
  };
  const refusal = (findings: ChangeOutcome["Findings"], asked: RowsChange, { isOneRow = false } = {}) =>
    refuse(findings, ({ At }, column) =>
      isOneRow ? { field: column === "" ? "" : `Cells.${column}` } : { row: rowOf(At, asked) },
    );

  async function preview(wanted: Wanted, { isOneRow = false } = {}): Promise<Answer> {
    const asked: RowsChange = { Table: sheet.name, ...wanted, Preview: true };
    setFailure(undefined);
    const { data, error } = await send(asked);
    if (isChangedMeanwhile(error)) {
      setStale(true);
      return {};
    }
    if (!data) return { error };
    if (data.Findings.length > 0) return { error: refusal(data.Findings, asked, { isOneRow }) };
    setTried({ asked, outcome: data });
    return {};
  }

  /** `isConfirmed`: amounts that change by more than half are meant. (OPS-99) */
  async function apply(isConfirmed: boolean): Promise<void> {
    if (!tried) return;
    const asked: RowsChange = { ...tried.asked, Preview: false, Confirmed: isConfirmed || undefined };
    const { data, error } = await send(asked);
    if (isChangedMeanwhile(error)) setStale(true);
    else if (data && data.Findings.length === 0) onDone();
    else setFailure(data ? refusal(data.Findings, asked) : error);
  }

  return { preview, apply, tried, failure, isStale, isBusy: isLoading, back: () => setTried(null) };
}

const isChangedMeanwhile = (error: Answer["error"]) =>
  isCallError(error) && error.code === "catalogue.changedMeanwhile";
