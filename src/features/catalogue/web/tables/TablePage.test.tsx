import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { showDesk } from "../../../../../test/fixtures/web/deskTestBed";
import { answer, refuse, serve } from "../../../../../test/fixtures/web/wireTestBed";
import type { Row } from "../../catalogue.cells";
import { sheets } from "../../catalogue.sheets";
import { columnChanged } from "../../rowsChange.rules";
import type {
  ChangeOutcome,
  ChangeUndo,
  MadeChange,
  Names,
  RowsChange,
  TablePage,
  TableQuestion,
} from "../../tables.schemas";
import CataloguePage from "../CataloguePage";

const economy = {
  ...{ id: "1", code: "ECO-M", transmission: "manual", seats: "4", bags: "2", per_day: "83.00" },
  ...{ waiver_per_day: "15.00", deposit: "200.00", full_tank: "60.00", km_limit: "", min_licence_years: "1" },
  on_sale: "yes",
};
const medium = { ...economy, id: "2", code: "MED-M", per_day: "95.50" };
const outcome: ChangeOutcome = {
  ...{ ChangeId: null, Findings: [], Added: 0, Changed: 1, Deleted: 0, TakenOffSale: 0, Kept: 0, Names: [] },
  ...{ From: null, Tables: [] },
};
const spring: MadeChange = {
  ...{ ChangeId: 7, MadeAt: 1_780_000_000_000, MadeBy: "Ana Pérez", Reason: "spring rates", From: 1_780_000_000_000 },
  ...{ Tables: [{ Name: "classes", Rows: 2 }], Undoes: null, UndoneBy: null, CanUndo: true },
};

const nothing = { Rows: [], Names: [], Coming: [], ToCome: [], Scheduled: [] };
let shown: Pick<TablePage, "Rows" | "Names" | "Coming" | "ToCome" | "Scheduled">;
/** The pages of tables that the shown one refers to. */
let referred: Record<string, Partial<TablePage>>;
let made: MadeChange[];
let asked: TableQuestion[];
let sent: RowsChange[];
let undone: ChangeUndo[];
let named: Names;
const server = serve(
  http.post("*/api/support/catalogue/rows", async ({ request }) => {
    const question = (await request.json()) as TableQuestion;
    asked.push(question);
    const sheet = sheets.find(({ name }) => name === question.Table);
    const Columns = (sheet?.columns ?? []).map(({ name }) => ({
      ...{ Name: name, Key: sheet?.key.includes(name) ?? false, Fixed: false, Waits: false },
    }));
    return answer({
      Table: question.Table,
      Page: question.Page,
      PageSize: question.PageSize,
      Columns,
      ...(referred[question.Table] ?? shown),
      Total: 120,
    });
  }),
  http.get("*/api/support/catalogue/changes", () => answer(made)),
  http.post("*/api/support/catalogue/changes", async ({ request }) => {
    const change = (await request.json()) as RowsChange;
    sent.push(change);
    const { Table, Set: set, Remove, From, Each } = change;
    const classes = sheets.find(({ name }) => name === Table);
    const each = (row: Row) => (classes && Each ? columnChanged(classes, row, Each) : row);
    const Tables = [{ Table, Set: set.map((one) => ({ ...one, Row: each(one.Row) })), Remove }];
    const ChangeId = change.Preview ? null : 8;
    return answer({ ...outcome, Changed: set.length, Names: named, ChangeId, From, Tables } satisfies ChangeOutcome);
  }),
  http.post("*/api/support/catalogue/changes/undo", async ({ request }) => {
    const undo = (await request.json()) as ChangeUndo;
    undone.push(undo);
    const Tables = [{ Table: "classes", Set: [{ Was: economy, Row: { ...economy, per_day: "70.00" } }], Remove: [] }];
    return answer({ ...outcome, ChangeId: undo.Preview ? null : 9, From: null, Tables } satisfies ChangeOutcome);
  }),
);
beforeEach(() => {
  [asked, sent, undone, named, made] = [[], [], [], [], [spring]];
  referred = {};
  shown = { ...nothing, Rows: [economy, medium] };
});

const open = (search = "") =>
  showDesk(<CataloguePage />, {
    route: "/support/catalogue",
    at: `/support/catalogue?table=classes${search}`,
  });
const dialog = () => within(screen.getByRole("dialog"));
const type = async (label: RegExp, text: string) => {
  const field = dialog().getByRole("textbox", { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const openRow = async () => userEvent.click(await screen.findByRole("button", { name: "Change row 1" }));
const preview = () => userEvent.click(dialog().getByRole("button", { name: "See what would change" }));

test("a table with fixed rows accepts neither new nor deleted ones (OPS-74)", async () => {
  const card = { method: "clover", offered: "yes", position: "1", charge_percent: "3.5", charge_fixed: "0.00" };
  shown = { ...nothing, Rows: [{ ...card, min_amount: "1.00", max_amount: "", cards: "visa" }] };
  showDesk(<CataloguePage />, { route: "/support/catalogue", at: "/support/catalogue?table=payment_methods" });
  await userEvent.click(await screen.findByRole("checkbox", { name: /all/i }));
  expect(screen.getByRole("button", { name: "Change a column" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Remove" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Add a row" })).toBeNull();
});

test("a table opens with the state in its address; a press on a column's head sorts it, and a search filters it (OPS-42)", async () => {
  open("&find=eco&sort=per_day&down=&page=2");
  expect(await screen.findByRole("heading", { level: 1, name: "Car classes and their rates" })).toBeVisible();
  const perDay = await screen.findByRole("columnheader", { name: "A day, USD" });
  expect(perDay).toHaveAttribute("aria-sort", "descending");
  expect(asked.at(-1)).toMatchObject({ Table: "classes", Find: "eco", Sort: "per_day", Descending: true, Page: 1 });
  expect(screen.getByRole("cell", { name: "95.50" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Seats" }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ Find: "eco", Sort: "seats", Page: 0 }));
  const find = screen.getByRole("searchbox", { name: "Find in this table" });
  expect(find).toHaveValue("eco");
  await userEvent.clear(find);
  await userEvent.type(find, "jeep{Enter}");
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ Find: "jeep", Sort: "seats" }));
  expect(screen.getByText("Page 1 of 3")).toBeVisible();
});

test("a failed search shows no older rows as its result, keeps its field and can be repeated (OPS-42)", async () => {
  open();
  const find = await screen.findByRole("searchbox", { name: "Find in this table" });
  await screen.findByRole("cell", { name: "95.50" });
  const failing = () => refuse(500, "unexpected", "Sorry.");
  server.use(http.post("*/api/support/catalogue/rows", failing, { once: true }));
  await userEvent.type(find, "jeep{Enter}");
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(screen.queryByRole("cell", { name: "95.50" })).toBeNull();
  expect(find).toHaveFocus();
  expect(find).toHaveValue("jeep");
  await userEvent.click(again);
  expect(await screen.findByRole("cell", { name: "95.50" })).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ Find: "jeep" });
});

test("a price is changed with a reason once old and new were seen side by side (OPS-42)", async () => {
  open();
  await openRow();
  expect(dialog().getByRole("textbox", { name: /^Number/ })).toBeDisabled();
  await type(/^A day, USD/, "70,5");
  await preview();
  expect(await dialog().findAllByText("Please give a reason")).not.toHaveLength(0);
  expect(sent).toEqual([]);
  await type(/^Reason/, "low season");
  await preview();
  const changed = await dialog().findByRole("row", { name: "A day, USD 83.00 70.50" });
  expect(changed).toBeVisible();
  expect(dialog().getByText(/^1 row changes\./)).toBeVisible();
  await userEvent.click(dialog().getByRole("button", { name: "Make this change" }));
  expect(await screen.findByText(/^The change was made/)).toBeVisible();
  const change = {
    ...{ Table: "classes", Set: [{ Was: economy, Row: { ...economy, per_day: "70.50" } }], Remove: [] },
    ...{ From: null, Reason: "low season" },
  };
  expect(sent).toEqual([
    { ...change, Preview: true },
    { ...change, Preview: false },
  ]);
});

test("the dialog stays open while its change is being sent, and then shows the outcome (OPS-42)", async () => {
  open();
  await openRow();
  await type(/^A day, USD/, "70");
  await type(/^Reason/, "low season");
  await preview();
  let answerNow = () => {};
  const answered = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  const failing = async () => {
    await answered;
    return refuse(500, "unexpected", "Sorry.");
  };
  const change = await dialog().findByRole("button", { name: "Make this change" });
  server.use(http.post("*/api/support/catalogue/changes", failing));
  await userEvent.click(change);
  await userEvent.keyboard("{Escape}");
  for (const name of ["Back", "Close"]) expect(dialog().getByRole("button", { name })).toBeDisabled();
  answerNow();
  expect(await dialog().findByText("Sorry.")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  // The change has not been made, so the dialog asks whether to discard it.
  await userEvent.click(await screen.findByRole("button", { name: "Leave without saving" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("amounts that change by more than half are named, and made only once confirmed (OPS-99)", async () => {
  open();
  await openRow();
  await type(/^A day, USD/, "830");
  await type(/^Reason/, "a slip");
  await preview();
  const named = await dialog().findByText(/^Row 1, A day, USD: 83\.00 → 830\.00$/);
  expect(named).toBeVisible();
  await userEvent.click(dialog().getByRole("button", { name: "Make this change" }));
  const box = dialog().getByRole("checkbox", { name: /^This amount is meant/ });
  expect(box).toHaveAccessibleDescription("Confirm the new amounts, or go back and correct them");
  expect(box).toHaveFocus();
  expect(sent).toHaveLength(1);
  await userEvent.click(box);
  await userEvent.click(dialog().getByRole("button", { name: "Make this change" }));
  expect(await screen.findByText(/^The change was made/)).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ Preview: false, Confirmed: true });
});

test("a scheduled price is shown in its row with its instant and value; so is the row's end (OPS-40, OPS-42)", async () => {
  const From = Date.parse("2099-01-15T05:00:00Z");
  const Coming = [
    { Key: "1", From, ChangeId: 7, Cells: { per_day: "1070.00" } },
    { Key: "2", From, ChangeId: 8, Cells: null },
  ];
  shown = { ...shown, Coming };
  open();
  const price = await screen.findByRole("cell", { name: /^83\.00/ });
  expect(price).toHaveTextContent("1,070.00 from Thu, Jan 15, 2099, 00:00");
  expect(screen.getByText("Ends on Thu, Jan 15, 2099, 00:00")).toBeVisible();
});

test("a scheduled price can be withdrawn in its cell, after a preview of what is restored (OPS-42)", async () => {
  const From = Date.parse("2099-01-15T05:00:00Z");
  const Coming = [
    { Key: "1", From, ChangeId: 7, Cells: { per_day: "90.00" } },
    { Key: "2", From, ChangeId: 6, Cells: { per_day: "99.00" } },
  ];
  shown = { ...shown, Coming, Scheduled: [spring, { ...spring, ChangeId: 6, CanUndo: false }] };
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Withdraw no. 7" }));
  await type(/^Why it is undone/, "a wrong price");
  await preview();
  expect(await dialog().findByRole("row", { name: "A day, USD 83.00 70.00" })).toBeVisible();
  await userEvent.click(dialog().getByRole("button", { name: "Undo it" }));
  await waitFor(() => expect(undone).toMatchObject([{ ChangeId: 7, Preview: true }, { Preview: false }]));
  expect(screen.queryByRole("button", { name: "Withdraw no. 6" })).not.toBeInTheDocument();
});

test("a preview compares with the prices at its instant, from the server (OPS-40, OPS-42)", async () => {
  const From = Date.parse("2099-01-15T05:00:00Z");
  const then = { ...economy, per_day: "90.00" };
  const Tables = [{ Table: "classes", Set: [{ Was: then, Row: { ...then, per_day: "94.50" } }], Remove: [] }];
  server.use(http.post("*/api/support/catalogue/changes", () => answer({ ...outcome, From, Tables })));
  open();
  await openRow();
  await type(/^A day, USD/, "94.5");
  await type(/^Reason/, "next year");
  await preview();
  expect(await dialog().findByRole("row", { name: "A day, USD 90.00 94.50" })).toBeVisible();
});

test("a row that a scheduled change adds is shown with its day, and cannot be chosen yet (OPS-40, OPS-42)", async () => {
  const From = Date.parse("2099-01-15T05:00:00Z");
  const added = { from_days: "45", percent: "70.0" };
  shown = { ...nothing, Rows: [{ from_days: "7", percent: "95.0" }], ToCome: [{ From, ChangeId: 7, Row: added }] };
  showDesk(<CataloguePage />, { route: "/support/catalogue", at: "/support/catalogue?table=lengths" });
  const row = await screen.findByRole("row", { name: /^45/ });
  expect(row).toHaveTextContent("Begins on Thu, Jan 15, 2099, 00:00");
  expect(within(row).queryByRole("checkbox")).not.toBeInTheDocument();
});

test("the column of the key stays in sight while a wide table is scrolled (OPS-42)", async () => {
  open();
  const key = (await screen.findByRole("button", { name: "Change row 1" })).closest("td");
  expect(key).toHaveAttribute("data-pinned");
  expect(screen.getByRole("columnheader", { name: "Number" })).toHaveAttribute("data-pinned");
  expect(screen.getByRole("cell", { name: "95.50" })).not.toHaveAttribute("data-pinned");
});

test("a car's row shows its company, model and zone instead of their keys (OPS-42)", async () => {
  const car = { id: "7", company_id: "3", model_id: "12", zone: "VRA", plate: "T 1", on_sale: "yes" };
  const Names = [
    { Table: "companies", Key: "3", Name: "Cubacar", RoomClass: "" },
    { Table: "models", Key: "12", Name: "Geely CK", RoomClass: "" },
    { Table: "zones", Key: "VRA", Name: "Varadero", RoomClass: "" },
  ];
  shown = { ...nothing, Rows: [car], Names };
  showDesk(<CataloguePage />, { route: "/support/catalogue", at: "/support/catalogue?table=cars" });
  for (const name of ["Cubacar", "Geely CK", "Varadero"])
    expect(await screen.findByRole("cell", { name })).toBeVisible();
});

test("a preview names what a changed row referred to and what it refers to (OPS-42)", async () => {
  const car = { id: "7", company_id: "3", model_id: "12", zone: "VRA", plate: "T 1", on_sale: "yes" };
  const company = (Key: string, Name: string) => ({ Table: "companies", Key, Name, RoomClass: "" });
  shown = { ...nothing, Rows: [car], Names: [company("3", "Cubacar")] };
  named = [company("3", "Cubacar"), company("4", "Vía")];
  referred = { companies: { ...nothing, Rows: [{ id: "4", name: "Vía" }] } };
  showDesk(<CataloguePage />, { route: "/support/catalogue", at: "/support/catalogue?table=cars" });
  await userEvent.click(await screen.findByRole("button", { name: "Change row 7" }));
  const field = await dialog().findByRole("combobox", { name: /^Company/ });
  expect(field).toHaveValue("Cubacar (3)");
  await userEvent.click(field);
  await userEvent.click(await screen.findByRole("option", { name: "Vía (4)" }));
  await type(/^Reason/, "sold");
  await preview();
  expect(await dialog().findByRole("row", { name: "Company Cubacar Vía" })).toBeVisible();
});

test("a reference is searched after a pause in typing, and results of an earlier text are not offered (OPS-42)", async () => {
  const car = { id: "7", company_id: "3", model_id: "12", zone: "VRA", plate: "T 1", on_sale: "yes" };
  shown = { ...nothing, Rows: [car] };
  referred = { companies: { ...nothing, Rows: [{ id: "4", name: "Vía" }] } };
  showDesk(<CataloguePage />, { route: "/support/catalogue", at: "/support/catalogue?table=cars" });
  await userEvent.click(await screen.findByRole("button", { name: "Change row 7" }));
  const field = await dialog().findByRole("combobox", { name: /^Company/ });
  await userEvent.click(field);
  expect(await screen.findByRole("option", { name: "Vía (4)" })).toBeVisible();
  for (const value of ["V", "Ví", "Vía"]) fireEvent.change(field, { target: { value } });
  expect(screen.queryByRole("option", { name: "Vía (4)" })).toBeNull();
  expect(await screen.findByRole("option", { name: "Vía (4)" })).toBeVisible();
  const found = asked.filter(({ Table }) => Table === "companies").map(({ Find }) => Find);
  expect(new Set(found)).toEqual(new Set(["", "Vía"]));
});

test("a row whose key is a room is shown with its property and class (OPS-42)", async () => {
  const rate = { room_id: "11", meals: "AP", peak: "1416.25", high: "90.00", low: "80.00" };
  const Names = [{ Table: "rooms", Key: "11", Name: "Casa Azul", RoomClass: "suite" }];
  shown = { ...nothing, Rows: [rate], Names };
  showDesk(<CataloguePage />, { route: "/support/catalogue", at: "/support/catalogue?table=room_rates" });
  const rowOf = await screen.findByRole("button", { name: "Change row Casa Azul, Suite / Full board" });
  expect(rowOf).toHaveTextContent("Casa Azul, Suite");
  expect(screen.getByRole("cell", { name: "1,416.25" })).toBeVisible();
});

test("a reference to a long table is found by its name, and its key is sent (OPS-42)", async () => {
  const Names = [{ Table: "houses", Key: "5", Name: "Casa Azul", RoomClass: "" }];
  referred = { rooms: { ...nothing, Names, Rows: [{ id: "311", house_id: "5", class: "suite" }] } };
  shown = { ...nothing, Rows: [{ room_id: "11", meals: "AP", peak: "90.00", high: "90.00", low: "80.00" }] };
  showDesk(<CataloguePage />, { route: "/support/catalogue", at: "/support/catalogue?table=room_rates" });
  await userEvent.click(await screen.findByRole("button", { name: "Add a row" }));
  const field = await dialog().findByRole("combobox", { name: /^Room/ });
  await userEvent.type(field, "azul");
  await waitFor(() => expect(asked).toContainEqual(expect.objectContaining({ Table: "rooms", Find: "azul" })));
  await userEvent.click(await screen.findByRole("option", { name: "Casa Azul, Suite (311)" }));
  expect(field).toHaveValue("Casa Azul, Suite (311)");
  await userEvent.selectOptions(dialog().getByRole("combobox", { name: /^Meals/ }), "Full board");
  for (const season of ["Peak", "High", "Low"]) await type(new RegExp(`^${season} season`), "70");
  await type(/^Reason/, "new");
  await preview();
  await waitFor(() => expect(sent).toMatchObject([{ Set: [{ Was: null, Row: { room_id: "311", peak: "70.00" } }] }]));
});

test("prices can be scheduled by Havana's clock, columns without a price cannot (OPS-42)", async () => {
  open();
  await openRow();
  await type(/^A day, USD/, "70");
  await userEvent.click(dialog().getByRole("radio", { name: "From a later day" }));
  await userEvent.type(dialog().getByLabelText(/^Day in Havana/), "2099-01-15");
  await type(/^Reason/, "next year");
  // By a clock of 24 hours in every browser.
  expect(dialog().getByRole("textbox", { name: /^Time in Havana/ })).toHaveValue("00:00");
  await type(/^Time in Havana/, "24:00");
  await preview();
  expect(await dialog().findAllByText(/^Enter a time from 00:00 to 23:59/)).not.toHaveLength(0);
  await type(/^Time in Havana/, "0:00");
  await preview();
  expect(await dialog().findByText(/^From Thursday, January 15, 2099/)).toBeVisible();
  expect(sent[0]?.From).toBe(Date.parse("2099-01-15T05:00:00Z"));
  await userEvent.click(dialog().getByRole("button", { name: "Back" }));
  await type(/^Seats/, "5");
  expect(dialog().queryByRole("radio", { name: "From a later day" })).not.toBeInTheDocument();
});

test("a refusal of the server is shown at its field, and what was typed stays (OPS-42)", async () => {
  const Findings: ChangeOutcome["Findings"] = [
    { At: 0, Column: "waiver_per_day", Code: "waiverAboveRate", Facts: { column: "per_day" }, From: null },
  ];
  server.use(http.post("*/api/support/catalogue/changes", () => answer({ ...outcome, Changed: 0, Findings })));
  open();
  await openRow();
  await type(/^Waiver a day/, "90");
  await type(/^Reason/, "a try");
  await preview();
  const waiver = dialog().getByRole("textbox", { name: /^Waiver a day/ });
  await waitFor(() =>
    expect(waiver).toHaveAccessibleDescription("It is more than “A day, USD”, which already includes the waiver."),
  );
  expect(waiver).toHaveValue("90");
  expect(dialog().queryByRole("button", { name: "Make this change" })).not.toBeInTheDocument();
});

test("rows that were changed meanwhile are reported, with a button to load them again (OPS-42)", async () => {
  server.use(
    http.post("*/api/support/catalogue/changes", () => refuse(409, "catalogue.changedMeanwhile", "changed meanwhile")),
  );
  open();
  await openRow();
  await type(/^A day, USD/, "70");
  await type(/^Reason/, "low season");
  await preview();
  expect(await dialog().findByText("Somebody has changed these rows meanwhile")).toBeVisible();
  const before = asked.length;
  await userEvent.click(dialog().getByRole("button", { name: "Look again" }));
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test("a column of several chosen rows is raised by a percentage, each from its own value (OPS-42)", async () => {
  open();
  await userEvent.click(await screen.findByRole("checkbox", { name: /all/i }));
  await userEvent.click(screen.getByRole("button", { name: "Change a column" }));
  await userEvent.click(dialog().getByRole("radio", { name: "Change each by a percentage" }));
  await type(/^By how many percent/, "five");
  await type(/^Reason/, "inflation");
  await preview();
  expect(await dialog().findAllByText(/^Write a percentage above -100/)).not.toHaveLength(0);
  await type(/^By how many percent/, "+5 %");
  await preview();
  expect(await dialog().findByRole("row", { name: "A day, USD 83.00 87.15" })).toBeVisible();
  expect(dialog().getByRole("row", { name: "A day, USD 95.50 100.28" })).toBeVisible();
  expect(sent[0]?.Each).toEqual({ Column: "per_day", To: null, ByBasisPoints: 500 });
});

test("chosen rows are deleted, and the preview shows which (OPS-42)", async () => {
  open();
  await userEvent.click(await screen.findByRole("checkbox", { name: /\b2$/ }));
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  await type(/^Reason/, "sold");
  await preview();
  await waitFor(() => expect(sent).toMatchObject([{ Set: [], Remove: [medium], Preview: true }]));
});

test("a change lists who made it and why, and is undone after a preview of what is restored (OPS-42)", async () => {
  open();
  expect(await screen.findByText("spring rates")).toBeVisible();
  expect(screen.getByText(/by Ana Pérez/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Undo no. 7" }));
  await type(/^Why it is undone/, "a slip");
  await preview();
  expect(await dialog().findByRole("row", { name: "A day, USD 83.00 70.00" })).toBeVisible();
  const undo = { ChangeId: 7, Reason: "a slip" };
  expect(undone).toEqual([{ ...undo, Preview: true }]);
  await userEvent.click(dialog().getByRole("button", { name: "Undo it" }));
  await waitFor(() => expect(undone.slice(1)).toEqual([{ ...undo, Preview: false }]));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test("a change that can no longer be undone offers no undo, and an import without a reason is called one (OPS-42)", async () => {
  made = [{ ...spring, Reason: "", MadeBy: null, CanUndo: false }];
  open();
  expect(await screen.findByText("Import")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Undo no. 7" })).not.toBeInTheDocument();
});
