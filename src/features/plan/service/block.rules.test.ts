import { addDays, havanaInstant } from "../../../shared/havana";
import { blockProblem } from "./block.rules";

const today = "2026-12-01";
const from = (day: string, until: string) => ({ startsAt: havanaInstant(day), endsAt: havanaInstant(until) });
const code = (period: ReturnType<typeof from>, begun?: number) => blockProblem(period, today, begun)?.code ?? null;

it.each([
  ["from today on", from(today, "2026-12-05"), null],
  ["from yesterday on", from("2026-11-30", "2026-12-05"), "blockInPast"],
  ["that begins in two years", from(addDays(today, 731), addDays(today, 740)), null],
  ["that begins a day later than that", from(addDays(today, 732), addDays(today, 740)), "blockTooFar"],
  ["that ends as it begins", from("2026-12-05", "2026-12-05"), "blockBackwards"],
  ["of a year and a day", from("2026-12-05", addDays("2026-12-05", 366)), null],
  ["that is a day longer than that", from("2026-12-05", addDays("2026-12-05", 367)), "blockTooLong"],
])("a block %s (DESK-26)", (_what, period, problem) => {
  expect(code(period)).toBe(problem);
});

it("a running block keeps its start in the past, and cannot get another start there (DESK-26)", () => {
  const running = from("2026-11-20", "2026-12-05");
  expect(code(running, running.startsAt)).toBeNull();
  expect(code(running, havanaInstant("2026-11-19"))).toBe("blockInPast");
});
