import { configureStore } from "@reduxjs/toolkit";
import { alertDismissed, alertsSlice, showAlert } from "./alerts";

const makeStore = () => configureStore({ reducer: { alerts: alertsSlice.reducer } });
const messages = [
  "error.account.activateFailed",
  "error.account.cardsFailed",
  "error.account.countriesFailed",
  "error.notes.createFailed",
  "error.notes.deleteFailed",
] as const;

test("of five errors at once the newest three are visible, the newest last (WEB-9, FAULT-31)", () => {
  const store = makeStore();
  for (const message of messages) store.dispatch(showAlert(message, "error"));
  expect(store.getState().alerts.map(({ message }) => message)).toEqual(messages.slice(2));
});

test("a repeated error replaces its first alert (WEB-9)", () => {
  const store = makeStore();
  for (const message of [messages[0], messages[1], messages[0]]) store.dispatch(showAlert(message, "error"));
  expect(store.getState().alerts.map(({ message }) => message)).toEqual([messages[1], messages[0]]);
});

test("the same failure of another booking is a separate alert", () => {
  const store = makeStore();
  for (const id of [1, 2]) store.dispatch(showAlert("error.plan.cancelFailed", "error", { id }));
  expect(store.getState().alerts).toHaveLength(2);
});

test("a dismissed alert closes, the others stay (WEB-9)", () => {
  const store = makeStore();
  for (const message of messages.slice(0, 2)) store.dispatch(showAlert(message, "error"));
  store.dispatch(alertDismissed(store.getState().alerts[0]?.id ?? ""));
  expect(store.getState().alerts.map(({ message }) => message)).toEqual([messages[1]]);
});
