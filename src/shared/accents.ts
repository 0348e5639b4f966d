/** A text with its letters stripped of their accents: for finding months and places, never to be shown. */
export const withoutAccents = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");
