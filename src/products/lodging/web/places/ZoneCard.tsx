import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { carsPath, lodgingsPath, zonePath } from "../../../../features/plan/products.pages";
import { usePlaceName } from "../../../../platform/web/intl/usePlaceName";
import { Link } from "../../../../platform/web/links";
import { token } from "../../../../platform/web/theme/token";
import { TextLink } from "../../../../platform/web/ui/TextLink";
import type { TouristicZone } from "../../places.schemas";
import { useZoneText } from "./useZoneText";

const Card = styled("li")({
  display: "grid",
  gap: 8,
  alignContent: "start",
  padding: 16,
  borderRadius: 10,
  border: `1px solid ${token("sand")}`,
  background: token("surface"),
  "& h3": { fontSize: "1.1875rem" },
  "& h3 a": { display: "inline-block", paddingBlock: 8, color: token("ink"), textUnderlineOffset: 4 },
  "& p": { color: token("inkSoft"), fontSize: "0.9375rem", lineHeight: 1.5 },
  "& .ways": { display: "flex", flexWrap: "wrap", gap: "0 20px" },
  "& .ways a": { display: "inline-flex", alignItems: "center", minHeight: 44 },
});

/** A zone of a province: its description, and the links to its hotels and cars. */
export function ZoneCard({ zone: { Id, Code, Name, Hotels, HasCars } }: { readonly zone: TouristicZone }) {
  const place = usePlaceName();
  const about = useZoneText()(Code);
  return (
    <Card>
      <h3>
        <Link to={zonePath(Id)}>{place(Name)}</Link>
      </h3>
      {about && <p>{about}</p>}
      <div className="ways">
        {Hotels > 0 && (
          <TextLink to={lodgingsPath({ zone: Id })}>
            <FormattedMessage id="zone.hotelsCount" values={{ hotels: Hotels }} />
          </TextLink>
        )}
        {HasCars && (
          <TextLink to={carsPath({ zone: Id })}>
            <FormattedMessage id="zone.searchCars" />
          </TextLink>
        )}
      </div>
    </Card>
  );
}
