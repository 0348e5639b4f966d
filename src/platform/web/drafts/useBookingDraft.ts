import { useCallback } from "react";
import { useSelector } from "react-redux";
import { parseJson } from "../../../shared/unknownData";
import { newRequestKey } from "../requests/newRequestKey";
import { selectClientId } from "../session/auth";
import { dropDraft, keepDraft, readDraft } from "./formDrafts";
import { useSharedDrafts } from "./useSharedDrafts";

const VISITOR = 0;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The draft of a booking form, by the booked offer. A visitor's draft passes to the client who signs in; another
 * client's is not shown. It is read once, not subscribed to, because an open form has the values itself. `readValues`
 * validates what is stored, because visitors can change it.
 */
export function useBookingDraft<Values>(form: string, readValues: (stored: unknown) => Values) {
  useSharedDrafts();
  const clientId = useSelector(selectClientId);
  const stored = useCallback(() => readDraft(form, clientId) ?? readDraft(form, VISITOR), [form, clientId]);
  const read = useCallback((): Values => readValues(parseJson(stored()?.values)), [stored, readValues]);
  /**
   * Stores the values and returns the request key of this booking attempt: repeated requests with it make one booking.
   * (FAULT-28)
   */
  const keep = useCallback(
    (values: Values): string => {
      const known = stored()?.requestKey ?? "";
      const requestKey = uuid.test(known) ? known : newRequestKey();
      keepDraft(form, clientId, { requestKey, values: JSON.stringify(values) });
      return requestKey;
    },
    [form, clientId, stored],
  );
  const drop = useCallback(() => dropDraft(form), [form]);
  return { read, keep, drop };
}
