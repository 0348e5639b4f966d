import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { useSelector } from "react-redux";
import { selectClientId } from "../session/auth";
import { type DraftValues, dropDraft, keepDraft, readDraft } from "./formDrafts";

/** Texts and checkbox states by field name. */
type StoredValues = Record<string, string | boolean>;

type Form<Values> = { values: Values; dirty: boolean; setValues: (values: Values) => unknown };

/**
 * Stores the input of a form until it is sent or discarded, and restores it over the form's initial values. (WEB-15) If
 * the name changes, the input moves with it; an untouched form gets the draft of the new name. Returns a function that
 * deletes it.
 */
export function useStoredDraft<Values extends StoredValues>(name: string, form: Form<Values>): () => void {
  const clientId = useSelector(selectClientId);
  const bringBack = useEffectEvent(() => {
    if (form.dirty) return;
    const draft = readDraft(name, clientId);
    // Only fields that the form still has.
    const known = Object.entries(form.values).flatMap(([field, value]) => {
      const kept = draft?.[field];
      return kept === undefined ? [] : [[field, typeof value === "boolean" ? kept === TICKED : kept]];
    });
    if (known.length > 0) form.setValues({ ...form.values, ...Object.fromEntries(known) });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the draft of the name.
  useEffect(() => bringBack(), [name]);
  const { dirty, values } = form;
  const kept = useRef<string>(undefined);
  useEffect(() => {
    const before = kept.current;
    kept.current = name;
    // In the first run for a name, its values are not restored yet.
    if (before !== name && !dirty) return;
    if (before !== undefined && before !== name) dropDraft(before);
    if (dirty) keepDraft(name, clientId, textsOf(values));
    else dropDraft(name);
  }, [name, clientId, dirty, values]);
  return () => dropDraft(kept.current ?? name);
}

/** Whether there is a draft when a form or its name begins: a form that opens on demand is then open. */
export function useHasDraft(name: string): boolean {
  const clientId = useSelector(selectClientId);
  return useMemo(() => readDraft(name, clientId) !== null, [name, clientId]);
}

const TICKED = "true";

const textsOf = (values: StoredValues): DraftValues =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, String(value)]));
