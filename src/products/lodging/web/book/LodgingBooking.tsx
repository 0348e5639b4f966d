import { styled } from "@mui/material/styles";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useProfilePrefill } from "../../../../features/account/web/profile/useProfilePrefill";
import { CurrencyChoice } from "../../../../features/currencies/web/CurrencyChoice";
import { offeredPrice } from "../../../../features/plan/plan.price";
import { PolicyBox } from "../../../../features/plan/web/PolicyBox";
import { AlreadyPlanned } from "../../../../features/plan/web/reserve/AlreadyPlanned";
import { BeforeBooking } from "../../../../features/plan/web/reserve/BeforeBooking";
import { SubmitBooking } from "../../../../features/plan/web/reserve/SubmitBooking";
import { isFormerPrice, useBookingQuestion } from "../../../../features/plan/web/reserve/useBookingQuestion";
import { useKnownPeople } from "../../../../features/plan/web/reserve/useKnownPeople";
import { unlessAboutPolicies, usePolicyBox } from "../../../../features/plan/web/usePolicyBox";
import { useAutosaveDraft } from "../../../../platform/web/drafts/useAutosaveDraft";
import { FormSummary } from "../../../../platform/web/forms/CallForm";
import { FormProvider } from "../../../../platform/web/forms/FormField";
import { useFill } from "../../../../platform/web/forms/useFill";
import { useForm } from "../../../../platform/web/forms/useForm";
import { selectClientId } from "../../../../platform/web/session/auth";
import { BackLink } from "../../../../platform/web/ui/page/BackLink";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { withProfile } from "../../book/lodging.book-form";
import { askedOf, wantedStay } from "../../book/lodging.wanted";
import { lodgingContract } from "../../lodging.contract";
import { hotelPath } from "../../lodging.paths";
import type { LodgingOfferDetail } from "../../lodging.schemas";
import type { LodgingSearchChoice, LodgingSearchView } from "../../search/lodging.search-url";
import { LodgingLead } from "../property/LodgingLead";
import { LodgingBookSummary } from "./LodgingBookSummary";
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
