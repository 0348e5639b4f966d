import {
  EXTENSION_HOURS,
  HOLD_HOURS,
  PAY_REMINDER_HOURS,
  REVIEW_BUSINESS_DAYS,
  SIGN_REMINDER_HOURS,
} from "../../../features/plan/checkout/checkout.deadlines";
import type { GuardName } from "../../../features/plan/checkout/checkout.guards";
import { CONFIRM_WITHIN_HOURS, PAY_WITHIN_HOURS, SIGN_WITHIN_HOURS } from "../../../shared/constants";
import { type ChartTransition, readChart } from "./chart";

/**
 * The numbers in the sentences of guards (`inspector.guard.<name>`) and the labels of transitions
 * (`inspector.way.<name>`): those by which the chart itself decides. Hours, and business days in Havana.
 */
export const ruleFigures = {
  confirm: CONFIRM_WITHIN_HOURS,
  extension: EXTENSION_HOURS,
  pay: PAY_WITHIN_HOURS,
  hold: HOLD_HOURS,
  sign: SIGN_WITHIN_HOURS,
  reviewDays: REVIEW_BUSINESS_DAYS,
  payReminders: PAY_REMINDER_HOURS.join(", "),
  signReminders: SIGN_REMINDER_HOURS.join(", "),
};

/**
 * The figure of a guard in its event's label: by when it has to come, by how much it extends that (hours), or how much of
 * the amount due it has to bring.
 */
const figureOf: Partial<Record<GuardName, string>> = {
  awaitsAnswer: `< ${CONFIRM_WITHIN_HOURS} h`,
  mayExtend: `+ ${EXTENSION_HOURS} h`,
  mayPay: `< ${PAY_WITHIN_HOURS} h`,
  maySign: `< ${SIGN_WITHIN_HOURS} h`,
  capturedInFull: "= 100%",
  supplementInFull: "= 100%",
  transferCovers: "≥ 100%",
  mayRestore: "≥ 100%",
};

const tags = new Map(readChart().states.map(({ path, tags }) => [path, tags]));

/**
 * What a transition's label says: the event with its figure, or for what happens by itself or by time alone the name of
 * a message.
 */
export function wayLabel({ event, guard, from }: ChartTransition): { text: string } | { message: WayMessage } {
  if (event === "always") return { message: guard && isByItself(guard) ? guard : "byItself" };
  if (event !== "clock.ticked") {
    // The second way of the same event: what `transferCovers` has not let through.
    const isShort = event === "transfer.received" && guard !== "transferCovers";
    const figure = isShort ? "< 100%" : guard && figureOf[guard];
    return { text: figure ? `${event} ${figure}` : event };
  }
  if (guard && isByItself(guard)) return { message: guard };
  const watched = tags.get(from) ?? [];
  if (watched.includes("watchSigning")) return { message: "signReminders" };
  const lapses = watched.includes("watchConfirmations") || watched.includes("watchChanges");
  return { message: lapses ? "lapses" : "payReminders" };
}

/** The guards of transitions that the chart takes by itself, or as time passes. */
const byItself = [
  "noOpenBookings",
  "allConfirmed",
  "checksPass",
  "checksFail",
  "staffHaveDocuments",
  "clientHasDocuments",
  "payWindowOver",
  "reviewOver",
  "signWindowOver",
  "servicesOver",
] as const satisfies readonly GuardName[];

const isByItself = (guard: GuardName): guard is (typeof byItself)[number] => byItself.some((one) => one === guard);

type WayMessage = (typeof byItself)[number] | "byItself" | "lapses" | "payReminders" | "signReminders";
