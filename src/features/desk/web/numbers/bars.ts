import type { HavanaDate } from "../../../../shared/havana";
import { type Minor, sum } from "../../../../shared/money";
import type { DayMoney } from "../../numbers/numbers.schemas";

/** A day's money of all ways to pay, and between which amounts all days lie: what went back is below zero. */
export function barsOf(days: readonly HavanaDate[], moved: readonly DayMoney[]) {
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
