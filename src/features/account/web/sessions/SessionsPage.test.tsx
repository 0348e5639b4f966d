import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { openApp, serveApp, signedInAs } from "../../../../../test/fixtures/web/appTestBed";
import { answer, refuse } from "../../../../../test/fixtures/web/wireTestBed";
import type { OwnSession } from "../../sessions.schemas";

const AT = Date.UTC(2026, 11, 1, 17);
const PHONE = "00000000-0000-4000-8000-000000000002";
const session = (SessionId: string, Device: string | null, Current = false): OwnSession => ({
  ...{ SessionId, Device, BegunAt: AT, LastAt: AT, Current },
});
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const phone = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36";

let open: OwnSession[];
let ended: unknown[];
beforeEach(() => {
  open = [
    session("00000000-0000-4000-8000-000000000001", firefox, true),
    session(PHONE, phone),
    session("00000000-0000-4000-8000-000000000003", null),
  ];
  ended = [];
});
const server = serveApp(
  http.get("*/api/sessions", () => answer({ Sessions: open })),
  http.post("*/api/sessions/end", async ({ request }) => {
    ended.push(await request.json());
    open = open.filter(({ SessionId }) => SessionId !== PHONE);
    return answer(null);
  }),
  http.post("*/api/sessions/endOthers", () => {
    open = open.filter(({ Current }) => Current);
    return answer(null);
  }),
);
const show = () => openApp("/my-sessions", { auth: signedInAs("good") });
const sessions = async () => within(await screen.findByRole("region", { name: "Sessions" }));

test("sessions are distinguished by browser and system, and one can be ended (SAFE-66)", async () => {
  const user = userEvent.setup();
  await show();
  const shown = await sessions();
  const rows = shown.getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Firefox on Linux.*This device$/),
    expect.stringMatching(/^Chrome on Android.*End$/),
    expect.stringMatching(/^Unknown browser.*End$/),
  ]);
  await user.click(shown.getByRole("button", { name: "End the session in Chrome on Android" }));
  await waitFor(() => expect(shown.getAllByRole("listitem")).toHaveLength(2));
  expect(ended).toEqual([{ SessionId: PHONE }]);
});

test("all other sessions can be ended together; with only the present one there is nothing to end (SAFE-66)", async () => {
  const user = userEvent.setup();
  await show();
  const shown = await sessions();
  await user.click(shown.getByRole("button", { name: "Sign out everywhere else" }));
  await waitFor(() => expect(shown.getAllByRole("listitem")).toHaveLength(1));
  expect(shown.queryByRole("button")).not.toBeInTheDocument();
});

test("a session that could not be ended stays, and the page shows the reason", async () => {
  server.use(http.post("*/api/sessions/endOthers", () => refuse(503, "unavailable", "Try again.")));
  const user = userEvent.setup();
  await show();
  const shown = await sessions();
  await user.click(shown.getByRole("button", { name: "Sign out everywhere else" }));
  expect(await shown.findByText("Try again.")).toBeVisible();
  expect(shown.getAllByRole("listitem")).toHaveLength(3);
});
