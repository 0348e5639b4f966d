import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { carClassPath } from "../../../../features/plan/products.pages";
import { useCarClass } from "../../../../platform/web/intl/useCarClass";
import { usePlaceName } from "../../../../platform/web/intl/usePlaceName";
import { OfficeList } from "../../../../platform/web/ui/OfficeList";
import { Section } from "../../../../platform/web/ui/page/Section";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import type { TouristicZoneDetail } from "../../places.schemas";

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
export function PlaceCars({ zone: { Id: zoneId, Name, Offices, CarClasses } }: { readonly zone: TouristicZoneDetail }) {
  const { withGears } = useCarClass();
  const place = usePlaceName();
  if (Offices.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="zone.cars" values={{ place: place(Name) }} />}>
      <OfficeList offices={Offices} inColumns />
      <Classes>
        {CarClasses.map((carClass) => (
          <li key={carClass.Id}>
            <TextLink to={carClassPath(zoneId, carClass.Id)}>{withGears(carClass.Name)}</TextLink>
          </li>
        ))}
      </Classes>
    </Section>
  );
}
