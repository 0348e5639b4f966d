import { styled } from "@mui/material/styles";
import { FormikProvider } from "formik";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { FormErrors } from "../../../../platform/web/booking/FormErrors";
import { PolicyBoxes } from "../../../../platform/web/booking/PolicyBoxes";
import { VisitorNote } from "../../../../platform/web/booking/VisitorNote";
import { useKeptAsTyped } from "../../../../platform/web/drafts/useKeptAsTyped";
import { useSteadyForm } from "../../../../platform/web/forms/useSteadyForm";
import { selectClientId } from "../../../../platform/web/session/auth";
import { BackLink } from "../../../../platform/web/ui/BackLink";
import { Callout } from "../../../../platform/web/ui/Callout";
import { PageFrame } from "../../../../platform/web/ui/PageFrame";
import { useProfilePrefill } from "../../../account/web/profile/useProfilePrefill";
import { type LodgingBookValues, withProfile } from "../../lodging.book-form";
import { lodgingSearchPath } from "../../lodging.paths";
import type { LodgingOfferDetail } from "../../lodging.schemas";
import type { LodgingSearchChoice, LodgingSearchView } from "../../lodging.search-url";
import { useLodgingDraft } from "../search/useLodgingDraft";
import { LodgingBookSummary } from "./LodgingBookSummary";
import { LodgingLead } from "./LodgingLead";
import { LodgingOfferSections } from "./LodgingOfferSections";
import { lodgingBookSchema, lodgingFieldNames } from "./lodgingBookSchema";
import { TravelersFields } from "./TravelersFields";
import { useBookLodging } from "./useBookLodging";

type Props = {
  readonly offer: LodgingOfferDetail;
  readonly search: LodgingSearchChoice;
  readonly view: LodgingSearchView;
};

const Form = styled("form")({ marginTop: 48 });
const Notes = styled("div")({ display: "grid", gap: 16, "&:not(:empty)": { marginBottom: 40 } });

/** A valid offer with the form that books it. */
export function LodgingBooking({ offer, search, view }: Props) {
  const form = useId();
  const signedIn = useSelector(selectClientId) !== 0;
  const draft = useLodgingDraft(search, offer.TravelersAmount);
  const { book, refused } = useBookLodging(offer, search, draft);
  const formik = useSteadyForm<LodgingBookValues>({
    initialValues: draft.read(),
    validationSchema: lodgingBookSchema,
    onSubmit: book,
  });
  useKeptAsTyped(formik, draft.keep);
  useProfilePrefill(formik, withProfile);
  return (
    <PageFrame
      above={
        <BackLink to={lodgingSearchPath(view)}>
          <FormattedMessage id="book.back" />
        </BackLink>
      }
      title={offer.HotelName}
      lead={<LodgingLead house={offer} />}
      aside={
        <LodgingBookSummary
          form={form}
          offer={offer}
          rooms={search.Rooms}
          booking={formik.isSubmitting}
          signedIn={signedIn}
        />
      }
    >
      <FormikProvider value={formik}>
        <LodgingOfferSections offer={offer} view={view} />
        <Form id={form} noValidate onSubmit={formik.handleSubmit}>
          <Notes>
            {!signedIn && <VisitorNote />}
            {refused !== null && !formik.isSubmitting && (
              <Callout kind="error" announce title={<FormattedMessage id="error.lodging.bookingFailed" />}>
                {refused}
              </Callout>
            )}
            <FormErrors names={lodgingFieldNames(offer.TravelersAmount)} />
          </Notes>
          <TravelersFields rooms={offer.Rooms} />
          <PolicyBoxes />
        </Form>
      </FormikProvider>
    </PageFrame>
  );
}
