import { useCallback } from "react";
import { useIntl } from "react-intl";
import { placeName } from "../../../shared/placeName";

/** The name of a zone or province in the page's language: "Havana" for La Habana. (WEB-42) */
export function usePlaceName(): (name: string) => string {
  const intl = useIntl();
  return useCallback(
    (name) => {
      const { id } = placeName(name);
      return id in intl.messages ? intl.formatMessage({ id }) : name;
    },
    [intl],
  );
}
