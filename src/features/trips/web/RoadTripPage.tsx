import { styled } from "@mui/material/styles";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams, useSearchParams } from "react-router";
import type { RangeWords } from "../../../platform/web/calendar/RangeDialog";
import { RangeField } from "../../../platform/web/calendar/RangeField";
import { useHavanaTime } from "../../../platform/web/intl/useHavanaTime";
import { lazyPage, withMessages } from "../../../platform/web/lazyPage";
import { useServerTime } from "../../../platform/web/serverNow";
import { LoadFailure } from "../../../platform/web/ui/failures/LoadFailure";
import { serverText } from "../../../platform/web/ui/failures/serverText";
import { SelectField } from "../../../platform/web/ui/fields/SelectField";
import { EmptyState } from "../../../platform/web/ui/page/EmptyState";
import { MainLink } from "../../../platform/web/ui/page/MainLink";
import { PageFrame } from "../../../platform/web/ui/page/PageFrame";
import { OfferSkeletons } from "../../../platform/web/ui/results/OfferSkeletons";
import { Callout } from "../../../platform/web/ui/status/Callout";
import { TextLink } from "../../../platform/web/ui/TextLink";
import { ProductType } from "../../../shared/enumerations";
import { addDays, type HavanaDate, havanaDate, isHavanaDate } from "../../../shared/havana";
import { HOME } from "../../../shared/page";
import { reservableDays } from "../../plan/reserve/reserve.rules";
import { useReserveDays } from "../../plan/web/reserve/useReserveDays";
import { whyNoOffer } from "../../plan/web/reserve/whyNoOffer";
import { MOST_TRIP_ADULTS, nightsOfTrip, roadTrips } from "../trips";
import { roadTripPath } from "../trips.pages";
import type { TripProposal } from "../trips.schemas";
import { TripBack } from "./TripBack";
import { TripBooking } from "./TripBooking";
import { TripParts } from "./TripParts";
import { tripQuestion } from "./tripQuestion";
import { useGetRoadTripsQuery, useGetTripProposalQuery } from "./trips.api";
import { tripWords } from "./tripWords";
import { type Exchanged, nothingExchanged, wholeOf, withExchanged } from "./wholeTrip";

const loadDialog = withMessages(
  "site",
  () => import(/* webpackChunkName: "calendar" */ "../../../platform/web/calendar/RangeDialog"),
);
const RangeDialog = lazyPage(loadDialog);

const Row = styled("div")({
  display: "grid",
  gap: 16,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
  maxWidth: "40rem",
  marginBottom: 32,
});

const words: RangeWords = {
  title: "trips.chooseDays",
  from: "trips.start",
  to: "trips.end",
  length: "lodging.search.nights",
  // A trip's length is fixed.
  least: "trips.moved",
  most: "trips.moved",
  tooSoon: "car.dates.tooSoon",
  tooLate: "car.dates.tooLate",
};

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

/** The parts chosen instead of the proposed ones; nothing for other days or travelers. */
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

type Props = {
  readonly start: HavanaDate;
  readonly nights: number;
  readonly adults: number;
  readonly onChoose: (change: { start?: HavanaDate; adults?: number }) => void;
};

/** The first day of the trip, from which its end follows, and the number of travelers. (WEB-20) */
function TripDays({ start, nights, adults, onChoose }: Props) {
  const intl = useIntl();
  const { shortDay } = useHavanaTime();
  const reserve = useReserveDays(ProductType.CarRent);
  const today = havanaDate(useServerTime());
  const { first, last } = reservableDays(today, reserve);
  const end = addDays(start, nights);
  return (
    <Row>
      <RangeField
        name="tripStart"
        label={<FormattedMessage id="trips.days" />}
        text={intl.formatMessage({ id: "lodging.search.days" }, { from: shortDay(start), to: shortDay(end), nights })}
        error={null}
        fields={{}}
        onApproach={loadDialog}
        dialog={(close) => (
          <RangeDialog
            words={words}
            today={today}
            range={{ from: start, to: end }}
            rule={{ first, last, least: nights, most: nights }}
            onDone={({ from }) => {
              onChoose({ start: from });
              close();
            }}
            onClose={close}
          />
        )}
      />
      <SelectField
        name="tripAdults"
        label={<FormattedMessage id="trips.adults" />}
        value={adults}
        onChange={({ target }) => onChoose({ adults: Number(target.value) })}
      >
        {Array.from({ length: MOST_TRIP_ADULTS }, (_one, index) => index + 1).map((count) => (
          <option key={count}>{count}</option>
        ))}
      </SelectField>
    </Row>
  );
}
