/** A text without accents: to search for months and places, not to be shown. */
export const withoutAccents = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");
