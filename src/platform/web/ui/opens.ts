/**
 * Marks a button that only opens something: a form, a dialog, a document. The back office's keys press no other button, as
 * that may send something. (DESK-13)
 */
export const opens = { "data-opens": "" } as const;
