import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { api } from "../../../platform/web/api";
import { notifyOtherTabs } from "../../../platform/web/otherTabs";
import { call, callBy, request } from "../../../platform/web/request";
import { SITE_ID } from "../../../shared/constants";
import { fieldOf } from "../../../shared/unknownData";
import { notesContract } from "../notes.contract";
import type { Note } from "../notes.schemas";

type OneSide = { clientId: number; isSent: boolean; lang: string };

/** The lists and the count of new ones (WIRE-13), with the messages of WIRE-25. */
const listsApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    countNewNotes: build.query({
      ...call(notesContract.countNewNotes),
      providesTags: [{ type: "Notes", id: "new" }],
    }),
    getNotes: build.query({
      ...callBy((side: OneSide) => request(notesContract.getNotes, { ...side, siteId: SITE_ID })),
      providesTags: (_notes, _error, { isSent }) => [{ type: "Notes", id: isSent ? "sent" : "received" }],
      extraOptions: { failure: "error.notes.receivedFailed" },
    }),
  }),
});

/**
 * Changes of notes (NOTE-2, NOTE-3, NOTE-4). Reading and deleting show at once, in the lists and in the count, and are
 * undone if the server refuses; other tabs are notified once it has accepted.
 */
const changesApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    markNoteAsRead: build.mutation({
      ...call(notesContract.markNoteAsRead),
      extraOptions: { failure: "error.notes.markAsReadFailed", unanswered: "error.notes.markAsReadError" },
      onQueryStarted: ({ id }, store) =>
        optimisticUpdate(store, id, (notes) => {
          const note = notes.find(({ Id }) => Id === id);
          if (note) note.IsRead = true;
        }),
    }),
    hideNote: build.mutation({
      ...call(notesContract.hideNote),
      extraOptions: { failure: "error.notes.deleteFailed", unanswered: "error.notes.deleteError" },
      onQueryStarted: ({ id }, store) =>
        optimisticUpdate(store, id, (notes) => {
          const place = notes.findIndex(({ Id }) => Id === id);
          if (place >= 0) notes.splice(place, 1);
        }),
    }),
    createNote: build.mutation({
      ...call(notesContract.createNote),
      invalidatesTags: (note) => (note ? [{ type: "Notes", id: "sent" }] : []),
      extraOptions: { failure: "error.notes.createFailed", unanswered: "error.notes.createError" },
    }),
  }),
});

type State = Parameters<typeof listsApi.util.selectCachedArgsForQuery>[0];

type Started = {
  dispatch: ThunkDispatch<State, undefined, UnknownAction>;
  getState: () => State;
  queryFulfilled: Promise<unknown>;
};

/** Changes every cached list, and the count if the note was new; undoes both if the call fails. */
async function optimisticUpdate(
  { dispatch, getState, queryFulfilled }: Started,
  id: number,
  change: (notes: Note[]) => void,
): Promise<void> {
  const { selectCachedArgsForQuery, updateQueryData, invalidateTags } = listsApi.util;
  const lists = selectCachedArgsForQuery(getState(), "getNotes");
  const notes = lists.flatMap((side) => listsApi.endpoints.getNotes.select(side)(getState()).data ?? []);
  const wasNew = notes.some(({ Id, IsRead, isSent }) => Id === id && !isSent && !IsRead);
  const patches = [
    ...lists.map((side) => dispatch(updateQueryData("getNotes", side, change))),
    ...(wasNew ? selectCachedArgsForQuery(getState(), "countNewNotes") : []).map((of) =>
      dispatch(updateQueryData("countNewNotes", of, (count) => Math.max(0, count - 1))),
    ),
  ];
  try {
    await queryFulfilled;
    notifyOtherTabs(["Notes"]);
  } catch (failure) {
    for (const patch of patches.reverse()) patch.undo();
    // Loads the server's state; offline that is not possible.
    if (fieldOf(fieldOf(failure, "error"), "status") !== "offline") dispatch(invalidateTags(["Notes"]));
  }
}

export const { useCountNewNotesQuery, useGetNotesQuery } = listsApi;
export const { useMarkNoteAsReadMutation, useHideNoteMutation, useCreateNoteMutation } = changesApi;
