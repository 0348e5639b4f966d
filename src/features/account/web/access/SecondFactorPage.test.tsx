import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { openApp, serveApp, signedInAs, tokenOf } from "../../../../../test/fixtures/web/appTestBed";
import { fakePasskeys } from "../../../../../test/fixtures/web/fakePasskeys";
import { answer, refuse } from "../../../../../test/fixtures/web/wireTestBed";

const AT = Date.UTC(2026, 11, 1, 17);

let on: boolean;
let codesLeft: number;
let passkeys: { PasskeyId: string; Name: string; AddedAt: number; UsedAt: number | null }[];
beforeEach(() => {
  on = false;
  codesLeft = 10;
  passkeys = [];
});
const server = serveApp(
  http.get("*/api/access", () =>
    answer({
      email: "ana@example.com",
      StaffRole: null,
      SecondFactor: {
        ...{ On: on || passkeys.length > 0, Required: false, PasswordAsked: true, App: on },
        ...{ RecoveryCodesLeft: codesLeft, TakesPasskeys: true, Passkeys: passkeys },
      },
    }),
  ),
  http.post("*/api/access/factor/begin", () =>
    answer({ Secret: "ABCD2345", Uri: "otpauth://totp/x", Qr: { Size: 21, Path: "M0 0h1v1h-1z" } }),
  ),
  http.post("*/token", () => HttpResponse.json(tokenOf("t"))),
);
const show = () => openApp("/my-second-factor", { auth: signedInAs("good") });
const factor = async () => within(await screen.findByRole("region", { name: "Second factor" }));

describe("a client's page of the second factor (SAFE-72)", () => {
  it("is offered on the profile with an explanation, without asking for input", async () => {
    const user = userEvent.setup();
    server.use(http.get("*/api/profile/:id/2", () => refuse(500, "unexpected")));
    await show();
    expect(await screen.findByRole("heading", { name: "Sign in with a second factor" })).toBeVisible();
    expect(screen.getByText(/It is up to you\./)).toBeVisible();
    const shown = await factor();
    expect(shown.getByText("Off")).toBeVisible();
    expect(shown.queryByText(/the back office opens/)).not.toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Your profile" }));
    await waitFor(() => expect(location.pathname).toBe("/profile"));
  });

  it("sets up an app with the password and its first code, by keyboard alone, and shows the recovery codes once", async () => {
    server.use(
      http.post("*/api/access/factor/confirm", async ({ request }) => {
        expect(await request.json()).toEqual({ Code: "123456" });
        on = true;
        return answer({ RecoveryCodes: ["aaaa-bbbb-cccc", "dddd-eeee-ffff"] });
      }),
    );
    const user = userEvent.setup();
    await show();
    const shown = await factor();
    shown.getByRole("button", { name: "Set up an app" }).focus();
    await user.keyboard("{Enter}");
    await user.keyboard("a quiet harbour{Enter}");
    expect(await shown.findByRole("img", { name: /QR code/ })).toBeVisible();
    await user.type(shown.getByLabelText(/^Code from the app/), "123456{Enter}");
    expect(await shown.findByText("dddd-eeee-ffff")).toBeVisible();
    shown.getByRole("button", { name: "I have kept them" }).focus();
    await user.keyboard("{Enter}");
    expect(shown.queryByText("dddd-eeee-ffff")).not.toBeInTheDocument();
    expect(shown.getByText("On")).toBeVisible();
  });

  it("makes new recovery codes with the password and a code, and states that the old ones stop working", async () => {
    on = true;
    codesLeft = 1;
    const proofs: unknown[] = [];
    server.use(
      http.post("*/api/access/recoveryCodes/renew", async ({ request }) => {
        proofs.push(await request.json());
        codesLeft = 10;
        return answer({ RecoveryCodes: ["gggg-hhhh-jjjj"] });
      }),
    );
    const user = userEvent.setup();
    await show();
    const shown = await factor();
    expect(shown.getByText(/1 recovery code is left/)).toBeVisible();
    await user.click(shown.getByRole("button", { name: "Make new codes" }));
    expect(shown.getByText(/codes that you have stop working/)).toBeVisible();
    await user.type(shown.getByLabelText(/^Your password/), "a quiet harbour");
    await user.type(shown.getByLabelText(/^Code from the app/), "654321{Enter}");
    expect(await shown.findByText("gggg-hhhh-jjjj")).toBeVisible();
    expect(proofs).toEqual([{ Password: "a quiet harbour", Code: "654321" }]);
    await user.click(shown.getByRole("button", { name: "I have kept them" }));
    expect(await shown.findByText(/10 recovery codes are left/)).toBeVisible();
  });

  it("adds a passkey that the browser makes", async () => {
    fakePasskeys().agrees();
    server.use(
      http.post("*/passkeys/begin", () => {
        const pubKeyCredParams = [{ type: "public-key", alg: -7 }];
        return answer({ Options: JSON.stringify({ challenge: "AAAA", rp: {}, user: { id: "AA" }, pubKeyCredParams }) });
      }),
      http.post("*/passkeys/add", async ({ request }) => {
        passkeys = [{ PasskeyId: "AQ", Name: Object(await request.json()).Name, AddedAt: AT, UsedAt: null }];
        return answer({ RecoveryCodes: ["aaaa-bbbb-cccc"] });
      }),
    );
    const user = userEvent.setup();
    await show();
    const shown = await factor();
    await user.click(shown.getByRole("button", { name: "Add a passkey" }));
    await user.type(shown.getByLabelText(/^Your password/), "a quiet harbour{Enter}");
    const name = await shown.findByLabelText(/^Name of the passkey/);
    await user.clear(name);
    await user.type(name, "Blue key{Enter}");
    expect(await shown.findByText("aaaa-bbbb-cccc")).toBeVisible();
    await user.click(shown.getByRole("button", { name: "I have kept them" }));
    expect(shown.getByText("Blue key")).toBeVisible();
  });

  it("shows why it could not be loaded, and can be loaded again", async () => {
    server.use(http.get("*/api/access", () => refuse(503, "unavailable", "Try again."), { once: true }));
    const user = userEvent.setup();
    await show();
    expect(await screen.findByText("Try again.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect((await factor()).getByText("Off")).toBeVisible();
  });
});
