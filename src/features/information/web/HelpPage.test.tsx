import { screen, within } from "@testing-library/react";
import { http } from "msw";
import { openApp, serveApp } from "../../../../test/beds/web/appTestBed";
import { answer } from "../../../../test/beds/web/wireTestBed";
import { company } from "../../../shared/company";

serveApp(
  http.get("*/api/faq/:siteId/:productType", () =>
    answer([{ Question: "May I drive at night?", Answer: "Better not." }]),
  ),
);

it("has every way to reach the office, what is asked most, and is a link of the header (WEB-22)", async () => {
  await openApp("/help");
  expect(await screen.findByRole("heading", { level: 1, name: "Help" })).toBeVisible();
  const main = screen.getByRole("main");
  const addresses = within(main)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  const plain = (number: string) => number.replace(/\D/g, "");
  expect(addresses).toEqual([
    `https://wa.me/${plain(company.whatsApp.number)}`,
    `tel:+${plain(company.phone)}`,
    `mailto:${company.email}`,
    "/notes?box=new",
  ]);
  expect(await screen.findAllByText("May I drive at night?")).toHaveLength(2);
  const navigation = screen.getByRole("navigation", { name: "Main" });
  expect(within(navigation).getByRole("link", { name: "Help" })).toHaveAttribute("href", "/help");
});
