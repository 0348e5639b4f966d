import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { openApp, serveApp } from "../../../../test/fixtures/web/appTestBed";
import { answer, refuse } from "../../../../test/fixtures/web/wireTestBed";
import { selectAlerts } from "../../../platform/web/alerts/alerts";

const item = (Id: number, CategoryId: number, Title: string) => ({
  ...{ Id, CategoryId, Title, CategoryName: CategoryId === 1 ? "On the road" : "Stays" },
  ...{
    PublishedOn: "2026-11-20",
    ChangedOn: Id === 3 ? "2026-11-22" : null,
    Summary: `About ${Title}`,
    Language: "en",
  },
});
const all = [item(3, 1, "Fuel"), item(2, 1, "Driving after dark"), item(1, 2, "Villas")];
const categories = [
  { Id: 1, Name: "On the road" },
  { Id: 2, Name: "Stays" },
];

const server = serveApp(
  http.get("*/api/information/news/getCategories/:lang", () => answer(categories)),
  http.post("*/api/information/news/searchIndex/:lang", () => answer(all)),
  http.get("*/api/information/news/getNews/:id/:lang", ({ params }) =>
    params.id === "3" ? answer({ ...all[0], Body: ["Fill up at half."] }) : refuse(404, "notFound", "Not there"),
  ),
);

it("the news page lists what is new, and one subject's when it is chosen", async () => {
  await openApp("/news-list");
  expect(await screen.findByRole("link", { name: "Villas" })).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: "On the road" }));
  expect(screen.queryByRole("link", { name: "Villas" })).toBeNull();
  expect(screen.getByRole("link", { name: "On the road" })).toHaveAttribute("aria-current", "page");
  expect(location.search).toBe("?category=1");
});

it("the news page shows one item whole, and others on the same subject", async () => {
  await openApp("/news/3/1");
  expect(await screen.findByRole("heading", { level: 1, name: "Fuel" })).toBeVisible();
  expect(screen.getByText("Fill up at half.")).toBeVisible();
  expect(screen.getByText("updated Sunday, November 22, 2026")).toBeVisible();
  const related = await screen.findByRole("region", { name: "On the same topic" });
  expect(within(related).getByRole("link", { name: "Driving after dark" })).toHaveAttribute("href", "/news/2/1");
  expect(within(related).queryByRole("link", { name: "Villas" })).toBeNull();
  const descriptions = document.querySelectorAll('meta[name="description"],meta[property="og:description"]');
  expect([...descriptions].map((meta) => meta.getAttribute("content"))).toEqual(["About Fuel", "About Fuel"]);
  // The shell sets the page's title before the item is loaded. (WEB-23)
  expect(document.title).toBe("Fuel · Malecón");
});

it("the news page marks texts that are in another language than the page with the language that they are in", async () => {
  server.use(
    http.get("*/api/information/news/getNews/:id/:lang", () =>
      answer({ ...all[0], Language: "es", Body: ["¡Llene el tanque!"] }),
    ),
  );
  await openApp("/news/3/1");
  const heading = await screen.findByRole("heading", { level: 1, name: "Fuel" });
  for (const text of [within(heading).getByText("Fuel"), screen.getByText("¡Llene el tanque!")])
    expect(text).toHaveAttribute("lang", "es");
});

it.each(["/news/99/1", "/news/abc/1"])("reports %s as an unknown item, without an alert", async (path) => {
  await openApp(path);
  expect(await screen.findByRole("heading", { level: 1, name: "This news item is no longer available" })).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("the news page offers to try again if the list cannot be loaded, without an alert (INFO-4, WEB-17)", async () => {
  server.use(http.post("*/api/information/news/searchIndex/:lang", () => refuse(500, "unexpected")));
  const store = await openApp("/news-list");
  expect(await screen.findByRole("button", { name: /try again/i })).toBeVisible();
  expect(selectAlerts(store.getState())).toEqual([]);
});
