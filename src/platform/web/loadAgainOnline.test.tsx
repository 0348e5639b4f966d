import { setupListeners } from "@reduxjs/toolkit/query";
import { waitFor } from "@testing-library/react";
import { http } from "msw";
import { answer, serve } from "../../../test/fixtures/web/wireTestBed";
import { makeStore } from "../../app/web/store";
import { carApi } from "../../products/car/web/car.api";
import { loadAgainOnline } from "./loadAgainOnline";
import { pollingOptions } from "./pollingOptions";

let reached: boolean;
let asked: string[];
serve(
  http.all("*", ({ request }) => {
    asked.push(new URL(request.url).pathname);
    return reached ? answer([]) : Response.error();
  }),
);

test("a shown query that got no answer is repeated when the network is back, and no other (WEB-17)", async () => {
  const store = makeStore();
  const stop = setupListeners(store.dispatch);
  loadAgainOnline(store);
  const { getCarCharges } = carApi.endpoints;
  const show = (lang: string, options = {}) =>
    store.dispatch(getCarCharges.initiate({ lang }, { subscriptionOptions: options }));
  [reached, asked] = [true, []];
  await show("es");
  reached = false;
  await show("en");
  await show("fr", pollingOptions());
  const left = show("it");
  await left;
  left.unsubscribe();
  const status = (lang: string) => getCarCharges.select({ lang })(store.getState()).status;
  expect(["es", "en", "fr", "it"].map(status)).toEqual(["fulfilled", "rejected", "rejected", "rejected"]);
  // RTK Query records its subscriptions a little later.
  const shown = () => Object.values(store.getState().api.subscriptions).filter((by) => Object.keys(by ?? {}).length);
  await waitFor(() => expect(shown()).toHaveLength(3));
  [reached, asked] = [true, []];
  dispatchEvent(new Event("online"));
  await waitFor(() => expect([status("en"), status("fr")]).toEqual(["fulfilled", "fulfilled"]));
  expect(asked).toHaveLength(2);
  expect(status("it")).toBe("rejected");
  stop();
});
