import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { showDesk } from "../../../../../test/fixtures/web/deskTestBed";
import { answer, serve } from "../../../../../test/fixtures/web/wireTestBed";
import type { Quote, QuoteChoices } from "../../quote.schemas";
import { QuotePage } from "./QuotePage";

const choices: QuoteChoices = {
  Offices: [{ Id: 1, Name: "Varadero" }],
  Suppliers: [{ Id: 2, Name: "Cubacar" }],
  Models: [{ Id: 3, Name: "Kia Picanto", ClassName: "ECO-M" }],
  Hotels: [],
};
const quote: Quote = { At: Date.UTC(2026, 10, 20, 17), PayNow: 70_000, PayInCuba: 0, Deposit: 0, Lines: [] };
let held: Promise<void>;
serve(
  http.get("*/api/support/self", () => answer({ StaffRole: "content" })),
  http.get("*/api/support/catalogue/quotes", () => answer(choices)),
  http.post("*/api/support/catalogue/quotes/car", async () => {
    await held;
    return answer(quote);
  }),
);

test("a quote is shown while the form still has the values that it was asked for (OPS-41)", async () => {
  held = Promise.resolve();
  const result = () => screen.queryByRole("heading", { name: "The price" });
  showDesk(<QuotePage />, { route: "/", at: "/" });
  const ask = await screen.findByRole("button", { name: "Work out the price" });
  const extra = (value: string) => fireEvent.change(screen.getByLabelText("Extra drivers"), { target: { value } });
  await userEvent.click(ask);
  await waitFor(() => expect(result()).toBeVisible());
  extra("1");
  expect(result()).toBeNull();
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  await userEvent.click(ask);
  extra("2");
  release();
  await waitFor(() => expect(ask).toBeEnabled());
  expect(result()).toBeNull();
});

test("an impossible number is refused, with the range that is possible (OPS-41)", async () => {
  showDesk(<QuotePage />, { route: "/", at: "/" });
  const ask = await screen.findByRole("button", { name: "Work out the price" });
  fireEvent.change(screen.getByLabelText("Extra drivers"), { target: { value: "4" } });
  fireEvent.change(screen.getByLabelText("Driver’s age"), { target: { value: "-5" } });
  await userEvent.click(ask);
  await waitFor(() =>
    expect(screen.getByLabelText("Extra drivers")).toHaveAccessibleDescription(/Write a whole number from 0 to 3/),
  );
  expect(screen.getByLabelText("Driver’s age")).toHaveAccessibleDescription(/Write a whole number from 0 to 150/);
});
