import { createSlice, isAnyOf, type Middleware, type PayloadAction } from "@reduxjs/toolkit";
import { newRequestKey } from "../../../web/booking/newRequestKey";
import { sessionEnded } from "../../../web/session/auth";
import { readDrafts } from "../car.draft-text";
import { type CarBookValues, type CarDrafts, draftFor, withDraft } from "../car.drafts";

const STORED_AS = "malecon.carDrafts";

type Kept = { key: string; clientId: number; requestKey: string; values: CarBookValues };

/** Forms of car bookings that were begun, by offer, for as long as the tab lives. */
export const carDraftSlice = createSlice({
  name: "carDraft",
  initialState: (): CarDrafts => readDrafts(storedText()),
  reducers: {
    draftKept: {
      prepare: (kept: Omit<Kept, "requestKey">) => ({ payload: { ...kept, requestKey: newRequestKey() } }),
      // The first request key stays for as long as this draft lives: however often it is sent, it is one booking.
      reducer: (drafts, { payload: { key, ...draft } }: PayloadAction<Kept>) =>
        withDraft(drafts, key, {
          ...draft,
          requestKey: draftFor(drafts, key, draft.clientId)?.requestKey ?? draft.requestKey,
        }),
    },
    draftDropped: (drafts, { payload: key }: PayloadAction<string>) => {
      delete drafts[key];
    },
  },
  // Log-off leaves nothing of the client behind; a session that expires does, to be taken up after signing in again.
  extraReducers: (builder) =>
    builder.addCase(sessionEnded, (drafts, { payload }) => (payload === "loggedOff" ? {} : drafts)),
});

export const { draftKept, draftDropped } = carDraftSlice.actions;

/** The part of the store's state that this slice is. */
export type WithCarDraft = { carDraft: CarDrafts };

const changesDrafts = isAnyOf(draftKept, draftDropped, sessionEnded);

/** Writes the drafts to the tab's storage when they change; redux-persist keeps authentication and language only. */
export const keepCarDrafts: Middleware<unknown, WithCarDraft> = (store) => (next) => (action) => {
  const result = next(action);
  if (changesDrafts(action)) storeText(JSON.stringify(store.getState().carDraft));
  return result;
};

function storedText(): string | null {
  try {
    return sessionStorage.getItem(STORED_AS);
  } catch {
    return null;
  }
}

function storeText(text: string): void {
  try {
    sessionStorage.setItem(STORED_AS, text);
  } catch {
    // Storage is closed to us: the draft lives as long as the page.
  }
}
