import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { showDesk } from "../../../../../test/fixtures/web/deskTestBed";
import { answer, refuse, serve } from "../../../../../test/fixtures/web/wireTestBed";
import { api } from "../../../../platform/web/api";
import { languages } from "../../../../shared/language";
import type { DeskText, DeskTextVersion, WrittenSectionedText } from "../../desk/textsDesk.schemas";
import { faqProducts } from "../../texts.rules";
import { TextsDeskPage } from "./TextsDeskPage";

const delivered = { Version: 0, PublishedAt: null, PublishedBy: null, Reason: null };
const second = { Version: 2, PublishedAt: 7, PublishedBy: "Ana Ruiz", Reason: "New hours" };
const first = { Version: 1, PublishedAt: 5, PublishedBy: "Ana Ruiz", Reason: "Ours now" };
const texts: DeskText[] = [
  { Name: "terms", ...second },
  { Name: "privacy", ...delivered },
  { Name: "faq", ...delivered },
];
const sectionedText = (title: string): WrittenSectionedText => ({
  Words: languages.map((Language) => ({ Language, Title: `${title} ${Language}`, Lead: "In short." })),
  Sections: [
    {
      Words: languages.map((Language) => ({
        ...{ Language, Heading: `Paying ${Language}`, Text: "Within {payHours} hours.", List: "", Table: "" },
      })),
    },
  ],
});
const terms = (version: typeof first | typeof second): DeskTextVersion => ({
  ...{ Name: "terms", ...version, SectionedText: sectionedText(`Version ${version.Version}`), Questions: null },
  ...{ Versions: [second, first, delivered], Figures: [{ Name: "payHours", Value: "48" }] },
});
const faq: DeskTextVersion = {
  ...{ Name: "faq", ...delivered, SectionedText: null, Versions: [delivered], Figures: [] },
  Questions: faqProducts.map((Product) => ({
    Product,
    Questions: [{ Words: languages.map((Language) => ({ Language, Question: `${Product}?`, Answer: "Yes." })) }],
  })),
};

let sent: unknown[];
const server = serve(
  http.get("*/api/support/texts", () => answer(texts)),
  http.get("*/api/support/texts/terms/2", () => answer(terms(second))),
  http.get("*/api/support/texts/terms/1", () => answer(terms(first))),
  http.get("*/api/support/texts/faq/0", () => answer(faq)),
  http.post("*/api/support/texts/:what", async ({ request }) => {
    sent.push(await request.json());
    return answer(null);
  }),
);
beforeEach(() => {
  sent = [];
});
const show = (of: string) =>
  showDesk(<TextsDeskPage param="texts" />, {
    ...{ route: "/support/catalogue", at: `/support/catalogue?texts=${of}` },
  });
const column = (name: string, place = 0) => {
  const found = screen.getAllByRole("group", { name })[place];
  if (!found) throw new Error(`no column ${name}`);
  return within(found);
};

test("the list shows which version of each text is in force, and which are still the delivered ones (INFO-21)", async () => {
  show("");
  expect(await screen.findByRole("link", { name: "General terms" })).toHaveAttribute(
    "href",
    "/support/catalogue?texts=terms",
  );
  expect(screen.getByText(/^Version 2, published on .* by Ana Ruiz$/)).toBeInTheDocument();
  expect(screen.getAllByText("Delivered text")).toHaveLength(2);
});

test("a new version begins with the one in force, is previewed with its figures, and is published with a reason (INFO-21)", async () => {
  const user = userEvent.setup();
  show("terms");
  await user.click(await screen.findByRole("button", { name: "Write a new version" }));
  const text = column("Español", 1).getByRole("textbox", { name: /Text/ });
  await user.clear(text);
  await user.type(text, "En {{payHours} horas.");
  await user.click(screen.getByRole("button", { name: "Add a section" }));
  await user.type(column("English", 2).getByRole("textbox", { name: /Heading/ }), "More");
  await user.click(screen.getByRole("button", { name: "Move up: Section 2" }));
  await user.click(screen.getByRole("button", { name: "Preview" }));
  expect(column("Español").getByText("En 48 horas.")).toBeInTheDocument();
  expect(
    column("English")
      .getAllByRole("heading")
      .map(({ textContent }) => textContent),
  ).toEqual(["More", "Paying en"]);
  await user.click(screen.getByRole("button", { name: "Publish" }));
  // Without a reason nothing is sent.
  expect(sent).toEqual([]);
  await user.type(screen.getByRole("textbox", { name: /Reason/ }), "Shorter");
  await user.click(screen.getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ Name: "terms", Seen: 2, Reason: "Shorter" });
  expect(sent[0]).toHaveProperty("SectionedText.Sections.1.Words.1.Text", "En {payHours} horas.");
  expect(await screen.findByText("The new version is published")).toBeInTheDocument();
});

test("an earlier version can be read, is marked as replaced, and can begin a new one (INFO-21)", async () => {
  const user = userEvent.setup();
  show("terms");
  await user.click(await screen.findByRole("link", { name: "Read version 1" }));
  expect(await screen.findByText("You are reading version 1, which does not hold any more.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Begin a new version with this one" }));
  expect(column("English").getByRole("textbox", { name: /Title/ })).toHaveValue("Version 1 en");
  await user.type(screen.getByRole("textbox", { name: /Reason/ }), "Back");
  await user.click(screen.getByRole("button", { name: "Publish" }));
  // `Seen` is the version in force, not the one that the editing started from.
  await waitFor(() => expect(sent[0]).toMatchObject({ Seen: 2, Reason: "Back" }));
});

test("the input stays when another version is published meanwhile, and is marked as outdated (INFO-21)", async () => {
  const user = userEvent.setup();
  const { store } = show("terms");
  await user.click(await screen.findByRole("button", { name: "Write a new version" }));
  const title = column("English").getByRole("textbox", { name: /Title/ });
  await user.clear(title);
  await user.type(title, "Our terms");
  const third = { ...second, Version: 3 };
  server.use(
    http.get("*/api/support/texts", () => answer([{ Name: "terms", ...third }])),
    http.get("*/api/support/texts/terms/3", () => answer(terms(third))),
  );
  store.dispatch(api.util.invalidateTags([{ type: "Desk", id: "texts" }]));
  expect(await screen.findByText(/^Somebody has changed this since you opened it/)).toBeVisible();
  expect(title).toBeVisible();
  expect(title).toHaveValue("Our terms");
});

test("an error in a text is shown at its field, and the preview closes (INFO-22)", async () => {
  const user = userEvent.setup();
  const Field = "SectionedText.Sections.0.Words.1.Text";
  server.use(
    http.post("*/api/support/texts/sectioned", () =>
      refuse(400, "invalid", "Wrong", [{ Field, Code: "figureUnknown", Message: "There is no figure called {x}." }]),
    ),
  );
  show("terms");
  await user.click(await screen.findByRole("button", { name: "Write a new version" }));
  await user.type(screen.getByRole("textbox", { name: /Reason/ }), "Wrong");
  await user.click(screen.getByRole("button", { name: "Preview" }));
  await user.click(screen.getByRole("button", { name: "Publish" }));
  await waitFor(() =>
    expect(column("Español", 1).getByRole("textbox", { name: /Text/ })).toHaveAccessibleDescription(/no figure called/),
  );
});

test("questions are added, removed and published for all products together (INFO-21)", async () => {
  const user = userEvent.setup();
  show("faq");
  expect(await screen.findByText(/This is the text that came with the program/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Write a new version" }));
  const cars = within(screen.getByRole("region", { name: "Cars" }));
  await user.click(cars.getByRole("button", { name: "Add a question" }));
  const fields = cars.getAllByRole("textbox", { name: /^(Question|Answer)/ });
  expect(fields).toHaveLength(8);
  await user.click(cars.getByRole("button", { name: "Remove: Question 1" }));
  for (const field of cars.getAllByRole("textbox", { name: /^(Question|Answer)/ })) await user.type(field, "New");
  await user.type(screen.getByRole("textbox", { name: /Reason/ }), "Pets");
  await user.click(screen.getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toHaveProperty("Questions.0.Questions", [
    { Words: languages.map((Language) => ({ Language, Question: "New", Answer: "New" })) },
  ]);
  expect(sent[0]).toHaveProperty("Questions.1.Questions.0.Words.0.Question", "lodging?");
});
