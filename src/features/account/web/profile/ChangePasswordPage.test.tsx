import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { openApp, serveApp, signedInAs } from "../../../../../test/fixtures/web/appTestBed";
import { answer, refuse } from "../../../../../test/fixtures/web/wireTestBed";

const server = serveApp(http.post("*/api/clients/changePassword", () => answer(null)));

async function type(user: ReturnType<typeof userEvent.setup>, old: string) {
  const field = await screen.findByLabelText(/^Current password/);
  await user.clear(field);
  await user.type(field, old);
  for (const label of [/^New password(?! again)/, /^New password again/]) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), "Sea-wall-2027");
  }
  await user.click(screen.getByRole("button", { name: "Change my password" }));
}

test("the reason of a refusal disappears once the password has been changed, and the focus stays on the page", async () => {
  const Message = "This is not your current password";
  server.use(
    http.post(
      "*/api/clients/changePassword",
      () => refuse(400, "invalid", Message, [{ Field: "OldPassword", Code: "wrong", Message }]),
      { once: true },
    ),
  );
  const user = userEvent.setup();
  await openApp("/changePassword", { auth: signedInAs("good") });
  await type(user, "another-one");
  expect(await screen.findByText("We can't change your password")).toBeVisible();
  await type(user, "Sea-wall-2026");
  expect(await screen.findByText("Password changed successfully")).toBeVisible();
  await waitFor(() => expect(screen.queryByText("We can't change your password")).toBeNull());
  await waitFor(() => expect(screen.getByRole("button", { name: "Change my password" })).toHaveFocus());
});

test("a visitor who is signed out sees the page too, with instructions to sign in (WEB-1)", async () => {
  await openApp("/changePassword");
  expect(await screen.findByRole("heading", { level: 1, name: "Change your password" })).toBeVisible();
  expect(location.pathname).toBe("/changePassword");
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/signIn?returnUrl=%2FchangePassword");
  expect(main.getByRole("link", { name: /password/ })).toHaveAttribute("href", "/recoverPassword");
});
