import { act, screen } from "@testing-library/react";
import { http } from "msw";
import { openApp, serveApp } from "../../../../test/beds/web/appTestBed";
import { answer } from "../../../../test/beds/web/wireTestBed";
import { company } from "../../../shared/company";
import { FOOTER_DELAY } from "../../../shared/constants";

serveApp(http.get("*/api/information/news/getCategories/:lang", () => answer([])));
beforeEach(() => jest.useFakeTimers({ advanceTimers: true, doNotFake: ["queueMicrotask", "performance"] }));
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const footer = () => screen.queryByRole("contentinfo");

test("the footer comes on the home page after two seconds, with the office, policies, courier, road guide and tips (WEB-7)", async () => {
  await openApp("/");
  expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
  expect(footer()).toBeNull();
  await pass(FOOTER_DELAY);
  const found = await screen.findByRole("contentinfo");
  expect(found).toHaveTextContent(company.office[0]);
  const links = [...found.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  for (const path of ["/cancellation-policy", "/privacy-policy", "/courier-service"]) expect(links).toContain(path);
  expect(links.filter((link) => link?.endsWith(".pdf"))).toHaveLength(2);
});

test("no other page has the footer, however long it is looked at (WEB-7)", async () => {
  await openApp("/news-list");
  expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
  await pass(10 * FOOTER_DELAY);
  expect(footer()).toBeNull();
});
