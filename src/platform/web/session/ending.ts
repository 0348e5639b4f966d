import { createSlice } from "@reduxjs/toolkit";
import { type SessionEnd, sessionEnded, signedIn } from "./auth";

export type WithEnding = { ending: { reason: SessionEnd | null } };

const initialState: WithEnding["ending"] = { reason: null };

/** A session that has just ended, until the page has navigated away. */
export const endingSlice = createSlice({
  name: "ending",
  initialState,
  reducers: { endingSeen: () => initialState },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, (_ending, { payload }) => ({ reason: payload }));
    builder.addCase(signedIn, () => initialState);
  },
});

export const { endingSeen } = endingSlice.actions;
export const selectEnding = ({ ending }: WithEnding) => ending.reason;
