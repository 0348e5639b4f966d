import { lazyPage, type ScreensOf, withMessages } from "../../../platform/web/lazyPage";
import type { notesPages } from "../notes.pages";

const NotesPage = lazyPage(withMessages("account", () => import(/* webpackChunkName: "notes" */ "./NotesPage")));

/** What the pages of notes.pages.ts show. */
export const notesScreens: ScreensOf<typeof notesPages> = {
  notes: <NotesPage />,
};
