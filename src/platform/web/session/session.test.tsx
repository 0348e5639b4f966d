import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { openApp, serveApp, signedInAs, tokenOf } from "../../../../test/fixtures/web/appTestBed";
import { answer, refuse } from "../../../../test/fixtures/web/wireTestBed";
import { storedSlice } from "../../../../test/storedSlice";
import { makeStore } from "../../../app/web/store";
import { downloadFile } from "../files/downloadFile";
import { sendAsCaller } from "./asCaller";
import { signedIn, signedOut } from "./auth";
import { AUTH_STORED_AS, readAuth } from "./storedSession";

let renewals: number;
let good: Set<string>;
const bearer = (request: Request) => request.headers.get("Authorization")?.replace("Bearer ", "") ?? "";
const profile = {
  ...{ Id: 5, clientId: 5, email: "ana@example.com", FirstName: "Ana", LastName: "Pérez", Phone: null },
  Language: "en",
};

const server = serveApp(
  http.get("*/api/travelPlans/activeTravelPlan/*", ({ request }) =>
    good.has(bearer(request)) ? answer(null) : refuse(401, "unauthorized"),
  ),
  http.get("*/api/profile/:id/2", ({ request }) =>
    good.has(bearer(request)) ? answer(profile) : refuse(401, "unauthorized"),
  ),
  http.post("*/token", async ({ request }) => {
    const form = new URLSearchParams(await request.text());
    expect(form.get("grant_type")).toBe("refresh_token");
    renewals += 1;
    good.add("renewed");
    return HttpResponse.json(tokenOf("renewed"));
  }),
);

beforeEach(() => {
  renewals = 0;
  good = new Set();
  localStorage.clear();
});

test("a protected page asks a visitor to sign in and passes a return address (SESSION-7)", async () => {
  await openApp("/profile?tab=2");
  await screen.findByRole("heading", { level: 1, name: "Sign in" });
  expect(location.pathname).toBe("/signIn");
  expect(new URLSearchParams(location.search).get("returnUrl")).toBe("/profile?tab=2");
});

test("calls carry the bearer token; those refused with 401 share one silent renewal and are sent again (SESSION-8, WIRE-2)", async () => {
  const store = await openApp("/profile", { auth: signedInAs("old") });
  expect(await screen.findByLabelText(/First name/)).toHaveValue("Ana");
  expect(renewals).toBe(1);
  expect(store.getState().auth.access_token).toBe("renewed");
});

test("a newer token of another tab is used instead of a renewal", async () => {
  good.add("newer");
  localStorage.setItem(AUTH_STORED_AS, storedSlice(signedInAs("newer")));
  await openApp("/profile", { auth: signedInAs("old") });
  expect(await screen.findByLabelText(/First name/)).toHaveValue("Ana");
  expect(renewals).toBe(0);
});

test("a session that cannot be renewed ends at /unauthorized, which reports that and keeps the return address (SESSION-8)", async () => {
  server.use(http.post("*/token", () => HttpResponse.json({ error: "invalid_grant" }, { status: 400 })));
  const store = await openApp("/profile", { auth: signedInAs("old") });
  expect(await screen.findByText("Session is expired")).toBeVisible();
  expect(screen.getByText("We are sorry, seems that your user session is expired.")).toBeVisible();
  expect(location.pathname).toBe("/unauthorized");
  expect(screen.getByRole("link", { name: "Sign in again" })).toHaveAttribute("href", "/signIn?returnUrl=%2Fprofile");
  expect(store.getState().auth.client).toBeNull();
  expect(store.getState().alerts).toEqual([]);
});

test("/unauthorized mentions a session only to users who had one, also after a reload (SESSION-8)", async () => {
  await openApp("/unauthorized?returnUrl=%2Fprofile");
  expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
  expect(screen.queryByText("Session is expired")).toBeNull();
  expect(document.title).not.toMatch(/expired/);
  cleanup();
  await openApp("/unauthorized?returnUrl=%2Fprofile", { auth: readAuth({ ...signedOut, ended: "expired" }) });
  expect(await screen.findByRole("alertdialog", { name: "Session is expired" })).toBeVisible();
  expect(document.title).toMatch(/^Session is expired/);
});

test("a file that is refused with 401 is fetched after one silent renewal (SESSION-8, WIRE-2)", async () => {
  const saved = jest.fn(() => "blob:");
  URL.createObjectURL = saved;
  server.use(
    http.get("*/proof.pdf", ({ request }) =>
      good.has(bearer(request)) ? new HttpResponse("%PDF") : refuse(401, "unauthorized"),
    ),
  );
  const store = await openApp("/notes", { auth: signedInAs("old") });
  await act(async () => store.dispatch(downloadFile(`${location.origin}/proof.pdf`, "proof.pdf")));
  expect(renewals).toBe(1);
  expect(saved).toHaveBeenCalledTimes(1);
});

test("a slow download is saved whole, under the server's name (WIRE-33)", async () => {
  const saved = jest.fn((_file: Blob) => "blob:");
  URL.createObjectURL = saved as never;
  const parts = ["%PDF-1.7 ", "of a ", "slow line"];
  const body = new ReadableStream({
    pull: (stream) => {
      const part = parts.shift();
      if (part === undefined) stream.close();
      else stream.enqueue(new TextEncoder().encode(part));
    },
  });
  const headers = { "Content-Disposition": 'attachment; filename="voucher.pdf"', "Content-Type": "application/pdf" };
  server.use(http.get("*/slow.pdf", () => new HttpResponse(body, { headers })));
  const store = await openApp("/notes", { auth: signedInAs("good") });
  await act(async () => store.dispatch(downloadFile(`${location.origin}/slow.pdf`)));
  const [file] = saved.mock.calls[0] ?? [];
  expect(await file?.text()).toBe("%PDF-1.7 of a slow line");
  expect(file?.type).toBe("application/pdf");
});

test("requesting a file after the session has ended leads to /unauthorized as well (SESSION-8)", async () => {
  good.add("old");
  const store = await openApp("/notes", { auth: signedInAs("old") });
  server.use(
    http.get("*/proof.pdf", () => refuse(401, "unauthorized")),
    http.post("*/token", () => HttpResponse.json({ error: "invalid_grant" }, { status: 400 })),
  );
  await act(() => expect(store.dispatch(downloadFile(`${location.origin}/proof.pdf`))).rejects.toThrow("401"));
  expect(await screen.findByText("Session is expired")).toBeVisible();
  expect(location.pathname).toBe("/unauthorized");
});

test("a client's request is not repeated as another client who signed in meanwhile (SESSION-8)", async () => {
  const store = makeStore({ auth: signedInAs("old") });
  const sent: (string | null)[] = [];
  const send = async () => {
    sent.push(store.getState().auth.access_token);
    store.dispatch(signedIn(tokenOf("other", 6)));
    return 401;
  };
  expect(await sendAsCaller(store, send, (status) => status === 401)).toBe(401);
  expect(sent).toEqual(["old"]);
});

test("an unanswered renewal signs nobody out", async () => {
  server.use(http.post("*/token", () => HttpResponse.error()));
  const store = await openApp("/profile", { auth: signedInAs("old") });
  await screen.findByRole("button", { name: "Try again" });
  expect(store.getState().auth.client?.clientId).toBe(5);
  expect(location.pathname).toBe("/profile");
});

test("log-off clears the session and the data loaded for it, and leads home (SESSION-4)", async () => {
  server.use(http.post("*/api/clients/logOff", () => answer(null)));
  good.add("t");
  const store = await openApp("/profile", { auth: signedInAs("t") });
  await screen.findByLabelText(/First name/);
  await userEvent.click(await screen.findByRole("button", { name: "Account of Ana" }));
  await userEvent.click(screen.getByRole("button", { name: "Log off" }));
  await waitFor(() => expect(location.pathname).toBe("/"));
  expect(store.getState().auth.client).toBeNull();
  expect(JSON.stringify(store.getState().api)).not.toContain("ana@example.com");
});

test("an old address redirects to the present one, with the rest of the path", async () => {
  await openApp("/verifyDocs/1/2?x=1");
  await screen.findByRole("heading", { level: 1, name: "Sign in" });
  expect(new URLSearchParams(location.search).get("returnUrl")).toBe("/verify-documents/1/2?x=1");
});

test("an unknown path shows that the page was not found, in text and title (WEB-4)", async () => {
  await openApp("/nowhere");
  expect(await screen.findByRole("heading", { level: 1, name: "Sorry, this page was not found" })).toBeVisible();
  expect(document.title).toBe("Page not found · Malecón");
});

test("a path with a slash at its end redirects to the exact one, with query and fragment (WEB-4)", async () => {
  await openApp("/signIn/?returnUrl=%2Fnotes#email");
  await screen.findByRole("heading", { level: 1, name: "Sign in" });
  expect(`${location.pathname}${location.search}${location.hash}`).toBe("/signIn?returnUrl=%2Fnotes#email");
});
