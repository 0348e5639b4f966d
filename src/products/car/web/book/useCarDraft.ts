import { useBookingDraft } from "../../../../platform/web/drafts/useBookingDraft";
import { readCarValues } from "../../book/car.draft-text";
import { draftKey } from "../../book/car.drafts";
import type { CarSearchChoice } from "../../search/car.search-url";

/** The draft of the driver's form for an offer and stay. */
export function useCarDraft(offer: CarSearchChoice) {
  return useBookingDraft(`car ${draftKey(offer)}`, readCarValues);
}
