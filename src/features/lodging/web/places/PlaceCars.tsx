import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useCarClass } from "../../../../platform/web/intl/useCarClass";
import { token } from "../../../../platform/web/theme/token";
import { DottedLine } from "../../../../platform/web/ui/dotted/DottedLine";
import { Icon } from "../../../../platform/web/ui/Icon";
import { OpeningHours } from "../../../../platform/web/ui/OpeningHours";
import { Section } from "../../../../platform/web/ui/page/Section";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import { carClassInZonePath } from "../../lodging.paths";
import type { TouristicZoneDetail } from "../../places.schemas";

const List = styled("ul")({
  display: "grid",
  gap: "8px 24px",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& li": { display: "grid", gridTemplateColumns: "20px minmax(0, 1fr)", gap: 8 },
  "& svg": { color: token("sea"), marginTop: 3 },
});

const Classes = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 24px",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& a": { display: "inline-flex", alignItems: "center", minHeight: 44 },
});

/** The rental offices of a place, and links to its car classes. Nothing for a place without an office. (CAR-23) */
export function PlaceCars({
  zone: { Id: zoneId, Name: place, Offices, CarClasses },
}: {
  readonly zone: TouristicZoneDetail;
}) {
  const { withGears } = useCarClass();
  if (Offices.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="zone.cars" values={{ place }} />}>
      <List>
        {Offices.map(({ Id, Name, Airport, Opening }) => (
          <li key={Id}>
            <Icon name="pin" />
            <div>
              <DottedLine>
                {Name}
                {Airport && <FormattedMessage id="zone.airport" />}
              </DottedLine>
              <OpeningHours opening={Opening} />
            </div>
          </li>
        ))}
      </List>
      <Classes>
        {CarClasses.map(({ Id, Name }) => (
          <li key={Id}>
            <TextLink to={carClassInZonePath(zoneId, Id)}>{withGears(Name)}</TextLink>
          </li>
        ))}
      </Classes>
    </Section>
  );
}
