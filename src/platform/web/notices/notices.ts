import { createSlice, nanoid, type PayloadAction } from "@reduxjs/toolkit";
import { MAX_VISIBLE_ALERTS } from "../../../shared/constants";
import type { Said } from "../intl/useSaid";
import type { MessageId } from "../messages";

export type NoticeKind = "error" | "warning" | "information" | "success";
/**
 * A message by its id, so that it is shown in the page's language; or the server's own text, with its code and facts.
 */
export type NoticeText =
  | { message: MessageId; values?: Record<string, string | number>; said?: undefined; text?: undefined }
  | { text: string; said?: Said; message?: undefined; values?: undefined };
/**
 * `about`: the call whose failure it reports; `quote`: the id of the failed request, which users can quote to us.
 * (OPS-37)
 */
export type NewNotice = { kind: NoticeKind; about?: string; quote?: string | number | undefined } & NoticeText;
export type Notice = NewNotice & { id: string };
export type WithNotices = { notices: Notice[] };

const initialState: Notice[] = [];

/**
 * Alerts of WEB-9, FAULT-31: at most three, the oldest dropped. An alert replaces an earlier one with the same text.
 */
export const noticesSlice = createSlice({
  name: "notices",
  initialState,
  reducers: {
    noticeShown: {
      prepare: (notice: NewNotice) => ({ payload: { ...notice, id: nanoid() } }),
      reducer: (notices, { payload }: PayloadAction<Notice>): Notice[] =>
        [...notices.filter((notice) => !saysTheSame(notice, payload)), payload].slice(-MAX_VISIBLE_ALERTS),
    },
    /** The call succeeded: closes the alert of its earlier failure. */
    succeeded: (notices, { payload: about }: PayloadAction<string>) =>
      notices.some((notice) => notice.about === about) ? notices.filter((notice) => notice.about !== about) : notices,
    noticeDismissed: (notices, { payload: id }: PayloadAction<string>) => notices.filter((notice) => notice.id !== id),
  },
});

function saysTheSame(one: Notice, other: Notice): boolean {
  const said = ({ kind, message, values, text }: Notice) => JSON.stringify([kind, message, values, text]);
  return said(one) === said(other);
}

export const { noticeShown, noticeDismissed, succeeded } = noticesSlice.actions;
export const selectNotices = ({ notices }: WithNotices) => notices;

/** Shows a success or an information: `dispatch(showNotice("account.passwordChanged"))`. */
export function showNotice(message: MessageId, kind: NoticeKind = "success", values?: Record<string, string | number>) {
  return noticeShown({ kind, message, ...(values && { values }) });
}
