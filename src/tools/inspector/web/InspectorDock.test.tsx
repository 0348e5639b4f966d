import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { openApp, serveApp, signedInAs } from "../../../../test/fixtures/web/appTestBed";
import { answer, refuse } from "../../../../test/fixtures/web/wireTestBed";

const ofAna = { ClientId: 5, ClientName: "Ana Pérez", CreatedAt: 0 };
const plan = { ...ofAna, TravelPlanId: 1001, State: "confirming", Scenario: "plan-requested", BookingIds: [1] };
const older = { ...ofAna, TravelPlanId: 1000, State: "printing", Scenario: null, BookingIds: [7] };
const logOf = (planId: number) => ({
  format: "malecon-plan",
  machineVersion: 1,
  planId,
  exportedAt: 0,
  events: [],
});

let plansCome: Promise<void> | null = null;

const server = serveApp(
  http.get("*/qa/plans", async () => {
    await plansCome;
    return answer([plan, older]);
  }),
  http.get("*/qa/plans/:planId/events", ({ params }) => answer(logOf(Number(params.planId)))),
  http.get("*/qa/clock", () => answer({ now: 0, iso: "", clocks: { everybody: { ahead: 0 }, clients: {} } })),
  http.get("*/api/travelPlans/paidTravelPlans/*", () => answer([])),
  http.get("*/api/notes/*", () => answer(0)),
  http.get("*/api/bookings/*", () => answer(null)),
  http.get("*/api/checkout/vouchers/*", () => refuse(404, "notFound")),
  http.get("*/api/profile/*", () =>
    answer({ Id: 5, clientId: 5, email: "ana@example.com", FirstName: "Ana", LastName: "Pérez" }),
  ),
);
beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

const signedIn = { auth: signedInAs("token") };
const dock = () => screen.findByRole("complementary", { name: "Inspector beside the page" });

describe("?inspect", () => {
  it("opens the inspector beside a page of the checkout, on the live plan; it stays on the way to another page (QA-1)", async () => {
    await openApp("/shopping-cart?inspect", signedIn);
    const beside = within(await dock());
    expect(
      await beside.findByRole("option", { name: "1001 · confirming · Ana Pérez (5) · plan-requested", selected: true }),
    ).toBeInTheDocument();
    expect(await beside.findByRole("img", { name: /now in/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("link", { name: /Malecón/ }));
    await waitFor(() => expect(location.pathname).toBe("/"));
    expect(location.search).toBe("");
    expect(await dock()).toBeInTheDocument();
  });

  it("shows placeholders of its parts while its plan loads, and no plan before there is one (QA-1)", async () => {
    let come = () => {};
    plansCome = new Promise((resolve) => {
      come = resolve;
    });
    await openApp("/shopping-cart?inspect", signedIn);
    const beside = within(await dock());
    expect(await beside.findByText("Loading the plan…")).toBeInTheDocument();
    expect(beside.queryByRole("img")).toBeNull();
    expect(beside.queryByRole("tab")).toBeNull();
    come();
    expect(await beside.findByRole("img", { name: /now in/ })).toBeInTheDocument();
    expect(beside.queryByText("Loading the plan…")).toBeNull();
  });

  it("announces a client's first plan where it was built, with a link to its page (QA-1)", async () => {
    let plans: (typeof plan)[] = [];
    let logComes = () => {};
    const log = new Promise<void>((resolve) => {
      logComes = resolve;
    });
    server.use(
      http.get("*/qa/plans", () => answer(plans)),
      http.get("*/qa/plans/:planId/events", async () => {
        await log;
        return answer(logOf(1001));
      }),
      http.get("*/qa/scenarios", () =>
        answer([
          { name: "plan-paid", path: "/shopping-cart", state: "signing", description: { en: "A paid plan", es: "" } },
        ]),
      ),
      http.post("*/qa/scenarios/plan-paid", () => {
        plans = [plan];
        return answer({ name: "plan-paid", TravelPlanId: 1001, path: "/shopping-cart", builtAt: 0, bookingIds: [1] });
      }),
    );
    await openApp("/shopping-cart?inspect", signedIn);
    const beside = within(await dock());
    await userEvent.click(await beside.findByRole("button", { name: "Build" }));
    logComes();
    expect(await beside.findByText(/is plan 1001, built in/)).toBeInTheDocument();
    expect(await beside.findByRole("combobox", { name: "Travel plan" })).toHaveValue("1001");
    expect(beside.getByRole("tab", { name: "Scenarios", selected: true })).toBeInTheDocument();
    expect(beside.getByRole("link", { name: "Open it" })).toHaveAttribute("href", "/shopping-cart");
  });

  it("records what is done on the page beside it, by role and label, and never a secret (QA-2)", async () => {
    const built = { type: "scenario", name: "plan-requested", planId: 1001, builtAt: 0, bookingIds: [1] };
    sessionStorage.setItem("malecon.inspector", JSON.stringify({ plans: [], deeds: [built] }));
    await openApp("/changePassword?inspect", signedIn);
    const beside = within(await dock());
    await userEvent.type(await screen.findByLabelText(/^Current password/), "Sea-wall-2026");
    await userEvent.click(screen.getByRole("link", { name: /Malecón/ }));
    await userEvent.click(await beside.findByRole("tab", { name: "Files" }));
    const lines = beside.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'await page.goto("/changePassword");',
      'await expect.poll(stands).toBe("collecting");',
      expect.stringMatching(/^\/\/ LEFT OUT.* a secret \("Current password"\)$/),
      expect.stringMatching(/^await page\.getByRole\("link", \{ name: "Malecón.*click\(\);$/),
      expect.stringMatching(/^await expect\(page\)\.toHaveURL/),
    ]);
    expect(
      beside.getByRole("button", { name: "Try it: build the scenario again and repeat the steps" }),
    ).toBeDisabled();
    expect(beside.getByRole("button", { name: "Save a draft that is not run" })).toBeEnabled();
    expect(document.body).not.toHaveTextContent("Sea-wall-2026");
  });

  it("follows the plan of the booking that a page is about", async () => {
    await openApp("/vouchers/7?inspect", signedIn);
    const beside = within(await dock());
    expect(
      await beside.findByRole("option", { name: "1000 · printing · Ana Pérez (5)", selected: true }),
    ).toBeInTheDocument();
  });

  it("opens and closes, and pages load, in a browser that blocks storage (SESSION-3)", async () => {
    for (const name of ["localStorage", "sessionStorage"] as const)
      jest.spyOn(window, name, "get").mockImplementation(() => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      });
    await openApp("/shopping-cart?inspect", signedIn);
    await userEvent.click(within(await dock()).getByRole("button", { name: "Close the inspector" }));
    await waitFor(() =>
      expect(screen.queryByRole("complementary", { name: "Inspector beside the page" })).not.toBeInTheDocument(),
    );
    await userEvent.click(screen.getByRole("link", { name: /Malecón/ }));
    await waitFor(() => expect(location.pathname).toBe("/"));
  });

  it("is closed for good by its button, and the address forgets it", async () => {
    await openApp("/shopping-cart?inspect&a=b", signedIn);
    await userEvent.click(within(await dock()).getByRole("button", { name: "Close the inspector" }));
    await waitFor(() => expect(location.search).toBe("?a=b"));
    expect(screen.queryByRole("complementary", { name: "Inspector beside the page" })).not.toBeInTheDocument();
  });

  it("shows nothing to a visitor, who has no plan", async () => {
    await openApp("/nowhere?inspect");
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("complementary", { name: "Inspector beside the page" })).not.toBeInTheDocument();
  });
});
