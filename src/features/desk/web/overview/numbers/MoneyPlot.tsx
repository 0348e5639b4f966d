import { styled } from "@mui/material/styles";
import { FormattedMessage } from "react-intl";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { token } from "../../../../../platform/web/theme/token";
import type { HavanaDate } from "../../../../../shared/havana";
import { type Minor, sum } from "../../../../../shared/money";
import { daysOf } from "../../../numbers/numbers.rules";
import type { DayMoney, MoneyNumbers } from "../../../numbers/numbers.schemas";

/** The money of each day, all methods together, and the range of the axis; refunds are below zero. */
function barsOf(days: readonly HavanaDate[], moved: readonly DayMoney[]) {
  const bars = days.map((day) => {
    const ofDay = moved.filter(({ Day }) => Day === day);
    return {
      day,
      captured: sum(ofDay.map(({ Captured }) => Captured)),
      refunded: sum(ofDay.map(({ Refunded }) => Refunded)),
    };
  });
  const heights: Minor[] = bars.flatMap(({ captured, refunded }) => [captured, -refunded]);
  return { bars, most: Math.max(0, ...heights), least: Math.min(0, ...heights) };
}

const Figure = styled("div")({ display: "grid", gap: 6, fontSize: "0.9375rem", color: token("inkSoft") });

const Drawing = styled("svg")({ display: "block", width: "100%", height: "clamp(120px, 22vw, 200px)" });

const Line = styled("div")({ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: "4px 24px" });

const Mark = styled("span")({
  display: "inline-block",
  width: 12,
  height: 12,
  marginInlineEnd: 6,
  borderRadius: 2,
});

const HEIGHT = 100;

/** Money by day as a drawing: received above the line, refunded below it. The table has the same as text. (DESK-29) */
export function MoneyPlot({ numbers: { From, To, Days } }: { readonly numbers: MoneyNumbers }) {
  const money = useMoney();
  const { shortDay } = useHavanaTime();
  const { days } = daysOf({ from: From, to: To });
  const { bars, most, least } = barsOf(days, Days);
  // If every sum is zero, all of it is on the line at the foot.
  const y = (amount: number) => (most === least ? 1 : (most - amount) / (most - least)) * HEIGHT;
  const bar = (amount: number, place: number, colour: "sea" | "coral") => (
    <rect
      x={place + 0.1}
      width={0.8}
      y={Math.min(y(amount), y(0))}
      height={Math.abs(y(amount) - y(0))}
      fill={token(colour)}
    />
  );
  return (
    <Figure aria-hidden>
      <Line>
        <span>
          <Mark style={{ background: token("sea") }} />
          <FormattedMessage id="support.numbers.plot.captured" values={{ most: money(most) }} />
        </span>
        <span>
          <Mark style={{ background: token("coral") }} />
          <FormattedMessage id="support.numbers.plot.refunded" values={{ most: money(-least) }} />
        </span>
      </Line>
      <Drawing viewBox={`0 0 ${days.length} ${HEIGHT}`} preserveAspectRatio="none">
        {bars.map(({ day, captured, refunded }, place) => (
          <g key={day}>
            {bar(captured, place, "sea")}
            {bar(-refunded, place, "coral")}
          </g>
        ))}
        <line
          x1={0}
          x2={days.length}
          y1={y(0)}
          y2={y(0)}
          stroke={token("outline")}
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
        />
      </Drawing>
      <Line>
        <span>{shortDay(From)}</span>
        <span>{shortDay(To)}</span>
      </Line>
    </Figure>
  );
}
