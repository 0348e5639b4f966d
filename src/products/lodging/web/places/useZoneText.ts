import { useIntl } from "react-intl";
import { isMessage } from "../../../../platform/web/intl/isMessage";

/** The description of a zone by the zone's code; undefined for a zone that has none yet. */
export function useZoneText(): (code: string) => string | undefined {
  const intl = useIntl();
  return (code) => {
    const id = `zone.about.${code}`;
    return isMessage(intl, id) ? intl.formatMessage({ id }) : undefined;
  };
}
