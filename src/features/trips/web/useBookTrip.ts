import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { showAlert } from "../../../platform/web/alerts/alerts";
import type { useBookingDraft } from "../../../platform/web/drafts/useBookingDraft";
import { useLanguage } from "../../../platform/web/intl/useLanguage";
import { useNavigate } from "../../../platform/web/links";
import { selectClientId } from "../../../platform/web/session/auth";
import { toOfferChoice as carChoice } from "../../../products/car/book/car.drafts";
import type { CarOffer } from "../../../products/car/car.schemas";
import { useCreateCarBookingMutation } from "../../../products/car/web/car.api";
import { toOfferChoice as stayChoice } from "../../../products/lodging/book/lodging.book-form";
import {
  useCreateLodgingBookingMutation,
  useLazyGetLodgingOfferQuery,
} from "../../../products/lodging/web/lodging.api";
import { questionOf } from "../../../products/lodging/web/search/lodgingSearchCall";
import { SITE_ID } from "../../../shared/constants";
import { useAccountFirst } from "../../account/web/sign-in/useAccountFirst";
import type { DrivingClient } from "../../documents/driver.rules";
import { editionSeen } from "../../information/policyBox.rules";
import { bookedEarlier } from "../../plan/bookings/bookedEarlier";
import type { BookingCall } from "../../plan/bookings/booking.schemas";
import { planPath } from "../../plan/plan.pages";
import { isShown, offeredPrice, shownPrice } from "../../plan/price/bookedPrice";
import type { RepricedPart, useBookingQuestion } from "../../plan/web/reserve/useBookingQuestion";
import { keyOfPart, type TripValues, tripForms } from "./tripForm";
import { roomsOf } from "./tripSearch";
import type { WholeTrip } from "./wholeTrip";

type Draft = Pick<ReturnType<typeof useBookingDraft<TripValues>>, "keep" | "drop">;
type Asking = Pick<ReturnType<typeof useBookingQuestion>, "begin">;

/** The parts of a trip that are in the plan, although not all of it could be booked. */
export type Booked = { readonly car: string | null; readonly stays: readonly string[] };

/** The car as the page shows it when the form is submitted. */
type ShownCar = {
  /** At the price of the form's content. */
  readonly quote: CarOffer;
  /** Asks for that price again. */
  readonly again: () => Promise<{ readonly data?: readonly CarOffer[] | undefined }>;
};

/**
 * Books the car and every stay of a trip for the signed-in client, one after the other, and opens the plan; a visitor
 * is sent to sign in and back. Before the first part is booked, all prices are checked again, and one question covers
 * all that differ from those shown (PLAN-37). A refusal stops it. When it is sent again nothing is booked twice: the
 * server knows each part by its key, and booked parts stay as they are even if the form or the offer has changed since.
 * `booked` names them. (TRIP-2, FAULT-28)
 */
export function useBookTrip(
  { Car, Stays, Adults }: WholeTrip,
  { keep, drop }: Draft,
  client: DrivingClient | undefined,
) {
  const [bookCar] = useCreateCarBookingMutation();
  const [bookStay] = useCreateLodgingBookingMutation();
  const [askStay] = useLazyGetLodgingOfferQuery();
  const ClientId = useSelector(selectClientId);
  const lang = useLanguage();
  const accountFirst = useAccountFirst();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  /** By the number of the part: the name under which it was booked. */
  const [parts, setParts] = useState<Readonly<Record<number, string>>>({});
  const { 0: car = null, ...stays } = parts;
  const booked: Booked = { car, stays: Object.values(stays) };
  const Rooms = roomsOf(Adults);

  /** The current prices of the parts that are not booked yet; undefined for a price that could not be loaded. */
  async function pricesNow({ again }: Pick<ShownCar, "again">) {
    const asked = [
      async () => (await again()).data?.[0],
      ...Stays.map(
        ({ Offer }) =>
          async () =>
            (await askStay({ lang, body: questionOf(Offer, Rooms) })).data?.[0],
      ),
    ];
    return Promise.all(
      asked.map(async (ask, part) => {
        const offer = part in parts ? undefined : await ask();
        return offer && offeredPrice(offer);
      }),
    );
  }

  const book = async (values: TripValues, { quote, again }: ShownCar, { begin }: Asking) => {
    const key = keep(values);
    if (ClientId === 0) return void accountFirst({ ...values.Driver, PolicyEdition: values.PolicyEdition });
    const forms = tripForms(values, client);
    if (!forms) return;
    const { driver, guests } = forms;
    const asked = begin();
    const shown = shownParts(quote, Stays);
    const now = await pricesNow({ again });
    const repriced = shown.flatMap((part, index): RepricedPart[] => {
      const price = now[index];
      if (!price || isShown(shownPrice(asked.priceOf(part)), price)) return [];
      return [{ part: index, name: part.name, was: part.price, now: price }];
    });
    if (repriced.length > 0) return void asked.asksPrice(repriced);
    const callOf = (index: number, part: (typeof shown)[number]): BookingCall => ({
      ClientId,
      SiteId: SITE_ID,
      Book: true,
      RequestKey: keyOfPart(key, index),
      PolicyEdition: editionSeen(values),
      ...asked.says(part),
    });
    const CarOffer = carChoice(Car, driver.Driver.LicenseCountryId);
    for (const [index, part] of shown.entries()) {
      const booking = callOf(index, part);
      const offer = Stays[index - 1]?.Offer;
      const { data, error } = offer
        ? await bookStay({ Offer: stayChoice(offer, Rooms), BookForm: guests, ...booking })
        : await bookCar({ lang, body: { CarOffer, BookForm: driver, ...booking } });
      const isBooked = data || bookedEarlier(error) !== null;
      if (isBooked) setParts((before) => ({ [index]: part.name, ...before }));
      if (data) continue;
      if (isBooked) dispatch(showAlert("error.plan.sameKeyOtherRequest", "warning"));
      else {
        if (asked.asks(error, part)) return;
        if (!error) dispatch(showAlert("book.unable", "information"));
        return { error };
      }
    }
    drop();
    return void navigate(planPath());
  };
  return { book, booked };
}

/** The parts of a trip as the page shows them: the car first. */
export function shownParts(car: CarOffer, stays: WholeTrip["Stays"]) {
  return [
    { part: 0, name: car.ModelName, price: offeredPrice(car) },
    ...stays.map(({ Offer }, index) => ({ part: index + 1, name: Offer.HotelName, price: offeredPrice(Offer) })),
  ];
}
