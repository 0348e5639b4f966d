import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useId, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { usePlaceName } from "../../../platform/web/intl/usePlaceName";
import { useRoadWords } from "../../../platform/web/intl/useRoadWords";
import { LazyCubaMap } from "../../../platform/web/map/LazyCubaMap";
import { token } from "../../../platform/web/theme/token";
import { Section } from "../../../platform/web/ui/page/Section";
import type { Drive } from "../trips.schemas";

const Both = styled("div")({
  display: "grid",
  gap: 20,
  "@media (min-width: 900px)": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", alignItems: "start" },
});

const Legs = styled("ol")({
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& li": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: "2px 16px",
    padding: "10px 0",
    lineHeight: 1.4,
    borderBottom: `1px solid ${token("sand")}`,
  },
  "& strong": { fontWeight: 600 },
  "& small": { gridColumn: "1 / -1", color: token("inkSoft"), fontSize: "0.9375rem" },
});

const Place = styled("div")({ height: 320 });

/** In a narrow window the route opens on demand. */
const Way = styled("div")({
  "@media (max-width: 899.95px)": { "&[data-folded=true]": { display: "none" } },
  "@media (min-width: 900px)": { "& + button": { display: "none" } },
});

/** The distances between the places, where fuel is sold on the way, and the route on the map. (TRIP-5) */
export function TripRoads({ drives }: { readonly drives: readonly Drive[] }) {
  const id = useId();
  const [folded, setFolded] = useState(true);
  const intl = useIntl();
  const place = usePlaceName();
  const byRoad = useRoadWords();
  const route = useMemo(
    () =>
      drives
        .flatMap(({ Points }) => Points)
        .map(({ Latitude, Longitude }) => ({ latitude: Latitude, longitude: Longitude })),
    [drives],
  );
  const stops = useMemo(
    () =>
      drives.flatMap(({ FromZoneId, FromName, Points: [first] }, index) =>
        first
          ? [
              {
                id: FromZoneId,
                name: place(FromName),
                tag: intl.formatNumber(index + 1),
                latitude: first.Latitude,
                longitude: first.Longitude,
              },
            ]
          : [],
      ),
    [drives, place, intl],
  );
  if (drives.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="trips.roads" />} lead={<FormattedMessage id="lodging.near.note" />}>
      <Way id={id} data-folded={folded}>
        <Both>
          <Legs>
            {drives.map((drive) => (
              <li key={`${drive.FromZoneId}/${drive.ToZoneId}`}>
                <strong>
                  <FormattedMessage id="trips.leg" values={{ from: place(drive.FromName), to: place(drive.ToName) }} />
                </strong>
                <span className="tabular">{byRoad(drive)}</span>
                {drive.FuelStops.length > 0 && (
                  <small>
                    <FormattedMessage
                      id="trips.fuel"
                      values={{ places: intl.formatList(drive.FuelStops.map(place), { type: "unit" }) }}
                    />
                  </small>
                )}
              </li>
            ))}
          </Legs>
          <Place>
            <LazyCubaMap
              label={intl.formatMessage({ id: "trips.map" })}
              places={stops}
              route={route}
              onChoose={() => undefined}
            />
          </Place>
        </Both>
      </Way>
      <Button variant="outlined" aria-expanded={!folded} aria-controls={id} onClick={() => setFolded(!folded)}>
        <FormattedMessage id={folded ? "trips.roads.show" : "trips.roads.hide"} />
      </Button>
    </Section>
  );
}
