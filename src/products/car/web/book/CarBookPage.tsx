import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSelector } from "react-redux";
import { useLocation, useParams } from "react-router";
import { OfferGone } from "../../../../features/plan/web/reserve/OfferGone";
import { whyNoOffer } from "../../../../features/plan/web/reserve/whyNoOffer";
import { useStoreDays } from "../../../../platform/web/calendar/storedDays";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { Navigate } from "../../../../platform/web/links";
import { LoadFailure } from "../../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { OfferSkeletons } from "../../../../platform/web/ui/results/OfferSkeletons";
import { pagePath } from "../../../../shared/page";
import { carPages } from "../../car.pages";
import { carSearchPath, searchOfOffer } from "../../car.paths";
import { type CarSearchChoice, type CarSearchView, dayNames } from "../../search/car.search-url";
import { useGetCarOfferQuery } from "../car.api";
import { offerQuestion } from "../search/carSearchCall";
import { useCarSearchView } from "../search/useCarSearchView";
import { CarBooking } from "./CarBooking";

/**
 * /book-car/{name}/{supplierId}/{modelId}: the offer in the path, for the search in the query. Without an offer it
 * redirects to the search with the same query, because days that nobody has chosen would be kept for later searches
 * (WEB-41).
 */
export default function CarBookPage() {
  const { supplierId, modelId } = useParams();
  const { view } = useCarSearchView();
  const { search: query } = useLocation();
  if (supplierId === undefined)
    return <Navigate to={pagePath(carPages.searchCar.paths[0], {}, new URLSearchParams(query))} replace />;
  const search = searchOfOffer(view.search, supplierId, modelId);
  return search ? <SelectedOffer search={search} /> : <CarGone view={view} />;
}

/** The selected offer is valid if the call returns an item (CAR-16); the first one is used. */
function SelectedOffer({ search }: { readonly search: CarSearchChoice }) {
  const { view } = useCarSearchView();
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const { data, error, isFetching, isSuccess, refetch } = useGetCarOfferQuery({
    lang,
    body: offerQuestion(search, lang),
  });
  const offer = data?.[0];
  useStoreDays(dayNames, offer !== undefined);
  if (offer)
    return <CarBooking key={`${offer.SupplierId}/${offer.ModelId}`} offer={offer} search={search} view={view} />;
  const why = isSuccess ? { reason: null } : whyNoOffer(error);
  if (why) return <CarGone view={view} {...why} />;
  return (
    <PageFrame title={<FormattedMessage id="car.book.title" />}>
      {error && !isFetching ? (
        <LoadFailure title="error.offer.failed" text={serverText(error)} onRetry={refetch} />
      ) : (
        <OfferSkeletons count={2} label={intl.formatMessage({ id: "car.results.loading" })} />
      )}
    </PageFrame>
  );
}

type Gone = { readonly view: CarSearchView; readonly reason?: ReactNode };

function CarGone({ view, reason = null }: Gone) {
  return (
    <OfferGone to={carSearchPath(view)} back={<FormattedMessage id="car.gone.back" />} reason={reason}>
      <FormattedMessage id="car.gone.why" />
    </OfferGone>
  );
}
