import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSelector } from "react-redux";
import { selectClientId } from "../session/auth";
import { type DraftValues, dropDraft, keepDraft, readDraft } from "./formDrafts";

/** Texts and ticks by field name. */
type KeptValues = Record<string, string | boolean>;

type Form<Values> = { values: Values; dirty: boolean; setValues: (values: Values) => unknown };

/**
 * Stores what is typed, chosen and ticked in a form until it is sent or discarded, and restores it over the form's
 * initial values. (WEB-15)
 * Returns a function that deletes it.
 */
export function useKeptDraft<Values extends KeptValues>(name: string, form: Form<Values>): () => void {
  const clientId = useSelector(selectClientId);
  const bringBack = useEffectEvent(() => {
    const draft = readDraft(name, clientId);
    // Only fields that the form still has.
    const known = Object.entries(form.values).flatMap(([field, value]) => {
      const kept = draft?.[field];
      return kept === undefined ? [] : [[field, typeof value === "boolean" ? kept === TICKED : kept]];
    });
    if (known.length > 0) form.setValues({ ...form.values, ...Object.fromEntries(known) });
  });
  useEffect(() => bringBack(), []);
  const { dirty, values } = form;
  const first = useRef(true);
  useEffect(() => {
    // In the first run the values are not restored yet.
    if (first.current) {
      first.current = false;
      return;
    }
    if (dirty) keepDraft(name, clientId, textsOf(values));
    else dropDraft(name);
  }, [name, clientId, dirty, values]);
  return () => dropDraft(name);
}

/** Whether there is a draft, as a form begins: one that opens on demand is open then. */
export function useHasDraft(name: string): boolean {
  const clientId = useSelector(selectClientId);
  const [has] = useState(() => readDraft(name, clientId) !== null);
  return has;
}

const TICKED = "true";

const textsOf = (values: KeptValues): DraftValues =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, String(value)]));
