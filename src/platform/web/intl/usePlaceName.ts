import { useCallback } from "react";
import { useIntl } from "react-intl";
import { officeName, placeName } from "../../../shared/placeName";

/**
 * The name of a zone, province or rental office in the page's language: "Havana" for La Habana, "Holguín Airport". What
 * is shown in Cuba to ask the way, such as a voucher, keeps the name there. (WEB-42)
 */
export function usePlaceName(): (name: string) => string {
  const intl = useIntl();
  return useCallback(
    (name) => {
      const said = (place: string) => {
        const { id } = placeName(place);
        return id in intl.messages ? intl.formatMessage({ id }) : place;
      };
      const office = officeName(name);
      if (!office) return said(name);
      return intl.formatMessage({ id: office.id }, { name: said(office.of), terminal: office.terminal });
    },
    [intl],
  );
}
