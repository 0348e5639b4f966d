import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { Link } from "react-router";
import { showDesk } from "../../../../../../../test/fixtures/web/deskTestBed";
import { answer, refuse, serve } from "../../../../../../../test/fixtures/web/wireTestBed";
import type { FoundPlan, FoundPlans } from "../../../../plans/plans.schemas";
import { DeskSearch } from "../../../shell/DeskSearch";
import PlansPage from "./PlansPage";

const ana: FoundPlan = {
  TravelPlanId: 1001,
  ClientName: "Ana Rivera Soto",
  ClientEmail: "ana@example.com",
  State: "paying.choosing",
  CreatedAt: Date.UTC(2026, 11, 1, 15),
  BookingIds: [801, 802],
  RequestId: null,
  Reversed: null,
};

let found: FoundPlans;
let asked: unknown[];
const server = serve(
  http.post("*/api/support/plans/search", async ({ request }) => {
    asked.push(await request.json());
    return answer(found);
  }),
);
beforeEach(() => {
  found = { Plans: [ana], More: false };
  asked = [];
});

const page = (
  <>
    <DeskSearch />
    <PlansPage />
    <Link to="?q=CUB-4711">An older search</Link>
  </>
);
const show = (q = "") => showDesk(page, { route: "/support/plans", at: `/support/plans${q}`, before: true });
const field = () => screen.getByRole("searchbox", { name: "Whatever the client quotes" });

test("a search shows whose plan it is, its state and its bookings, and links to it", async () => {
  const user = userEvent.setup();
  show();
  await user.type(field(), " ana {Enter}");
  const link = await screen.findByRole("link", { name: "Plan 1001 · Ana Rivera Soto" });
  expect(link).toHaveAttribute("href", "/support/plans/1001");
  const card = screen.getByRole("article");
  expect(card).toHaveTextContent("Ready to be paid ana@example.com");
  expect(card).toHaveTextContent("Bookings 801, 802");
  expect(screen.getByRole("status")).toHaveTextContent("One plan found.");
  expect(asked).toEqual([{ Query: "ana" }]);
});

test("the focus stays in the field that was searched by, and the field follows the address (A11Y-5)", async () => {
  const user = userEvent.setup();
  show("?q=CUB-4711");
  await screen.findByRole("article");
  await user.clear(field());
  await user.type(field(), "ana{Enter}");
  await waitFor(() => expect(asked).toEqual([{ Query: "CUB-4711" }, { Query: "ana" }]));
  await screen.findByRole("article");
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue("ana");
  await user.click(screen.getByRole("link", { name: "An older search" }));
  await waitFor(() => expect(field()).toHaveValue("CUB-4711"));
});

test("the two searches of the page are told apart by their names (A11Y-5)", () => {
  show();
  expect(screen.getByRole("search", { name: "Search plans" })).toBeVisible();
  expect(screen.getByRole("search", { name: "Find a plan" })).toBeVisible();
});

test("the search is kept in the URL: opened there, it is made at once", async () => {
  show("?q=CUB-4711");
  await screen.findByRole("article");
  expect(field()).toHaveValue("CUB-4711");
  expect(asked).toEqual([{ Query: "CUB-4711" }]);
});

test("found by what an error asked to quote, it leads to what that request did (OPS-37)", async () => {
  found = { Plans: [{ ...ana, RequestId: "rbcdfghjkmnp" }], More: false };
  show("?q=rbcdfghjkmnp");
  const link = await screen.findByRole("link", { name: "What request rbcdfghjkmnp did" });
  expect(link).toHaveAttribute("href", "/support/plans/1001?timeline=all&request=rbcdfghjkmnp");
});

test("found by the bank's reference of money that was entered for it by mistake, it says so (PAY-33)", async () => {
  found = { Plans: [{ ...ana, Reversed: { Reference: "FED-88", At: Date.UTC(2026, 11, 2, 15) } }], More: false };
  show("?q=fed88");
  expect(
    await screen.findByText(/^The money with the reference FED-88 was entered here by mistake.*December 2/),
  ).toBeVisible();
});

test("one character is not searched for", async () => {
  const user = userEvent.setup();
  show();
  await user.type(field(), "a{Enter}");
  expect(field()).toHaveAccessibleDescription(/at least 2 characters/);
  expect(asked).toEqual([]);
});

test("an empty result says so, with other things to try", async () => {
  found = { Plans: [], More: false };
  show("?q=nobody");
  expect(await screen.findByRole("heading", { name: "Nothing found for “nobody”" })).toBeInTheDocument();
});

test("more plans than are listed are not passed over in silence", async () => {
  found = { Plans: [ana], More: true };
  show("?q=ana");
  expect(await screen.findByText(/there are more/)).toBeInTheDocument();
});

test("a search that failed can be made again", async () => {
  const user = userEvent.setup();
  const failing = () => refuse(500, "unexpected", "Sorry.");
  server.use(http.post("*/api/support/plans/search", failing, { once: true }));
  show("?q=ana");
  expect(await screen.findByRole("alert")).toHaveTextContent("The search did not work");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("article")).toBeInTheDocument();
});
