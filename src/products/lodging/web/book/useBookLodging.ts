import { useSelector } from "react-redux";
import { useAccountFirst } from "../../../../features/account/web/sign-in/useAccountFirst";
import { editionSeen } from "../../../../features/information/policyBox.rules";
import { offeredPrice } from "../../../../features/plan/price/bookedPrice";
import { useBooked } from "../../../../features/plan/web/reserve/useBooked";
import type { useBookingQuestion } from "../../../../features/plan/web/reserve/useBookingQuestion";
import { selectClientId } from "../../../../platform/web/session/auth";
import { SITE_ID } from "../../../../shared/constants";
import type { LodgingBookingRequest } from "../../book/booking.schemas";
import { type LodgingBookValues, toBookForm, toOfferChoice } from "../../book/lodging.book-form";
import { lodgingBookConfirmPath } from "../../lodging.paths";
import type { LodgingOfferDetail } from "../../lodging.schemas";
import type { LodgingSearchChoice } from "../../search/lodging.search-url";
import { useCreateLodgingBookingMutation } from "../lodging.api";
import type { useLodgingDraft } from "./useLodgingDraft";

type Asking = Pick<ReturnType<typeof useBookingQuestion>, "begin">;
type Draft = Pick<ReturnType<typeof useLodgingDraft>, "keep" | "drop">;

/**
 * Books an offer for the signed-in client; a visitor is sent to sign in and back. A lost answer to an earlier request
 * books nothing again (FAULT-28). The API layer shows a failure.
 */
export function useBookLodging(offer: LodgingOfferDetail, search: LodgingSearchChoice, { keep, drop }: Draft) {
  const [createBooking] = useCreateLodgingBookingMutation();
  const clientId = useSelector(selectClientId);
  const accountFirst = useAccountFirst();
  const booked = useBooked({ confirmPath: lodgingBookConfirmPath, unable: "error.lodging.bookingFailed", drop });
  return async (values: LodgingBookValues, { begin }: Asking) => {
    const RequestKey = keep(values);
    if (clientId === 0) return void accountFirst({ ...values.travelers[0], PolicyEdition: values.PolicyEdition });
    const BookForm = toBookForm(values);
    if (!BookForm) return;
    const Offer = toOfferChoice(offer, search.Rooms);
    const asked = begin();
    const shown = { part: 0, price: offeredPrice(offer) };
    const body: LodgingBookingRequest = {
      Offer,
      BookForm,
      ClientId: clientId,
      SiteId: SITE_ID,
      Book: true,
      RequestKey,
      PolicyEdition: editionSeen(values),
      ...asked.says(shown),
    };
    const answer = await createBooking(body);
    if (asked.asks(answer.error, shown)) return;
    return booked(answer);
  };
}
