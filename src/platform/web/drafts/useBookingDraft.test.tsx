import { configureStore } from "@reduxjs/toolkit";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { authSlice } from "../session/auth";
import { useBookingDraft } from "./useBookingDraft";

const readName = (stored: unknown) => (typeof stored === "string" ? stored : "");

function openForm(clientId: number) {
  const client = { clientId, email: "ana@example.com", FirstName: "Ana", LastName: "Pérez", Role: "client" } as const;
  const auth = { access_token: "token", token_type: "bearer", client: clientId === 0 ? null : client };
  const store = configureStore({ reducer: { auth: authSlice.reducer }, preloadedState: { auth } });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return renderHook(() => useBookingDraft("a car", readName), { wrapper }).result.current;
}

afterEach(() => sessionStorage.clear());

it("a booking draft keeps what was typed, under one request key for as long as the draft lives", () => {
  const form = openForm(7);
  const key = form.keep("Ana");
  expect(form.keep("Ana María")).toBe(key);
  expect(openForm(7).read()).toBe("Ana María");
  form.drop();
  expect(form.read()).toBe("");
  expect(form.keep("Ana")).not.toBe(key);
});

it("a booking draft hands a visitor's draft to the client who signs in, and shows no client's draft to another (WEB-15)", () => {
  const key = openForm(0).keep("Ana");
  expect(openForm(7).read()).toBe("Ana");
  expect(openForm(7).keep("Ana")).toBe(key);
  expect(openForm(8).read()).toBe("");
  expect(openForm(0).read()).toBe("");
});

it("a booking draft starts empty from a corrupt stored draft (FAULT-29)", () => {
  sessionStorage.setItem("malecon.draft.a car", '{"clientId":7,"values":{"requestKey":"no uuid","values":"{"}}');
  expect(openForm(7).read()).toBe("");
  expect(openForm(7).keep("Ana")).toMatch(/^[0-9a-f-]{36}$/);
});
