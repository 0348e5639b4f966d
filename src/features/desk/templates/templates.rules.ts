import type { Instant } from "../../../shared/instant";
import type { Language } from "../../../shared/language";
import { instantText } from "../../../shared/longDate";
import type { Minor } from "../../../shared/money";
import { moneyText } from "../../../shared/moneyText";
import type { PlanWhy } from "../plans/why.schemas";

/** The most characters of a template's title. */
export const LONGEST_TITLE = 60;

/** What a message to a client may be about: a reason why the plan waits, or anything. */
export const occasions = [
  "documents",
  "payment",
  "cardDeclined",
  "transferShort",
  "sign",
  "bookingLost",
  "supplierLate",
  "question",
] as const;
export type Occasion = (typeof occasions)[number];

/** A placeholder in a template, written in braces: `{deadline}`. */
export type Placeholder = "name" | "plan" | "amount" | "missing" | "deadline" | "booking";

const known: Readonly<Record<Occasion, readonly Placeholder[]>> = {
  documents: ["name", "plan", "deadline"],
  payment: ["name", "plan", "amount", "deadline"],
  cardDeclined: ["name", "plan", "amount", "deadline"],
  transferShort: ["name", "plan", "missing", "deadline"],
  sign: ["name", "plan", "deadline"],
  bookingLost: ["name", "plan", "booking"],
  supplierLate: ["name", "plan", "booking"],
  question: ["name", "plan"],
};

/** The placeholders that templates of an occasion may use. */
export const placeholdersOf = (occasion: Occasion): readonly Placeholder[] => known[occasion];

const placeholder = /\{([^{}]*)\}/g;

/** The placeholders in a text that its occasion does not have, as written; also an unmatched brace. */
export function unknownPlaceholders(text: string, occasion: Occasion): string[] {
  const found = [...text.matchAll(placeholder)].flatMap(([written, name]) =>
    known[occasion].some((one) => one === name) ? [] : [written],
  );
  const alone = text.replace(placeholder, "").match(/[{}]/g) ?? [];
  return [...new Set([...found, ...alone])];
}

/** A plan's facts for its templates: amounts in minor units, instants in epoch ms. */
export type TemplateFacts = {
  readonly name: string;
  readonly plan: number;
  readonly amount?: Minor | undefined;
  readonly missing?: Minor | undefined;
  readonly deadline?: Instant | undefined;
  readonly booking?: number | undefined;
};

/** A text filled with a plan's facts, in a language; null if it needs one that is unknown. */
export function filledIn(text: string, facts: TemplateFacts, language: Language): string | null {
  const { name, plan, amount, missing, deadline, booking } = facts;
  const values: Partial<Record<string, string>> = {
    name,
    plan: String(plan),
    ...(amount !== undefined && { amount: moneyText(amount, language) }),
    ...(missing !== undefined && { missing: moneyText(missing, language) }),
    ...(deadline !== undefined && { deadline: instantText(deadline, language) }),
    ...(booking !== undefined && { booking: String(booking) }),
  };
  let whole = true;
  const filled = text.replace(placeholder, (written, found: string) => {
    const value = values[found];
    if (value === undefined) whole = false;
    return value ?? written;
  });
  return whole ? filled : null;
}

const occasionOf: Partial<Record<PlanWhy["What"], Occasion>> = {
  clientMissing: "documents",
  clientToPay: "payment",
  transferOrdered: "payment",
  linkWaits: "payment",
  cardDeclined: "cardDeclined",
  transferShort: "transferShort",
  receiptUnsigned: "sign",
  bookingDeclined: "bookingLost",
  bookingLapsed: "bookingLost",
  bookingToAnswer: "supplierLate",
};

/**
 * Occasions for a message, by the reasons why the plan waits, each with its known facts; "anything" comes last.
 * (DESK-25)
 */
export function occasionsOf(
  { name, plan }: Pick<TemplateFacts, "name" | "plan">,
  reasons: readonly PlanWhy[],
): ReadonlyMap<Occasion, TemplateFacts> {
  const found = new Map<Occasion, TemplateFacts>();
  for (const { What, Facts, Until } of reasons) {
    const occasion = occasionOf[What];
    const { amount, missing, booking } = Facts;
    if (occasion && !found.has(occasion))
      found.set(occasion, {
        name,
        plan,
        deadline: Until ?? undefined,
        amount: numberOf(amount),
        missing: numberOf(missing),
        booking: numberOf(booking),
      });
  }
  return found.set("question", { name, plan });
}

const numberOf = (fact: unknown): number | undefined => (typeof fact === "number" ? fact : undefined);
