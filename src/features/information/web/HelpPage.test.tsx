import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { ownShop, setShop } from "../../../../test/fixtures/shopBed";
import { openApp, serveApp } from "../../../../test/fixtures/web/appTestBed";
import { answer } from "../../../../test/fixtures/web/wireTestBed";

serveApp(
  http.get("*/api/faq/:siteId/:productType", () =>
    answer([{ Question: "May I drive at night?", Answer: "Better not." }]),
  ),
);

it("the help page has every contact of the office and the frequent questions, and is a link of the header (WEB-22)", async () => {
  setShop(ownShop);
  await openApp("/help");
  expect(await screen.findByRole("heading", { level: 1, name: "Help" })).toBeVisible();
  const main = screen.getByRole("main");
  const addresses = within(main)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(addresses).toEqual([
    "https://wa.me/5352834567",
    "tel:+5378334567",
    "mailto:reservas@autos.example",
    "/notes?box=new",
  ]);
  expect(await screen.findAllByText("May I drive at night?")).toHaveLength(2);
  const navigation = screen.getByRole("navigation", { name: "Main" });
  expect(within(navigation).getByRole("link", { name: "Help" })).toHaveAttribute("href", "/help");
});

it("a phone's header has cars, stays, help, news and the way into the account in its menu (WEB-6)", async () => {
  await openApp("/help");
  const navigation = within(await screen.findByRole("navigation", { name: "Main" }));
  await userEvent.click(navigation.getByRole("button", { name: "Menu" }));
  const menu = within(navigation.getByRole("list"));
  expect(menu.getAllByRole("link").map((link) => link.getAttribute("href")?.split("?")[0])).toEqual([
    ...["/search-car", "/search-lodging", "/help", "/news-list", "/signIn", "/signUp"],
  ]);
});

it("the help page leaves out each way to reach the office that its owner has not set (OPS-92)", async () => {
  setShop({ ...ownShop, phone: null, whatsApp: null });
  await openApp("/help");
  const main = await screen.findByRole("main");
  expect(await within(main).findByRole("heading", { level: 1, name: "Help" })).toBeVisible();
  const addresses = within(main)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(addresses).toEqual(["mailto:reservas@autos.example", "/notes?box=new"]);
});
