import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import en from "../../../../i18n/en.json";
import { usePlanName, usePlanNames } from "./usePlanName";

const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en" messages={en}>
    {children}
  </IntlProvider>
);

const named = (...names: string[]) =>
  renderHook(() => usePlanName(), { wrapper }).result.current(names.map((Name) => ({ Name })));

test("a plan is named by what is booked in it, each name once (PLAN-45)", () => {
  expect(named("MG5")).toBe("MG5");
  expect(named("MG5", "Inglaterra", "MG5")).toBe("MG5 and Inglaterra");
  expect(named("MG5", "Inglaterra", "Los Jazmines")).toBe("MG5, Inglaterra, and Los Jazmines");
});

test("a plan's name counts the bookings beyond three (PLAN-45)", () => {
  expect(named("MG5", "Inglaterra", "Los Jazmines", "Paraíso")).toBe("MG5, Inglaterra, and 2 more");
});

const plan = (TravelPlanId: number, name: string, from: string, to: string) => ({
  TravelPlanId,
  Bookings: [
    {
      ...{ Name: name, Status: "confirmed" as const, Replaces: undefined },
      ...{ StartsAt: Date.parse(`${from}T15:00Z`), EndsAt: Date.parse(`${to}T15:00Z`) },
    },
  ],
});

test("plans with the same name are told apart by unique days, or by number (PLAN-45)", () => {
  const plans = [
    plan(1, "MG5", "2126-12-09", "2126-12-12"),
    plan(2, "MG5", "2126-12-20", "2126-12-22"),
    plan(1003, "MG5", "2126-12-20", "2126-12-22"),
    plan(4, "Inglaterra", "2126-12-09", "2126-12-12"),
  ];
  const { current: nameOf } = renderHook(() => usePlanNames(plans), { wrapper }).result;
  expect(plans.map((one) => nameOf(one).replaceAll("\u00a0", " "))).toEqual([
    "MG5 (Mon, Dec 9, 2126 – Thu, Dec 12, 2126)",
    "MG5 (plan 2)",
    "MG5 (plan 1003)",
    "Inglaterra",
  ]);
});
