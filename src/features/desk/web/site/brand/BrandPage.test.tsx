import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { showDesk } from "../../../../../../test/fixtures/web/deskTestBed";
import { answer, serve } from "../../../../../../test/fixtures/web/wireTestBed";
import { noBrand } from "../../../../../shared/shop";
import { formOf } from "../../../../brand/brand.rules";
import type { OwnBrand } from "../../../../brand/brand.schemas";
import BrandPage from "./BrandPage";

let sent: unknown[];
const brand: OwnBrand = {
  Brand: formOf({ ...noBrand, name: "Caimán", prefix: "RDC" }),
  ShownName: "Caimán",
  Marks: { day: "/day.png", night: "/night.png" },
  Logos: { day: true, night: false },
};
serve(
  http.get("*/api/support/brand", () => answer(brand)),
  http.post("*/api/support/brand", async ({ request }) => {
    sent.push(await request.json());
    return answer(brand);
  }),
);
beforeEach(() => {
  sent = [];
  showDesk(<BrandPage />, { route: "/support/brand", at: "/support/brand" });
});

it("a colour that cannot be read is not sent; the nearest that can is taken with one press (OPS-155)", async () => {
  const user = userEvent.setup();
  const main = await screen.findByLabelText("Main color by day");
  await user.type(main, "#7CB342");
  await user.click(screen.getByRole("button", { name: "Save for everybody" }));
  expect(await screen.findByText(/background of summaries its contrast is 2 to 1/)).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole("button", { name: /^Take #/ }));
  await waitFor(() => expect(screen.queryByText(/its contrast is/)).toBeNull());
  expect(main).toHaveValue("#4F732A");
});

it("the preview has the name and the colours as they are typed, by day and at night (OPS-150)", async () => {
  const user = userEvent.setup();
  const name = await screen.findByLabelText("Name of the shop");
  await user.clear(name);
  await user.type(name, "Rutas");
  // A page's head and a mail's, by day and at night.
  expect(screen.getAllByText("Rutas")).toHaveLength(4);
  await user.type(screen.getByLabelText("Main color by day"), "#1F5F3B");
  const day = screen.getByText("By day").closest("section");
  expect(day?.style.getPropertyValue("--m-palette-malecon-sea")).toBe("#1F5F3B");
});

it.each([
  ["Letters of references", "rdc", /two to four capital letters/],
  ["Answers go to", "hola", /email/i],
])("an invalid “%s” is reported at its field, and nothing is sent (OPS-150)", async (label, typed, said) => {
  const user = userEvent.setup();
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, typed);
  await user.click(screen.getByRole("button", { name: "Save for everybody" }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(said));
  expect(sent).toEqual([]);
});
