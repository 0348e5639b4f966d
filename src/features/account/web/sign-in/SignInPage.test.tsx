import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import spanish from "../../../../../i18n/es.json";
import { openApp, serveApp, tokenOf } from "../../../../../test/fixtures/web/appTestBed";
import { fakePasskeys } from "../../../../../test/fixtures/web/fakePasskeys";
import { answer, refuse } from "../../../../../test/fixtures/web/wireTestBed";
import { storeSignUpDraft } from "./signUpDraft";

let sent: URLSearchParams;
const server = serveApp(
  http.post("*/token", async ({ request }) => {
    sent = new URLSearchParams(await request.text());
    if (sent.get("password") === "right password") return HttpResponse.json(tokenOf("t"));
    return HttpResponse.json(
      { error: "invalid_grant", error_description: "Either email or password is incorrect" },
      { status: 400 },
    );
  }),
);

const signIn = async (password: string) => {
  await userEvent.type(await screen.findByLabelText(/^Email/), "ana@example.com");
  await userEvent.type(screen.getByLabelText(/^Password/), password);
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
};

test("sign-in is form-encoded with the customer's email, and leads back to the page that required it (SESSION-1, SESSION-2)", async () => {
  const store = await openApp("/signIn?returnUrl=%2Fnotes");
  await signIn("right password");
  await screen.findByRole("heading", { level: 1, name: "Notes" });
  expect(Object.fromEntries(sent)).toEqual({
    grant_type: "password",
    username: "ana@example.com",
    cremail: "ana@example.com",
    password: "right password",
  });
  expect(store.getState().auth).toMatchObject({ access_token: "t", client: { clientId: 5 } });
});

describe("a browser's storage (SESSION-3)", () => {
  const usual = Object.getOwnPropertyDescriptor(window, "localStorage");
  afterEach(() => {
    jest.restoreAllMocks();
    if (usual) Object.defineProperty(window, "localStorage", usual);
  });
  const notKept = /^Information: This browser keeps nothing: .* signed out when you leave or reload/;

  test.each([
    [
      "is full",
      () =>
        jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
          throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
        }),
    ],
    [
      "is blocked",
      () =>
        Object.defineProperty(window, "localStorage", {
          configurable: true,
          get: () => {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        }),
    ],
  ])("%s: a user who signs in reads once that the session ends with the page", async (_why, close) => {
    close();
    await openApp("/signIn?returnUrl=%2Fnotes");
    await signIn("right password");
    await screen.findByRole("heading", { level: 1, name: "Notes" });
    await waitFor(() =>
      expect(screen.getAllByRole("status").filter((one) => notKept.test(one.textContent ?? ""))).toHaveLength(1),
    );
  });

  test("keeps the session, so no notice is shown", async () => {
    const store = await openApp("/signIn?returnUrl=%2Fnotes");
    await signIn("right password");
    await screen.findByRole("heading", { level: 1, name: "Notes" });
    expect(store.getState().alerts).toEqual([]);
    // The entry that probed the storage has been removed.
    expect(Object.keys(localStorage)).not.toContain("malecon.probe");
  });
});

test.each([
  ["/signIn", "/support"],
  ["/signIn?returnUrl=%2Fsearch-car", "/search-car"],
])("staff begin in the back office, or at the page that they came for (SESSION-7): %s", async (address, page) => {
  const staff = tokenOf("t");
  server.use(http.post("*/token", () => HttpResponse.json({ ...staff, data: { ...staff.data, Role: "staff" } })));
  await openApp(address);
  await signIn("right password");
  await waitFor(() => expect(location.pathname).toBe(page));
});

test("a refusal shows the server's message and keeps the input", async () => {
  await openApp("/signIn");
  await signIn("wrong password");
  expect(await screen.findByText("Either email or password is incorrect")).toBeVisible();
  expect(screen.getByLabelText(/^Email/)).toHaveValue("ana@example.com");
  expect(screen.getByLabelText(/^Password/)).toHaveValue("wrong password");
});

test("a password is hidden unless its button shows it", async () => {
  await openApp("/signIn");
  const password = await screen.findByLabelText(/^Password/);
  await userEvent.type(password, "right password");
  const show = screen.getByRole("button", { name: "Show the password", pressed: false });
  expect(password).toHaveAttribute("type", "password");
  await userEvent.click(show);
  expect(show).toHaveAttribute("aria-pressed", "true");
  expect(password).toHaveAttribute("type", "text");
  expect(password).toHaveValue("right password");
});

test("a second factor is a code or a passkey: either is asked for once the password was right (SAFE-40)", async () => {
  const browser = fakePasskeys();
  const failure = { error: "invalid_code", error_description: "This one was not accepted." };
  server.use(
    http.post("*/token", async ({ request }) => {
      sent = new URLSearchParams(await request.text());
      if (sent.get("passkey")?.includes('"id":"AQ"')) return HttpResponse.json(tokenOf("t"));
      return HttpResponse.json({ ...failure, passkey: JSON.stringify({ challenge: "AAAA" }) }, { status: 400 });
    }),
  );
  await openApp("/signIn?returnUrl=%2Fnotes");
  await signIn("right password");
  const press = () => userEvent.click(screen.getByRole("button", { name: "Use a passkey" }));
  await userEvent.type(await screen.findByLabelText(/^Code from the app/), "123456{Enter}");
  expect(await screen.findByRole("link", { name: "This one was not accepted." })).toBeVisible();
  expect(sent.get("code")).toBe("123456");
  await press();
  expect(await screen.findByText(/The passkey was not used/)).toBeVisible();
  browser.agrees();
  await press();
  await screen.findByRole("heading", { level: 1, name: "Notes" });
  expect(sent.get("code")).toBeNull();
});

test("a call without an answer shows the failure of the communication", async () => {
  server.use(http.post("*/token", () => HttpResponse.error()));
  await openApp("/signIn");
  await signIn("right password");
  expect(await screen.findByText("Error in communication with the service.")).toBeVisible();
});

test("an empty form is not sent: the summary names each field, links to it and has the focus", async () => {
  sent = new URLSearchParams();
  await openApp("/signIn");
  await userEvent.click(await screen.findByRole("button", { name: "Sign in" }));
  const summary = await screen.findByRole("alert");
  expect(within(summary).getAllByRole("link")).toHaveLength(2);
  expect(summary).toHaveFocus();
  expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(/Enter your email address/);
  expect([...sent.keys()]).toEqual([]);
});

test("switching the language keeps the page and the input; `lang` and title change (WEB-13)", async () => {
  await openApp("/signIn");
  await userEvent.type(await screen.findByLabelText(/^Email/), "ana@example.com");
  await userEvent.click(screen.getByRole("button", { name: "EN, language: English" }));
  await userEvent.click(screen.getByRole("button", { name: "Español" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Iniciar sesión" })).toBeVisible();
  expect(screen.getByLabelText(/^Correo electrónico/)).toHaveValue("ana@example.com");
  expect(document.documentElement.lang).toBe("es");
  expect(document.title).toBe("Iniciar sesión · Malecón");
});

test("a refused field of the sign-up form shows the server's text until the field is changed (ACC-2)", async () => {
  server.use(
    http.post("*/api/clients", () =>
      refuse(409, "account.emailTaken", "Taken", [
        { Field: "email", Code: "taken", Message: "This address is taken." },
      ]),
    ),
    http.get("*/api/countries", () => answer([{ Id: 167, Iso: "US", Name: "United States", PassportMonths: 6 }])),
  );
  await openApp("/signUp");
  await userEvent.type(await screen.findByLabelText(/^First name/), "Ana");
  // The input of a person with only one name. (ACC-22)
  expect(screen.getByLabelText(/^First name/)).toHaveAccessibleDescription(/enter FNU here/);
  await userEvent.type(screen.getByLabelText(/^Last name/), "Pérez");
  await userEvent.type(screen.getByLabelText(/^Email/), "ana@example.com");
  await userEvent.type(screen.getByLabelText(/^Password/), "a long password");
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.click(screen.getByRole("button", { name: "Create my account" }));
  const email = screen.getByLabelText(/^Email/);
  expect(await screen.findByRole("link", { name: "This address is taken." })).toHaveAttribute("href", `#${email.id}`);
  expect(email).toHaveAccessibleDescription("This address is taken.");
  await userEvent.type(email, ".mx");
  expect(email).not.toHaveAccessibleDescription("This address is taken.");
});

test("registering names the edition of the policies that the page showed; if it was replaced, the box is empty and the page says why (INFO-28)", async () => {
  const sent: { PolicyEdition?: string }[] = [];
  let edition = "first";
  server.use(
    http.get("*/api/information/policyEdition", () => answer({ Edition: edition })),
    http.post("*/api/clients", async ({ request }) => {
      sent.push((await request.json()) as { PolicyEdition?: string });
      edition = "second";
      return sent.length === 1 ? refuse(409, "plan.policiesChanged") : answer({ clientId: 5, Ticket: "ticket" });
    }),
  );
  await openApp("/signUp");
  await userEvent.type(await screen.findByLabelText(/^First name/), "Ana");
  await userEvent.type(screen.getByLabelText(/^Last name/), "Pérez");
  await userEvent.type(screen.getByLabelText(/^Email/), "ana@example.com");
  await userEvent.type(screen.getByLabelText(/^Password/), "a long password");
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.click(screen.getByRole("button", { name: "Create my account" }));
  await waitFor(() => expect(screen.getByRole("checkbox")).not.toBeChecked());
  expect(screen.getByText(/^Our policies have changed since you accepted them/)).toBeVisible();
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.click(screen.getByRole("button", { name: "Create my account" }));
  await screen.findByLabelText(/^Code from the email/);
  expect(sent.map(({ PolicyEdition }) => PolicyEdition)).toEqual(["first", "second"]);
});

describe("a visitor from a booking (ACC-15, ACC-16)", () => {
  let registered: Record<string, unknown>;
  let started: unknown[];
  const profile = { Id: 5, clientId: 5, FirstName: "Ana", LastName: "Pérez", Phone: "+1 416 555 0187" };
  beforeEach(() => {
    started = [];
    sessionStorage.clear();
    localStorage.removeItem("malecon.registered");
    server.use(
      http.post("*/api/clients", async ({ request }) => {
        registered = (await request.json()) as Record<string, unknown>;
        return answer({ clientId: 5, Ticket: "ticket" });
      }),
      http.post("*/api/clients/activation", () => answer({ ReturnUrl: "/notes" })),
      http.post("*/token", async ({ request }) => {
        sent = new URLSearchParams(await request.text());
        if (sent.get("code") !== "000000") return HttpResponse.json(tokenOf("t"));
        return HttpResponse.json({ error: "invalid_code", error_description: "Not this one" }, { status: 400 });
      }),
      http.get("*/api/profile/:id/2", () => answer(profile)),
      http.post("*/api/admin/clients/needToVerifyWAAccount", () => answer(true)),
      http.post("*/api/admin/clients/startWAAccountVerification", async ({ request }) => {
        started.push(await request.json());
        return answer({});
      }),
    );
  });

  test("reads on the page of the code that the mailbox refuses the email, as soon as it is known (MAIL-8)", async () => {
    const asked: unknown[] = [];
    server.use(
      http.post("*/api/clients/registrationMail", async ({ request }) => {
        asked.push(await request.json());
        return answer({ RefusedAt: Date.UTC(2026, 11, 1) });
      }),
    );
    storeSignUpDraft({ FirstName: "Ana", LastName: "Pérez", PolicyEdition: "first" });
    await openApp("/signUp");
    await userEvent.type(await screen.findByLabelText(/^Email/), "ana@exmaple.com");
    await userEvent.type(screen.getByLabelText(/^Password/), "a long password");
    await userEvent.click(screen.getByRole("button", { name: "Create my account" }));
    expect(await screen.findByText("We could not reach you at ana@exmaple.com")).toBeVisible();
    expect(asked[0]).toEqual({ email: "ana@exmaple.com", Ticket: "ticket" });
  });

  test("types an email, a password and the code, and returns signed in to the previous page", async () => {
    storeSignUpDraft({ FirstName: " Ana ", LastName: "Pérez", PolicyEdition: "first" });
    const store = await openApp("/signUp?returnUrl=%2Fnotes");
    expect(await screen.findByText("The account is in the name of Ana Pérez")).toBeVisible();
    expect(screen.getByLabelText(/^First name/)).toHaveValue("Ana");
    expect(screen.getByLabelText(/^First name/)).not.toBeVisible();
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/^Email/), "ana@example.com");
    await userEvent.type(screen.getByLabelText(/^Password/), "a long password");
    await userEvent.click(screen.getByRole("button", { name: "Create my account" }));
    const code = await screen.findByLabelText(/^Code from the email/);
    expect(registered).toMatchObject({ LastName: "Pérez", AcceptPolicies: true, ReturnUrl: "/notes" });
    await userEvent.type(code, "000000");
    await userEvent.click(screen.getByRole("button", { name: "Confirm and continue" }));
    // A wrong code is marked in its field, as one that confirms a phone.
    await waitFor(() => expect(code).toBeInvalid());
    expect(code).toHaveAccessibleDescription("Not this one");
    await userEvent.clear(code);
    await userEvent.type(code, "123456");
    await userEvent.click(screen.getByRole("button", { name: "Confirm and continue" }));
    await screen.findByRole("heading", { level: 1, name: "Notes" });
    expect(Object.fromEntries(sent)).toMatchObject({ grant_type: "activation_code", cremail: "ana@example.com" });
    expect(store.getState().auth.client?.clientId).toBe(5);
  });

  test("needs no password: left empty, a random one is sent, another for each registration (ACC-1)", async () => {
    const passwords: unknown[] = [];
    for (const email of ["ana@example.com", "luis@example.com"]) {
      storeSignUpDraft({ FirstName: "Ana", LastName: "Pérez", PolicyEdition: "first" });
      await openApp("/signUp");
      const field = await screen.findByLabelText(/^Email/);
      await userEvent.clear(field);
      await userEvent.type(field, email);
      await userEvent.type(screen.getByLabelText(/^Password/), "short");
      await userEvent.click(screen.getByRole("button", { name: "Create my account" }));
      await userEvent.click(await screen.findByRole("link", { name: "The password needs at least 8 characters" }));
      expect(screen.getByLabelText(/^Password/)).toHaveFocus();
      await userEvent.clear(screen.getByLabelText(/^Password/));
      await userEvent.click(screen.getByRole("button", { name: "Create my account" }));
      await screen.findByLabelText(/^Code from the email/);
      passwords.push(registered.password);
      cleanup();
    }
    expect(passwords).toEqual([expect.stringMatching(/^\S{30,}$/), expect.stringMatching(/^\S{30,}$/)]);
    expect(new Set(passwords).size).toBe(2);
  });

  test("has the email sent again after a minute, or changes the address in the form, which keeps everything except the password (ACC-19)", async () => {
    const register = async () => {
      await userEvent.type(await screen.findByLabelText(/^Password/), "a long password");
      await userEvent.click(screen.getByRole("button", { name: "Create my account" }));
      await screen.findByLabelText(/^Code from the email/);
    };
    const usual = Date.now;
    storeSignUpDraft({ FirstName: "Ana", LastName: "Pérez", PolicyEdition: "first" });
    await openApp("/signUp?returnUrl=%2Fnotes");
    await userEvent.type(await screen.findByLabelText(/^Email/), "ana@exampel.com");
    await register();
    expect(screen.getByText(/You can ask for another email in \d+ seconds/)).toBeVisible();
    registered = {};
    Date.now = () => usual() + 61_000;
    await userEvent.click(await screen.findByRole("button", { name: "Send it again" }, { timeout: 3_000 }));
    expect(await screen.findByText(/We have sent another email/)).toBeVisible();
    expect(registered).toMatchObject({ email: "ana@exampel.com", password: "a long password" });
    expect(await screen.findByText(/You can ask for another email in \d+ seconds/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Send it again" })).toBeNull();
    Date.now = usual;
    expect(JSON.stringify({ ...sessionStorage })).not.toContain("a long password");
    await userEvent.click(screen.getByRole("link", { name: "Change the address" }));
    const email = await screen.findByLabelText(/^Email/);
    expect(email).toHaveValue("ana@exampel.com");
    expect(screen.getByLabelText(/^Last name/)).toHaveValue("Pérez");
    expect(screen.getByLabelText(/^Password/)).toHaveValue("");
    await userEvent.clear(email);
    await userEvent.type(email, "ana@example.com");
    await register();
    expect(registered).toMatchObject({ email: "ana@example.com", ReturnUrl: "/notes" });
  });

  test("sees the collapsed fields if one of them is refused (ACC-2, ACC-16)", async () => {
    server.use(
      http.post("*/api/clients", () =>
        refuse(400, "invalid", "Not taken", [{ Field: "LastName", Code: "text", Message: "Letters only." }]),
      ),
    );
    storeSignUpDraft({ FirstName: "Ana", LastName: "Perez", PolicyEdition: "first" });
    await openApp("/signUp?returnUrl=%2Fnotes");
    await userEvent.type(await screen.findByLabelText(/^Email/), "ana@example.com");
    await userEvent.type(screen.getByLabelText(/^Password/), "a long password");
    expect(screen.getByLabelText(/^Last name/)).not.toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Create my account" }));
    expect(await screen.findByRole("link", { name: "Letters only." })).toBeVisible();
    expect(screen.getByLabelText(/^Last name/)).toBeVisible();
  });

  test("asks for the policies here if the booking could not name the accepted edition (INFO-28)", async () => {
    storeSignUpDraft({ FirstName: "Ana", LastName: "Pérez" });
    await openApp("/signUp?returnUrl=%2Fnotes");
    expect(await screen.findByLabelText(/^First name/)).toHaveValue("Ana");
    expect(screen.getByRole("checkbox")).not.toBeChecked();
  });

  test("chooses a password if the mailed link is opened in a browser that did not register (ACC-23)", async () => {
    const sent: unknown[] = [];
    server.use(
      http.post("*/api/clients/activation", async ({ request }) => {
        sent.push(await request.json());
        return answer({ ReturnUrl: "/notes" });
      }),
    );
    await openApp("/activate_client/abc");
    await userEvent.type(await screen.findByLabelText(/^Password/), "a quiet harbour");
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Activate my account" }));
    await screen.findByRole("heading", { level: 1, name: "Notes" });
    expect(sent).toEqual([{ Code: "abc", Password: "a quiet harbour" }]);
  });

  test("asks for a password nevertheless if the link belongs to another registration than this browser's (ACC-23)", async () => {
    localStorage.setItem("malecon.registered", "another");
    server.use(
      http.post("*/api/clients/activation", () => refuse(409, "account.passwordNeeded", "Please choose the password.")),
    );
    await openApp("/activate_client/abc");
    await userEvent.click(await screen.findByRole("button", { name: "Activate my account" }));
    expect(await screen.findByLabelText(/^Password/)).toBeVisible();
  });

  test("is signed in by the mailed link too, and the phone's verification begins, marked as optional (ACC-9)", async () => {
    localStorage.setItem("malecon.registered", "ticket");
    const store = await openApp("/activate_client/abc");
    await userEvent.click(await screen.findByRole("button", { name: "Activate my account" }));
    await screen.findByRole("heading", { level: 1, name: "Notes" });
    await waitFor(() => expect(started).toEqual([{ ClientId: 5, MobilePhone: "+1 416 555 0187" }]));
    await waitFor(() =>
      expect(store.getState().alerts).toEqual([expect.objectContaining({ message: "account.phone.codeSent" })]),
    );
  });

  test("copies the drafts of the registration's tab to the tab of the mailed link (WEB-15)", async () => {
    const other = new BroadcastChannel("malecon.drafts");
    other.onmessage = () => other.postMessage({ "malecon.draft.car x": "{}", "persist:malecon.auth": "{}" });
    await openApp("/activate_client/abc");
    await waitFor(() => expect(sessionStorage.getItem("malecon.draft.car x")).toBe("{}"));
    expect(sessionStorage.getItem("persist:malecon.auth")).toBeNull();
    other.close();
  });
});

test("a message of the server is shown again in the language that is chosen (WEB-13)", async () => {
  server.use(
    http.post("*/token", () =>
      HttpResponse.json(
        { error: "invalid_grant", error_description: "Either email or password is incorrect" },
        { status: 400 },
      ),
    ),
  );
  const user = userEvent.setup();
  await openApp("/signIn");
  await user.type(await screen.findByLabelText(/^Email/), "ana@example.com");
  await user.type(screen.getByLabelText(/^Password/), "wrong");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  await screen.findByText("Either email or password is incorrect");
  await user.click(screen.getByRole("button", { name: /^EN/ }));
  await user.click(screen.getByRole("button", { name: "Español" }));
  expect(await screen.findByText(spanish["error.account.badCredentials"])).toBeVisible();
  expect(screen.queryByText("Either email or password is incorrect")).not.toBeInTheDocument();
});

describe("the link of an invitation to the staff (DESK-18)", () => {
  test("asks for a name and a password, signs in and leads to the back office", async () => {
    let accepted: unknown;
    server.use(
      http.post("*/api/support/invitation/look", () =>
        answer({ email: "marta@example.com", StaffRole: "finance", Supplies: [], ExpiresAt: 0 }),
      ),
      http.post("*/api/support/invitation/accept", async ({ request }) => {
        accepted = await request.json();
        return answer(null);
      }),
      http.get("*/api/support/*", () => answer(null)),
    );
    const user = userEvent.setup();
    await openApp("/join#the-code");
    expect(await screen.findByText("marta@example.com")).toBeVisible();
    expect(screen.getByText("finance", { exact: false })).toBeVisible();
    expect(screen.queryByText(/answer the bookings/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText(/^First name/), "Marta");
    await user.type(screen.getByLabelText(/^Last name/), "Soler");
    await user.type(screen.getByLabelText(/^Password/), "right password");
    await user.click(screen.getByRole("button", { name: "Join" }));
    await waitFor(() => expect(location.pathname).toBe("/support"));
    expect(accepted).toEqual({ Code: "the-code", FirstName: "Marta", LastName: "Soler", Password: "right password" });
    expect(sent.get("cremail")).toBe("marta@example.com");
  });

  test("shows a supplier's person for which suppliers they will answer (DESK-30)", async () => {
    const Supplies = ["Hotel Nacional de Cuba", "Meliá Cohiba"];
    server.use(
      http.post("*/api/support/invitation/look", () =>
        answer({ email: "ines@example.com", StaffRole: "supplier", Supplies, ExpiresAt: 0 }),
      ),
    );
    await openApp("/join#the-code");
    expect(await screen.findByText("Hotel Nacional de Cuba and Meliá Cohiba")).toBeVisible();
    expect(screen.getByText(/You will answer the bookings of/)).toBeVisible();
  });

  test("the link of an invitation to the staff that is invalid is reported, with a link to sign in", async () => {
    server.use(http.post("*/api/support/invitation/look", () => refuse(404, "account.invitationOver")));
    await openApp("/join#old");
    expect(await screen.findByRole("heading", { name: "This invitation no longer works" })).toBeVisible();
    expect(within(screen.getByRole("main")).getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/signIn");
  });
});

test("with a second factor, its code is asked for after the right password, and the input stays (DESK-20)", async () => {
  const sentAll: Record<string, string>[] = [];
  server.use(
    http.post("*/token", async ({ request }) => {
      sent = new URLSearchParams(await request.text());
      sentAll.push(Object.fromEntries(sent));
      if (sent.get("code") === "123456") return HttpResponse.json(tokenOf("t"));
      const error_description = sent.has("code") ? "Not this one" : "Enter the code";
      return HttpResponse.json({ error: "invalid_code", error_description }, { status: 400 });
    }),
  );
  const store = await openApp("/signIn?returnUrl=%2Fnotes");
  await signIn("right password");
  const code = await screen.findByLabelText(/^Code from the app/);
  expect(code).toHaveFocus();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await userEvent.type(code, "000000{Enter}");
  await waitFor(() => expect(code).toBeInvalid());
  expect(code).toHaveAccessibleDescription(/^Not this one/);
  await userEvent.clear(code);
  await userEvent.type(code, "123456{Enter}");
  await waitFor(() => expect(store.getState().auth.client?.clientId).toBe(5));
  expect(sentAll.at(-1)).toMatchObject({ grant_type: "password", password: "right password", code: "123456" });
});
