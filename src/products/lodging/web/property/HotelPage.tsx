import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useParams } from "react-router";
import { useStoreDays } from "../../../../platform/web/calendar/storedDays";
import { isNotFound } from "../../../../platform/web/callError";
import { usePageWords } from "../../../../platform/web/head/usePageWords";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { LoadFailure } from "../../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { idOfPath } from "../../../../shared/page";
import { hotelWords } from "../../lodging.words";
import { dayNames } from "../../search/lodging.search-url";
import {
  useGetHotelPhotosQuery,
  useGetHotelQuery,
  useGetHotelServicesQuery,
  useGetHotelStayQuery,
} from "../lodging.api";
import { stayQuestion } from "../search/lodgingSearchCall";
import { HotelLoading } from "./HotelLoading";
import { HotelMissing } from "./HotelMissing";
import { OneHotel } from "./OneHotel";
import { useHotelView } from "./useHotelView";

/**
 * /hotel-details/{hotelId}: a hotel or villa, with the prices of its rooms on the days of the query string, or its
 * lowest prices without days. (LODGE-16)
 */
export default function HotelPage() {
  const id = idOfPath(useParams().hotelId);
  const lang = useSelector(selectLanguage);
  const hotelView = useHotelView();
  const of = { id: id ?? 0 };
  const missing = { skip: id === null };
  const { currentData: hotel, error, isFetching, refetch } = useGetHotelQuery(of, missing);
  // All are requested at once, so that the page appears as a whole.
  const services = useGetHotelServicesQuery(of, missing);
  const photos = useGetHotelPhotosQuery(of, missing);
  const stay = useGetHotelStayQuery(
    { lang, body: stayQuestion(of.id, hotelView.view.search) },
    { skip: id === null || !hotelView.named, refetchOnReconnect: true },
  );
  useStoreDays(dayNames, stay.isSuccess && !stay.isFetching);
  const isMissing = id === null || isNotFound(error);
  usePageWords(isMissing ? null : hotel && hotelWords(hotel));
  if (isMissing) return <HotelMissing view={hotelView} />;
  if (hotel && !services.isLoading && !photos.isLoading)
    return (
      <OneHotel
        key={hotel.HotelId}
        hotel={hotel}
        services={services.currentData ?? []}
        photos={photos.currentData ?? []}
        stay={stay}
        view={hotelView}
      />
    );
  if (!error || isFetching) return <HotelLoading view={hotelView} />;
  return (
    <PageFrame title={<FormattedMessage id="lodging.property.title" />}>
      <LoadFailure title="lodging.property.failed" text={serverText(error)} onRetry={refetch} />
    </PageFrame>
  );
}
