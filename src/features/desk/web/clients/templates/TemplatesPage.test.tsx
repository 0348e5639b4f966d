import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { showDesk } from "../../../../../../test/fixtures/web/deskTestBed";
import { answer, serve } from "../../../../../../test/fixtures/web/wireTestBed";
import type { Template } from "../../../templates/templates.schemas";
import TemplatesPage from "./TemplatesPage";

const words = (Language: "en" | "es", Title: string, Text: string) => ({ Language, Title, Subject: Title, Text });
const short: Template = {
  ...{ TemplateId: 4, Occasion: "transferShort", ChangedAt: 7, RetiredAt: null },
  Words: [words("en", "Too little", "{name}, {missing} is missing"), words("es", "Falta", "{name}, faltan {missing}")],
};

const delivered: Template = {
  ...{ TemplateId: 5, Occasion: "question", ChangedAt: null, RetiredAt: null },
  Words: [words("en", "A question", "{name}, one question"), words("es", "Una pregunta", "{name}, una pregunta")],
};

let sent: unknown[];
serve(
  http.get("*/api/support/templates", () => answer([short, delivered])),
  http.post("*/api/support/templates", async ({ request }) => {
    sent.push(await request.json());
    return answer(null);
  }),
  http.post("*/api/support/templates/retire", async ({ request }) => {
    sent.push(await request.json());
    return answer(null);
  }),
);
beforeEach(() => {
  sent = [];
});
const show = () => showDesk(<TemplatesPage />, { route: "/support/templates", at: "/support/templates" });

test("a template is changed in both languages side by side, with how a client would read it (DESK-32)", async () => {
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole("button", { name: "Edit “Too little”" }));
  expect(screen.getByRole("combobox")).toHaveFocus();
  const [english, spanish] = [
    within(screen.getByRole("group", { name: "English" })),
    within(screen.getByRole("group", { name: "Español" })),
  ];
  expect(spanish.getByText("Ana, faltan $50.00")).toBeInTheDocument();
  const text = english.getByRole("textbox", { name: /Message/ });
  await user.type(text, " of {{plan}, {{amount}");
  // Placeholders that the occasion does not have stay as typed.
  expect(english.getByText("Ana, $50.00 is missing of 1001, {amount}")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ TemplateId: 4, Occasion: "transferShort", Seen: 7 });
  expect(sent[0]).toHaveProperty("Words.0.Text", "{name}, {missing} is missing of {plan}, {amount}");
});

test("an empty required field is reported, and nothing is sent (DESK-32)", async () => {
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole("button", { name: "Edit “Too little”" }));
  const text = within(screen.getByRole("group", { name: "Español" })).getByRole("textbox", { name: /Message/ });
  await user.clear(text);
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(text).toHaveAccessibleDescription(/Write a message/));
  expect(sent).toEqual([]);
});

test("a template that nobody has changed is shown as delivered, and only the others with when (DESK-32)", async () => {
  show();
  const row = (await screen.findByRole("button", { name: "Edit “A question”" })).closest("li");
  expect(row).toHaveTextContent("as delivered");
  expect(row).not.toHaveTextContent("changed");
  expect(screen.getAllByText(/^changed/)).toHaveLength(1);
});

test("a template is retired in its own row (DESK-32)", async () => {
  const user = userEvent.setup();
  show();
  await user.click(await screen.findByRole("button", { name: "Retire “Too little”" }));
  await waitFor(() => expect(sent).toEqual([{ TemplateId: 4, Retired: true }]));
});
