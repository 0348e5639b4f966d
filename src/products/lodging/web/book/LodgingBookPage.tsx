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
import { lodgingPages } from "../../lodging.pages";
import { lodgingSearchPath, searchOfOffer } from "../../lodging.paths";
import { dayNames, type LodgingSearchChoice, type LodgingSearchView } from "../../search/lodging.search-url";
import { useGetLodgingOfferQuery } from "../lodging.api";
import { offerQuestion } from "../search/lodgingSearchCall";
import { useLodgingSearchView } from "../search/useLodgingSearchView";
import { LodgingBooking } from "./LodgingBooking";

/**
 * /book-lodging/{polo}/{name}/{hotelId}/{classId}/{planId}: the offer in the path, for the stay in the query string.
 * A path without an offer leads to the search with the same query, as days that nobody has chosen would be kept for
 * later searches (WEB-41).
 */
export default function LodgingBookPage() {
  const { hotelId, classId, planId } = useParams();
  const { view } = useLodgingSearchView();
  const { search: query } = useLocation();
  if (hotelId === undefined)
    return <Navigate to={pagePath(lodgingPages.searchLodging.paths[0], {}, new URLSearchParams(query))} replace />;
  const search = searchOfOffer(view.search, { hotelId, classId, planId });
  return search ? <SelectedOffer search={search} view={view} /> : <LodgingGone view={view} />;
}

type Selected = { readonly search: LodgingSearchChoice; readonly view: LodgingSearchView };

/** The selected offer is valid if the call returns an item (CAR-16); the first one is used. */
function SelectedOffer({ search, view }: Selected) {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const body = offerQuestion(search);
  const { currentData, error, isFetching, isSuccess, refetch } = useGetLodgingOfferQuery({ lang, body });
  const offer = currentData?.[0];
  useStoreDays(dayNames, offer !== undefined);
  if (offer) {
    const { HotelId, RoomClassId, MealsPlanId } = offer;
    return (
      <LodgingBooking key={`${HotelId}/${RoomClassId}/${MealsPlanId}`} offer={offer} search={search} view={view} />
    );
  }
  const why = isSuccess ? { reason: null } : whyNoOffer(error);
  if (why && !isFetching) return <LodgingGone view={view} {...why} />;
  return (
    <PageFrame title={<FormattedMessage id="lodging.book.title" />}>
      {error && !isFetching ? (
        <LoadFailure title="error.offer.failed" text={serverText(error)} onRetry={refetch} />
      ) : (
        <OfferSkeletons count={2} label={intl.formatMessage({ id: "lodging.results.loading" })} />
      )}
    </PageFrame>
  );
}

type Gone = { readonly view: LodgingSearchView; readonly reason?: ReactNode };

function LodgingGone({ view, reason = null }: Gone) {
  return (
    <OfferGone to={lodgingSearchPath(view)} back={<FormattedMessage id="lodging.gone.back" />} reason={reason}>
      <FormattedMessage id="lodging.gone.why" />
    </OfferGone>
  );
}
