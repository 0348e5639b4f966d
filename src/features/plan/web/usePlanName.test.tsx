import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import en from "../../../../i18n/en.json";
import { usePlanName } from "./usePlanName";

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

test("of more than three the rest is counted (PLAN-45)", () => {
  expect(named("MG5", "Inglaterra", "Los Jazmines", "Paraíso")).toBe("MG5, Inglaterra, and 2 more");
});
