import { text } from "../../../platform/server/http/texts";
import type { Language } from "../../../shared/language";
import { mealsPlanMessage, roomClassMessage } from "../../../shared/stayMessages";

/** The name of a room class in a language. */
export function roomClassText(language: Language, code: string): string {
  const id = roomClassMessage(code);
  return id ? text(language, id) : code;
}

/** The name of a meal plan in a language. */
export function mealsPlanText(language: Language, code: string): string {
  const id = mealsPlanMessage(code);
  return id ? text(language, id) : code;
}
