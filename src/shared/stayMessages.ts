import type { MessageId } from "./messageId";

const roomClasses: Readonly<Record<string, MessageId>> = {
  Standard: "lodging.roomClass.Standard",
  Superior: "lodging.roomClass.Superior",
  Suite: "lodging.roomClass.Suite",
  WholeVilla: "lodging.roomClass.WholeVilla",
};

const mealsPlans: Readonly<Record<string, MessageId>> = {
  EP: "lodging.mealsPlan.EP",
  CP: "lodging.mealsPlan.CP",
  MAP: "lodging.mealsPlan.MAP",
  AP: "lodging.mealsPlan.AP",
  ALL: "lodging.mealsPlan.ALL",
};

/** The message that names a room class; undefined for an unknown code, which is shown as it is. */
export const roomClassMessage = (code: string): MessageId | undefined => roomClasses[code];

/** The message that names a meal plan; undefined for an unknown code, which is shown as it is. */
export const mealsPlanMessage = (code: string): MessageId | undefined => mealsPlans[code];
