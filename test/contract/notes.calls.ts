import assert from "node:assert/strict";
import { at, dataOf, filled, matches, numberOf, type Step } from "./steps";

/** The inbox and the client's own notes. */
export const notesCalls: Step[] = [
  {
    call: "GET /api/notes/countNew/{clientId}",
    asks: ({ clientId }) => ({ path: `/api/notes/countNew/${clientId}` }),
    holds: (answer) => void numberOf(dataOf(answer)),
  },
  {
    call: "POST /api/notes/",
    asks: ({ clientId }) => ({
      path: "/api/notes/",
      body: {
        Id: 0,
        IsRead: false,
        ClientId: clientId,
        SiteId: 11,
        isSent: true,
        language: 2,
        Subject: "Late flight",
        Message: "We land at 23:40.",
      },
    }),
    holds: (answer, known) => {
      const note = dataOf(answer);
      matches(note, { ClientId: known.clientId, SiteId: 11, IsRead: false, isSent: true, language: "en" });
      known.noteId = numberOf(at(note, "Id"));
    },
  },
  {
    call: "GET /api/notes/list/{clientId}/{siteId}/{isSent}/true/{lang}",
    asks: ({ clientId }) => ({ path: `/api/notes/list/${clientId}/11/true/true/en` }),
    holds: (answer, { noteId }) => matches(filled(dataOf(answer))[0], { Id: noteId, isSent: true }),
  },
  {
    call: "GET /api/notes/markAsRead/{id}",
    asks: ({ noteId }) => ({ path: `/api/notes/markAsRead/${noteId}` }),
    holds: (answer) => assert.equal(dataOf(answer), null),
  },
  {
    call: "GET /api/notes/markAsHidden/{id}",
    asks: ({ noteId }) => ({ path: `/api/notes/markAsHidden/${noteId}` }),
    holds: (answer) => assert.equal(dataOf(answer), null),
  },
];
