import { useState } from "react";
import type { Answer } from "../../../../platform/web/forms/useForm";
import type { ChangeOutcome, ChangeUndo } from "../../tables.schemas";
import { useUndoCatalogueChangeMutation } from "../catalogue.api";
import { useRefusal } from "./useRefusal";

type Tried = { readonly asked: ChangeUndo; readonly outcome: ChangeOutcome };

/** An undo in two steps: what it would put back, then the undo itself. */
export function useUndo(changeId: number, onDone: () => void) {
  const refuse = useRefusal();
  const [send, { isLoading }] = useUndoCatalogueChangeMutation();
  const [tried, setTried] = useState<Tried | null>(null);
  const [failure, setFailure] = useState<Answer["error"]>();

  /** The undo, or why there is none. */
  async function ask(asked: ChangeUndo): Promise<{ outcome: ChangeOutcome } | { error: Answer["error"] }> {
    const { data, error } = await send(asked);
    if (!data) return { error };
    return data.Findings.length > 0 ? { error: refuse(data.Findings, () => ({ row: "" })) } : { outcome: data };
  }

  async function preview(reason: string): Promise<Answer> {
    const asked: ChangeUndo = { ChangeId: changeId, Reason: reason, Preview: true };
    setFailure(undefined);
    const answer = await ask(asked);
    if ("error" in answer) return answer;
    setTried({ asked, outcome: answer.outcome });
    return {};
  }

  async function apply(): Promise<void> {
    if (!tried) return;
    const answer = await ask({ ...tried.asked, Preview: false });
    if ("error" in answer) setFailure(answer.error);
    else onDone();
  }

  return { preview, apply, tried, failure, isBusy: isLoading, back: () => setTried(null) };
}
