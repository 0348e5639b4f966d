import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import en from "../../../../../../i18n/en.json";
import es from "../../../../../../i18n/es.json";
import { showDesk } from "../../../../../../test/fixtures/web/deskTestBed";
import { answer, on, refuse, serve } from "../../../../../../test/fixtures/web/wireTestBed";
import { auditActions } from "../../../../../shared/auditActions";
import { auditFacts } from "../../../../../shared/auditFacts";
import type { AuditLines, AuditQuery } from "../../../audit/audit.schemas";
import { MOST_AUDITED } from "../../../desk.limits";
import type { TimelineEntry } from "../../../timeline/timeline.schemas";
import AuditPage from "./AuditPage";

const NOW = Date.UTC(2026, 11, 1, 15);
const MARK = { At: NOW - 1, Id: 8 };

const line = (number: number, change: Partial<TimelineEntry> = {}): TimelineEntry => ({
  ...{ Key: `audit ${number}`, Kind: "staff", At: NOW - number, What: "client.noted" },
  ...{ Actor: { Kind: "staff", Name: "Marta Soler" }, Impersonator: null },
  ...{ State: null, Refusals: [], Subject: null, Due: [], Unreadable: false, RequestId: null, Staff: [] },
  Text: `Reason ${number}`,
  Facts: {},
  ...change,
});

const asked: AuditQuery[] = [];
let found: (query: AuditQuery) => AuditLines | null;
serve(
  on("/api/support/self", () => answer({ StaffRole: "owner", NeedsSecondFactor: false })),
  on("/api/support/audit", async ({ request }) => {
    const query = (await request.json()) as AuditQuery;
    asked.push(query);
    const lines = found(query);
    return lines ? answer(lines) : refuse(500, "unexpected", "It went wrong.");
  }),
);

const lastPage = (...Entries: TimelineEntry[]): AuditLines => ({ Entries, Next: null, ManyPeople: false });
/** Two pages, each of one line. */
const paged = ({ Before }: AuditQuery): AuditLines =>
  Before ? lastPage(line(2)) : { Entries: [line(1)], Next: MARK, ManyPeople: false };

beforeEach(() => {
  asked.length = 0;
  found = () => lastPage(line(1));
});

const show = () => showDesk(<AuditPage />, { route: "/support/audit", at: "/support/audit" });
const rows = () => screen.queryAllByRole("row").slice(1);
const older = () => screen.findByRole("button", { name: "Show older lines" });

test("the query is sent in the body: what was done, who or what, and the days (DESK-37)", async () => {
  const user = userEvent.setup();
  show();
  await screen.findByText("Reason 1");
  const search = screen.getByRole("form", { name: "Search the audit log" });
  await user.selectOptions(within(search).getByLabelText("What was done"), "client.suspended");
  await user.type(within(search).getByLabelText(/^Who/), " plan 1001 ");
  await user.selectOptions(within(search).getByLabelText("Look at"), "Only what it is about");
  await user.type(within(search).getByLabelText("From"), "2026-12-01");
  await user.type(within(search).getByLabelText("Through"), "2026-12-02");
  await user.click(within(search).getByRole("button", { name: "Search" }));
  await waitFor(() => expect(asked).toHaveLength(2));
  const nothing = { Action: null, Words: "", Match: "either", From: null, Until: null, Before: null };
  const days = { From: "2026-12-01", Until: "2026-12-02" };
  const wanted = { Action: "client.suspended", Words: "plan 1001", Match: "about", ...days };
  expect(asked).toEqual([nothing, { ...wanted, Before: null }]);
});

test("every action of the log is offered once, in its group and with words (DESK-37)", async () => {
  show();
  const field = await screen.findByLabelText("What was done");
  const offered = within(field)
    .getAllByRole("group")
    .map((group) =>
      within(group)
        .getAllByRole<HTMLOptionElement>("option")
        .map(({ value }) => value)
        .sort(),
    );
  expect(offered).toEqual(Object.values(auditActions));
  const worded = Object.keys(en).filter((id) => id.startsWith("support.action."));
  expect(worded.sort()).toEqual(
    offered
      .flat()
      .map((action) => `support.action.${action}`)
      .sort(),
  );
});

test("every fact that a line may have has words in both languages (DESK-93)", () => {
  for (const messages of [en, es])
    expect(auditFacts.filter((fact) => !(`support.timeline.fact.${fact}` in messages))).toEqual([]);
});

test("a line names its subject and its facts in words, and leaves out empty ones (DESK-37, DESK-93)", async () => {
  found = () =>
    lastPage(
      line(1, { What: "staff.invited", Facts: { about: "staff 16", role: "supplier", company: "1 2" } }),
      line(2, { What: "block.made", Facts: { about: "room type 12", why: "service", until: "2026-12-04 0900" } }),
      line(3, { What: "calendar.seen", Facts: { about: "calendar of cars, zone 2/0, page 0" } }),
      line(4, { What: "day.seen", Facts: { about: "day 2026-12-01", bookings: "" } }),
      line(5, { What: "inbox.assigned", Facts: { about: "client 7", owner: 3, item: "note 702" } }),
    );
  show();
  await screen.findByText("Reason 1");
  const said = rows().map((row) => row.textContent);
  expect(said[0]).toMatch(/Invited to the team\s*about staff no\. 16\W+role: supplier\W+company 1 2/);
  expect(said[1]).toMatch(/about room type 12\W+reason Service or repair\W+until 2026-12-04 0900/);
  expect(said[2]).toMatch(/about the calendar\s*Reason 3/);
  expect(said[3]).toMatch(/about the day 2026-12-01\s*Reason 4/);
  expect(said[4]).toMatch(/about client 7\W+for 3\W+item: note 702/);
});

test("a line names the staff whom it is about, and to whom it gave an item; who has no name keeps the number (DESK-37)", async () => {
  const Staff = [{ StaffId: 16, Name: "Olga Rey" }];
  found = () =>
    lastPage(
      line(1, { What: "staff.disabled", Facts: { about: "staff 16" }, Staff }),
      line(2, { What: "inbox.assigned", Facts: { about: "booking 801", owner: 16 }, Staff }),
      line(3, { What: "inbox.assigned", Facts: { about: "booking 802", owner: "nobody" } }),
      line(4, { What: "staff.invitationWithdrawn", Facts: { about: "staff 17" } }),
    );
  show();
  await screen.findByText("Reason 1");
  const said = rows().map((row) => row.textContent);
  expect(said[0]).toMatch(/about Olga Rey\s*Reason 1/);
  expect(said[1]).toMatch(/about booking 801\W+for Olga Rey\s*Reason 2/);
  expect(said[2]).toMatch(/about booking 802\W+for nobody\s*Reason 3/);
  expect(said[3]).toMatch(/about staff no\. 17\s*Reason 4/);
});

test("a line shows time, action, reason and person, also in whose place, and links to its subject (DESK-37)", async () => {
  found = () =>
    lastPage(
      line(1, { Facts: { about: "plan 1001" }, Impersonator: { Kind: "staff", Name: "Olga Rey" } }),
      line(2, { Facts: { about: "client 7" } }),
      line(3, { Facts: { about: "booking 801" } }),
      line(4, { Facts: { about: "audit" } }),
    );
  show();
  await screen.findByText("Reason 1");
  const [first] = rows();
  expect(first).toHaveTextContent("Dec 1, 2026, 09:59:59");
  expect(first).toHaveTextContent("staff: Marta Soler");
  expect(first).toHaveTextContent("in the client’s place: staff: Olga Rey");
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["about plan 1001", "/support/plans/1001"],
    ["about client 7", "/support/clients/7"],
    ["about booking 801", "/support/plans?q=801"],
  ]);
});

test("older lines are loaded after the last shown one, and the last page is marked as such (DESK-37, A11Y-5)", async () => {
  const user = userEvent.setup();
  found = paged;
  show();
  await user.click(await older());
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows().map((row) => /Reason \d/.exec(row.textContent ?? "")?.[0])).toEqual(["Reason 1", "Reason 2"]);
  expect(asked.map(({ Before }) => Before)).toEqual([null, MARK]);
  expect(screen.queryByRole("button", { name: "Show older lines" })).not.toBeInTheDocument();
  expect(screen.getByText("These are all lines that match.")).toHaveFocus();
});

test("a page that fails to load keeps the lines above it, and can be loaded again by itself (DESK-37)", async () => {
  const user = userEvent.setup();
  let fails = true;
  found = (query) => (query.Before && fails ? null : paged(query));
  show();
  await user.click(await older());
  expect(await screen.findByText("The audit log could not be loaded")).toBeVisible();
  expect(rows()).toHaveLength(1);
  fails = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(asked.map(({ Before }) => Before)).toEqual([null, MARK, MARK]);
});

test("another search begins with its newest lines, and reports if it found nothing (DESK-37)", async () => {
  const user = userEvent.setup();
  found = (query) => (query.Words === "" ? paged(query) : lastPage());
  show();
  await user.click(await older());
  await waitFor(() => expect(rows()).toHaveLength(2));
  await user.type(screen.getByLabelText(/^Who/), "nobody{Enter}");
  expect(await screen.findByText("Nothing in the audit log matches.")).toBeVisible();
  expect(rows()).toHaveLength(0);
  expect(asked.at(-1)).toMatchObject({ Words: "nobody", Before: null });
});

test("the page reports if words match too many people and only some are searched (DESK-37)", async () => {
  found = () => ({ ...lastPage(line(1)), ManyPeople: true });
  show();
  expect(await screen.findByText(new RegExp(`^More than ${MOST_AUDITED} people fit`))).toBeVisible();
});

test("a log that cannot be loaded is reported, and can be loaded again (DESK-37)", async () => {
  const user = userEvent.setup();
  found = () => null;
  show();
  expect(await screen.findByText("The audit log could not be loaded")).toBeVisible();
  found = () => lastPage(line(1));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Reason 1")).toBeVisible();
});
