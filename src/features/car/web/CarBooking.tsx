import { styled } from "@mui/material/styles";
import { FormikProvider } from "formik";
import { useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { havanaDate } from "../../../shared/havana";
import { FormErrors } from "../../../web/booking/FormErrors";
import { PolicyBoxes } from "../../../web/booking/PolicyBoxes";
import { VisitorNote } from "../../../web/booking/VisitorNote";
import { useKeptAsTyped } from "../../../web/drafts/useKeptAsTyped";
import { useSteadyForm } from "../../../web/forms/useSteadyForm";
import { useCarClass } from "../../../web/intl/useCarClass";
import { selectClientId } from "../../../web/session/auth";
import type { WebState } from "../../../web/state";
import { BackLink } from "../../../web/ui/BackLink";
import { PageFrame } from "../../../web/ui/PageFrame";
import { useGetCountriesQuery } from "../../account/web/account.api";
import { useProfilePrefill } from "../../account/web/useProfilePrefill";
import { type CarBookValues, withProfile } from "../car.drafts";
import { carSearchPath } from "../car.paths";
import type { CarOffer } from "../car.schemas";
import type { CarSearchChoice, CarSearchView } from "../car.search-url";
import { CarBookSummary } from "./CarBookSummary";
import { CarDocumentFields, CarDriverFields, CarExtraFields } from "./CarDriverFields";
import { CarOfferDetail } from "./CarOfferDetail";
import { carBookSchema } from "./carBookSchema";
import { carFieldNames } from "./carFieldNames";
import { useBookCar } from "./useBookCar";
import { useCarDraft } from "./useCarDraft";
import { useCarQuote } from "./useCarQuote";

type Props = { readonly offer: CarOffer; readonly search: CarSearchChoice; readonly view: CarSearchView };

const Form = styled("form")({ marginTop: 40, "& > [role=alert]": { marginBottom: 40 } });
const Stack = styled("div")({ display: "grid", gap: 24, "& > *": { minWidth: 0 } });

/** A valid offer with the form that books it. */
export function CarBooking({ offer, search, view }: Props) {
  const form = useId();
  const { withGears } = useCarClass();
  const signedIn = useSelector(selectClientId) !== 0;
  const [today] = useState(() => havanaDate(Date.now()));
  const lang = useSelector(({ language }: WebState) => language.current);
  const countries = useGetCountriesQuery({ lang }).data ?? [];
  const draft = useCarDraft(search);
  const book = useBookCar(offer, draft);
  const formik = useSteadyForm<CarBookValues>({
    initialValues: draft.read(),
    validationSchema: carBookSchema(offer, today),
    onSubmit: book,
  });
  useKeptAsTyped(formik, draft.keep);
  useProfilePrefill(formik, withProfile);
  const { quote, quoting } = useCarQuote(search, offer, formik.values);
  return (
    <PageFrame
      above={
        <BackLink to={carSearchPath(view)}>
          <FormattedMessage id="book.back" />
        </BackLink>
      }
      title={<FormattedMessage id="car.orSimilar" values={{ model: offer.ModelName }} />}
      lead={withGears(offer.ClassName)}
      aside={
        <CarBookSummary form={form} offer={quote} quoting={quoting} booking={formik.isSubmitting} signedIn={signedIn} />
      }
    >
      <FormikProvider value={formik}>
        <Stack>
          <CarOfferDetail offer={offer} />
          {!signedIn && <VisitorNote />}
        </Stack>
        <Form id={form} noValidate onSubmit={formik.handleSubmit}>
          <FormErrors names={carFieldNames} />
          <CarDriverFields countries={countries} today={today} />
          <CarDocumentFields offer={offer} countries={countries} today={today} />
          <CarExtraFields />
          <PolicyBoxes />
        </Form>
      </FormikProvider>
    </PageFrame>
  );
}
