import { styled } from "@mui/material/styles";
import { type ReactNode, useCallback, useId, useMemo, useState } from "react";
import { FormattedList, FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useSuppressAlert } from "../../../platform/web/alerts/useSuppressAlert";
import { useAutosaveDraft } from "../../../platform/web/drafts/useAutosaveDraft";
import { useBookingDraft } from "../../../platform/web/drafts/useBookingDraft";
import { FormSummary } from "../../../platform/web/forms/CallForm";
import { FormProvider } from "../../../platform/web/forms/FormField";
import { useFill } from "../../../platform/web/forms/useFill";
import { useForm } from "../../../platform/web/forms/useForm";
import { useLanguage } from "../../../platform/web/intl/useLanguage";
import { useShortRange } from "../../../platform/web/intl/useShortRange";
import { useServerTime } from "../../../platform/web/serverNow";
import { selectClientId } from "../../../platform/web/session/auth";
import { PageFrame } from "../../../platform/web/ui/page/PageFrame";
import { Section } from "../../../platform/web/ui/page/Section";
import { SummaryBar } from "../../../platform/web/ui/page/SummaryBar";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { TextLink } from "../../../platform/web/ui/TextLink";
import { withDocuments, withKnownDriver } from "../../../products/car/book/car.drafts";
import { askedOf, wantedCar } from "../../../products/car/book/car.wanted";
import { carContract } from "../../../products/car/car.contract";
import { carSearchPath } from "../../../products/car/car.paths";
import { CarDocumentFields, CarDriverFields, CarExtraFields } from "../../../products/car/web/book/CarDriverFields";
import { carBookSchema } from "../../../products/car/web/book/carBookSchema";
import { NamedDriverFields } from "../../../products/car/web/book/NamedDriverFields";
import { QuoteFailed } from "../../../products/car/web/book/QuoteFailed";
import { useCarQuote } from "../../../products/car/web/book/useCarQuote";
import { askedOf as askedOfGuests, wantedStay } from "../../../products/lodging/book/lodging.wanted";
import { lodgingBookSchema } from "../../../products/lodging/web/book/lodgingBookSchema";
import { RequestsField, Traveler } from "../../../products/lodging/web/book/TravelersFields";
import { havanaDate } from "../../../shared/havana";
import { sum as sumOf } from "../../../shared/money";
import type { Country } from "../../account/account.schemas";
import { useGetCountriesQuery } from "../../account/web/account.api";
import { useProfilePrefill } from "../../account/web/profile/useProfilePrefill";
import { useDocumentsPrefill, useDrivingClient } from "../../documents/web/useDocumentsPrefill";
import { travelersFor } from "../../plan/people/knownPeople";
import { planPath } from "../../plan/plan.pages";
import { PolicyBox, unlessAboutPolicies, usePolicyBox } from "../../plan/web/policies/PolicyBox";
import { TotalPrice } from "../../plan/web/price/TotalPrice";
import { AlreadyPlanned } from "../../plan/web/reserve/AlreadyPlanned";
import { BeforeBooking } from "../../plan/web/reserve/BeforeBooking";
import { BookingDue } from "../../plan/web/reserve/BookingDue";
import { SubmitBooking } from "../../plan/web/reserve/SubmitBooking";
import { type RepricedPart, useBookingQuestion } from "../../plan/web/reserve/useBookingQuestion";
import { useKnownPeople, useKnownPrefill } from "../../plan/web/reserve/useKnownPeople";
import { TripBack } from "./TripBack";
import { readTripValues, shared, withProfile } from "./tripForm";
import { carOfTrip, carViewOf } from "./tripSearch";
import { type Booked, shownParts, useBookTrip } from "./useBookTrip";
import type { WholeTrip } from "./wholeTrip";

/** In a narrow window it opens when the trip is chosen by the button in the bar. */
const Form = styled("form")({
  marginTop: 40,
  scrollMarginTop: 16,
  "& > [role=alert]": { marginBottom: 40 },
  "@media (max-width: 899.95px)": { "&[data-folded=true]": { display: "none" } },
});
const Stack = styled("div")({ "& > *": { minWidth: 0 } });
const Before = styled("div")({ marginBottom: 40, minWidth: 0 });

const none: readonly Country[] = [];

type Props = {
  readonly trip: WholeTrip;
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** Another proposal is loading. */
  readonly busy: boolean;
  readonly children: ReactNode;
};

/** A completely available trip, with one form that books all of it. */
export function TripBooking({ trip, title, lead, busy, children }: Props) {
  const id = useId();
  const { Car, Stays, Start, End, Adults, TripId } = trip;
  const signedIn = useSelector(selectClientId) !== 0;
  const language = useLanguage();
  const shortRange = useShortRange();
  const today = havanaDate(useServerTime());
  const countries = useGetCountriesQuery({ lang: language }).data ?? none;
  const readValues = useCallback((stored: unknown) => readTripValues(stored, Adults), [Adults]);
  const draft = useBookingDraft(`trip ${TripId} ${Start} ${Adults}`, readValues);
  const client = useDrivingClient();
  const [folded, setFolded] = useState(() => isUntouched(draft.read(), readValues(null)));
  const { book, booked } = useBookTrip(trip, draft, client);
  const schema = useMemo(
    () => carBookSchema(Car, { today, countries, language, client }).concat(lodgingBookSchema),
    [Car, today, countries, language, client],
  );
  const form = useForm({
    initialValues: draft.read(),
    validationSchema: schema,
    send: (values) => book(values, { quote, again }, asking),
  });
  const asking = useBookingQuestion(askedOf(form.values) + askedOfGuests(form.values.travelers));
  const { fill, filled } = useFill(form.formik);
  useAutosaveDraft(form.formik, filled, draft.keep);
  useProfilePrefill(fill, withProfile);
  useDocumentsPrefill(fill, withDocuments);
  const policies = usePolicyBox(fill);
  // The driver is traveler number 1.
  const companions = form.values.travelers.map((_nobody, index) => ({ index, room: 1, number: index + 2, age: null }));
  const { people } = useKnownPeople();
  useKnownPrefill(people, fill, withKnownDriver);
  const view = carViewOf(trip);
  const { quote, quoting, failed, gone, again } = useCarQuote(carOfTrip(trip), Car, form.values);
  const offers = [quote, ...Stays.map(({ Offer }) => Offer)];
  const updating = busy || quoting;
  const sum = (part: "Price" | "PayInCuba") => offers.reduce((all, offer) => all + offer[part], 0);
  const { question } = asking;
  // Any part may have been refused.
  useSuppressAlert(form.failure && "error.car.bookingFailed");
  const submit = {
    id,
    unfold: folded ? () => setFolded(false) : undefined,
    call: carContract.createCarBooking,
    busy,
    failed: "error.lodging.bookingFailed" as const,
    form: { ...form, failure: unlessAboutPolicies(form.failure) },
    question,
    total: question?.asks === "price" ? totalWith(question.parts, quote, Stays) : undefined,
    besides: (form.failure || question) && hasBooked(booked) && <AlreadyBooked {...booked} />,
    children: <FormattedMessage id={signedIn ? "trips.submit" : "car.book.signIn"} />,
  };
  return (
    <PageFrame
      above={<TripBack />}
      title={title}
      lead={lead}
      focusHeading={false}
      aside={
        <SummaryBar
          title={title}
          brief={shortRange(Start, End)}
          showLabel={<FormattedMessage id="book.showPrice" />}
          hideLabel={<FormattedMessage id="book.hidePrice" />}
          total={
            failed ? (
              <QuoteFailed gone={gone} to={carSearchPath(view)} onRetry={again} />
            ) : (
              <div aria-live="polite" aria-busy={updating} style={{ opacity: updating ? 0.55 : 1 }}>
                <TotalPrice
                  label={<FormattedMessage id="trips.total" values={{ adults: Adults }} />}
                  payNow={sum("Price")}
                  payInCuba={sum("PayInCuba")}
                  deposit={quote.Deposit}
                  currency={Car.CurrencyCode}
                />
              </div>
            )
          }
          action={<SubmitBooking place="bar" {...submit} />}
        >
          <FormattedMessage id="trips.holds" tagName="p" values={{ stays: Stays.length }} />
          <BookingDue id="trips.due" offers={offers} />
        </SummaryBar>
      }
    >
      <Stack>{children}</Stack>
      <FormProvider form={form}>
        <Form id={id} noValidate onSubmit={form.submit} data-folded={folded}>
          <Before>
            <BeforeBooking />
          </Before>
          <FormSummary form={form} />
          <CarDriverFields
            offer={quote}
            people={people}
            photo={{ countries, client }}
            onDriver={(driver) => void form.formik.setValues(shared(form.values, driver))}
            onLastName={(LastName) =>
              void form.formik.setValues(shared(form.values, { ...form.values.Driver, LastName }))
            }
          />
          <CarDocumentFields offer={Car} countries={countries} client={client} />
          <CarExtraFields offer={Car} />
          <NamedDriverFields offer={Car} countries={countries} people={people} />
          {companions.length > 0 && (
            <Section title={<FormattedMessage id="trips.companion" />}>
              {companions.map((place) => (
                <Traveler
                  key={place.index}
                  place={place}
                  main={false}
                  rooms={1}
                  people={travelersFor(people, [...form.values.travelers, form.values.Driver], place)}
                />
              ))}
            </Section>
          )}
          <RequestsField places={Stays.length > 1 ? "each" : "one"} />
          {!hasBooked(booked) && (
            <AlreadyPlanned
              wanted={[
                wantedCar(Car, form.values),
                ...Stays.map(({ Offer }) => wantedStay(Offer, [form.values.Driver, ...form.values.travelers])),
              ]}
            />
          )}
          <PolicyBox failure={form.failure} policies={policies} />
          <SubmitBooking place="end" {...submit} />
        </Form>
      </FormProvider>
    </PageFrame>
  );
}

/** Nothing from an earlier visit is in the form. */
const isUntouched = (values: object, empty: object) => JSON.stringify(values) === JSON.stringify(empty);

/** The price of the whole trip, with the changed prices of some parts; minor units. */
function totalWith(repriced: readonly RepricedPart[], car: WholeTrip["Car"], stays: WholeTrip["Stays"]): number {
  const priceOf = ({ part, price }: ReturnType<typeof shownParts>[number]) =>
    repriced.find((one) => one.part === part)?.now ?? price;
  return sumOf(shownParts(car, stays).map((part) => priceOf(part).Total));
}

export const hasBooked = ({ car, stays }: Booked) => car !== null || stays.length > 0;

/** Shown beside the reason why a part of a trip was refused: the parts that are already in the plan. (TRIP-2) */
function AlreadyBooked({ car, stays }: Booked) {
  const names = [
    ...(car === null ? [] : [<FormattedMessage key="" id="car.orSimilar" values={{ model: car }} />]),
    ...stays,
  ];
  return (
    <Callout kind="info">
      <FormattedMessage
        id="trips.alreadyBooked"
        values={{
          parts: <FormattedList value={names} />,
          plan: (text) => <TextLink to={planPath()}>{text}</TextLink>,
        }}
      />
    </Callout>
  );
}
