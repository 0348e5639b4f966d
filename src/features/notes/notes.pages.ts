import { type Pages, pagePath } from "../../shared/page";

export const notesPages = {
  notes: { paths: ["/notes"], signIn: "any" },
} as const satisfies Pages;

/** The notes of a box; the box `new` opens the form of a new note, with a subject if one is given. */
export const notesPath = (query?: { box?: "sent" | "new"; subject?: string }) =>
  pagePath(notesPages.notes.paths[0], {}, query);
export const writeNotePath = (subject?: string) => notesPath({ box: "new", subject });
