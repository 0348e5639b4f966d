import { skipToken } from "@reduxjs/toolkit/query";
import { useId, useMemo, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import type { Booking } from "../../../../features/plan/plan.schemas";
import { BookingMissing } from "../../../../features/plan/web/bookings/BookingMissing";
import { askedQuote } from "../../../../features/plan/web/change/askedQuote";
import { ChangeFrame } from "../../../../features/plan/web/change/ChangeFrame";
import { ChangeSubmit } from "../../../../features/plan/web/change/ChangeSubmit";
import { PaidBackChoice } from "../../../../features/plan/web/change/PaidBackChoice";
import { useChange } from "../../../../features/plan/web/change/useChange";
import { useBookingQuestion } from "../../../../features/plan/web/reserve/useBookingQuestion";
import { useReserveDays } from "../../../../features/plan/web/reserve/useReserveDays";
import { FormSummary } from "../../../../platform/web/forms/CallForm";
import { FormProvider } from "../../../../platform/web/forms/FormField";
import { type Answer, useForm } from "../../../../platform/web/forms/useForm";
import { useShortDay } from "../../../../platform/web/intl/useShortDay";
import { useServerTime } from "../../../../platform/web/serverNow";
import { selectClientId } from "../../../../platform/web/session/auth";
import { SelectField } from "../../../../platform/web/ui/fields/SelectField";
import { Section } from "../../../../platform/web/ui/page/Section";
import { useDebouncedValue } from "../../../../platform/web/useDebouncedValue";
import { SITE_ID } from "../../../../shared/constants";
import { ProductType } from "../../../../shared/enumerations";
import { havanaDate } from "../../../../shared/havana";
import { roomClassCode } from "../../../../shared/lodgingCodes";
import type { LodgingOfferChoice } from "../../book/booking.schemas";
import { type LodgingBookValues, toBookForm } from "../../book/lodging.book-form";
import { type ChangedStay, movedTo, searchOfStay, stayOfBooked, valuesOfBooked } from "../../book/lodging.change";
import { agesKnown } from "../../book/lodging.guests";
import { askedOf } from "../../book/lodging.wanted";
import { bookedLodging } from "../../bookedLodging";
import type { BookedLodging } from "../../bookedLodging.schemas";
import { lodgingContract } from "../../lodging.contract";
import { stayProblem } from "../../lodging.rules";
import { lodgingBookSchema } from "../book/lodgingBookSchema";
import { TravelersFields } from "../book/TravelersFields";
import { useCreateLodgingBookingMutation, useGetHotelQuery, useQuoteLodgingChangeQuery } from "../lodging.api";
import { LodgingStayField } from "../search/form/LodgingStayField";
import { RoomsField } from "../search/form/RoomsField";
import { useLodgingWords } from "../useLodgingWords";

const SETTLES_WITHIN = 400;

/** Changes a booked stay: nights, rooms, meals and guests. (PLAN-40) */
export default function ChangeStay({ booking }: { readonly booking: Booking }) {
  const lodging = bookedLodging(booking);
  return lodging ? <ChangeStayForm booking={booking} lodging={lodging} /> : <BookingMissing />;
}

type Props = { readonly booking: Booking; readonly lodging: BookedLodging };

function ChangeStayForm({ booking, lodging }: Props) {
  const id = useId();
  const shortDay = useShortDay();
  const clientId = useSelector(selectClientId);
  const today = havanaDate(useServerTime());
  const reserve = useReserveDays(ProductType.Lodging);
  const [booked] = useState(() => ({ stay: stayOfBooked(lodging), values: valuesOfBooked(lodging) }));
  const [stay, setStay] = useState(booked.stay);
  const { CheckIn, CheckOut, Rooms } = stay;
  const problem = stayProblem({ checkIn: CheckIn, checkOut: CheckOut }, today, reserve);
  const change = useChange(booking);
  const [book] = useCreateLodgingBookingMutation();
  const form = useForm({ initialValues: booked.values, validationSchema: lodgingBookSchema, send });
  const asked = JSON.stringify({ HotelId: lodging.HotelId, ...stay, CurrencyCode: booking.CurrencyCode });
  const isChanged = form.formik.dirty || JSON.stringify(stay) !== JSON.stringify(booked.stay);
  const question = useBookingQuestion(JSON.stringify([asked, askedOf(form.values.travelers)]));
  const settled = useDebouncedValue(asked, SETTLES_WITHIN);
  const body = useMemo((): LodgingOfferChoice => JSON.parse(settled), [settled]);
  const isAskable = isChanged && !problem && agesKnown(Rooms);
  const isSettled = settled === asked;
  const quoted = useQuoteLodgingChangeQuery(isAskable && isSettled ? { id: booking.BookingId, body } : skipToken);
  const quote = askedQuote(quoted, { isAskable, isSettled });
  const { sure } = quote;
  const setRooms = (rooms: ChangedStay["Rooms"]) => {
    const { travelers } = form.values;
    void form.formik.setFieldValue("travelers", movedTo(rooms, Rooms, travelers));
    setStay({ ...stay, Rooms: rooms });
  };

  async function send(values: LodgingBookValues): Promise<Answer | undefined> {
    const BookForm = toBookForm(values);
    if (!BookForm || !sure) return undefined;
    return change.book(question, sure, (says) =>
      book({ Offer: body, BookForm, ClientId: clientId, SiteId: SITE_ID, Book: true, ...says }),
    );
  }

  const submit = { id, call: lodgingContract.createLodgingBooking, form, quote, question };
  const classCode = roomClassCode(stay.RoomClassId) ?? lodging.RoomClassCode;
  return (
    <ChangeFrame booking={booking} quote={quote} action={<ChangeSubmit place="bar" {...submit} />}>
      <FormProvider form={form}>
        <form id={id} noValidate onSubmit={form.submit}>
          <FormSummary form={form} />
          <Section title={<FormattedMessage id="change.stay.stay" />}>
            <div style={{ display: "grid", gap: 20 }}>
              <LodgingStayField
                search={searchOfStay(lodging, stay)}
                today={today}
                reserve={reserve}
                error={
                  problem && (
                    <FormattedMessage
                      id={`error.lodging.${problem.code}`}
                      values={{ days: problem.days, day: problem.day && shortDay(problem.day) }}
                    />
                  )
                }
                onChange={(days) => setStay({ ...stay, ...days })}
              />
              <RoomsField
                rooms={Rooms}
                roomClassCode={classCode}
                // The price needs the ages of children, so they are asked for immediately.
                sent={form.formik.submitCount > 0 || Rooms !== booked.stay.Rooms}
                onChange={setRooms}
              />
              <RoomAndMeals hotelId={lodging.HotelId} stay={stay} onChange={(part) => setStay({ ...stay, ...part })} />
            </div>
          </Section>
          <TravelersFields rooms={Rooms} roomClassCode={classCode} known={{ people: [], party: null }} />
          {quote.quote?.Back && (
            <PaidBackChoice back={quote.quote.Back} chosen={change.refundTo} onChoose={change.setRefundTo} />
          )}
          <ChangeSubmit place="end" {...submit} />
        </form>
      </FormProvider>
    </ChangeFrame>
  );
}

type RoomAndMealsProps = {
  readonly hotelId: number;
  readonly stay: ChangedStay;
  readonly onChange: (part: Partial<ChangedStay>) => void;
};

/** The kind of room and the meals, from those that the house sells. */
function RoomAndMeals({ hotelId, stay: { RoomClassId, MealsPlanId }, onChange }: RoomAndMealsProps) {
  const words = useLodgingWords();
  const { data: hotel } = useGetHotelQuery({ id: hotelId });
  const rooms = hotel?.Rooms ?? [];
  const plansOf = (classId: number) => rooms.find((room) => room.RoomClassId === classId)?.Plans ?? [];
  const chooseRoom = (classId: number) => {
    const plans = plansOf(classId);
    const has = plans.some((plan) => plan.MealsPlanId === MealsPlanId);
    onChange({ RoomClassId: classId, MealsPlanId: has ? MealsPlanId : (plans[0]?.MealsPlanId ?? MealsPlanId) });
  };
  const isSold = rooms.some((room) => room.RoomClassId === RoomClassId);
  const plans = plansOf(RoomClassId);
  return (
    <>
      <SelectField
        name="room"
        label={<FormattedMessage id="lodging.roomClass" />}
        value={RoomClassId}
        onChange={({ target }) => chooseRoom(Number(target.value))}
      >
        {!isSold && <option value={RoomClassId}>{words.roomClass(RoomClassId)}</option>}
        {rooms.map((room) => (
          <option key={room.RoomClassId} value={room.RoomClassId}>
            {words.roomClass(room.RoomClassId)}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="meals"
        label={<FormattedMessage id="lodging.mealsPlan" />}
        value={MealsPlanId}
        onChange={({ target }) => onChange({ MealsPlanId: Number(target.value) })}
      >
        {!plans.some((plan) => plan.MealsPlanId === MealsPlanId) && (
          <option value={MealsPlanId}>{words.mealsPlan(MealsPlanId)}</option>
        )}
        {plans.map((plan) => (
          <option key={plan.MealsPlanId} value={plan.MealsPlanId}>
            {words.mealsPlan(plan.MealsPlanId)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
