import { configureStore } from "@reduxjs/toolkit";
import { noticeDismissed, noticesSlice, showNotice } from "./notices";

const makeStore = () => configureStore({ reducer: { notices: noticesSlice.reducer } });
const messages = [
  "error.account.activateFailed",
  "error.account.cardsFailed",
  "error.account.countriesFailed",
  "error.notes.createFailed",
  "error.notes.deleteFailed",
] as const;

test("of five errors at once the newest three are visible, the newest last (WEB-9, FAULT-31)", () => {
  const store = makeStore();
  for (const message of messages) store.dispatch(showNotice(message, "error"));
  expect(store.getState().notices.map(({ message }) => message)).toEqual(messages.slice(2));
});

test("a repeated error replaces its first alert (WEB-9)", () => {
  const store = makeStore();
  for (const message of [messages[0], messages[1], messages[0]]) store.dispatch(showNotice(message, "error"));
  expect(store.getState().notices.map(({ message }) => message)).toEqual([messages[1], messages[0]]);
});

test("the same failure of another booking is a separate alert", () => {
  const store = makeStore();
  for (const id of [1, 2]) store.dispatch(showNotice("error.plan.cancelFailed", "error", { id }));
  expect(store.getState().notices).toHaveLength(2);
});

test("a dismissed alert closes, the others stay (WEB-9)", () => {
  const store = makeStore();
  for (const message of messages.slice(0, 2)) store.dispatch(showNotice(message, "error"));
  store.dispatch(noticeDismissed(store.getState().notices[0]?.id ?? ""));
  expect(store.getState().notices.map(({ message }) => message)).toEqual([messages[1]]);
});
