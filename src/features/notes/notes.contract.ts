import { byClient, byClientAlone, endpoint } from "../../shared/endpoint";
import type { NewNote, Note } from "./notes.schemas";

/** Calls of WIRE-13. Reading by staff in a client's place marks nothing as read. */
export const notesContract = {
  /** The number of unread notes among the received ones that `getNotes` lists. */
  countNewNotes: endpoint<number>()({ method: "GET", path: "/api/notes/countNew/:clientId", ...byClient }),
  /** `isSent` is `true` or `false`; newest first. */
  getNotes: endpoint<Note[]>()({
    method: "GET",
    path: "/api/notes/list/:clientId/:siteId/:isSent/true/:lang",
    ...byClient,
  }),
  markNoteAsRead: endpoint<null>()({
    method: "GET",
    path: "/api/notes/markAsRead/:id",
    ...byClientAlone,
    changes: true,
  }),
  /** Deletes the note from the client's lists. */
  hideNote: endpoint<null>()({ method: "GET", path: "/api/notes/markAsHidden/:id", ...byClientAlone, changes: true }),
  createNote: endpoint<Note, NewNote>()({ method: "POST", path: "/api/notes/", ...byClientAlone }),
} as const;
