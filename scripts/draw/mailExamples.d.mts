import type { MessageValues } from "../../src/shared/messageId";

/**
 * Values for the subject and text of a template, and for its nested phrases (`…Message`). Throws if a placeholder has
 * no example.
 */
export function valuesOf(template: string, messages: Readonly<Record<string, string>>): MessageValues;
