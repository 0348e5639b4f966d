import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { openApp, serveApp, signedInAs } from "../../../../test/fixtures/web/appTestBed";
import { answer, refuse } from "../../../../test/fixtures/web/wireTestBed";
import type { Closing } from "../privacy.schemas";

const nothing: Closing = { OpenPlanId: null, MoneyUnderWay: false, Credit: 0, DocumentsDeletedOn: null };
const server = serveApp(http.get("*/api/clients/closing/:clientId", () => answer(nothing)));
const stands = (change: Partial<Closing>) =>
  server.use(http.get("*/api/clients/closing/:clientId", () => answer({ ...nothing, ...change })));
const show = () => openApp("/my-data", { auth: signedInAs("good") });
const password = () => screen.findByLabelText(/^Password/);
const button = () => screen.getByRole("button", { name: "Close my account for good" });

test("the account is closed with the password, and the session ends with it (SAFE-25)", async () => {
  const sent: unknown[] = [];
  server.use(
    http.post("*/api/clients/closeAccount", async ({ request }) => {
      sent.push(await request.json());
      return answer(null);
    }),
  );
  const user = userEvent.setup();
  await show();
  await user.click((await password()) && button());
  expect(sent).toEqual([]);
  await user.type(await password(), "Malecon-2026");
  await user.click(button());
  expect(await screen.findByText("Your account is closed and your data has been deleted.")).toBeVisible();
  expect(sent).toMatchObject([{ Password: "Malecon-2026", GiveUpCredit: false }]);
  await waitFor(() => expect(location.pathname).not.toBe("/my-data"));
});

test("a wrong password is shown at its field, and the account stays open", async () => {
  const Message = "This is not your current password";
  const wrong = [{ Field: "Password", Code: "wrongPassword", Message }];
  server.use(http.post("*/api/clients/closeAccount", () => refuse(400, "invalid", Message, wrong)));
  const user = userEvent.setup();
  await show();
  await user.type(await password(), "another-one");
  await user.click(button());
  await waitFor(async () => expect(await password()).toHaveAccessibleDescription(/not your current password/));
  expect(location.pathname).toBe("/my-data");
});

test.each([
  ["an open plan", { OpenPlanId: 1001 }, /^You have an open travel plan/],
  ["money on its way", { MoneyUnderWay: true }, /You still have payments or refunds in progress/],
])("%s is shown instead of a form", async (_what, change, said) => {
  stands(change);
  await show();
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Close my account for good" })).toBeNull();
});

test("remaining credit is shown, and given up by a separate checkbox; documents show their deletion day", async () => {
  stands({ Credit: 5_000, DocumentsDeletedOn: "2027-03-01" });
  const user = userEvent.setup();
  await show();
  expect(await screen.findByRole("checkbox", { name: /I give up the \$50\.00/ })).toBeVisible();
  expect(screen.getByText(/delete your documents and their photos on March 1, 2027/)).toBeVisible();
  await user.type(await password(), "Malecon-2026");
  await user.click(button());
  expect(
    (await screen.findAllByText("Please use your credit first, or check the box to give it up")).length,
  ).toBeGreaterThan(0);
});

test("a copy of the data is saved as one file (SAFE-24)", async () => {
  const saved: string[] = [];
  server.use(http.get("*/api/clients/myData/:clientId", () => answer({ ExportedAt: 1 })));
  const made = jest.spyOn(URL, "createObjectURL").mockImplementation(() => "blob:copy");
  const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await show();
  await userEvent.setup().click(await screen.findByRole("button", { name: "Download my data" }));
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^malecon-\d+\.json$/)]));
  for (const spy of [made, click]) spy.mockRestore();
});
