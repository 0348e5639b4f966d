import { lazyPage, type ScreensOf, withMessages } from "../../../platform/web/lazyPage";
import type { notesPages } from "../notes.pages";

const NotesPage = lazyPage(withMessages("account", () => import(/* webpackChunkName: "notes" */ "./NotesPage")));

/** The screens of notes.pages.ts. */
export const notesScreens: ScreensOf<typeof notesPages> = {
  notes: <NotesPage />,
};
