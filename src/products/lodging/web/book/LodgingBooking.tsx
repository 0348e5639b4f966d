import { styled } from "@mui/material/styles";
import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useProfilePrefill } from "../../../../features/account/web/profile/useProfilePrefill";
import { CurrencyChoice } from "../../../../features/currencies/web/CurrencyChoice";
import { offeredPrice } from "../../../../features/plan/price/bookedPrice";
import { PriceLines } from "../../../../features/plan/web/bookings/PriceLines";
import { PolicyBox, unlessAboutPolicies, usePolicyBox } from "../../../../features/plan/web/policies/PolicyBox";
import { TotalPrice } from "../../../../features/plan/web/price/TotalPrice";
import { AlreadyPlanned } from "../../../../features/plan/web/reserve/AlreadyPlanned";
import { BeforeBooking } from "../../../../features/plan/web/reserve/BeforeBooking";
import { BookingDue } from "../../../../features/plan/web/reserve/BookingDue";
import { SubmitBooking } from "../../../../features/plan/web/reserve/SubmitBooking";
import { isFormerPrice, useBookingQuestion } from "../../../../features/plan/web/reserve/useBookingQuestion";
import { useKnownPeople } from "../../../../features/plan/web/reserve/useKnownPeople";
import { useAutosaveDraft } from "../../../../platform/web/drafts/useAutosaveDraft";
import { FormSummary } from "../../../../platform/web/forms/CallForm";
import { FormProvider } from "../../../../platform/web/forms/FormField";
import { useFill } from "../../../../platform/web/forms/useFill";
import { useForm } from "../../../../platform/web/forms/useForm";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { useShortRange } from "../../../../platform/web/intl/useShortRange";
import { useStayWords } from "../../../../platform/web/intl/useStayWords";
import { selectClientId } from "../../../../platform/web/session/auth";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { BackLink } from "../../../../platform/web/ui/page/BackLink";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { SummaryBar } from "../../../../platform/web/ui/page/SummaryBar";
import { useIsWide } from "../../../../platform/web/ui/page/useIsWide";
import { withProfile } from "../../book/lodging.book-form";
import { askedOf, wantedStay } from "../../book/lodging.wanted";
import { lodgingContract } from "../../lodging.contract";
import { hotelPath } from "../../lodging.paths";
import type { LodgingOfferDetail, LodgingRoom } from "../../lodging.schemas";
import type { LodgingSearchChoice, LodgingSearchView } from "../../search/lodging.search-url";
import { LodgingLead } from "../property/LodgingLead";
import { useLodgingStayText } from "../search/form/useLodgingStayText";
import { LodgingOfferSections } from "./LodgingOfferSections";
import { lodgingBookSchema } from "./lodgingBookSchema";
import { TravelersFields } from "./TravelersFields";
import { useBookLodging } from "./useBookLodging";
import { useLodgingDraft } from "./useLodgingDraft";

type Props = {
  readonly offer: LodgingOfferDetail;
  readonly search: LodgingSearchChoice;
  readonly view: LodgingSearchView;
};

const Form = styled("form")({ marginTop: 48 });
const Notes = styled("div")({ display: "grid", gap: 16, marginBottom: 40 });

/** A valid offer with the form that books it. */
export function LodgingBooking({ offer, search, view }: Props) {
  const id = useId();
  const signedIn = useSelector(selectClientId) !== 0;
  const draft = useLodgingDraft(search, offer.TravelersAmount);
  const book = useBookLodging(offer, search, draft);
  const form = useForm({
    initialValues: draft.read(),
    validationSchema: lodgingBookSchema,
    send: (values) => book(values, asking),
  });
  const asking = useBookingQuestion(askedOf(form.values.travelers));
  const { fill, filled } = useFill(form.formik);
  useAutosaveDraft(form.formik, filled, draft.keep);
  useProfilePrefill(fill, withProfile);
  const known = useKnownPeople();
  const policies = usePolicyBox(fill);
  const submit = {
    id,
    call: lodgingContract.createLodgingBooking,
    failed: "error.lodging.bookingFailed" as const,
    form: { ...form, failure: unlessAboutPolicies(form.failure) },
    question: asking.question,
    children: <FormattedMessage id={signedIn ? "lodging.book.submit" : "car.book.signIn"} />,
  };
  return (
    <PageFrame
      above={
        <BackLink to={hotelPath(offer.HotelId, view)}>
          <FormattedMessage id="lodging.book.back" values={{ room: offer.RoomClassCode }} />
        </BackLink>
      }
      title={offer.HotelName}
      lead={<LodgingLead property={offer} />}
      aside={
        <LodgingBookSummary
          offer={offer}
          rooms={search.Rooms}
          isFormer={isFormerPrice(asking.question, offeredPrice(offer))}
          action={<SubmitBooking place="bar" {...submit} />}
        />
      }
    >
      <LodgingOfferSections offer={offer} view={view} />
      <FormProvider form={form}>
        <Form id={id} noValidate onSubmit={form.submit}>
          <Notes>
            <CurrencyChoice />
            <BeforeBooking />
            <FormSummary form={form} />
          </Notes>
          <TravelersFields rooms={offer.Rooms} roomClassCode={offer.RoomClassCode} known={known} />
          <AlreadyPlanned wanted={[wantedStay(offer, form.values.travelers)]} />
          <PolicyBox failure={form.failure} policies={policies} />
          <SubmitBooking place="end" {...submit} />
        </Form>
      </FormProvider>
    </PageFrame>
  );
}

type LodgingBookSummaryProps = {
  readonly offer: LodgingOfferDetail;
  readonly rooms: LodgingRoom[];
  /** The client is asked about another price, and this is the one they saw. (PLAN-37) */
  readonly isFormer: boolean;
  /** The button that books. */
  readonly action: ReactNode;
};

/** The booking, its price and its deadline; stays in view while the form is filled in. */
function LodgingBookSummary({ offer, rooms, isFormer, action }: LodgingBookSummaryProps) {
  const money = useMoney();
  const { room } = useStayWords();
  const shortRange = useShortRange();
  // In a phone's bar only the amount to pay now; the rest is in its details.
  const isWide = useIsWide();
  const {
    CheckIn,
    CheckOut,
    HotelName,
    RoomClassCode,
    MealsPlanCode,
    Nights,
    Price,
    PayInCuba,
    PerNight,
    CurrencyCode,
  } = offer;
  const stay = useLodgingStayText({ CheckIn, CheckOut, Rooms: rooms, RoomClassCode });
  return (
    <SummaryBar
      title={HotelName}
      brief={shortRange(CheckIn, CheckOut)}
      showLabel={<FormattedMessage id="book.showPrice" />}
      hideLabel={<FormattedMessage id="book.hidePrice" />}
      total={
        <TotalPrice
          label={
            isFormer ? (
              <FormattedMessage id="book.priceChanged.was" />
            ) : (
              <FormattedMessage id="lodging.card.total" values={{ nights: Nights }} />
            )
          }
          payNow={Price}
          payInCuba={PayInCuba}
          currency={CurrencyCode}
          note={
            isWide && (
              <FormattedMessage
                id="lodging.card.perNight"
                values={{ room: RoomClassCode, perNight: money(PerNight, CurrencyCode) }}
              />
            )
          }
        />
      }
      action={action}
    >
      <p className="tabular">
        <DottedLine>{stay}</DottedLine>
      </p>
      <p>{room(RoomClassCode, MealsPlanCode)}</p>
      <PriceLines lines={offer.PriceLines} currency={CurrencyCode} />
      <BookingDue id="lodging.book.due" offers={[offer]} />
    </SummaryBar>
  );
}
