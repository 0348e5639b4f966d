import { act, screen, within } from "@testing-library/react";
import { http } from "msw";
import { ownShop, setShop } from "../../../../../test/fixtures/shopBed";
import { openApp, serveApp } from "../../../../../test/fixtures/web/appTestBed";
import { answer } from "../../../../../test/fixtures/web/wireTestBed";
import { FOOTER_DELAY } from "../../../../shared/constants";

serveApp(http.get("*/api/information/news/getCategories/:lang", () => answer([])));
beforeEach(() => jest.useFakeTimers({ advanceTimers: true, doNotFake: ["queueMicrotask", "performance"] }));
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const footer = () => screen.queryByRole("contentinfo");

test("the footer comes on the home page after two seconds, with the office, policies, courier, road guide and tips (WEB-7)", async () => {
  setShop(ownShop);
  await openApp("/");
  expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
  expect(footer()).toBeNull();
  await pass(FOOTER_DELAY);
  const found = await screen.findByRole("contentinfo");
  expect(found).toHaveTextContent("Autos HabanaCalle 8 no. 12, Vedado10400 La Habana");
  const links = [...found.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  for (const path of ["/cancellation-policy", "/privacy-policy", "/news-list", "/courier-service"])
    expect(links).toContain(path);
  expect(links.filter((link) => link?.endsWith(".pdf"))).toHaveLength(2);
});

test("the footer has no office until the owner has entered the operator's data (OPS-92)", async () => {
  setShop(null);
  await openApp("/");
  expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
  await pass(FOOTER_DELAY);
  const headings = within(await screen.findByRole("contentinfo")).getAllByRole("heading");
  expect(headings.map(({ textContent }) => textContent)).toEqual(["Before you book", "Good to know"]);
});

test("no other page shows the footer, however long it is open (WEB-7)", async () => {
  await openApp("/news-list");
  expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
  await pass(10 * FOOTER_DELAY);
  expect(footer()).toBeNull();
});
