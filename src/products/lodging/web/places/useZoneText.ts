import { useIntl } from "react-intl";

/** The description of a zone by the zone's code; undefined for a zone that has none yet. */
export function useZoneText(): (code: string) => string | undefined {
  const intl = useIntl();
  return (code) => {
    const id = `zone.about.${code}`;
    return id in intl.messages ? intl.formatMessage({ id }) : undefined;
  };
}
