import { useSelector } from "react-redux";
import { useAccountFirst } from "../../../../features/account/web/sign-in/useAccountFirst";
import type { DrivingClient } from "../../../../features/documents/driver.rules";
import { editionSeen } from "../../../../features/information/policyBox.rules";
import { offeredPrice } from "../../../../features/plan/price/bookedPrice";
import { useBooked } from "../../../../features/plan/web/reserve/useBooked";
import type { useBookingQuestion } from "../../../../features/plan/web/reserve/useBookingQuestion";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { selectClientId } from "../../../../platform/web/session/auth";
import { SITE_ID } from "../../../../shared/constants";
import { type CarBookValues, toBookForm, toOfferChoice } from "../../book/car.drafts";
import { carBookConfirmPath } from "../../car.paths";
import type { CarOffer } from "../../car.schemas";
import type { CarBookingRequest } from "../../carBooking.schemas";
import { useCreateCarBookingMutation } from "../car.api";
import type { useCarDraft } from "./useCarDraft";

type Asking = Pick<ReturnType<typeof useBookingQuestion>, "begin">;
type Draft = Pick<ReturnType<typeof useCarDraft>, "keep" | "drop">;

/**
 * Books an offer for the signed-in client; a visitor is sent to sign in and back. A lost answer to an earlier request
 * books nothing again (FAULT-28). The API layer shows a failure.
 */
export function useBookCar({ keep, drop }: Draft, client: DrivingClient | undefined) {
  const [createBooking] = useCreateCarBookingMutation();
  const clientId = useSelector(selectClientId);
  const lang = useSelector(selectLanguage);
  const accountFirst = useAccountFirst();
  const booked = useBooked({ confirmPath: carBookConfirmPath, unable: "book.unable", drop });
  /** `offer`: as the page shows it, at the price of the form's content. */
  return async (values: CarBookValues, offer: CarOffer, { begin }: Asking) => {
    const RequestKey = keep(values);
    if (clientId === 0) return void accountFirst({ ...values.Driver, PolicyEdition: values.PolicyEdition });
    const BookForm = toBookForm(values, client);
    if (!BookForm) return;
    const CarOffer = toOfferChoice(offer, BookForm.Driver.LicenseCountryId);
    const asked = begin();
    const shown = { part: 0, price: offeredPrice(offer) };
    const body: CarBookingRequest = {
      CarOffer,
      BookForm,
      ClientId: clientId,
      SiteId: SITE_ID,
      Book: true,
      RequestKey,
      PolicyEdition: editionSeen(values),
      ...asked.says(shown),
    };
    const answer = await createBooking({ lang, body });
    if (asked.asks(answer.error, shown)) return;
    return booked(answer);
  };
}
