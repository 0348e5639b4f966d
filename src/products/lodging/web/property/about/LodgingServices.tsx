import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { token } from "../../../../../platform/web/theme/token";
import { Icon } from "../../../../../platform/web/ui/Icon";
import type { HotelService } from "../../../property.schemas";

const List = styled("ul")({
  display: "grid",
  gap: "8px 20px",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& li": { display: "grid", gridTemplateColumns: "20px minmax(0, 1fr)", gap: 8, lineHeight: 1.4 },
  "& svg": { color: token("palm"), marginTop: 2 },
});

/** A property's services; nothing without any. */
export function LodgingServices({ services }: { readonly services: readonly HotelService[] }) {
  if (services.length === 0) return null;
  return (
    <List>
      {services.map(({ Id, Code }) => (
        <li key={Id}>
          <Icon name="check" />
          <FormattedMessage id={`lodging.service.${Code}`} tagName="span" />
        </li>
      ))}
    </List>
  );
}
