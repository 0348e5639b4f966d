import { useCallback, useMemo } from "react";
import { useSelector } from "react-redux";
import { newRequestKey } from "../../../web/booking/newRequestKey";
import { dropDraft, keepDraft, readDraft } from "../../../web/drafts/formDrafts";
import { selectClientId } from "../../../web/session/auth";
import { emptyBookValues, type LodgingBookValues } from "../lodging.book-form";
import { readLodgingDraft, writeLodgingDraft } from "../lodging.draft-text";
import { defaultLodgingSearch, type LodgingSearchChoice, toSearchParams } from "../lodging.search-url";

const VISITOR = 0;

/**
 * The draft of the travellers' form for an offer, kept in the tab. A visitor's goes on with whoever signs in; another
 * client's is not shown. Its request key makes a booking that is sent again the same booking.
 */
export function useLodgingDraft(search: LodgingSearchChoice, travellers: number) {
  const clientId = useSelector(selectClientId);
  const form = useMemo(() => {
    const { Hotel, RoomClassId, MealsPlanId, CheckIn, CheckOut, Rooms } = search;
    const plain = defaultLodgingSearch(CheckIn);
    const offer = { ...plain.search, Hotel, RoomClassId, MealsPlanId, CheckIn, CheckOut, Rooms };
    return `lodging ${toSearchParams({ ...plain, search: offer })}`;
  }, [search]);
  const stored = useCallback(
    () => readLodgingDraft(readDraft(form, clientId) ?? readDraft(form, VISITOR), travellers),
    [form, clientId, travellers],
  );
  const read = useCallback(
    (): LodgingBookValues => stored()?.values ?? emptyBookValues(travellers),
    [stored, travellers],
  );
  /** Keeps the values and returns the request key of this intent to book. */
  const keep = useCallback(
    (values: LodgingBookValues): string => {
      const requestKey = stored()?.requestKey ?? newRequestKey();
      keepDraft(form, clientId, writeLodgingDraft({ requestKey, values }));
      return requestKey;
    },
    [form, clientId, stored],
  );
  const drop = useCallback(() => dropDraft(form), [form]);
  return { read, keep, drop };
}
