import { expect, type Locator, type Page } from "@playwright/test";
import type { CheckoutEventType } from "../../src/features/plan/checkout/checkout.events";
import type { ScenarioName } from "../../src/tools/inspector/inspector.scenarios";
import type { Say } from "../texts";

type Tab = "chart" | "scenarios" | "events" | "history" | "clock" | "coverage" | "files" | "stately";

/** QA's inspector as its users operate it, as a page or docked (then inside `within`). */
export function inspector(page: Page, say: Say, within: Page | Locator = page) {
  const show = (tab: Tab) => within.getByRole("tab", { name: say(`inspector.tab.${tab}`), exact: true }).click();
  const event = (type: CheckoutEventType) => within.locator(`[data-event="${type}"]`);
  const unfold = async (type: CheckoutEventType) => {
    if ((await event(type).getAttribute("open")) === null) await event(type).locator("summary").first().click();
    return event(type);
  };
  return {
    show,
    event,
    unfold,
    /** Expects the chart's accessible name, which includes the plan's state; "none": no plan is open. */
    standsIn: (state: string) =>
      expect(within.getByRole("img", { name: say("inspector.chart.name", { state }), exact: true })).toBeVisible(),
    build: async (name: ScenarioName) => {
      await show("scenarios");
      const scenario = within.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) });
      await scenario.getByRole("button", { name: say("inspector.scenarios.build") }).click();
      await expect(within.getByRole("status").filter({ hasText: name })).toBeVisible();
    },
    /** Sends an event, with the form's defaults except for these fields. */
    send: async (type: CheckoutEventType, fields: Record<string, string> = {}) => {
      const item = await unfold(type);
      for (const [label, value] of Object.entries(fields)) await item.getByLabel(label).selectOption(value);
      await item.getByRole("button", { name: say("inspector.events.send") }).click();
    },
  };
}
