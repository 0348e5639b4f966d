import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useNavigate } from "react-router";
import { showAlert } from "../../../platform/web/alerts/alerts";
import type { useBookingDraft } from "../../../platform/web/drafts/useBookingDraft";
import { useLanguage } from "../../../platform/web/intl/useLanguage";
import { selectClientId } from "../../../platform/web/session/auth";
import { SITE_ID } from "../../../shared/constants";
import { useAccountFirst } from "../../account/web/sign-in/useAccountFirst";
import { toOfferChoice as carChoice } from "../../car/book/car.drafts";
import { useCreateCarBookingMutation } from "../../car/web/car.api";
import { editionSeen } from "../../information/policyBox.rules";
import { toOfferChoice as stayChoice } from "../../lodging/book/lodging.book-form";
import { useCreateLodgingBookingMutation } from "../../lodging/web/lodging.api";
import { bookedEarlier } from "../../plan/bookedEarlier";
import { keyOfPart, type TripValues, tripForms } from "./tripForm";
import { roomsOf } from "./tripSearch";
import type { WholeTrip } from "./wholeTrip";

type Draft = Pick<ReturnType<typeof useBookingDraft<TripValues>>, "keep" | "drop">;

/** What of a trip is in the plan, though not all of it could be booked. */
export type Booked = { readonly car: string | null; readonly stays: readonly string[] };

/**
 * Books the car and every stay of a trip for the signed-in client, one after the other, and leads to the plan; a
 * visitor is sent to sign in and back. A refusal stops it; when it is sent again, nothing is booked twice: the
 * server knows each part by its key, and what was booked stays as it is even if the form or the offer has changed since.
 * `booked` names it. (TRIP-2, FAULT-28)
 */
export function useBookTrip({ Car, Stays, Adults }: WholeTrip, { keep, drop }: Draft) {
  const [bookCar] = useCreateCarBookingMutation();
  const [bookStay] = useCreateLodgingBookingMutation();
  const ClientId = useSelector(selectClientId);
  const lang = useLanguage();
  const accountFirst = useAccountFirst();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  /** By the number of the part: the name that it was booked under. */
  const [parts, setParts] = useState<Readonly<Record<number, string>>>({});
  const { 0: car = null, ...stays } = parts;
  const booked: Booked = { car, stays: Object.values(stays) };
  const book = async (values: TripValues) => {
    const key = keep(values);
    if (ClientId === 0) return void accountFirst({ ...values.Driver, PolicyEdition: values.PolicyEdition });
    const forms = tripForms(values);
    if (!forms) return;
    const { driver, guests } = forms;
    const seen = editionSeen(values);
    const common = (part: number) =>
      ({ ClientId, SiteId: SITE_ID, Book: true, RequestKey: keyOfPart(key, part), ...seen }) as const;
    const CarOffer = carChoice(Car, driver.Driver.CountryId);
    const Rooms = roomsOf(Adults);
    const calls = [
      () => bookCar({ lang, body: { CarOffer, BookForm: driver, ...common(0) } }),
      ...Stays.map(
        ({ Offer }, index) =>
          () =>
            bookStay({ Offer: stayChoice(Offer, Rooms), BookForm: guests, ...common(index + 1) }),
      ),
    ];
    const names = [Car.ModelName, ...Stays.map(({ Offer }) => Offer.HotelName)];
    for (const [part, call] of calls.entries()) {
      const { data, error } = await call();
      const isBooked = data || bookedEarlier(error) !== null;
      if (isBooked) setParts((before) => ({ [part]: names[part] ?? "", ...before }));
      if (data) continue;
      if (isBooked) dispatch(showAlert("error.plan.sameKeyOtherRequest", "warning"));
      else {
        if (!error) dispatch(showAlert("book.unable", "information"));
        return { error };
      }
    }
    drop();
    return void navigate("/shopping-cart");
  };
  return { book, booked };
}
