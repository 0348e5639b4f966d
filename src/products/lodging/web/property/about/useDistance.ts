import { useCallback } from "react";
import { useIntl } from "react-intl";
import { roundedKilometres } from "../../../search/lodging.nearby";

/** "about 25 km", "under 2 km": as accurate as positions are. */
export function useDistance(): (kilometres: number) => string {
  const intl = useIntl();
  return useCallback(
    (kilometres) => intl.formatMessage({ id: "lodging.near.distance" }, { kilometres: roundedKilometres(kilometres) }),
    [intl],
  );
}
