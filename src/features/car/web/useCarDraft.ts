import { useCallback } from "react";
import { useSelector, useStore } from "react-redux";
import type { WebState } from "../../../web/state";
import { type CarBookValues, draftFor, draftKey, emptyBookValues } from "../car.drafts";
import type { CarSearchChoice } from "../car.search-url";
import { draftDropped, draftKept, type WithCarDraft } from "./car.draft-slice";

/**
 * The draft of the form for an offer. It is read when asked for and not subscribed to: the form is the one place where
 * its values live while it is open.
 */
export function useCarDraft(offer: CarSearchChoice) {
  const store = useStore<WithCarDraft>();
  const clientId = useSelector(({ auth }: WebState) => auth.client?.clientId ?? 0);
  const key = draftKey(offer);
  const read = useCallback(
    (): CarBookValues => draftFor(store.getState().carDraft, key, clientId)?.values ?? emptyBookValues,
    [store, key, clientId],
  );
  /** Keeps the values and returns the request key of this intent to book. */
  const keep = useCallback(
    (values: CarBookValues): string => {
      const { requestKey } = store.dispatch(draftKept({ key, clientId, values })).payload;
      return store.getState().carDraft[key]?.requestKey ?? requestKey;
    },
    [store, key, clientId],
  );
  const drop = useCallback(() => store.dispatch(draftDropped(key)), [store, key]);
  return { read, keep, drop };
}
