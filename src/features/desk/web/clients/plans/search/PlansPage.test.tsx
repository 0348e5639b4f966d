import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { Link } from "react-router";
import { showDesk } from "../../../../../../../test/fixtures/web/deskTestBed";
import { answer, refuse, serve } from "../../../../../../../test/fixtures/web/wireTestBed";
import type { ClientPast, SupportClient, Suspension } from "../../../../client/client.schemas";
import type { FoundPlan, FoundPlans } from "../../../../plans/plans.schemas";
import { DeskSearch } from "../../../shell/DeskSearch";
import SupportClientPage from "../../client/SupportClientPage";
import PlansPage from "./PlansPage";

const ana: FoundPlan = {
  TravelPlanId: 1001,
  ClientId: 7,
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
  found = { Clients: [], Plans: [ana], More: false };
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

test("a client in the results links to their page, without a plan too (DESK-3)", async () => {
  found = {
    Clients: [{ ClientId: 7, Name: "Ana Rivera Soto", Email: "ana@example.com", Plans: 0 }],
    Plans: [],
    More: false,
  };
  show("?q=ana");
  const link = await screen.findByRole("link", { name: "Ana Rivera Soto" });
  expect(link).toHaveAttribute("href", "/support/clients/7");
  expect(screen.getByText("ana@example.com · no plan")).toBeVisible();
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

test("the two searches of the page are distinguished by their names (A11Y-5)", () => {
  show();
  expect(screen.getByRole("search", { name: "Search plans" })).toBeVisible();
  expect(screen.getByRole("search", { name: "Find a client or plan" })).toBeVisible();
});

test("the search is in the URL, and is made when the URL is opened", async () => {
  show("?q=CUB-4711");
  await screen.findByRole("article");
  expect(field()).toHaveValue("CUB-4711");
  expect(asked).toEqual([{ Query: "CUB-4711" }]);
});

test("a plan that is found by an error's request id leads to what that request did (OPS-37)", async () => {
  found = { Clients: [], Plans: [{ ...ana, RequestId: "rbcdfghjkmnp" }], More: false };
  show("?q=rbcdfghjkmnp");
  const link = await screen.findByRole("link", { name: "What request rbcdfghjkmnp did" });
  expect(link).toHaveAttribute("href", "/support/plans/1001?timeline=all&request=rbcdfghjkmnp");
});

test("a plan that is found by the bank's reference of money entered by mistake is marked as such (PAY-33)", async () => {
  found = {
    Clients: [],
    Plans: [{ ...ana, Reversed: { Reference: "FED-88", At: Date.UTC(2026, 11, 2, 15) } }],
    More: false,
  };
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

test("an empty result is reported, with other searches to try", async () => {
  found = { Clients: [], Plans: [], More: false };
  show("?q=nobody");
  expect(await screen.findByRole("heading", { name: "Nothing found for “nobody”" })).toBeInTheDocument();
});

test("the page says if there are more plans than it lists", async () => {
  found = { Clients: [], Plans: [ana], More: true };
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

describe("a client's page (DESK-33)", () => {
  const client: SupportClient = {
    ...{
      ClientId: 7,
      Name: "Ana Rivera Soto",
      Email: "ana@example.com",
      Phone: "+1 305 555 0142",
      PhoneVerified: true,
    },
    ...{ Language: "es", CountryId: null, Address: "", BirthDate: null, SecondFactor: false, MailRefusedAt: null },
    ...{ CreatedAt: ana.CreatedAt, ActivatedAt: ana.CreatedAt, ClosedAt: null, Now: ana.CreatedAt },
    Suspensions: [],
    Limits: { Reached: [], LiftedUntil: null },
    Plans: [
      {
        ...{ TravelPlanId: 1001, State: "signing", CreatedAt: ana.CreatedAt, PaidAt: ana.CreatedAt },
        ...{ StartsAt: ana.CreatedAt, EndsAt: ana.CreatedAt, BookingIds: [801] },
      },
    ],
    Money: { Paid: 41_500, FromFund: 0, Back: 1_500, ToFund: 0, Owed: 0, Left: 40_000, Bookings: [] },
    Fund: 2_500,
    Documents: [],
  };
  const past: ClientPast = {
    Mails: [],
    Notes: [
      { NoteId: 4, Subject: "Child seat", Message: "Is there one?", CreatedAt: 5, HandledAt: null, Answer: null },
    ],
    Written: [],
    History: [],
    More: false,
  };
  let known: SupportClient;
  beforeEach(() => {
    known = client;
    server.use(
      http.get("*/api/support/clients/7", () => answer(known)),
      http.post("*/api/support/clients/past", () => answer(past)),
      http.get("*/api/countries", () => answer([])),
    );
  });
  const open = () => showDesk(<SupportClientPage />, { route: "/support/clients/:clientId", at: "/support/clients/7" });

  test("shows their identity, contacts, plans, money and communication", async () => {
    open();
    expect(await screen.findByRole("heading", { level: 1, name: "Ana Rivera Soto" })).toBeVisible();
    expect(screen.getByRole("link", { name: "+1 305 555 0142" })).toHaveAttribute("href", "tel:+1 305 555 0142");
    expect(screen.getByRole("link", { name: /1001/ })).toHaveAttribute("href", "/support/plans/1001");
    expect(screen.getByText("$25.00")).toBeVisible();
    expect(screen.getByText("We hold for this client")).toBeVisible();
    expect(await screen.findByText("Is there one?")).toBeVisible();
  });

  test("suspends them with a reason that they read, until a day or until it is lifted (SAFE-29)", async () => {
    const user = userEvent.setup();
    const sent: unknown[] = [];
    server.use(
      http.post("*/api/support/clients/suspend", async ({ request }) => {
        sent.push(await request.json());
        known = { ...client, Suspensions: [holding] };
        return answer(null);
      }),
    );
    open();
    await user.click(await screen.findByRole("button", { name: "Suspend the client" }));
    await user.type(screen.getByRole("textbox", { name: /Reason/ }), "Three cards of three people");
    await user.type(screen.getByRole("textbox", { name: /Last day/ }), "12/5/2026");
    await user.click(screen.getByRole("button", { name: "Suspend the client" }));
    await waitFor(() =>
      expect(sent).toEqual([{ ClientId: 7, LastDay: "2026-12-05", Reason: "Three cards of three people" }]),
    );
    expect(await screen.findByText("Suspended: no new bookings")).toBeVisible();
    expect(screen.getByText(/^Through .*December 5, 2026/)).toHaveTextContent("Three cards of three people");
    expect(screen.getByRole("button", { name: "Lift the suspension" })).toBeVisible();
  });
});

const holding: Suspension = {
  ...{ Reason: "Three cards of three people", SuspendedAt: ana.CreatedAt, By: "Lucía Peña", LastDay: "2026-12-05" },
  ...{ LiftedAt: null, LiftedBy: null, Holds: true },
};
