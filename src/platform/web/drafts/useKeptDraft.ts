import { useEffect, useEffectEvent, useRef } from "react";
import { useSelector } from "react-redux";
import { selectClientId } from "../session/auth";
import { type DraftValues, dropDraft, keepDraft, readDraft } from "./formDrafts";

type Form<Values> = { values: Values; dirty: boolean; setValues: (values: Values) => unknown };

/**
 * Stores what is typed into a form until it is sent or discarded, and restores it over the form's initial values.
 * Returns a function that deletes it.
 */
export function useKeptDraft<Values extends DraftValues>(name: string, form: Form<Values>): () => void {
  const clientId = useSelector(selectClientId);
  const bringBack = useEffectEvent(() => {
    const draft = readDraft(name, clientId);
    // Only fields that the form still has.
    const known = Object.keys(form.values).filter((field) => draft?.[field] !== undefined);
    if (draft && known.length > 0) {
      form.setValues({ ...form.values, ...Object.fromEntries(known.map((field) => [field, draft[field]])) });
    }
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
    if (dirty) keepDraft(name, clientId, values);
    else dropDraft(name);
  }, [name, clientId, dirty, values]);
  return () => dropDraft(name);
}
