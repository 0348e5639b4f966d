/**
 * Values for the subject and text of a template, and for the phrases in it (`…Message`), however deep. Throws where a
 * placeholder has no example.
 */
export function valuesOf(template: string, messages: Readonly<Record<string, string>>): Record<string, string | number>;
