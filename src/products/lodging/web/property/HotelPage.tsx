import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useParams } from "react-router";
import { lodgingsPath } from "../../../../features/plan/products.pages";
import { useStoreDays } from "../../../../platform/web/calendar/storedDays";
import { isNotFound } from "../../../../platform/web/callError";
import { usePageWords } from "../../../../platform/web/head/usePageWords";
import { selectLanguage } from "../../../../platform/web/intl/language";
import { Link } from "../../../../platform/web/links";
import { LoadFailure } from "../../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../../platform/web/ui/failures/serverText";
import { EmptyState } from "../../../../platform/web/ui/page/EmptyState";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { SummaryBar } from "../../../../platform/web/ui/page/SummaryBar";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import { HOME, idOfPath } from "../../../../shared/page";
import { lodgingSearchPath } from "../../lodging.paths";
import { hotelWords } from "../../lodging.words";
import { dayNames } from "../../search/lodging.search-url";
import {
  useGetHotelPhotosQuery,
  useGetHotelQuery,
  useGetHotelServicesQuery,
  useGetHotelStayQuery,
} from "../lodging.api";
import { stayQuestion } from "../search/lodgingSearchCall";
import { HotelBack } from "./HotelBack";
import { Above, Stage, StageFoot } from "./hotelLayout";
import { OneHotel } from "./OneHotel";
import { type HotelView, useHotelView } from "./useHotelView";

const Shapes = styled("div")({ display: "grid", gap: 10 });
const Lines = styled("div")({ display: "grid", gap: 12, marginTop: 32 });

/** Widths, in per cent, of the lines of the property's description. */
const lines = [98, 94, 60];

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

/** The skeleton of a property's page. */
function HotelLoading({ view }: { readonly view: HotelView }) {
  return (
    <PageFrame
      above={
        <Above>
          <HotelBack view={view} zone={null} />
        </Above>
      }
      title={<FormattedMessage id="lodging.property.title" />}
      lead={<Skeleton component="span" variant="text" width="min(22rem, 90%)" />}
      aside={
        <SummaryBar
          title={<Skeleton variant="text" width="70%" />}
          total={<Skeleton variant="rounded" width={160} height={54} />}
          action={<Skeleton variant="rounded" height={48} />}
          showLabel={<FormattedMessage id="book.showPrice" />}
          hideLabel={<FormattedMessage id="book.hidePrice" />}
        >
          <Skeleton variant="rounded" height={220} />
        </SummaryBar>
      }
    >
      <Shapes role="status" aria-busy="true">
        <span className="visually-hidden">
          <FormattedMessage id="lodging.property.loading" />
        </span>
        <Stage aria-hidden="true" />
        <StageFoot aria-hidden="true">
          <Skeleton variant="text" width="14rem" />
        </StageFoot>
        <Lines aria-hidden="true">
          <Skeleton variant="text" width="12rem" height={40} />
          {lines.map((width) => (
            <Skeleton key={width} variant="text" width={`${width}%`} />
          ))}
          <Skeleton variant="rounded" height={120} />
        </Lines>
      </Shapes>
    </PageFrame>
  );
}

/**
 * For a wrong URL, or a property off sale. The link to the search keeps the days of the URL;
 * a shop without lodging hides it. (WEB-18)
 */
function HotelMissing({ view: { view, named } }: { readonly view: HotelView }) {
  return (
    <PageFrame title={<FormattedMessage id="lodging.property.missing.title" />}>
      <EmptyState
        title={<FormattedMessage id="lodging.property.missing.what" />}
        action={
          <>
            <Button
              component={Link}
              to={named ? lodgingSearchPath(view) : lodgingsPath()}
              variant="contained"
              color="secondary"
              size="large"
            >
              <FormattedMessage id="lodging.search.submit" />
            </Button>
            <TextLink to={HOME}>
              <FormattedMessage id="shell.toHome" />
            </TextLink>
          </>
        }
      >
        <FormattedMessage id="lodging.property.missing.why" />
      </EmptyState>
    </PageFrame>
  );
}
