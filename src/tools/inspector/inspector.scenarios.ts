import { fundPath } from "../../features/account/account.pages";
import type { StateName } from "../../features/plan/checkout/checkout.states";
import { paidPlansPath, paymentPath, planPath } from "../../features/plan/plan.pages";
import type { PagePath } from "../../shared/page";
/** A scenario: its page and its plan's state. Described by `inspector.scenario.<name>`. */
export type ScenarioFacts = { path: PagePath; state: StateName };

const plan = planPath();
const payment = paymentPath();

/**
 * Every scenario that the present product can reach. Those that need a past are built in a simulated past, without
 * moving the shared clock.
 */
export const scenarioFacts = {
  "plan-empty": { path: plan, state: "collecting" },
  "plan-requested": { path: plan, state: "confirming" },
  "plan-extended": { path: plan, state: "confirming" },
  "plan-lapsed": { path: plan, state: "collecting" },
  "supplier-declines": { path: plan, state: "collecting" },
  "plan-documents-missing": { path: plan, state: "verifyingDocuments" },
  "driver-in-review": { path: plan, state: "reviewingDocuments" },
  "licence-too-young": { path: plan, state: "verifyingDocuments" },
  "passport-too-short": { path: plan, state: "verifyingDocuments" },
  "document-rejected": { path: plan, state: "verifyingDocuments" },
  "plan-confirmed": { path: plan, state: "paying.choosing" },
  "plan-lodging-confirmed": { path: plan, state: "paying.choosing" },
  "plan-mixed-confirmed": { path: plan, state: "paying.choosing" },
  "card-declined": { path: plan, state: "paying.declined" },
  "holder-unclear": { path: payment, state: "paying.choosing" },
  "payeezy-chosen": { path: payment, state: "paying.choosing" },
  "payeezy-declined": { path: payment, state: "paying.declined" },
  "payeezy-paid": { path: plan, state: "signing" },
  "provider-silent": { path: plan, state: "paying.processing" },
  "transfer-ordered": { path: payment, state: "paying.awaitingTransfer.ordered" },
  "transfer-under-review": { path: payment, state: "paying.awaitingTransfer.reviewing" },
  "transfer-short": { path: payment, state: "paying.awaitingTransfer.ordered" },
  "link-awaiting": { path: payment, state: "paying.awaitingLink" },
  "webhook-ten-times": { path: plan, state: "signing" },
  "late-money": { path: plan, state: "signing" },
  "plan-unpaid-expired": { path: plan, state: "cancelled" },
  "plan-paid": { path: plan, state: "signing" },
  "payment-sent-twice": { path: plan, state: "signing" },
  "unsigned-at-2359": { path: plan, state: "signing" },
  "plan-unsigned-expired": { path: plan, state: "cancelled" },
  "plan-signed": { path: plan, state: "printing" },
  "plan-lodging-signed": { path: plan, state: "printing" },
  "change-to-pay": { path: plan, state: "printing" },
  "change-paid": { path: plan, state: "printing" },
  "change-disputed": { path: plan, state: "printing" },
  "refund-requested": { path: paidPlansPath(), state: "printing" },
  "refunded-partly": { path: paidPlansPath(), state: "printing" },
  "plan-refunded": { path: paidPlansPath(), state: "cancelled" },
  "fund-expiring": { path: fundPath(), state: "cancelled" },
  "refund-returned": { path: paidPlansPath(), state: "cancelled" },
  "payment-disputed": { path: paidPlansPath(), state: "printing" },
  "dispute-lost": { path: plan, state: "signing" },
  "plan-completed": { path: paidPlansPath(), state: "completed" },
} as const satisfies Record<string, ScenarioFacts>;

export type ScenarioName = keyof typeof scenarioFacts;

export const scenarioNames = Object.keys(scenarioFacts).filter(isScenario);

export function isScenario(name: string): name is ScenarioName {
  return Object.hasOwn(scenarioFacts, name);
}
