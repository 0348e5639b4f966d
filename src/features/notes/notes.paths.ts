import { notesPages } from "./notes.pages";

/** Where a client writes to us, from a subject on where one is given. */
export function writeNotePath(subject?: string): string {
  const search = new URLSearchParams({ box: "new", ...(subject !== undefined && { subject }) });
  return `${notesPages.notes.paths[0]}?${search}`;
}
