import { configureStore, type Middleware } from "@reduxjs/toolkit";
import { on, refuse, serve } from "../../../test/fixtures/web/wireTestBed";
import { papersApi } from "../../features/papers/web/papers.api";
import { api } from "../../platform/web/api";
import { languageSlice } from "../../platform/web/intl/language";
import { authSlice } from "../../platform/web/session/auth";
import { devTools } from "./devTools";

serve(on("/api/sharedTrips/read", () => refuse(404, "notFound")));

/** Builds the store with the Redux DevTools extension installed: the toolkit looks for it when it is loaded. */
async function storeBuiltFor(mode: string, withQaTools: boolean, extension: jest.Mock) {
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: extension });
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: mode });
  Object.assign(globalThis, { __QA_TOOLS__: withQaTools });
  try {
    await jest.isolateModulesAsync(async () => {
      const { makeStore } = await import("./store");
      makeStore();
    });
  } finally {
    Object.assign(process.env, { NODE_ENV: before });
    Object.assign(globalThis, { __QA_TOOLS__: true });
  }
}

const composing = () =>
  jest.fn(
    () =>
      (...enhancers: ((store: unknown) => unknown)[]) =>
      (store: unknown) =>
        enhancers.reduceRight((inner, enhancer) => enhancer(inner), store),
  );

describe("Redux DevTools", () => {
  it.each([
    ["development", false],
    ["production", true],
  ])("see the store of a %s build (QA tools: %s) (QA-13)", async (mode, tools) => {
    const extension = composing();
    await storeBuiltFor(mode, tools, extension);
    expect(extension).toHaveBeenCalledTimes(1);
  });

  it("are shown the name of each call, and no secret (QA-13)", () => {
    const arg = { endpointName: "signIn", originalArgs: { cremail: "ana@example.com", password: "Sea-wall-2026" } };
    expect(devTools.actionSanitizer?.({ type: "api/executeMutation/pending", meta: { arg } }, 1)).toEqual({
      type: "api/executeMutation/pending signIn",
      meta: { arg: { ...arg, originalArgs: { cremail: "ana@example.com", password: "(hidden)" } } },
    });
    expect(devTools.stateSanitizer?.({ auth: { access_token: "ey", client: null } }, 0)).toEqual({
      auth: { access_token: "(hidden)", client: null },
    });
  });

  it("are shown no secret from the arguments of a call, in an action or in the state (QA-13)", async () => {
    const token = "a-token-that-opens-the-trip";
    const actions: Parameters<NonNullable<typeof devTools.actionSanitizer>>[0][] = [];
    const keeping: Middleware = () => (next) => (action) => {
      actions.push(action as (typeof actions)[number]);
      return next(action);
    };
    const store = configureStore({
      reducer: { api: api.reducer, auth: authSlice.reducer, language: languageSlice.reducer },
      middleware: (defaults) => defaults().concat(keeping, api.middleware),
    });
    const asked = store.dispatch(papersApi.endpoints.readSharedTrip.initiate({ token }));
    await asked;
    expect(JSON.stringify([store.getState(), actions])).toContain(token);
    const shown = JSON.stringify([
      devTools.stateSanitizer?.(store.getState(), 0),
      actions.map((action, id) => devTools.actionSanitizer?.(action, id)),
    ]);
    expect(shown).toContain("readSharedTrip");
    expect(shown).not.toContain(token);
    asked.unsubscribe();
  });

  it.each([
    { lookAtInvitation: { Code: "i-1" } },
    { 'lookAtInvitation({"Code":"i-1"})': { status: "pending" } },
    { proof: { Code: "i-1", Passkey: "i-1", Password: "i-1" } },
    { made: { Name: "Key", Answer: "i-1" } },
    { data: { Secret: "i-1", Uri: "i-1", Qr: { Size: 5, Path: "i-1" } } },
    { data: { RecoveryCodes: ["i-1"] } },
    { provided: { tags: { Plan: { 1: ['getHolds({"token":"i-1"})'] } } } },
  ])("are shown no code of an invitation, a second factor or a passkey: %j (QA-13)", (state) => {
    expect(JSON.stringify(devTools.stateSanitizer?.(state, 0))).not.toContain("i-1");
  });

  it("see nothing of a production build, even if they are installed", async () => {
    const extension = composing();
    await storeBuiltFor("production", false, extension);
    expect(extension).not.toHaveBeenCalled();
  });
});
