import type { FormikHelpers } from "formik";
import { useSnackbar } from "notistack";
import { useIntl } from "react-intl";
import { useSelector } from "react-redux";
import { useLocation, useNavigate } from "react-router";
import { SITE_ID } from "../../../shared/constants";
import type { WebState } from "../../../web/state";
import { type CarBookValues, toBookForm, toOfferChoice } from "../car.drafts";
import { carBookConfirmPath } from "../car.paths";
import type { CarOffer } from "../car.schemas";
import { useCreateCarBookingMutation } from "./car.api";
import type { useCarDraft } from "./useCarDraft";

type Draft = Pick<ReturnType<typeof useCarDraft>, "keep" | "drop">;

/**
 * Books an offer for the signed-in client (specification sections 4 and 8), or leads a visitor to sign in and back.
 * A failure is told by the API layer; what the server says of a field lands on the field.
 */
export function useBookCar(offer: CarOffer, { keep, drop }: Draft) {
  const [createBooking] = useCreateCarBookingMutation();
  const clientId = useSelector(({ auth }: WebState) => auth.client?.clientId ?? 0);
  const lang = useSelector(({ language }: WebState) => language.current);
  const { enqueueSnackbar } = useSnackbar();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const intl = useIntl();
  return async (values: CarBookValues, { setFieldError, setFieldTouched }: FormikHelpers<CarBookValues>) => {
    const RequestKey = keep(values);
    if (clientId === 0) return navigate(`/signIn?returnUrl=${encodeURIComponent(pathname + search)}`);
    const BookForm = toBookForm(values);
    if (!BookForm) return;
    const CarOffer = toOfferChoice(offer, BookForm.Driver.CountryId);
    const body = { CarOffer, BookForm, ClientId: clientId, SiteId: SITE_ID, Book: true as const, RequestKey };
    const { data, error } = await createBooking({ lang, body });
    if (data) {
      drop();
      enqueueSnackbar(intl.formatMessage({ id: "car.book.created" }), { variant: "success" });
      return navigate(carBookConfirmPath(data.BookingId));
    }
    if (!error) enqueueSnackbar(intl.formatMessage({ id: "car.book.unable" }), { variant: "info" });
    if (error && "fields" in error)
      for (const { Field, Message } of error.fields) {
        const name = Field.replace(/^BookForm\./, "");
        await setFieldTouched(name, true, false);
        setFieldError(name, Message);
      }
  };
}
