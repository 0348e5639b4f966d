import { screen, waitFor } from "@testing-library/react";
import { Route } from "react-router";
import { ana, authOf, openPages } from "../../../../test/fixtures/web/pageTestBed";
import { answer, on, refuse, serve } from "../../../../test/fixtures/web/wireTestBed";
import { Refundable } from "./Refundable";

const paths = ["/api/refunds/plans/1001", "/api/refunds/plans/1001/sums", "/api/checkout/holds/7"];
const good = (path: string) => answer(path.endsWith("/sums") ? {} : []);
const server = serve(...paths.map((path) => on(path, () => good(path))));

const show = () =>
  openPages(
    <Route
      path="/"
      element={
        <Refundable planId={1001} bookingId={1}>
          <button type="button">Refund</button>
        </Refundable>
      }
    />,
    "/",
    authOf(ana),
  );
const statuses = ({ getState }: ReturnType<typeof show>["store"]) =>
  Object.values(getState().api.queries)
    .map((query) => query?.status)
    .sort();
const offer = () => screen.queryByRole("button", { name: "Refund" });

test.each(paths)("no refund is offered before %s is known (PAY-31, REFUND-17)", async (late) => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  server.use(
    on(late, async () => {
      await promise;
      return good(late);
    }),
  );
  const { store } = show();
  await waitFor(() => expect(statuses(store)).toEqual(["fulfilled", "fulfilled", "pending"]));
  expect(offer()).toBeNull();
  resolve();
  expect(await screen.findByRole("button", { name: "Refund" })).toBeVisible();
});

test("a refund that staff decide on is not offered again (REFUND-17)", async () => {
  server.use(on("/api/refunds/plans/1001", () => answer([{ BookingId: 1, Status: "requested" }])));
  const { store } = show();
  await waitFor(() => expect(statuses(store)).toEqual(["fulfilled", "fulfilled", "fulfilled"]));
  expect(offer()).toBeNull();
});

test.each(paths)("a refund is offered where %s could not be loaded (REFUND-17)", async (failing) => {
  server.use(on(failing, () => refuse(503, "unavailable", "We are busy.")));
  show();
  expect(await screen.findByRole("button", { name: "Refund" })).toBeVisible();
});
