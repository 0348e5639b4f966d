import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { token } from "../../../../platform/web/theme/token";
import { DottedLine } from "../../../../platform/web/ui/DottedLine";
import { Icon } from "../../../../platform/web/ui/Icon";
import { Section } from "../../../../platform/web/ui/Section";
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

type Props = {
  readonly offices: TouristicZoneDetail["Offices"];
  readonly place: string;
};

/** Where cars are rented in a place. A place without an office leaves this out. */
export function PlaceCars({ offices, place }: Props) {
  if (offices.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="zone.cars" values={{ place }} />}>
      <List>
        {offices.map(({ Id, Name, Airport }) => (
          <li key={Id}>
            <Icon name="pin" />
            <DottedLine>
              {Name}
              {Airport && <FormattedMessage id="zone.airport" />}
            </DottedLine>
          </li>
        ))}
      </List>
    </Section>
  );
}
