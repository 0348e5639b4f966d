import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams, useSearchParams } from "react-router";
import { useServerTime } from "../../../platform/web/serverNow";
import { LoadFailure } from "../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../platform/web/ui/failures/serverText";
import { EmptyState } from "../../../platform/web/ui/page/EmptyState";
import { MainLink } from "../../../platform/web/ui/page/MainLink";
import { PageFrame } from "../../../platform/web/ui/page/PageFrame";
import { OfferSkeletons } from "../../../platform/web/ui/results/OfferSkeletons";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { TextLink } from "../../../platform/web/ui/TextLink";
import { havanaDate, isHavanaDate } from "../../../shared/havana";
import { HOME } from "../../../shared/page";
import { whyNoOffer } from "../../plan/web/reserve/whyNoOffer";
import { nightsOfTrip, roadTrips } from "../trips";
import { roadTripPath } from "../trips.pages";
import type { TripProposal } from "../trips.schemas";
import { TripBack } from "./TripBack";
import { TripBooking } from "./TripBooking";
import { TripDays } from "./TripDays";
import { TripParts } from "./TripParts";
import { tripQuestion } from "./tripQuestion";
import { useGetRoadTripsQuery, useGetTripProposalQuery } from "./trips.api";
import { tripWords } from "./tripWords";
import { type Exchanged, nothingExchanged, wholeOf, withExchanged } from "./wholeTrip";

/** /road-trip/{tripId}: a car and stays from a day on, and the form that books all of it. (TRIP-1, TRIP-2) */
export default function RoadTripPage() {
  const { tripId } = useParams();
  const id = Number(tripId);
  const words = tripWords[id];
  const known = roadTrips.find((trip) => trip.id === id);
  const { start, adults, waits, choose } = useTripView(id);
  const [exchanged, exchange] = useExchanged(`${id} ${start} ${adults}`);
  const query = useGetTripProposalQuery(
    { tripId: id, day: start, adults },
    { skip: !known || waits, refetchOnReconnect: true },
  );
  const intl = useIntl();
  const { data, isFetching, isError, error, refetch } = query;
  if (!words || !known) return <NoTrip />;
  const days = <TripDays start={start} nights={nightsOfTrip(known)} adults={adults} onChoose={choose} />;
  const title = <FormattedMessage id={words.name} />;
  const lead = <FormattedMessage id={words.lead} />;
  const refused = whyNoOffer(error);
  const proposed = data && withExchanged(data, exchanged);
  const trip = isError ? null : wholeOf(proposed);
  const partsOf = (shown: TripProposal) => (
    <TripParts
      trip={shown}
      onCar={(car) => exchange({ ...exchanged, car })}
      onStay={(zoneId, offer) => exchange({ ...exchanged, stays: { ...exchanged.stays, [zoneId]: offer } })}
    />
  );
  if (trip)
    return (
      <TripBooking key={`${id} ${start} ${adults}`} trip={trip} title={title} lead={lead} busy={isFetching}>
        {days}
        {partsOf(trip)}
      </TripBooking>
    );
  return (
    <PageFrame above={<TripBack />} title={title} lead={lead} focusHeading={false}>
      {days}
      {isError && !isFetching && refused && (
        <Callout kind="warning" title={<FormattedMessage id="trips.refused" />}>
          {refused.reason}{" "}
          <TextLink to={roadTripPath(id)}>
            <FormattedMessage id="trips.firstDays" />
          </TextLink>
        </Callout>
      )}
      {isError && !isFetching && !refused && (
        <LoadFailure title="trips.failed" text={serverText(error)} onRetry={() => void refetch()} />
      )}
      {(isFetching || waits) && <OfferSkeletons count={3} label={intl.formatMessage({ id: "trips.loading" })} />}
      {proposed && !isError && !isFetching && partsOf(proposed)}
    </PageFrame>
  );
}

/** What was chosen in place of the proposed parts; nothing for other days or travelers. */
function useExchanged(trip: string): [Exchanged, (next: Exchanged) => void] {
  const [kept, keep] = useState({ trip, chosen: nothingExchanged });
  return [kept.trip === trip ? kept.chosen : nothingExchanged, (chosen) => keep({ trip, chosen })];
}

function NoTrip() {
  return (
    <PageFrame above={<TripBack />} title={<FormattedMessage id="trips.none" />}>
      <EmptyState
        title={<FormattedMessage id="trips.noneTitle" />}
        action={
          <MainLink to={HOME}>
            <FormattedMessage id="trips.seeAll" />
          </MainLink>
        }
      >
        <FormattedMessage id="trips.noneText" />
      </EmptyState>
    </PageFrame>
  );
}

/**
 * The first day and the travelers in the URL. Without a day, the first one on which the office is open, as on the home
 * page. (CAR-60)
 */
function useTripView(tripId: number) {
  const [params, setParams] = useSearchParams();
  const today = havanaDate(useServerTime());
  const named = params.get("start") ?? "";
  const { data: trips, isLoading: waits } = useGetRoadTripsQuery(undefined, { skip: isHavanaDate(named) });
  const { day: start, adults } = tripQuestion({ tripId, query: params, today, trips });
  const choose = (change: { start?: string; adults?: number }) => {
    const next = { start, adults, ...change };
    if (isHavanaDate(next.start)) setParams({ start: next.start, adults: String(next.adults) }, { replace: true });
  };
  // The days are written to the URL, so that a copied link means the same days tomorrow.
  useEffect(() => {
    if (!isHavanaDate(named) && !waits) setParams({ start, adults: String(adults) }, { replace: true });
  }, [named, start, adults, waits, setParams]);
  return { start, adults, waits, choose };
}
