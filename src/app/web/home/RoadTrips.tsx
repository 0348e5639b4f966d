import { styled } from "@mui/material/styles";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { roadTripPath } from "../../../features/trips/trips.paths";
import { useGetRoadTripsQuery } from "../../../features/trips/web/trips.api";
import { tripWords } from "../../../features/trips/web/tripWords";
import { ZoneScene } from "../../../platform/web/art/scenes/ZoneScene";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { token } from "../../../platform/web/theme/token";
import { displayFamily } from "../../../platform/web/theme/typography";
import { Section } from "../../../platform/web/ui/Section";

const Trips = styled("ul")({
  display: "grid",
  gap: "clamp(14px, 2vw, 24px)",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(17rem, 100%), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

const Poster = styled(Link)({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  height: "100%",
  overflow: "hidden",
  borderRadius: 10,
  border: `2px solid ${token("ink")}`,
  color: token("ink"),
  background: token("surface"),
  textDecoration: "none",
  "&:hover h3": { textDecoration: "underline", textUnderlineOffset: 4 },
});

/** The places of a trip beside each other, as one passes them. */
const Strip = styled("div")({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  height: 128,
  borderBottom: `2px solid ${token("ink")}`,
  "& > * + *": { borderInlineStart: `2px solid ${token("ink")}` },
  "& > *": { minWidth: 0, overflow: "hidden" },
});

const Words = styled("div")({
  display: "grid",
  gap: 4,
  alignContent: "start",
  padding: "12px 14px 16px",
  "& h3": { fontFamily: displayFamily, fontWeight: 800, fontSize: "1.25rem", lineHeight: 1.2 },
  "& p": { color: token("inkSoft"), fontSize: "0.9375rem", lineHeight: 1.4 },
  "& .stops": { color: token("ink") },
  "& strong": { fontFamily: displayFamily, fontWeight: 800, fontSize: "1.25rem", color: token("ink") },
});

/**
 * Trips by car with their stays, each as one price for two; those that are not available are left out, without a message.
 * (TRIP-1)
 */
export function RoadTrips() {
  const trips = useGetRoadTripsQuery().data ?? [];
  const money = useMoney();
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
                  <Words>
                    <h3>
                      <FormattedMessage id={words.name} />
                    </h3>
                    <p className="stops">
                      {intl.formatList(
                        Stops.map(({ ZoneName }) => ZoneName),
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
                  </Words>
                </Poster>
              </li>
            )
          );
        })}
      </Trips>
    </Section>
  );
}
