import type { Pages } from "../../shared/page";

export const notesPages = {
  notes: { paths: ["/notes"], signIn: "any" },
} as const satisfies Pages;
