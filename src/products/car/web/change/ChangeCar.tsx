import { skipToken } from "@reduxjs/toolkit/query";
import { useId, useMemo, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import type { Country } from "../../../../features/account/account.schemas";
import { useGetCountriesQuery } from "../../../../features/account/web/account.api";
import { useDrivingClient } from "../../../../features/documents/web/useDocumentsPrefill";
import type { Booking } from "../../../../features/plan/plan.schemas";
import { BookingMissing } from "../../../../features/plan/web/bookings/BookingMissing";
import { askedQuote } from "../../../../features/plan/web/change/askedQuote";
import { ChangeFrame } from "../../../../features/plan/web/change/ChangeFrame";
import { ChangeSubmit } from "../../../../features/plan/web/change/ChangeSubmit";
import { PaidBackChoice } from "../../../../features/plan/web/change/PaidBackChoice";
import { useChange } from "../../../../features/plan/web/change/useChange";
import { useBookingQuestion } from "../../../../features/plan/web/reserve/useBookingQuestion";
import { useKnownPeople } from "../../../../features/plan/web/reserve/useKnownPeople";
import { useReserveDays } from "../../../../features/plan/web/reserve/useReserveDays";
import { FormSummary } from "../../../../platform/web/forms/CallForm";
import { FormProvider } from "../../../../platform/web/forms/FormField";
import { type Answer, useForm } from "../../../../platform/web/forms/useForm";
import { useLanguage } from "../../../../platform/web/intl/useLanguage";
import { useServerTime } from "../../../../platform/web/serverNow";
import { selectClientId } from "../../../../platform/web/session/auth";
import { Section } from "../../../../platform/web/ui/page/Section";
import { useDebouncedValue } from "../../../../platform/web/useDebouncedValue";
import { SITE_ID } from "../../../../shared/constants";
import { ProductType } from "../../../../shared/enumerations";
import { havanaDate, isHavanaDate } from "../../../../shared/havana";
import { type ChangeableCar, changedOffer, pricedBy, stayOfBooked, valuesOfBooked } from "../../book/car.change";
import { type CarBookValues, toBookForm } from "../../book/car.drafts";
import { askedOf } from "../../book/car.wanted";
import { bookedCar } from "../../bookedCar";
import { carContract } from "../../car.contract";
import { stayProblem } from "../../car.rules";
import { CarDocumentFields, CarDriverFields, CarExtraFields, Fields } from "../book/CarDriverFields";
import { carBookSchema } from "../book/carBookSchema";
import { NamedDriverFields } from "../book/NamedDriverFields";
import { useCreateCarBookingMutation, useQuoteCarChangeQuery } from "../car.api";
import { CarPlaceField } from "../search/form/CarPlaceField";
import { CarStayField } from "../search/form/CarStayField";
import { useCarPlaces } from "../search/form/useCarPlaces";

const SETTLES_WITHIN = 400;
const noCountries: readonly Country[] = [];

/** Changes a booked car: days, hours, place of return, extras and driver. (PLAN-40) */
export default function ChangeCar({ booking }: { readonly booking: Booking }) {
  const car = bookedCar(booking);
  const values = car && valuesOfBooked(car);
  if (!car?.Offer || !values) return <BookingMissing />;
  return <ChangeCarForm booking={booking} car={{ ...car, Offer: car.Offer }} booked={values} />;
}

type Props = { readonly booking: Booking; readonly car: ChangeableCar; readonly booked: CarBookValues };

function ChangeCarForm({ booking, car, booked }: Props) {
  const id = useId();
  const lang = useLanguage();
  const clientId = useSelector(selectClientId);
  const now = useServerTime();
  const today = havanaDate(now);
  const countries = useGetCountriesQuery({ lang }).data ?? noCountries;
  const client = useDrivingClient();
  const { people } = useKnownPeople();
  const reserve = useReserveDays(ProductType.CarRent);
  const [stay, setStay] = useState(() => stayOfBooked(car));
  const { zones, dropOffZones } = useCarPlaces(stay);
  const { PickUp, DropOff, StartHour, EndHour } = stay;
  const problem = stayProblem(
    { pickUp: PickUp, startHour: StartHour, dropOff: DropOff, endHour: EndHour },
    now,
    reserve,
  );
  const schema = useMemo(
    () =>
      carBookSchema(
        { PickUp, DropOff, MinLicenceYears: car.Offer.MinLicenceYears },
        { today, countries, language: lang, client },
      ),
    [PickUp, DropOff, car, today, countries, lang, client],
  );
  const change = useChange(booking);
  const [book] = useCreateCarBookingMutation();
  const form = useForm({ initialValues: booked, validationSchema: schema, send });
  const offer = changedOffer(car, stay, { zones, userCountryId: Number(form.values.Driver.LicenseCountryId) });
  const asked = JSON.stringify([offer, pricedBy(form.values)]);
  const isChanged = form.formik.dirty || JSON.stringify(stay) !== JSON.stringify(stayOfBooked(car));
  const question = useBookingQuestion(JSON.stringify([asked, askedOf(form.values)]));
  const settled = useDebouncedValue(asked, SETTLES_WITHIN);
  const isAskable = isChanged && !problem && isHavanaDate(form.values.Driver.BirthDate);
  const isSettled = settled === asked;
  const body = useMemo(() => {
    const [CarOffer, BookForm] = JSON.parse(settled);
    return { CarOffer, BookForm };
  }, [settled]);
  const quoted = useQuoteCarChangeQuery(isAskable && isSettled ? { id: booking.BookingId, lang, body } : skipToken);
  const quote = askedQuote(quoted, { isAskable, isSettled });
  const { sure } = quote;

  async function send(values: CarBookValues): Promise<Answer | undefined> {
    const BookForm = toBookForm(values, client);
    if (!BookForm || !sure) return undefined;
    return change.book(question, sure, (says) =>
      book({
        lang,
        body: { CarOffer: offer, BookForm, ClientId: clientId, SiteId: SITE_ID, Book: true, ...says },
      }),
    );
  }

  const submit = { id, call: carContract.createCarBooking, form, quote, question };
  return (
    <ChangeFrame booking={booking} quote={quote} action={<ChangeSubmit place="bar" {...submit} />}>
      <FormProvider form={form}>
        <form id={id} noValidate onSubmit={form.submit}>
          <FormSummary form={form} />
          <Section title={<FormattedMessage id="change.car.stay" />}>
            <Fields>
              <CarStayField
                search={stay}
                today={today}
                reserve={reserve}
                zones={zones}
                problem={problem}
                onChange={(part) => setStay((before) => ({ ...before, ...part }))}
              />
              <CarPlaceField
                name="returnPlace"
                label="car.more.dropOffZone"
                places={dropOffZones.map((zone) => zones.find(({ Id }) => Id === zone.Id) ?? zone)}
                zone={stay.IdDropOffZone}
                office={stay.IdDropOffOffice}
                onChange={(IdDropOffZone, IdDropOffOffice) => setStay({ ...stay, IdDropOffZone, IdDropOffOffice })}
              />
            </Fields>
          </Section>
          <CarExtraFields offer={car.Offer} />
          <NamedDriverFields offer={car.Offer} countries={countries} people={people} />
          <CarDriverFields onDriver={(driver) => void form.formik.setFieldValue("Driver", driver)} people={[]} />
          <CarDocumentFields offer={car.Offer} countries={countries} client={client} />
          {quote.quote?.Back && (
            <PaidBackChoice back={quote.quote.Back} chosen={change.refundTo} onChoose={change.setRefundTo} />
          )}
          <ChangeSubmit place="end" {...submit} />
        </form>
      </FormProvider>
    </ChangeFrame>
  );
}
