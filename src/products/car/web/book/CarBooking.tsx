import { styled } from "@mui/material/styles";
import { type ReactNode, useId, useMemo } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import type { Country } from "../../../../features/account/account.schemas";
import { useGetCountriesQuery } from "../../../../features/account/web/account.api";
import { useProfilePrefill } from "../../../../features/account/web/profile/useProfilePrefill";
import { CurrencyChoice } from "../../../../features/currencies/web/CurrencyChoice";
import { useDocumentsPrefill, useDrivingClient } from "../../../../features/documents/web/useDocumentsPrefill";
import { offeredPrice } from "../../../../features/plan/price/bookedPrice";
import { PolicyBox, unlessAboutPolicies, usePolicyBox } from "../../../../features/plan/web/policies/PolicyBox";
import { TotalPrice } from "../../../../features/plan/web/price/TotalPrice";
import { AlreadyPlanned } from "../../../../features/plan/web/reserve/AlreadyPlanned";
import { BeforeBooking } from "../../../../features/plan/web/reserve/BeforeBooking";
import { BookingDue } from "../../../../features/plan/web/reserve/BookingDue";
import { SubmitBooking } from "../../../../features/plan/web/reserve/SubmitBooking";
import { isFormerPrice, useBookingQuestion } from "../../../../features/plan/web/reserve/useBookingQuestion";
import { useKnownPeople, useKnownPrefill } from "../../../../features/plan/web/reserve/useKnownPeople";
import { useAutosaveDraft } from "../../../../platform/web/drafts/useAutosaveDraft";
import { FormSummary } from "../../../../platform/web/forms/CallForm";
import { FormProvider } from "../../../../platform/web/forms/FormField";
import { useFill } from "../../../../platform/web/forms/useFill";
import { useForm } from "../../../../platform/web/forms/useForm";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { useCarClass } from "../../../../platform/web/intl/useCarClass";
import { useOfficeName } from "../../../../platform/web/intl/useOfficeName";
import { useShortRange } from "../../../../platform/web/intl/useShortRange";
import { useServerTime } from "../../../../platform/web/serverNow";
import { selectClientId } from "../../../../platform/web/session/auth";
import { BackLink } from "../../../../platform/web/ui/page/BackLink";
import { MainLink } from "../../../../platform/web/ui/page/MainLink";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { SummaryBar } from "../../../../platform/web/ui/page/SummaryBar";
import { havanaDate } from "../../../../shared/havana";
import type { PagePath } from "../../../../shared/page";
import { withDocuments, withKnownDriver, withProfile, withSearch } from "../../book/car.drafts";
import { askedOf, wantedCar } from "../../book/car.wanted";
import { carContract } from "../../car.contract";
import { carSearchPath } from "../../car.paths";
import type { CarOffer } from "../../car.schemas";
import type { CarSearchChoice, CarSearchView } from "../../search/car.search-url";
import { CarPriceBreakdown } from "../CarPriceBreakdown";
import { SaveCarButton } from "../saved/SaveCar";
import { useStayText } from "../search/useStayText";
import { CarDocumentFields, CarDriverFields, CarExtraFields } from "./CarDriverFields";
import { CarOfferDetail } from "./CarOfferDetail";
import { carBookSchema } from "./carBookSchema";
import { NamedDriverFields } from "./NamedDriverFields";
import { QuoteFailed } from "./QuoteFailed";
import { useBookCar } from "./useBookCar";
import { useCarDraft } from "./useCarDraft";
import { useCarQuote } from "./useCarQuote";

const none: readonly Country[] = [];

type Props = { readonly offer: CarOffer; readonly search: CarSearchChoice; readonly view: CarSearchView };

const Form = styled("form")({ marginTop: 40, "& > [role=alert]": { marginBottom: 40 } });
const Above = styled("div")({ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: 16 });
const Stack = styled("div")({ display: "grid", gap: 24, "& > *": { minWidth: 0 } });

/** A valid offer with the form that books it. */
export function CarBooking({ offer, search, view }: Props) {
  const id = useId();
  const { withGears } = useCarClass();
  const signedIn = useSelector(selectClientId) !== 0;
  const today = havanaDate(useServerTime());
  const lang = useSelector(selectLanguage);
  const countries = useGetCountriesQuery({ lang }).data ?? none;
  const draft = useCarDraft(search);
  const client = useDrivingClient();
  const book = useBookCar(draft, client);
  const schema = useMemo(
    () => carBookSchema(offer, { today, countries, language: lang, client }),
    [offer, today, countries, lang, client],
  );
  const form = useForm({
    initialValues: withSearch(draft.read(), search),
    validationSchema: schema,
    send: (values) => book(values, quote.quote, asking),
  });
  const { fill, filled } = useFill(form.formik);
  useAutosaveDraft(form.formik, filled, draft.keep);
  useProfilePrefill(fill, withProfile);
  useDocumentsPrefill(fill, withDocuments);
  const { people } = useKnownPeople();
  useKnownPrefill(people, fill, withKnownDriver);
  const policies = usePolicyBox(fill);
  const quote = useCarQuote(search, offer, form.values);
  const asking = useBookingQuestion(askedOf(form.values));
  const submit = {
    id,
    call: carContract.createCarBooking,
    failed: "error.car.bookingFailed" as const,
    reasonAlone: true,
    form: { ...form, failure: unlessAboutPolicies(form.failure) },
    question: asking.question,
    instead: quote.gone && (
      <MainLink to={carSearchPath(view)}>
        <FormattedMessage id="car.gone.back" />
      </MainLink>
    ),
    children: <FormattedMessage id={signedIn ? "car.book.submit" : "car.book.signIn"} />,
  };
  return (
    <PageFrame
      above={
        <Above>
          <BackLink to={carSearchPath(view)}>
            <FormattedMessage id="book.back" />
          </BackLink>
          <SaveCarButton car={offer} />
        </Above>
      }
      title={<FormattedMessage id="car.orSimilar" values={{ model: offer.ModelName }} />}
      lead={withGears(offer.ClassName)}
      aside={
        <CarBookSummary
          of={quote}
          to={carSearchPath(view)}
          isFormer={isFormerPrice(asking.question, offeredPrice(quote.quote))}
          action={<SubmitBooking place="bar" {...submit} />}
        />
      }
    >
      <Stack>
        <CarOfferDetail offer={quote.quote} isPriced={!quote.failed} />
        <CurrencyChoice />
        <BeforeBooking />
      </Stack>
      <FormProvider form={form}>
        <Form id={id} noValidate onSubmit={form.submit}>
          <FormSummary form={form} />
          <CarDriverFields
            offer={quote.quote}
            onDriver={(driver) => void form.formik.setFieldValue("Driver", driver)}
            people={people}
            photo={{ countries, client }}
          />
          <CarDocumentFields offer={offer} countries={countries} client={client} />
          <CarExtraFields offer={offer} />
          <NamedDriverFields offer={offer} countries={countries} people={people} />
          <AlreadyPlanned wanted={[wantedCar(offer, form.values)]} />
          <PolicyBox failure={form.failure} policies={policies} />
          <SubmitBooking place="end" {...submit} />
        </Form>
      </FormProvider>
    </PageFrame>
  );
}

type CarBookSummaryProps = {
  readonly of: ReturnType<typeof useCarQuote>;
  /** The search that found the car. */
  readonly to: PagePath;
  /** The client is asked about another price, and this is the one they saw. (PLAN-37) */
  readonly isFormer: boolean;
  /** The button that books. */
  readonly action: ReactNode;
};

/** The booking, its price and its deadline; stays in view while the form is filled in. */
function CarBookSummary({
  of: { quote: offer, quoting, failed, gone, again },
  to,
  isFormer,
  action,
}: CarBookSummaryProps) {
  const stay = useStayText(offer);
  const shortRange = useShortRange();
  const place = useOfficeName();
  const { ModelName, PickUp, DropOff, PickUpOffice, DropOffOffice, Price, PayInCuba, CurrencyCode, Days } = offer;
  return (
    <SummaryBar
      title={<FormattedMessage id="car.orSimilar" values={{ model: ModelName }} />}
      brief={shortRange(PickUp, DropOff)}
      showLabel={<FormattedMessage id="book.showPrice" />}
      hideLabel={<FormattedMessage id="book.hidePrice" />}
      total={
        failed ? (
          <QuoteFailed gone={gone} to={to} onRetry={again} />
        ) : (
          <div aria-live="polite" aria-busy={quoting} style={{ opacity: quoting ? 0.55 : 1 }}>
            <TotalPrice
              label={
                isFormer ? (
                  <FormattedMessage id="book.priceChanged.was" />
                ) : (
                  <FormattedMessage id="car.card.total" values={{ days: Days }} />
                )
              }
              payNow={Price}
              payInCuba={PayInCuba}
              currency={CurrencyCode}
            />
          </div>
        )
      }
      action={action}
    >
      <p className="tabular">{stay}</p>
      <p>{place(PickUpOffice.Name)}</p>
      {DropOffOffice.Id !== PickUpOffice.Id && (
        <p>
          <FormattedMessage id="car.book.returnTo" values={{ office: place(DropOffOffice.Name) }} />
        </p>
      )}
      {!failed && <CarPriceBreakdown offer={offer} />}
      <BookingDue id="car.book.due" offers={[offer]} />
    </SummaryBar>
  );
}
