import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { showDesk } from "../../../../../test/fixtures/web/deskTestBed";
import { answer, refuse, serve } from "../../../../../test/fixtures/web/wireTestBed";
import type { DeskNews } from "../../desk/newsDesk.schemas";
import { NewsDeskPage } from "./NewsDeskPage";

const fuel: DeskNews = {
  ...{ NewsId: 3, Category: "road", PublishedOn: "2026-11-20", Ahead: false, ChangedAt: 7, RetiredAt: null },
  Words: [{ Language: "en", Title: "Fuel", Summary: "Where to fill up", Body: "Fill up at half.\n\nPay by card." }],
};
let items: DeskNews[];
let sent: unknown[];
const names = (lang: unknown) =>
  lang === "es"
    ? ["En carretera", "Alojamiento", "Antes de viajar", "Servicio"]
    : ["Road", "Stays", "Before", "Service"];
const server = serve(
  http.get("*/api/support/news", () => answer(items)),
  http.get("*/api/information/news/getCategories/:lang", ({ params }) =>
    answer(names(params.lang).map((Name, place) => ({ Id: place + 1, Name }))),
  ),
  http.post("*/api/support/news", async ({ request }) => {
    sent.push(await request.json());
    return answer(null);
  }),
  http.post("*/api/support/news/retire", async ({ request }) => {
    sent.push(await request.json());
    return answer(null);
  }),
);
beforeEach(() => {
  items = [fuel];
  sent = [];
});
const show = () => showDesk(<NewsDeskPage />, { route: "/support/catalogue", at: "/support/catalogue?news=" });
const column = (name: string) => within(screen.getByRole("group", { name }));

test("an item is written in both languages side by side, each with a preview of its page (INFO-20)", async () => {
  const user = userEvent.setup();
  show();
  expect(await screen.findByText("not in Spanish")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Edit “Fuel”" }));
  expect(column("English").getByText("Pay by card.", { selector: "p" })).toBeInTheDocument();
  const spanish = column("Español");
  expect(spanish.queryByText("Preview")).toBeNull();
  await user.type(spanish.getByRole("textbox", { name: /Title/ }), "Combustible");
  await user.type(spanish.getByRole("textbox", { name: /Text/ }), "Llene a la mitad.{Enter}Pague con tarjeta.");
  const paragraphs = spanish.getAllByText(/^(Llene a la mitad|Pague con tarjeta)\.$/, { selector: "p" });
  expect(paragraphs.map(({ textContent }) => textContent)).toEqual(["Llene a la mitad.", "Pague con tarjeta."]);
  // The day and the topic as a reader of that language sees them.
  expect(await spanish.findByText(/^viernes,? 20 de noviembre de 2026$/)).toBeInTheDocument();
  expect(spanish.getByText("En carretera")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ NewsId: 3, Category: "road", PublishedOn: "2026-11-20", Seen: 7 });
  expect(sent[0]).toHaveProperty("Words.1", {
    ...{ Language: "es", Title: "Combustible", Summary: "", Body: "Llene a la mitad.\nPague con tarjeta." },
  });
});

test("a refusal of the server is shown at its field, and the text stays in the form (INFO-20)", async () => {
  const user = userEvent.setup();
  server.use(
    http.post("*/api/support/news", () =>
      refuse(400, "invalid", "Wrong", [
        { Field: "Words.1.Summary", Code: "required", Message: "Please fill in this field" },
      ]),
    ),
  );
  show();
  await user.click(await screen.findByRole("button", { name: "Edit “Fuel”" }));
  await user.type(column("Español").getByRole("textbox", { name: /Title/ }), "Combustible");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const summary = column("Español").getByRole("textbox", { name: /Summary/ });
  await waitFor(() => expect(summary).toHaveAccessibleDescription(/Please fill in this field/));
  expect(screen.queryByText("Wrong")).not.toBeInTheDocument();
  expect(column("Español").getByRole("textbox", { name: /Title/ })).toHaveValue("Combustible");
});

test("an item is retired in its own row, and a future one shows when it appears (INFO-20)", async () => {
  items = [{ ...fuel, PublishedOn: "2099-01-01", Ahead: true }];
  const user = userEvent.setup();
  show();
  expect(await screen.findByText("appears on Thursday, January 1, 2099")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Take down “Fuel”" }));
  await waitFor(() => expect(sent).toEqual([{ NewsId: 3, Retired: true }]));
});

test("a shop without news shows a notice and offers to write the first item", async () => {
  items = [];
  show();
  expect(await screen.findByText("Nothing has been written yet")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Write a news item" }));
  expect(screen.getByRole("combobox", { name: "Topic" })).toHaveFocus();
});

test("the reason why an item was not saved is shown next to the buttons, which stay in view", async () => {
  const user = userEvent.setup();
  server.use(http.post("*/api/support/news", () => refuse(409, "information.changedMeanwhile", "Changed meanwhile.")));
  show();
  await user.click(await screen.findByRole("button", { name: "Edit “Fuel”" }));
  const save = screen.getByRole("button", { name: "Save" });
  await user.click(save);
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("Changed meanwhile.");
  const bar = alert.parentElement?.parentElement;
  expect(bar).toContainElement(save);
  expect(bar).not.toContainElement(screen.getByRole("group", { name: "English" }));
});
