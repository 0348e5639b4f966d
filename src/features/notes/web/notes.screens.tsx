import { lazyPage, type ScreensOf } from "../../../platform/web/lazyPage";
import type { notesPages } from "../notes.pages";

const NotesPage = lazyPage(() => import(/* webpackChunkName: "notes" */ "./NotesPage"));

/** What the pages of notes.pages.ts show. */
export const notesScreens: ScreensOf<typeof notesPages> = {
  notes: <NotesPage />,
};
