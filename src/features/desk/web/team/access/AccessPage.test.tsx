import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { tokenOf } from "../../../../../../test/fixtures/web/appTestBed";
import { showDesk } from "../../../../../../test/fixtures/web/deskTestBed";
import { fakePasskeys } from "../../../../../../test/fixtures/web/fakePasskeys";
import { answer, refuse, serve } from "../../../../../../test/fixtures/web/wireTestBed";
import DeskScreen from "../../DeskScreen";
import AccessPage from "./AccessPage";

const AT = Date.UTC(2026, 11, 1, 17);
const OTHER = "00000000-0000-4000-8000-000000000002";
const session = (SessionId: string, Device: string | null, Current = false) => ({
  ...{ SessionId, Device, BegunAt: AT, LastAt: AT, Current },
});
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
let on: boolean;
let isAsked: boolean;
let passkeys: { PasskeyId: string; Name: string; AddedAt: number; UsedAt: number | null }[];
let ended: unknown[];
const server = serve(
  http.get("*/api/access", () =>
    answer({
      email: "marta@example.com",
      StaffRole: "finance",
      SecondFactor: {
        ...{
          On: on || passkeys.length > 0,
          PasswordAsked: isAsked,
          App: on,
          Required: !on,
          RecoveryCodesLeft: on ? 9 : 0,
        },
        ...{ TakesPasskeys: true, Passkeys: passkeys },
      },
    }),
  ),
  http.get("*/api/sessions", () =>
    answer({
      Sessions: [
        session("00000000-0000-4000-8000-000000000001", firefox, true),
        ...(ended.length > 0 ? [] : [session(OTHER, null)]),
      ],
    }),
  ),
  http.post("*/api/sessions/end", async ({ request }) => {
    ended.push(await request.json());
    return answer(null);
  }),
  http.post("*/token", () => HttpResponse.json(tokenOf("t"))),
);
beforeEach(() => {
  on = false;
  isAsked = true;
  passkeys = [];
  ended = [];
});
const show = () => showDesk(<AccessPage />, { route: "/support/access", at: "/support/access" });
const section = async (name: string) => within(await screen.findByRole("region", { name }));

test("a second factor is set up by a QR code or its key and a first code, and the recovery codes are shown once (DESK-20)", async () => {
  server.use(
    http.post("*/factor/begin", () =>
      answer({ Secret: "ABCD2345", Uri: "otpauth://totp/x", Qr: { Size: 21, Path: "M0 0h1v1h-1z" } }),
    ),
    http.post("*/factor/confirm", async ({ request }) => {
      expect(await request.json()).toEqual({ Code: "123456" });
      on = true;
      return answer({ RecoveryCodes: ["aaaa-bbbb-cccc", "dddd-eeee-ffff"] });
    }),
  );
  const user = userEvent.setup();
  show();
  const factor = await section("Second factor");
  expect(factor.getByText(/Set up one of these first/)).toBeVisible();
  await user.click(factor.getByRole("button", { name: "Set up an app" }));
  await user.type(factor.getByLabelText(/^Your password/), "a quiet harbour{Enter}");
  expect(await factor.findByRole("img", { name: /QR code/ })).toBeVisible();
  expect(factor.getByText("ABCD 2345")).toBeVisible();
  await user.type(factor.getByLabelText(/^Code from the app/), "123456{Enter}");
  expect(await factor.findByText("dddd-eeee-ffff")).toBeVisible();
  await user.click(factor.getByRole("button", { name: "I have kept them" }));
  expect(factor.queryByText("dddd-eeee-ffff")).not.toBeInTheDocument();
  expect(factor.getByText(/9 recovery codes are left/)).toBeVisible();
});

test("right after signing in an app is set up without the password; if the server requires it nevertheless, its form follows (SAFE-40)", async () => {
  isAsked = false;
  const given: unknown[] = [];
  server.use(
    http.post("*/factor/begin", async ({ request }) => {
      given.push(await request.json());
      return refuse(400, "invalid", "Please enter your password.");
    }),
  );
  const user = userEvent.setup();
  show();
  const factor = await section("Second factor");
  await user.click(factor.getByRole("button", { name: "Set up an app" }));
  expect(await factor.findByLabelText(/^Your password/)).toBeVisible();
  expect(given).toEqual([{}]);
  await user.click(factor.getByRole("button", { name: "Back" }));
  server.use(
    http.post("*/factor/begin", () =>
      answer({ Secret: "ABCD2345", Uri: "otpauth://totp/x", Qr: { Size: 21, Path: "M0 0h1v1h-1z" } }),
    ),
  );
  await user.click(factor.getByRole("button", { name: "Set up an app" }));
  expect(await factor.findByRole("img", { name: /QR code/ })).toBeVisible();
  expect(factor.queryByLabelText(/^Your password/)).toBeNull();
});

test("the codes stay on the page while the first factor opens the rest of the back office (DESK-20)", async () => {
  let known = () => {};
  const untilKnown = new Promise<void>((resolve) => {
    known = resolve;
  });
  let asked = 0;
  server.use(
    http.get("*/api/support/self", async () => {
      if (!on) return answer({ StaffRole: "owner", NeedsSecondFactor: true });
      asked += 1;
      await untilKnown;
      return answer({ StaffRole: "owner", NeedsSecondFactor: false });
    }),
    http.post("*/factor/begin", () =>
      answer({ Secret: "ABCD2345", Uri: "otpauth://totp/x", Qr: { Size: 21, Path: "M0 0h1v1h-1z" } }),
    ),
    http.post("*/factor/confirm", () => {
      on = true;
      return answer({ RecoveryCodes: ["aaaa-bbbb-cccc"] });
    }),
  );
  const user = userEvent.setup();
  showDesk(<DeskScreen />, { route: "/support/access", at: "/support/access", before: true });
  await user.click(await screen.findByRole("button", { name: "Set up an app" }));
  await user.type(screen.getByLabelText(/^Your password/), "a quiet harbour{Enter}");
  await user.type(await screen.findByLabelText(/^Code from the app/), "123456{Enter}");
  await waitFor(() => expect(asked).toBe(1));
  known();
  await user.click(await screen.findByRole("button", { name: "I have kept them" }));
  expect(screen.getByText(/9 recovery codes are left/)).toBeVisible();
});

test("a passkey is named and made by the browser after the password; a refusal is shown (SAFE-40)", async () => {
  const browser = fakePasskeys();
  const sent: unknown[] = [];
  server.use(
    http.post("*/passkeys/begin", async ({ request }) => {
      sent.push(await request.json());
      const pubKeyCredParams = [{ type: "public-key", alg: -7 }];
      return answer({ Options: JSON.stringify({ challenge: "AAAA", rp: {}, user: { id: "AA" }, pubKeyCredParams }) });
    }),
    http.post("*/passkeys/add", async ({ request }) => {
      const { Name } = (await request.json()) as { Name: string };
      passkeys = [{ PasskeyId: "AQ", Name, AddedAt: AT, UsedAt: null }];
      return answer({ RecoveryCodes: ["aaaa-bbbb-cccc"] });
    }),
  );
  const user = userEvent.setup();
  show();
  const factor = await section("Second factor");
  await user.click(factor.getByRole("button", { name: "Add a passkey" }));
  await user.type(factor.getByLabelText(/^Your password/), "a quiet harbour{Enter}");
  const name = await factor.findByLabelText(/^Name of the passkey/);
  expect(sent).toEqual([{ Password: "a quiet harbour" }]);
  await user.clear(name);
  await user.type(name, "Blue key{Enter}");
  expect(await factor.findByText(/No passkey was created/)).toBeVisible();
  browser.agrees();
  await user.click(factor.getByRole("button", { name: "Create the passkey" }));
  expect(await factor.findByText("aaaa-bbbb-cccc")).toBeVisible();
  await user.click(factor.getByRole("button", { name: "I have kept them" }));
  expect(factor.getByText("Blue key")).toBeVisible();
  // The last part of the second factor is not removed, but turned off.
  expect(factor.queryByRole("button", { name: /^Remove/ })).not.toBeInTheDocument();
});

test("a passkey is removed with the password and a code or another passkey (SAFE-40)", async () => {
  on = true;
  passkeys = ["Blue key", "Phone"].map((Name) => ({ PasskeyId: Name, Name, AddedAt: AT, UsedAt: AT }));
  fakePasskeys().agrees();
  const sent: unknown[] = [];
  server.use(
    http.post("*/passkeys/ask", () => answer({ Options: JSON.stringify({ challenge: "AAAA" }) })),
    http.post("*/passkeys/remove", async ({ request }) => {
      sent.push(await request.json());
      passkeys = passkeys.slice(0, 1);
      return answer(null);
    }),
  );
  const user = userEvent.setup();
  show();
  const factor = await section("Second factor");
  await user.click(factor.getByRole("button", { name: "Remove the passkey Phone" }));
  await user.type(factor.getByLabelText(/^Your password/), "a quiet harbour{Enter}");
  expect(await factor.findByLabelText(/^Code from the app/)).toHaveAccessibleDescription(/Enter the code/);
  await user.click(factor.getByRole("button", { name: "Use a passkey" }));
  await waitFor(() => expect(factor.queryByText("Phone")).not.toBeInTheDocument());
  expect(sent).toEqual([
    { Password: "a quiet harbour", Passkey: expect.stringContaining('"id":"AQ"'), PasskeyId: "Phone" },
  ]);
});

test("a refused passkey does not make the code required; the button waits for the password (SAFE-40)", async () => {
  on = true;
  passkeys = ["Blue key", "Phone"].map((Name) => ({ PasskeyId: Name, Name, AddedAt: AT, UsedAt: AT }));
  fakePasskeys().agrees();
  server.use(
    http.post("*/passkeys/ask", () => answer({ Options: JSON.stringify({ challenge: "AAAA" }) })),
    http.post("*/passkeys/remove", () => refuse(403, "account.passkeyRefused", "This passkey did not sign.")),
  );
  const user = userEvent.setup();
  show();
  const factor = await section("Second factor");
  await user.click(factor.getByRole("button", { name: "Remove the passkey Phone" }));
  expect(factor.getByRole("button", { name: "Use a passkey" })).toBeDisabled();
  await user.type(factor.getByLabelText(/^Your password/), "a quiet harbour");
  await user.click(factor.getByRole("button", { name: "Use a passkey" }));
  expect(await factor.findByText("This passkey did not sign.")).toBeVisible();
  expect(factor.getByLabelText(/^Code from the app/)).toBeValid();
});

test("sessions are distinguished by browser, and all but the current one can be ended (DESK-21)", async () => {
  const user = userEvent.setup();
  show();
  const sessions = await section("Sessions");
  const [here, there] = sessions.getAllByRole("listitem");
  expect(here).toHaveTextContent(/Firefox on Linux.*This device/);
  expect(there).toHaveTextContent("Unknown browser");
  await user.click(sessions.getByRole("button", { name: "End the session in Unknown browser" }));
  await waitFor(() => expect(sessions.getAllByRole("listitem")).toHaveLength(1));
  expect(ended).toEqual([{ SessionId: OTHER }]);
});

test("a session that could not be ended stays, and its row reports that (DESK-21)", async () => {
  const user = userEvent.setup();
  server.use(http.post("*/api/sessions/end", () => refuse(500, "unexpected", "Sorry.")));
  show();
  const sessions = await section("Sessions");
  await user.click(await sessions.findByRole("button", { name: "End the session in Unknown browser" }));
  expect(await sessions.findByRole("alert")).toHaveTextContent("Sorry.");
  expect(sessions.getAllByRole("listitem")).toHaveLength(2);
});
