import { screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { delay, HttpResponse, http } from "msw";
import { openApp, serveApp, tokenOf } from "../../../../../../test/fixtures/web/appTestBed";
import { answer, refuse } from "../../../../../../test/fixtures/web/wireTestBed";
import { systemClock } from "../../../../../platform/web/systemClock";
import { MINUTE } from "../../../../../shared/instant";

const ana = { ...tokenOf("", 7).data, FirstName: "Ana", LastName: "Rivera" };
const lucia = { ...tokenOf("", 3).data, FirstName: "Lucía", LastName: "Peña", Role: "staff" as const };
const staffAuth = { access_token: "staff", token_type: "bearer", client: lucia };
const acting = (until: number) => ({
  access_token: "ana-by-lucia",
  token_type: "bearer",
  client: ana,
  actor: { access_token: "staff", client: lucia, until },
});
const begun = { access_token: "ana-by-lucia", token_type: "bearer", data: ana, EndsAt: 900_000, Now: 0 };

const profile = {
  ...{ clientId: 7, email: "ana@example.com", FirstName: "Ana", LastName: "Rivera", Phone: null, PhoneVerified: false },
  ...{
    BirthDate: null,
    Address: null,
    City: null,
    PostalCode: null,
    CountryId: null,
    Language: "en",
    IsComplete: false,
  },
};

let asked: unknown;
const server = serveApp(
  http.post("*/api/support/impersonation/begin", async ({ request }) => {
    asked = await request.json();
    return answer(begun);
  }),
  http.get("*/api/travelPlans/paidTravelPlans/*", () => answer([])),
  http.get("*/api/profile/3/2", () => answer({ ...lucia, Id: 3, Phone: null, Language: "en" })),
  http.post("*/api/support/impersonation/end", () => answer(null)),
  http.get("*/api/support/catalogue", () => answer({ Missing: [], Tables: [] })),
  http.get("*/api/support/numbers/*", () => delay("infinite")),
);
beforeEach(() => localStorage.clear());

test("staff name a client and a reason, act under a banner, and have their own session again when they end it", async () => {
  const user = userEvent.setup();
  const store = await openApp("/impersonate?client=7", { auth: staffAuth });
  await user.click(await screen.findByRole("button", { name: "Begin" }));
  expect(screen.getByRole("textbox", { name: /Reason/ })).toHaveAccessibleDescription(/Please give a reason/);
  await user.type(screen.getByRole("textbox", { name: /Reason/ }), "They called{Enter}");
  const banner = await screen.findByRole("complementary", { name: "You are acting for a client" });
  expect(banner).toHaveTextContent(/You are acting for Ana Rivera.*1[45]:\d\d left/);
  expect(asked).toEqual({ Client: "7", Reason: "They called" });
  expect(location.pathname).toBe("/shopping-cart");
  expect(store.getState().auth.access_token).toBe("ana-by-lucia");

  await user.click(screen.getByRole("button", { name: "End" }));
  await waitFor(() => expect(store.getState().auth).toEqual(staffAuth));
  expect(location.pathname).toBe("/support/plans");
  expect(screen.queryByRole("complementary", { name: /acting/ })).not.toBeInTheDocument();
});

describe("a call that asks the staff to show again who they are (SAFE-60)", () => {
  const access = { email: "lucia@example.com", StaffRole: "owner" };
  const factor = { Required: false, PasswordAsked: true, App: false, TakesPasskeys: true };
  const none = { On: false, RecoveryCodesLeft: 0, Passkeys: [] };
  let proofs: unknown[];
  beforeEach(() => {
    proofs = [];
    server.use(
      http.get("*/api/access", () => answer({ ...access, SecondFactor: { ...factor, ...none } })),
      http.post("*/api/support/access/reauthenticate", async ({ request }) => {
        proofs.push(await request.json());
        return answer(null);
      }),
      http.post("*/token", () => HttpResponse.json({ ...tokenOf("shown"), data: lucia })),
      http.post("*/api/support/impersonation/begin", ({ request }) =>
        request.headers.get("authorization") === "Bearer shown"
          ? answer(begun)
          : refuse(403, "account.reauthenticationNeeded", "Please say again who you are."),
      ),
    );
  });
  const begin = async (user: UserEvent) => {
    await openApp("/impersonate?client=7", { auth: staffAuth });
    await user.type(await screen.findByRole("textbox", { name: /Reason/ }), "They called{Enter}");
    return within(await screen.findByRole("dialog", { name: "Is it you?" }));
  };

  test("is sent again once they have, without another press", async () => {
    const user = userEvent.setup();
    const dialog = await begin(user);
    await user.type(dialog.getByLabelText(/^Your password/), "a quiet harbour{Enter}");
    expect(await screen.findByRole("complementary", { name: "You are acting for a client" })).toBeVisible();
    expect(proofs).toEqual([{ Password: "a quiet harbour" }]);
  });

  test("says that it could not be loaded how they do, instead of waiting for ever, and tries again (WEB-9)", async () => {
    let loads = false;
    const known = { ...access, SecondFactor: { ...factor, ...none } };
    server.use(http.get("*/api/access", () => (loads ? answer(known) : refuse(503, "unavailable", "We are busy."))));
    const user = userEvent.setup();
    const dialog = await begin(user);
    expect(await dialog.findByText("How you confirm that it is you could not be loaded.")).toBeVisible();
    loads = true;
    await user.click(dialog.getByRole("button", { name: "Try again" }));
    expect(await dialog.findByLabelText(/^Your password/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Back" }));
    expect(await screen.findByText("Please say again who you are.")).toBeVisible();
  });

  test("shows its refusal after going back", async () => {
    const user = userEvent.setup();
    const dialog = await begin(user);
    await user.click(dialog.getByRole("button", { name: "Back" }));
    expect(await screen.findByText("Please say again who you are.")).toBeVisible();
    expect(proofs).toEqual([]);
  });
});

test("staff whose role may not act for clients find no form, and read which roles may (DESK-17)", async () => {
  server.use(http.get("*/api/support/self", () => answer({ StaffRole: "finance", NeedsSecondFactor: false })));
  await openApp("/impersonate?client=7", { auth: staffAuth });
  expect(await screen.findByText(/Only customer service acts for clients/)).toBeVisible();
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});

test("before the second factor is set up staff find only its set-up: no search, no keys, no other call (DESK-20)", async () => {
  const calls: string[] = [];
  server.events.on("request:start", ({ request }) => calls.push(new URL(request.url).pathname));
  server.use(
    http.get("*/api/support/self", () => answer({ StaffRole: "owner", NeedsSecondFactor: true })),
    http.get("*/api/access", () => refuse(500, "unexpected")),
  );
  await openApp("/support", { auth: staffAuth });
  await waitFor(() => expect(location.pathname).toBe("/support/access"));
  await waitFor(() => expect(calls).toContain("/api/access"));
  server.events.removeAllListeners();
  expect(screen.queryByRole("search")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Keys/ })).not.toBeInTheDocument();
  const ofDesk = calls.filter((path) => path.startsWith("/api/support/"));
  expect([...new Set(ofDesk)]).toEqual(["/api/support/self"]);
});

test("a plan's address redirects staff who see no plans to their own first page, without loading the plan (DESK-17)", async () => {
  server.use(
    http.get("*/api/support/self", () => answer({ StaffRole: "content", NeedsSecondFactor: false })),
    http.get("*/api/support/news", () => answer([])),
  );
  await openApp("/support/plans/1001", { auth: staffAuth });
  await waitFor(() => expect(location.pathname + location.search).toBe("/support/catalogue?news="));
});

test("the back office has its own header, with links to the shop and to sign out, without the shop's (DESK-13)", async () => {
  const user = userEvent.setup();
  await openApp("/support", { auth: staffAuth });
  await screen.findByRole("heading", { name: "All answered" });
  expect(screen.getByRole("navigation", { name: "Back office" })).toBeInTheDocument();
  expect(screen.queryByRole("navigation", { name: "Main" })).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Help" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Account of Lucía" }));
  expect(screen.getByRole("button", { name: "Log off" })).toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: "To the site" }));
  expect(await screen.findByRole("navigation", { name: "Main" })).toBeInTheDocument();
});

test("in the shop staff have a link to the back office, and none of a client's own links (DESK-22)", async () => {
  const user = userEvent.setup();
  await openApp("/no-such-page", { auth: staffAuth });
  await screen.findByRole("heading", { name: "Sorry, this page was not found" });
  await user.click(await screen.findByRole("button", { name: "Account of Lucía" }));
  expect(screen.getByRole("link", { name: "Back office" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /Travel plan|Paid plans|Notes/ })).not.toBeInTheDocument();
});

test("a client finds no desk, in the shop", async () => {
  await openApp("/support", { auth: { ...staffAuth, client: ana } });
  expect(await screen.findByRole("heading", { name: "Sorry, this page was not found" })).toBeInTheDocument();
  expect(screen.getByRole("navigation", { name: "Main" })).toBeInTheDocument();
});

test("after 15 minutes staff have their own session again, the page reports that, and they are not asked to sign in", async () => {
  const store = await openApp("/shopping-cart", { auth: acting(systemClock() - 1) });
  await waitFor(() => expect(store.getState().auth).toEqual(staffAuth));
  expect(await screen.findByText(/15 minutes are over/)).toBeInTheDocument();
});

test("a page of the back office that is open in another tab shows a notice meanwhile, and returns at its address (DESK-7)", async () => {
  const user = userEvent.setup();
  const store = await openApp("/support/numbers", { auth: acting(systemClock() + 5 * MINUTE) });
  expect(await screen.findByRole("heading", { name: "You are acting for Ana Rivera" })).toBeVisible();
  expect(screen.getByText(/waits in this tab/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "End it and see this page" }));
  await waitFor(() => expect(store.getState().auth).toEqual(staffAuth));
  expect(location.pathname).toBe("/support/numbers");
});

test.each([
  ["/changePassword", "Change my password"],
  ["/my-data", "Download my data"],
  ["/notes?box=new", "Send"],
])(
  "an action that the server refuses in a client's place is not offered, and no call is made for it: %s (DESK-8)",
  async (path, name) => {
    const calls: string[] = [];
    server.events.on("request:start", ({ request }) => calls.push(new URL(request.url).pathname));
    await openApp(path, { auth: acting(systemClock() + 5 * MINUTE) });
    expect((await screen.findAllByText(/Only the client can do this/))[0]).toBeVisible();
    server.events.removeAllListeners();
    expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
    expect(calls.filter((call) => /closing|mydata/i.test(call))).toEqual([]);
  },
);

test("in a client's profile staff read names, phone and date of birth without changing them, and no cards are loaded (DESK-8)", async () => {
  const calls: string[] = [];
  server.events.on("request:start", ({ request }) => calls.push(new URL(request.url).pathname));
  server.use(http.get("*/api/profile/7/2", () => answer(profile)));
  await openApp("/profile", { auth: acting(systemClock() + 5 * MINUTE) });
  expect(await screen.findByRole("textbox", { name: /First name/ })).toBeDisabled();
  expect(screen.getByRole("textbox", { name: /City/ })).toBeEnabled();
  server.events.removeAllListeners();
  expect(calls.filter((call) => /cards/i.test(call))).toEqual([]);
});

test("a call that is refused with 401 in a client's place is not sent again as staff", async () => {
  const tokens: (string | null)[] = [];
  server.use(
    http.get("*/api/profile/7/2", ({ request }) => {
      tokens.push(request.headers.get("Authorization"));
      return refuse(401, "unauthorized");
    }),
  );
  const store = await openApp("/profile", { auth: acting(systemClock() + 5 * MINUTE) });
  await waitFor(() => expect(store.getState().auth).toEqual(staffAuth));
  expect(tokens).toEqual(["Bearer ana-by-lucia"]);
});

test("a client finds no form, and a visitor the link to sign in", async () => {
  await openApp("/impersonate?client=7");
  expect(await screen.findByRole("link", { name: "Sign in as staff" })).toHaveAttribute(
    "href",
    "/signIn?returnUrl=%2Fimpersonate%3Fclient%3D7",
  );
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
});
