import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { openApp, serveApp } from "../../../../../test/fixtures/web/appTestBed";
import { answer, refuse } from "../../../../../test/fixtures/web/wireTestBed";

let sent: unknown[];
const server = serveApp(
  http.post("*/api/mails/end", async ({ request }) => {
    sent.push(await request.json());
    return answer(null);
  }),
);
beforeEach(() => {
  sent = [];
});

const button = () => screen.findByRole("button", { name: "Unsubscribe" });

test("an email's link opens a page that changes nothing until its button is pressed, without signing in (MAIL-9)", async () => {
  await openApp("/unsubscribe/reviewRequests/code-1");
  expect(await screen.findByRole("heading", { level: 1, name: "Unsubscribe" })).toBeVisible();
  await button();
  expect(sent).toEqual([]);
  await userEvent.click(await button());
  expect(await screen.findByText("You are unsubscribed.")).toBeVisible();
  expect(sent).toEqual([{ Kind: "reviewRequests", Code: "code-1" }]);
  expect(screen.queryByRole("button", { name: "Unsubscribe" })).toBeNull();
  expect(screen.getByText(/^Emails about your bookings and payments/)).toBeVisible();
});

test("an unknown link, or one of an unknown kind of email, leads to the profile", async () => {
  server.use(http.post("*/api/mails/end", () => refuse(404, "account.unsubscribeUnknown")));
  await openApp("/unsubscribe/reviewRequests/guess");
  await userEvent.click(await button());
  expect(await screen.findByRole("link", { name: "Go to my profile" })).toHaveAttribute("href", "/profile");
  document.body.replaceChildren();
  await openApp("/unsubscribe/receipts/code-1");
  expect(await screen.findByText("This link does not work")).toBeVisible();
});

test("a failure is reported, and the button stays", async () => {
  server.use(http.post("*/api/mails/end", () => refuse(503, "unavailable")));
  await openApp("/unsubscribe/reviewRequests/code-1");
  await userEvent.click(await button());
  expect(await screen.findByText("We could not unsubscribe you")).toBeVisible();
  expect(await button()).toBeEnabled();
});
