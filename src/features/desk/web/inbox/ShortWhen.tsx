import { styled } from "@mui/material/styles";
import { useIntl } from "react-intl";
import { token } from "../../../../platform/web/theme/token";
import type { Instant } from "../../../../shared/instant";

const Time = styled("time")({
  display: "block",
  color: token("inkSoft"),
  fontSize: "0.9375rem",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

const shape = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** An instant in Havana time, shortened for a table; the tooltip has UTC. */
export function ShortWhen({ at }: { readonly at: Instant }) {
  const intl = useIntl();
  const exact = new Date(at).toISOString();
  return (
    <Time dateTime={exact} title={exact}>
      {intl.formatDate(at, { ...shape, timeZone: "America/Havana" })}
    </Time>
  );
}
