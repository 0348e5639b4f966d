import { skipToken } from "@reduxjs/toolkit/query";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useLocation } from "react-router";
import { isNotFound } from "../../../../platform/web/callError";
import { useHavanaTime } from "../../../../platform/web/intl/useHavanaTime";
import { usePlaceName } from "../../../../platform/web/intl/usePlaceName";
import { LazyCubaMap } from "../../../../platform/web/map/LazyCubaMap";
import { FactList } from "../../../../platform/web/ui/FactList";
import { EmptyState } from "../../../../platform/web/ui/page/EmptyState";
import { MainLink } from "../../../../platform/web/ui/page/MainLink";
import { PageFrame } from "../../../../platform/web/ui/page/PageFrame";
import { Section } from "../../../../platform/web/ui/page/Section";
import { HOME } from "../../../../shared/page";
import { CheckoutLoading } from "../../../plan/web/checkout/CheckoutLoading";
import type { SharedTrip } from "../../trip.schemas";
import { useReadSharedTripQuery } from "../papers.api";

/** /shared-trip#secret: a trip as its client shows it to fellow travelers, public. (PAPER-17) */
export default function SharedTripPage() {
  const token = useLocation().hash.slice(1);
  const { data, error, refetch } = useReadSharedTripQuery(token.length >= 20 ? { token } : skipToken);
  if (data) return <Trip trip={data} />;
  const missing = token.length < 20 || isNotFound(error);
  return (
    <PageFrame title={<FormattedMessage id="title.sharedTrip" />}>
      {missing ? (
        <EmptyState
          title={<FormattedMessage id="trip.sharedNone" />}
          action={
            <MainLink to={HOME}>
              <FormattedMessage id="trips.back" />
            </MainLink>
          }
        >
          <FormattedMessage id="trip.sharedNoneText" />
        </EmptyState>
      ) : (
        <CheckoutLoading status={error ? "failed" : "loading"} retry={refetch} />
      )}
    </PageFrame>
  );
}

function Trip({ trip: { FirstName, Bookings } }: { readonly trip: SharedTrip }) {
  const intl = useIntl();
  const named = usePlaceName();
  const { instant } = useHavanaTime();
  const places = useMemo(
    () =>
      Bookings.flatMap(({ Name, Place }, index) =>
        Place
          ? [{ id: index, name: Name, detail: Place.Zone, latitude: Place.Latitude, longitude: Place.Longitude }]
          : [],
      ),
    [Bookings],
  );
  return (
    <PageFrame title={<FormattedMessage id="trip.sharedOf" values={{ name: FirstName }} />}>
      {Bookings.map(({ Name, StartsAt, EndsAt, Place }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rooms of one hotel on the same days differ in their place alone.
        <Section key={`${Name} ${StartsAt} ${index}`} title={Name}>
          <FactList
            layout="grid"
            facts={[
              { id: "from", term: <FormattedMessage id="trip.from" />, detail: instant(StartsAt) },
              { id: "until", term: <FormattedMessage id="trip.until" />, detail: instant(EndsAt) },
              ...(Place
                ? [
                    {
                      id: "where",
                      term: <FormattedMessage id="trip.where" />,
                      detail: [...new Set([Place.Name, named(Place.Zone)])].join(", "),
                    },
                  ]
                : []),
            ]}
          />
        </Section>
      ))}
      {places.length > 0 && (
        <div style={{ height: 360, marginTop: 24 }}>
          <LazyCubaMap label={intl.formatMessage({ id: "trips.map" })} places={places} onChoose={() => undefined} />
        </div>
      )}
    </PageFrame>
  );
}
