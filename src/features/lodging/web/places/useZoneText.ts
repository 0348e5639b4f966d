import { useIntl } from "react-intl";

/** What is told of a zone, by its code; nothing of one that is new. */
export function useZoneText(): (code: string) => string | undefined {
  const intl = useIntl();
  return (code) => {
    const id = `zone.about.${code}`;
    return id in intl.messages ? intl.formatMessage({ id }) : undefined;
  };
}
