import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { usePlaceName } from "../../../../platform/web/intl/usePlaceName";
import { useRoadWords } from "../../../../platform/web/intl/useRoadWords";
import { token } from "../../../../platform/web/theme/token";
import { Section } from "../../../../platform/web/ui/page/Section";
import { useGetZonesByRoadQuery } from "../car.api";

const Ways = styled("dl")({
  display: "grid",
  gap: "0 32px",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(18rem, 100%), 1fr))",
  margin: 0,
  "& div": {
    display: "flex",
    gap: 16,
    justifyContent: "space-between",
    padding: "8px 0",
    lineHeight: 1.4,
    borderBottom: `1px solid ${token("sand")}`,
  },
  "& dd": { margin: 0, whiteSpace: "nowrap" },
});

/** Where one could drive from where the car is picked up; nothing where no road leads anywhere. (ROAD-2) */
export function RoadsFromHere({ zoneId, zoneName }: { readonly zoneId: number; readonly zoneName: string }) {
  const { data: zones = [] } = useGetZonesByRoadQuery({ zoneId });
  const place = usePlaceName();
  const byRoad = useRoadWords();
  if (zones.length === 0) return null;
  return (
    <Section
      title={<FormattedMessage id="car.roads" values={{ zone: place(zoneName) }} />}
      lead={<FormattedMessage id="lodging.near.note" />}
    >
      <Ways>
        {zones.map((zone) => (
          <div key={zone.ZoneId}>
            <dt>{place(zone.ZoneName)}</dt>
            <dd className="tabular">{byRoad(zone)}</dd>
          </div>
        ))}
      </Ways>
    </Section>
  );
}
