import { useCallback } from "react";
import { useIntl } from "react-intl";
import { placeName } from "../../../shared/placeName";
import { isMessage } from "./isMessage";

/** The name of a zone or province in the page's language: "Havana" for La Habana. (WEB-42) */
export function usePlaceName(): (name: string) => string {
  const intl = useIntl();
  return useCallback(
    (name) => {
      const { id } = placeName(name);
      return isMessage(intl, id) ? intl.formatMessage({ id }) : name;
    },
    [intl],
  );
}
