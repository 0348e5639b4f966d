import { styled } from "@mui/material/styles";
import { useIntl } from "react-intl";
import { token } from "../../../../platform/web/theme/token";
import { havanaDate } from "../../../../shared/havana";
import type { Instant } from "../../../../shared/instant";

const Time = styled("time")({
  display: "block",
  color: token("inkSoft"),
  fontSize: "0.9375rem",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

const shape = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

type Props = {
  readonly at: Instant;
  /** The server's time. */
  readonly now: Instant;
};

const yearOf = (instant: Instant) => havanaDate(instant).slice(0, 4);

/** An instant in Havana time, shortened for a table: with its year if that is not this one. The tooltip has UTC. */
export function ShortWhen({ at, now }: Props) {
  const intl = useIntl();
  const exact = new Date(at).toISOString();
  return (
    <Time dateTime={exact} title={exact}>
      {intl.formatDate(at, {
        ...shape,
        ...(yearOf(at) !== yearOf(now) && { year: "numeric" }),
        timeZone: "America/Havana",
      })}
    </Time>
  );
}
