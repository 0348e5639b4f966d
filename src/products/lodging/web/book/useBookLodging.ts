import { useDispatch, useSelector } from "react-redux";
import { useAccountFirst } from "../../../../features/account/web/sign-in/useAccountFirst";
import { editionSeen } from "../../../../features/information/policyBox.rules";
import { bookedEarlier } from "../../../../features/plan/bookedEarlier";
import { offeredPrice } from "../../../../features/plan/plan.price";
import type { useBookingQuestion } from "../../../../features/plan/web/reserve/useBookingQuestion";
import { showAlert } from "../../../../platform/web/alerts/alerts";
import { useNavigate } from "../../../../platform/web/links";
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
 * Books an offer for the signed-in client (PLAN-4, WIRE-26); a visitor is sent to sign in and back. If an earlier
 * request with other details succeeded and its answer was lost, that booking is shown and nothing is booked again
 * (FAULT-28). The API layer shows a failure.
 */
export function useBookLodging(offer: LodgingOfferDetail, search: LodgingSearchChoice, { keep, drop }: Draft) {
  const [createBooking] = useCreateLodgingBookingMutation();
  const clientId = useSelector(selectClientId);
  const dispatch = useDispatch();
  const accountFirst = useAccountFirst();
  const navigate = useNavigate();
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
    const { data, error } = await createBooking(body);
    if (asked.asks(error, shown)) return;
    const earlier = bookedEarlier(error);
    if (earlier !== null) dispatch(showAlert("error.plan.sameKeyOtherRequest", "warning"));
    const booked = data?.BookingId ?? earlier;
    if (booked !== null) {
      drop();
      return void navigate(lodgingBookConfirmPath(booked));
    }
    if (!error) dispatch(showAlert("error.lodging.bookingFailed", "information"));
    return { error };
  };
}
