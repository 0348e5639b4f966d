import { useIntl } from "react-intl";
import { officeName } from "../../../shared/officeName";
import { usePlaceName } from "./usePlaceName";

/**
 * The name of a rental office, or of a zone or province, in the page's language: "Holguín Airport" for Aeropuerto
 * Holguín. Papers that are shown in Cuba, such as a voucher, keep the name that is used there. (WEB-42)
 */
export function useOfficeName(): (name: string) => string {
  const intl = useIntl();
  const place = usePlaceName();
  return (name) => {
    const named = officeName(name);
    return named ? intl.formatMessage({ id: named.id }, { name: place(named.place) }) : place(name);
  };
}

/** A place that the server gives in one line, such as an office and its zone, in the page's language. (WEB-42) */
export function usePlaceLine(): (line: string) => string {
  const say = useOfficeName();
  return (line) => line.split(", ").map(say).join(", ");
}
