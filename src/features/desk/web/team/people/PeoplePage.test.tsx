import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { showDesk } from "../../../../../../test/fixtures/web/deskTestBed";
import { answer, refuse, serve } from "../../../../../../test/fixtures/web/wireTestBed";
import type { Person } from "../../../../account/people.schemas";
import { DeskNav } from "../../shell/DeskNav";
import PeoplePage from "./PeoplePage";

const AT = Date.UTC(2026, 11, 1, 17);
const lucia: Person = {
  ...{ PersonId: 3, email: "lucia@example.com", Name: "Lucía Peña", StaffRole: "owner", Supplies: null },
  ...{ Status: "inService", InvitedUntil: null, SecondFactor: true, Sessions: 1, LastSeenAt: AT, Self: true },
};
const marta: Person = {
  ...{ ...lucia, PersonId: 7, email: "marta@example.com", Name: "Marta Soler", StaffRole: "finance" },
  ...{ Sessions: 2, Self: false },
};
const rosa: Person = {
  ...{ ...marta, PersonId: 8, email: "rosa@example.com", Name: "Rosa Díaz", StaffRole: "supplier" },
  ...{ Supplies: { Kind: "house", Of: [{ Id: 1, Name: "Hotel Nacional" }] }, SecondFactor: false },
  ...{ Sessions: 0, LastSeenAt: null },
};
const luis: Person = { ...marta, PersonId: 9, email: "luis@example.com", Name: "Luis Vera", Status: "disabled" };
const eva: Person = {
  ...{ ...rosa, PersonId: 10, email: "eva@example.com", Name: "", StaffRole: "content", Supplies: null },
  ...{ Status: "invitationOver", InvitedUntil: AT - 1 },
};

let people: Person[];
let sent: [string, unknown][];
const server = serve(
  http.get("*/api/support/people", () => answer(people)),
  http.get("*/api/support/people/suppliers", () =>
    answer({
      Companies: [{ Id: 3, Name: "Via" }],
      Houses: [
        { Id: 1, Name: "Hotel Nacional" },
        { Id: 2, Name: "Meliá Cohiba" },
      ],
    }),
  ),
  ...["invite", "inviteAgain"].map((change) =>
    http.post(`*/api/support/people/${change}`, async ({ request }) => {
      const body = (await request.json()) as { email?: string };
      sent.push([change, body]);
      const { email = eva.email } = body;
      const invited: Person = {
        ...eva,
        PersonId: email === eva.email ? 10 : 11,
        email,
        Status: "invited",
        InvitedUntil: AT,
      };
      people = [...people.filter((person) => person.email !== email), invited];
      return answer({ Until: AT });
    }),
  ),
  http.post("*/api/support/people/:change", async ({ request, params }) => {
    sent.push([String(params.change), await request.json()]);
    return answer(null);
  }),
);
beforeEach(() => {
  people = [luis, eva, rosa, marta, lucia];
  sent = [];
});
const show = () => showDesk(<PeoplePage />, { route: "/support/people", at: "/support/people" });
const rowOf = async (name: string) => {
  const row = (await screen.findByText(name, { selector: "strong" })).closest("li");
  return within(row ?? document.body);
};
const buttonsIn = (row: Awaited<ReturnType<typeof rowOf>>) =>
  row.queryAllByRole("button").map((button) => button.textContent);

test("everybody is shown with role, status, second factor and last activity; people who can sign in come first (DESK-105)", async () => {
  show();
  await screen.findByText("Marta Soler");
  const names = screen.getAllByRole("listitem").map((row) => row.querySelector("strong")?.textContent);
  expect(names).toEqual(["Lucía Peña", "Marta Soler", "Rosa Díaz", "eva@example.com", "Luis Vera"]);
  const marked = (await rowOf("Marta Soler")).getByText(/finance/).closest("li");
  expect(marked).toHaveTextContent(/Active.*marta@example\.com.*finance.*second factor set up.*2 open sessions/);
  expect(marked).toHaveTextContent(/last seen Tuesday, December 1, 2026 at 12:00 \(Havana\)/);
  expect((await rowOf("Rosa Díaz")).getByText(/supplier for Hotel Nacional/)).toBeVisible();
  expect((await rowOf("Rosa Díaz")).getByText("not seen yet")).toBeVisible();
  expect((await rowOf("eva@example.com")).getByText("Invitation expired")).toBeVisible();
  expect((await rowOf("Luis Vera")).getByText("Disabled")).toBeVisible();
});

test("the offered actions follow from the status; nobody can act on themselves (DESK-105)", async () => {
  show();
  expect(buttonsIn(await rowOf("Lucía Peña"))).toEqual([]);
  expect((await rowOf("Lucía Peña")).getByRole("link", { name: "My sign-in" })).toHaveAttribute(
    "href",
    "/support/access",
  );
  expect(buttonsIn(await rowOf("Marta Soler"))).toEqual([
    ...["Change role", "End all sessions", "Reset second factor", "Disable"],
  ]);
  expect(buttonsIn(await rowOf("Rosa Díaz"))).toEqual(["Change role", "Disable"]);
  expect(buttonsIn(await rowOf("eva@example.com"))).toEqual(["Send a new link", "Withdraw invitation"]);
  expect(buttonsIn(await rowOf("Luis Vera"))).toEqual(["Enable again"]);
});

test("an invitation needs an address and, for a supplier's person, a company or properties (DESK-30, DESK-105)", async () => {
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole("button", { name: "Invite somebody" }));
  expect(screen.getByRole("textbox", { name: /^Email/ })).toHaveFocus();
  await user.click(screen.getByRole("radio", { name: /^supplier/i }));
  await user.click(screen.getByRole("button", { name: "Send the invitation" }));
  expect(await screen.findByText("Give a valid email address")).toBeVisible();
  expect(screen.getByText("Choose the company")).toBeVisible();
  await user.selectOptions(screen.getByRole("combobox", { name: /^Answers the bookings of/ }), "hotels and villas");
  expect(await screen.findByText("Add at least one hotel or villa")).toBeVisible();
  await user.type(screen.getByRole("textbox", { name: /^Email/ }), "via@example.com");
  const house = screen.getByRole("combobox", { name: /^Hotel or villa/ });
  await user.selectOptions(house, await screen.findByRole("option", { name: "Meliá Cohiba" }));
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(screen.getByRole("button", { name: "Remove Meliá Cohiba" })).toBeVisible();
  // A selection counts, even if it was not added.
  await user.selectOptions(house, "Hotel Nacional");
  await user.click(screen.getByRole("button", { name: "Send the invitation" }));
  expect(await screen.findByRole("status")).toHaveTextContent(/via@example\.com gets a link by email/);
  expect(sent).toEqual([
    [
      "invite",
      {
        ...{ email: "via@example.com", StaffRole: "supplier", Language: "en" },
        Supplies: { Kind: "house", Ids: [2, 1] },
      },
    ],
  ]);
});

test("the reason of a refused invitation is shown, and what was typed stays (DESK-105)", async () => {
  server.use(
    http.post("*/api/support/people/invite", () =>
      refuse(409, "staff.isClient", "This address has a client’s account."),
    ),
  );
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole("button", { name: "Invite somebody" }));
  await user.type(screen.getByRole("textbox", { name: /^Email/ }), "ana@example.com{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent(/has a client’s account/);
  expect(screen.getByRole("textbox", { name: /^Email/ })).toHaveValue("ana@example.com");
});

test("a new link is sent without a confirmation, and an invitation is withdrawn with a reason (DESK-105)", async () => {
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole("button", { name: "Send a new link to eva@example.com" }));
  const said = await screen.findByRole("status");
  expect(said).toHaveTextContent(/eva@example\.com gets a link by email/);
  await user.click(screen.getByRole("button", { name: "Withdraw the invitation of eva@example.com" }));
  expect(screen.getByText("Its link no longer works.")).toBeVisible();
  people = [lucia];
  await user.type(screen.getByRole("textbox", { name: /^Reason/ }), "A wrong address{Enter}");
  await waitFor(() => expect(screen.queryByText("eva@example.com")).not.toBeInTheDocument());
  expect(said).not.toBeInTheDocument();
  expect(sent).toEqual([
    ["inviteAgain", { PersonId: 10 }],
    ["withdraw", { PersonId: 10, Reason: "A wrong address" }],
  ]);
});

test.each([
  ["Disable Marta Soler", /signed out everywhere at once and can no longer sign in/, "disable", 7],
  ["End all sessions of Marta Soler", /signed out everywhere at once, and can sign in again/, "endSessions", 7],
  ["Reset the second factor of Marta Soler", /Be sure who is asking/, "forgetFactor", 7],
  ["Enable Luis Vera again", /same password and second factor as before/, "enable", 9],
] as const)("“%s” says what will happen, and takes a reason (DESK-105)", async (name, hint, change, PersonId) => {
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole("button", { name }));
  expect(screen.getByText(hint)).toBeVisible();
  const reason = screen.getByRole("textbox", { name: /^Reason/ });
  await user.type(reason, "{Enter}");
  expect(await screen.findByText(/^Please give a reason/)).toBeVisible();
  await user.type(reason, " They asked me {Enter}");
  await waitFor(() => expect(sent).toEqual([[change, { PersonId, Reason: "They asked me" }]]));
  await waitFor(() => expect(screen.queryByText(hint)).not.toBeInTheDocument());
});

test("a change that the server refuses is shown with the reason (DESK-105)", async () => {
  server.use(
    http.post("*/api/support/people/disable", () => refuse(409, "staff.notInService", "This person is not active.")),
  );
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole("button", { name: "Disable Marta Soler" }));
  await user.type(screen.getByRole("textbox", { name: /^Reason/ }), "They left{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent(/This person is not active/);
});

test("the role form begins with the present role and, for a supplier's person, with whom they answer for (DESK-105)", async () => {
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole("button", { name: "Change the role of Rosa Díaz" }));
  const row = await rowOf("Rosa Díaz");
  expect(row.getByRole("radio", { name: /^supplier/i })).toBeChecked();
  expect(await row.findByRole("button", { name: "Remove Hotel Nacional" })).toBeVisible();
  await user.selectOptions(row.getByRole("combobox", { name: /^Hotel or villa/ }), "Meliá Cohiba");
  await user.type(row.getByRole("textbox", { name: /^Reason/ }), "A second house");
  await user.click(row.getByRole("button", { name: "Change role" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const Supplies = { Kind: "house", Ids: [1, 2] };
  expect(sent[0]).toEqual(["role", { PersonId: 8, StaffRole: "supplier", Supplies, Reason: "A second house" }]);
});

test.each([
  ["owner", true],
  ["desk", false],
  ["content", false],
] as const)("the navigation of %s leads to it: %s (DESK-17, DESK-105)", async (StaffRole, shown) => {
  server.use(
    http.get("*/api/support/self", () => answer({ StaffRole, NeedsSecondFactor: false })),
    http.get("*/api/support/inbox", () => answer({ Items: [], Now: AT, Staff: [] })),
    http.get("*/api/support/changes", () => refuse(404, "notFound")),
  );
  // Editors of content have no inbox, and are led to their own pages.
  showDesk(<DeskNav />, { route: "/support/*", at: "/support" });
  await screen.findAllByRole("link");
  expect(screen.queryAllByRole("link", { name: "Team" })).toHaveLength(shown ? 1 : 0);
});
