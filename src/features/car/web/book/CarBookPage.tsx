import { FormattedMessage, useIntl } from "react-intl";
import { useSelector } from "react-redux";
import { Navigate, useParams } from "react-router";
import { OfferGone } from "../../../../platform/web/booking/OfferGone";
import type { WebState } from "../../../../platform/web/state";
import { LoadFailure } from "../../../../platform/web/ui/LoadFailure";
import { OfferSkeletons } from "../../../../platform/web/ui/OfferSkeletons";
import { PageFrame } from "../../../../platform/web/ui/PageFrame";
import { serverText } from "../../../../platform/web/ui/serverText";
import { carSearchPath, searchOfOffer } from "../../car.paths";
import type { CarSearchChoice, CarSearchView } from "../../car.search-url";
import { useGetCarOfferQuery } from "../car.api";
import { offerQuestion } from "../search/carSearchCall";
import { useCarSearchView } from "../search/useCarSearchView";
import { CarBooking } from "./CarBooking";

/** /book-car/{name}/{supplierId}/{modelId}: the offer that the path names, for the search in the query string. A path that names none leads to the search. */
export default function CarBookPage() {
  const { supplierId, modelId } = useParams();
  const { view } = useCarSearchView();
  if (supplierId === undefined) return <Navigate to={carSearchPath(view)} replace />;
  const search = searchOfOffer(view.search, supplierId, modelId);
  return search ? <SelectedOffer search={search} /> : <CarGone view={view} />;
}

/** The selected offer is valid if the lookup returns an item (CAR-16); the first is taken. */
function SelectedOffer({ search }: { readonly search: CarSearchChoice }) {
  const { view } = useCarSearchView();
  const intl = useIntl();
  const lang = useSelector(({ language }: WebState) => language.current);
  const { data, error, isFetching, refetch } = useGetCarOfferQuery({ lang, body: offerQuestion(search, lang) });
  const offer = data?.[0];
  if (offer)
    return <CarBooking key={`${offer.SupplierId}/${offer.ModelId}`} offer={offer} search={search} view={view} />;
  if (data || isGone(error)) return <CarGone view={view} />;
  return (
    <PageFrame title={<FormattedMessage id="car.book.title" />}>
      {error && !isFetching ? (
        <LoadFailure title="error.car.offerFailed" text={serverText(error)} onRetry={refetch} />
      ) : (
        <OfferSkeletons count={2} label={intl.formatMessage({ id: "car.results.loading" })} />
      )}
    </PageFrame>
  );
}

/** An answer that refuses the days or the offer means that it cannot be had; anything else may be tried again. */
function isGone(error: unknown): boolean {
  if (typeof error !== "object" || error === null || !("status" in error)) return false;
  return error.status === 404 || error.status === 400 || error.status === 409;
}

function CarGone({ view }: { readonly view: CarSearchView }) {
  return (
    <OfferGone to={carSearchPath(view)} back={<FormattedMessage id="car.gone.back" />}>
      <FormattedMessage id="car.gone.why" />
    </OfferGone>
  );
}
