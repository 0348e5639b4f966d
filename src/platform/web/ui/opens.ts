/**
 * Marks a button that only opens something: a form, a dialog, a document. The back office's shortcut keys press only
 * such buttons, because others may send something. (DESK-13)
 */
export const opens = { "data-opens": "" } as const;
