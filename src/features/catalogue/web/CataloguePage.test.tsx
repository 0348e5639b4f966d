import { screen, within } from "@testing-library/react";
import { http } from "msw";
import { showDesk } from "../../../../test/fixtures/web/deskTestBed";
import { answer, serve } from "../../../../test/fixtures/web/wireTestBed";
import type { MissingSetup } from "../catalogue.setup";
import { sheets } from "../catalogue.sheets";
import CataloguePage from "./CataloguePage";
import { SetupSection } from "./SetupSection";

let missing: MissingSetup[];
serve(
  http.get("*/api/support/catalogue/changes", () => answer([])),
  http.get("*/api/support/catalogue", () =>
    answer({
      Missing: missing,
      Tables: sheets.map(({ name }) => ({ Name: name, Rows: 1200, OffSale: name === "cars" ? 3 : 0 })),
    }),
  ),
);
const at = "/support/catalogue";

test("the catalogue's page shows the number of rows of every table, those off sale, and what is missing (OPS-29)", async () => {
  missing = ["offices", "madeUp"];
  showDesk(<CataloguePage />, { route: at, at });
  expect(await screen.findByText("No office hands cars over.")).toBeVisible();
  expect(screen.getByText(/are made up for the demonstration/)).toBeVisible();
  const cars = screen.getByRole("row", { name: /^Cars cars\.csv/ });
  expect(
    within(cars)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["1,200", "3"]);
  expect(screen.queryByText("Table", { selector: "th[scope=row]" })).not.toBeInTheDocument();
});

test.each<[MissingSetup[], string, string]>([
  [["shop", "policies"], "You can sell without this, but it is better to have it", "Needed before you can sell"],
  [["payMethods"], "Needed before you can sell", "You can sell without this, but it is better to have it"],
])("only what selling requires is marked as required (OPS-29): %j", async (alone, said, unsaid) => {
  missing = alone;
  showDesk(<SetupSection />, { route: at, at });
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByText(unsaid)).not.toBeInTheDocument();
  expect(screen.getAllByRole("link", { name: "See the catalogue" })).toHaveLength(1);
});

test("each missing part links to the table where it is entered, and each box to the catalogue (OPS-29)", async () => {
  missing = ["offices", "nothing", "policies", "shop"];
  showDesk(<SetupSection />, { route: at, at });
  const item = async (text: RegExp) => within((await screen.findByText(text)).closest("li") ?? document.body);
  const offices = (await item(/^No office hands cars over/)).getByRole("link");
  expect(offices).toHaveAttribute("href", `${at}?table=offices`);
  expect((await item(/^Clients cannot see who runs/)).getByRole("link")).toHaveAttribute("href", `${at}?table=shop`);
  expect((await item(/^The general terms/)).getByRole("link")).toHaveAttribute("href", `${at}?texts=`);
  expect((await item(/^Nothing is on sale/)).queryByRole("link")).not.toBeInTheDocument();
  expect(screen.getAllByRole("link", { name: "See the catalogue" })).toHaveLength(2);
});

test("the first page of the back office lists what is missing, and shows nothing if nothing is (OPS-29)", async () => {
  missing = ["nothing"];
  showDesk(<SetupSection />, { route: at, at });
  expect(await screen.findByText(/Nothing is on sale/)).toBeVisible();
  expect(screen.getByRole("link", { name: "See the catalogue" })).toHaveAttribute("href", at);
});
