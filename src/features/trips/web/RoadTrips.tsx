import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { ZoneScene } from "../../../art/scenes/ZoneScene";
import { useCardMoney } from "../../../platform/web/intl/useMoney";
import { usePlaceName } from "../../../platform/web/intl/usePlaceName";
import { token } from "../../../platform/web/theme/token";
import { phoneRail } from "../../../platform/web/ui/page/phoneRail";
import { Section } from "../../../platform/web/ui/page/Section";
import { Poster, PosterWords } from "../../../platform/web/ui/posterStyles";
import { roadTripPath } from "../trips.pages";
import { useGetRoadTripsQuery } from "./trips.api";
import { tripWords } from "./tripWords";

const Trips = styled("ul")({
  display: "grid",
  gap: "clamp(14px, 2vw, 24px)",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(17rem, 100%), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
  ...phoneRail,
});

/** The places of a trip in a row, in the order of the trip. */
const Strip = styled("div")({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  height: 128,
  borderBottom: `2px solid ${token("ink")}`,
  "& > * + *": { borderInlineStart: `2px solid ${token("ink")}` },
  "& > *": { minWidth: 0, overflow: "hidden" },
});

/**
 * Trips by car with their stays, each at one price for two; trips that are not available are left out silently.
 * (TRIP-1)
 */
export function RoadTrips() {
  const trips = useGetRoadTripsQuery().data ?? [];
  const money = useCardMoney();
  const place = usePlaceName();
  const intl = useIntl();
  if (trips.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="home.trips.title" />} lead={<FormattedMessage id="home.trips.lead" />}>
      <Trips>
        {trips.map(({ TripId, Stops, Total, CurrencyCode }) => {
          const words = tripWords[TripId];
          return (
            words && (
              <li key={TripId}>
                <Poster to={roadTripPath(TripId)}>
                  <Strip aria-hidden="true">
                    {Stops.map(({ ZoneCode }) => (
                      <div key={ZoneCode}>
                        <ZoneScene zone={ZoneCode} />
                      </div>
                    ))}
                  </Strip>
                  <PosterWords>
                    <h3>
                      <FormattedMessage id={words.name} />
                    </h3>
                    <p className="plain">
                      {intl.formatList(
                        Stops.map(({ ZoneName }) => place(ZoneName)),
                        { type: "unit" },
                      )}
                    </p>
                    <p className="tabular">
                      <FormattedMessage
                        id="home.trips.price"
                        values={{
                          price: <strong key="price">{money(Total, CurrencyCode)}</strong>,
                          nights: Stops.reduce((sum, { Nights }) => sum + Nights, 0),
                        }}
                      />
                    </p>
                  </PosterWords>
                </Poster>
              </li>
            )
          );
        })}
      </Trips>
    </Section>
  );
}
