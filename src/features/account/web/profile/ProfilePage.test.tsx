import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { openApp, serveApp, signedInAs } from "../../../../../test/fixtures/web/appTestBed";
import { nextLook, timersByHand } from "../../../../../test/fixtures/web/openPageTestBed";
import { answer, refuse } from "../../../../../test/fixtures/web/wireTestBed";
import { selectAlerts } from "../../../../platform/web/alerts/alerts";
import type { Profile } from "../../account.schemas";
import type { PhoneVerification } from "../../phone.schemas";
import { profileSchema } from "../accountSchemas";
import { profileValues } from "./profileValues";

const whole: Profile = {
  Id: 5,
  clientId: 5,
  email: "ana@example.com",
  cremail: "ana@example.com",
  PhoneNumber: "+1 305 555 0142",
  FirstName: "Ana",
  LastName: "Pérez",
  Phone: "+1 305 555 0142",
  PhoneVerified: true,
  BirthDate: "1988-05-17",
  CountryId: 167,
  Address: "12 Sea Wall",
  City: "Miami",
  PostalCode: null,
  Language: "en",
};

let stored: Profile;
let pending: PhoneVerification | null;
let started: unknown[];
let cards: { CardId: string; Brand: string; Last4: string; Expires: string; HolderName: string }[];
const countries = [{ Id: 167, Iso: "US", Name: "United States", PassportMonths: 6 }];

const server = serveApp(
  http.get("*/api/countries", () => answer(countries)),
  http.get("*/api/profile/5/2", () => answer(stored)),
  http.get("*/api/clients/getClientCards", () => answer(cards)),
  http.post("*/api/checkout/cards/:cardId/remove", ({ params }) => {
    cards = cards.filter(({ CardId }) => CardId !== params.cardId);
    return answer(null);
  }),
  http.post("*/api/profile/update", async ({ request }) => {
    const given = (await request.json()) as Partial<Profile>;
    stored = { ...stored, ...given, PhoneVerified: given.Phone === whole.Phone };
    return answer(stored);
  }),
  http.get("*/api/clients/phoneVerification/5", () => answer(pending)),
  http.post("*/api/admin/clients/needToVerifyWAAccount", () => answer(!stored.PhoneVerified)),
  http.post("*/api/admin/clients/allowedWAAccount", () => answer(true)),
  http.post("*/api/admin/clients/existsWAAccount", () => answer(false)),
  http.post("*/api/admin/clients/startWAAccountVerification", async ({ request }) => {
    started.push(await request.json());
    const now = Date.now();
    pending = {
      MobilePhone: "+14165550187",
      Channel: "whatsapp",
      ExpiresAt: now + 600_000,
      ResendAt: now + 60_000,
      Now: now,
      TriesLeft: 5,
    };
    return answer(pending);
  }),
  http.post("*/api/clients/phoneVerification/confirm", async ({ request }) => {
    const { Code } = (await request.json()) as { Code: string };
    if (Code !== "123456") {
      const Message = "This code is not correct. 4 tries are left.";
      return refuse(400, "account.codeWrong", Message, [{ Field: "Code", Code: "phoneCode", Message }]);
    }
    stored = { ...stored, PhoneVerified: true };
    pending = null;
    return answer(null);
  }),
);

beforeEach(() => {
  stored = { ...whole };
  pending = null;
  started = [];
  cards = [];
  sessionStorage.clear();
});

const open = async () => {
  await openApp("/profile", { auth: signedInAs("good") });
  return userEvent.setup();
};
const cityField = () => screen.findByRole("textbox", { name: /City/ });
const change = async (user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.type(field, text);
};

test("changes that are not saved survive a reload, with a warning, until they are discarded (WEB-15)", async () => {
  const user = await open();
  await change(user, await cityField(), "Tampa");
  expect(await screen.findByText(/Your changes are not saved yet/)).toBeVisible();
  document.body.replaceChildren();
  const later = await open();
  await waitFor(async () => expect(await cityField()).toHaveValue("Tampa"));
  await later.click(screen.getByRole("button", { name: "Discard my changes" }));
  expect(await cityField()).toHaveValue("Miami");
  expect(screen.queryByText(/Your changes are not saved yet/)).toBeNull();
});

test("a saved profile is confirmed below its button, without an alert, until something is changed (WEB-9, WIRE-27)", async () => {
  const store = await openApp("/profile", { auth: signedInAs("good") });
  const user = userEvent.setup();
  await change(user, await cityField(), "Tampa");
  await user.click(screen.getByRole("button", { name: "Save my profile" }));
  const done = await screen.findByText("Profile updated successfully");
  expect(done.closest("form")).not.toBeNull();
  expect(selectAlerts(store.getState())).toEqual([]);
  await user.type(await cityField(), "!");
  expect(screen.queryByText("Profile updated successfully")).toBeNull();
});

test("a profile that does not load is reported once (WIRE-23, WEB-9)", async () => {
  server.use(http.get("*/api/profile/5/2", () => refuse(409, "unexpected")));
  const store = await openApp("/profile", { auth: signedInAs("good") });
  expect(await screen.findByRole("alert")).toHaveTextContent("We can't get client data");
  expect(selectAlerts(store.getState())).toEqual([]);
});

test("a profile opened from the plan leads back to the plan once it is saved (ACC-17)", async () => {
  await openApp("/profile?returnUrl=%2Fshopping-cart", { auth: signedInAs("good") });
  const user = userEvent.setup();
  expect(await screen.findByRole("link", { name: "Back without saving" })).toHaveAttribute("href", "/shopping-cart");
  await change(user, await cityField(), "Tampa");
  await user.click(screen.getByRole("button", { name: "Save and go back" }));
  await waitFor(() => expect(location.pathname).toBe("/shopping-cart"));
  expect(stored.City).toBe("Tampa");
});

test("a code sent while the page is left is announced, with the way to its field (ACC-9, ACC-17)", async () => {
  await openApp("/profile?returnUrl=%2Fnotes", { auth: signedInAs("good") });
  const user = userEvent.setup();
  await change(user, await screen.findByRole("textbox", { name: /Phone/ }), "(416) 555-0187");
  await user.click(screen.getByRole("button", { name: "Save and go back" }));
  await waitFor(() => expect(location.pathname).toBe("/notes"));
  expect(await screen.findByText(/We sent a code to \(416\) 555-0187 by WhatsApp/)).toBeVisible();
  await user.click(screen.getByRole("link", { name: "enter it in your profile" }));
  expect(await screen.findByRole("textbox", { name: /Code/ })).toBeVisible();
});

test("a number that another account has confirmed is reported at its field, without an alert (WEB-9, ACC-9)", async () => {
  server.use(
    http.post("*/api/admin/clients/existsWAAccount", () => answer(!stored.PhoneVerified)),
    http.post("*/api/admin/clients/startWAAccountVerification", () => refuse(409, "account.phoneTaken", "Taken.")),
  );
  const store = await openApp("/profile", { auth: signedInAs("good") });
  const user = userEvent.setup();
  await change(user, await screen.findByRole("textbox", { name: /Phone/ }), "(416) 555-0187");
  await user.click(screen.getByRole("button", { name: "Save my profile" }));
  expect(await screen.findByText(/already confirmed by another account/)).toBeVisible();
  expect(await screen.findByText("Profile updated successfully")).toBeVisible();
  expect(selectAlerts(store.getState())).toEqual([]);
});

test("the profile shows the language of emails, and how saving it in another language changes that", async () => {
  await open();
  expect(await screen.findByText("We write to you in English.")).toBeVisible();
  cleanup();
  stored = { ...whole, Language: "es" };
  await open();
  expect(
    await screen.findByText(
      "We write to you in Spanish. If you save your profile on this page, we will write in English.",
    ),
  ).toBeVisible();
});

test("a profile is complete without an address, as the payment needs none (ACC-7)", async () => {
  const bare = profileValues({ ...whole, Address: null, City: null, PostalCode: null });
  expect(await profileSchema(whole).isValid(bare)).toBe(true);
  expect(await profileSchema(whole).isValid({ ...bare, Phone: "" })).toBe(false);
});

test("a name that papers cannot show has to be replaced, a stored Greek one may stay, and new names are Latin (PAPER-11)", async () => {
  const named = (FirstName: string, given = FirstName) =>
    profileSchema({ ...whole, FirstName }).isValid(profileValues({ ...whole, FirstName: given }));
  expect(await named("小龙")).toBe(false);
  expect(await named("Νίκος")).toBe(true);
  expect(await named("Νίκος", "Γιώργος")).toBe(false);
  expect(await named("Νίκος", "Nikos")).toBe(true);
  stored = { ...whole, FirstName: "小龙" };
  const user = await open();
  await change(user, await cityField(), "Tampa");
  await user.click(screen.getByRole("button", { name: "Save my profile" }));
  expect(await screen.findByLabelText(/^First name/)).toHaveAccessibleDescription(
    /Please use Latin letters, as in the two lines at the bottom of your passport.*enter FNU here/,
  );
});

test("a changed phone is verified: the code is sent, entered, refused once and then accepted (ACC-9)", async () => {
  const user = await open();
  expect(await screen.findByText("+1 305 555 0142 is confirmed")).toBeVisible();
  await change(user, await screen.findByRole("textbox", { name: /Phone/ }), "(416) 555-0187");
  expect(await screen.findByText("We will use +1 416 555 0187.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Save my profile" }));

  const code = await screen.findByRole("textbox", { name: /Code/ });
  expect(started).toEqual([{ ClientId: 5, MobilePhone: "(416) 555-0187" }]);
  expect(screen.getByText(/We sent a six-digit code to \+1 416 555 0187 by WhatsApp/)).toBeVisible();
  expect(screen.getByText(/You can ask for another code in \d+ seconds/)).toBeVisible();
  expect(screen.queryByText(/Your changes are not saved yet/)).toBeNull();

  await user.click(code);
  // In the form in which it is copied from a message.
  await user.paste(" 654–321 ");
  expect(code).toHaveValue("654321");
  await user.click(screen.getByRole("button", { name: "Confirm my phone" }));
  expect((await screen.findAllByText("This code is not correct. 4 tries are left."))[0]).toBeVisible();
  await change(user, code, "123456");
  await user.click(screen.getByRole("button", { name: "Confirm my phone" }));
  expect(await screen.findByText(/416\D+555\D0187 is confirmed/)).toBeVisible();
});

test("a failure to send a code is shown with its reason, and raises the message of WIRE-23", async () => {
  stored = { ...whole, PhoneVerified: false };
  server.use(
    http.post("*/api/admin/clients/startWAAccountVerification", () =>
      refuse(429, "account.codesUsedUp", "We have sent 5 codes today."),
    ),
  );
  const user = await open();
  await user.click(await screen.findByRole("button", { name: "Send me a code by WhatsApp" }));
  expect(await screen.findByText("We have sent 5 codes today.")).toBeVisible();
  expect(await screen.findByText("Error starting WhatsApp Account Verification")).toBeVisible();
});

test("after a code was requested and its button has gone, the focus is on the code's field", async () => {
  stored = { ...whole, PhoneVerified: false };
  const user = await open();
  await user.click(await screen.findByRole("button", { name: "Send me a code by WhatsApp" }));
  const code = await screen.findByRole("textbox", { name: /Code/ });
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toContainElement(code);
});

test("an expired code is reported where another one can be asked for", async () => {
  stored = { ...whole, PhoneVerified: false };
  server.use(
    http.post("*/api/clients/phoneVerification/confirm", () => {
      pending = null;
      return refuse(400, "account.codeOver", "This code no longer works. Please ask for a new one.");
    }),
  );
  const user = await open();
  await user.click(await screen.findByRole("button", { name: "Send me a code by WhatsApp" }));
  await user.type(await screen.findByRole("textbox", { name: /Code/ }), "123456");
  await user.click(screen.getByRole("button", { name: "Confirm my phone" }));
  expect(await screen.findByText("This code no longer works. Please ask for a new one.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Send me a code by WhatsApp" }));
  expect(await screen.findByRole("textbox", { name: /Code/ })).toBeVisible();
  expect(screen.queryByText("This code no longer works. Please ask for a new one.")).toBeNull();
});

test("the message about a refused number disappears once another one is saved (ACC-9)", async () => {
  const refusal = "This number belongs to another account.";
  server.use(
    http.post("*/api/admin/clients/startWAAccountVerification", () => refuse(409, "account.phoneTaken", refusal)),
  );
  const user = await open();
  await change(user, await screen.findByRole("textbox", { name: /Phone/ }), "(416) 555-0187");
  await user.click(screen.getByRole("button", { name: "Save my profile" }));
  expect(await screen.findByText(refusal)).toBeVisible();
  server.use(http.post("*/api/admin/clients/needToVerifyWAAccount", () => answer(false)));
  await change(user, await screen.findByRole("textbox", { name: /Phone/ }), "(416) 555-0199");
  await user.click(screen.getByRole("button", { name: "Save my profile" }));
  await waitFor(() => expect(stored.Phone).toBe("(416) 555-0199"));
  await waitFor(() => expect(screen.queryByText(refusal)).not.toBeInTheDocument());
});

test("saved cards are listed, and removed at any time (PAY-18)", async () => {
  cards = [
    {
      CardId: "0b7e7c1e-0000-4000-8000-000000000001",
      Brand: "Visa",
      Last4: "4242",
      Expires: "12/40",
      HolderName: "Ana Pérez",
    },
  ];
  const user = await open();
  expect(await screen.findByText("Visa •••• 4242")).toBeVisible();
  expect(screen.getByText("Ana Pérez, valid until 12/40")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Remove the card ending in 4242" }));
  expect(await screen.findByText(/^You have saved no card\. If you pay by card,/)).toBeVisible();
});

test("a saved card that could not be removed stays, with the reason next to it (PAY-18)", async () => {
  cards = [
    {
      CardId: "0b7e7c1e-0000-4000-8000-000000000001",
      Brand: "Visa",
      Last4: "4242",
      Expires: "12/40",
      HolderName: "Ana Pérez",
    },
  ];
  server.use(
    http.post("*/api/checkout/cards/:id/remove", () => refuse(503, "payment.providerUnavailable", "Please try later.")),
  );
  const user = await open();
  await user.click(await screen.findByRole("button", { name: "Remove the card ending in 4242" }));
  expect(await screen.findByText("The card ending in 4242 was not removed")).toBeVisible();
  expect(screen.getByText(/Please try later\./)).toBeVisible();
  expect(screen.getByText("Visa •••• 4242")).toBeVisible();
});

describe("while the page stays open", () => {
  timersByHand();

  test("it shows that the number was verified elsewhere, and keeps the input (FAULT-26)", async () => {
    stored = { ...whole, PhoneVerified: false };
    await openApp("/profile", { auth: signedInAs("good") });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    expect(await screen.findByRole("button", { name: /Send me a code/ })).toBeVisible();
    await change(user, await cityField(), "Tampa");
    stored = { ...stored, PhoneVerified: true };
    await nextLook();
    expect(await screen.findByText(/is confirmed/)).toBeVisible();
    expect(await cityField()).toHaveValue("Tampa");
  });

  test("errors are still listed once something was saved in another tab (FAULT-26, WEB-17)", async () => {
    await openApp("/profile", { auth: signedInAs("good") });
    fireEvent.change(await screen.findByRole("textbox", { name: /^First name/ }), { target: { value: "" } });
    fireEvent.click(screen.getByRole("button", { name: "Save my profile" }));
    const listed = () => screen.queryByRole("link", { name: "First Name is required" });
    await waitFor(() => expect(listed()).toBeVisible());
    stored = { ...stored, City: "Tampa" };
    await nextLook();
    await waitFor(async () => expect(await cityField()).toHaveValue("Tampa"));
    expect(listed()).toBeVisible();
  });

  test("values saved in another tab are adopted, but do not replace input here (FAULT-26)", async () => {
    await openApp("/profile", { auth: signedInAs("good") });
    expect(await cityField()).toHaveValue("Miami");
    fireEvent.change(screen.getByRole("textbox", { name: /^Address/ }), { target: { value: "7 Sea Wall" } });
    stored = { ...stored, City: "Tampa", Address: "9 Sea Wall" };
    await nextLook();
    await waitFor(async () => expect(await cityField()).toHaveValue("Tampa"));
    expect(screen.getByRole("textbox", { name: /^Address/ })).toHaveValue("7 Sea Wall");
    fireEvent.click(screen.getByRole("button", { name: "Discard my changes" }));
    expect(screen.getByRole("textbox", { name: /^Address/ })).toHaveValue("9 Sea Wall");
  });
});

describe("emails in the profile", () => {
  let unwanted: string[];
  beforeEach(() => {
    unwanted = [];
    server.use(
      http.get("*/api/profile/mails/5", () => answer({ Unwanted: unwanted, RefusedAt: null })),
      http.post("*/api/profile/mails", async ({ request }) => {
        unwanted = ((await request.json()) as { Unwanted: string[] }).Unwanted;
        return answer({ Unwanted: unwanted, RefusedAt: null });
      }),
    );
  });
  const choice = () => screen.findByRole("checkbox", { name: "Ask me after a trip how it was" });

  test("emails in the profile that ask about trips are turned off and on immediately, even if the profile is incomplete (MAIL-9)", async () => {
    stored = { ...whole, CountryId: null };
    const user = await open();
    expect(await choice()).toBeChecked();
    await user.click(await choice());
    await waitFor(() => expect(unwanted).toEqual(["reviewRequests"]));
    await waitFor(async () => expect(await choice()).not.toBeChecked());
    await user.click(await choice());
    await waitFor(() => expect(unwanted).toEqual([]));
    await waitFor(async () => expect(await choice()).toBeChecked());
  });

  test("a choice that could not be stored is reported, and is reset", async () => {
    server.use(http.post("*/api/profile/mails", () => refuse(503, "unavailable")));
    const user = await open();
    await user.click(await choice());
    expect(await screen.findByText("We could not save your choice of emails")).toBeVisible();
    expect(await choice()).toBeChecked();
  });

  test("emails in the profile that bounce are reported with the address, the time, and where else to read (MAIL-8)", async () => {
    const RefusedAt = Date.UTC(2026, 11, 1, 17);
    server.use(http.get("*/api/profile/mails/5", () => answer({ Unwanted: [], RefusedAt })));
    await open();
    expect(await screen.findByText("We could not reach you at ana@example.com")).toBeVisible();
    expect(screen.getByText(/refused our email of .*Dec/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to my notes" })).toHaveAttribute("href", "/notes");
  });

  test("emails in the profile that bounce lead to the change of the address: password, code from the new one, done (ACC-24)", async () => {
    const sent: unknown[] = [];
    const started = { Email: "new@example.com", Ticket: "1.digest", ExpiresAt: 1 };
    let isRight = false;
    server.use(
      http.get("*/api/profile/mails/5", () => answer({ Unwanted: [], RefusedAt: Date.UTC(2026, 11, 1, 17) })),
      http.post("*/api/profile/email", async ({ request }) => {
        sent.push(await request.json());
        return answer(started);
      }),
      http.post("*/api/profile/email/confirm", async ({ request }) => {
        sent.push(await request.json());
        return isRight ? answer(null) : refuse(400, "account.emailCodeWrong", "This code is wrong or has expired.");
      }),
    );
    const user = await open();
    const [fromHint] = await screen.findAllByRole("button", { name: "Change the email address" });
    await user.click(fromHint as HTMLElement);
    const address = screen.getByLabelText(/^New email address/);
    expect(address).toHaveFocus();
    await user.type(address, "new@example.com");
    await user.click(screen.getByRole("button", { name: "Send a code to this address" }));
    expect((await screen.findAllByText("Enter your password")).length).toBeGreaterThan(0);
    await user.type(screen.getByLabelText(/^Current password/), "Malecon-2026");
    await user.click(screen.getByRole("button", { name: "Send a code to this address" }));
    expect(await screen.findByText(/we have sent a six-digit code to new@example\.com/)).toBeVisible();
    await user.type(screen.getByLabelText(/^Code from the email/), "123 456");
    await user.click(screen.getByRole("button", { name: "Change the address" }));
    expect(await screen.findByText(/This code is wrong or has expired/)).toBeVisible();
    isRight = true;
    await user.click(screen.getByRole("button", { name: "Change the address" }));
    expect(await screen.findByText(/From now on you sign in with new@example\.com/)).toBeVisible();
    const code = { ClientId: 5, Email: "new@example.com", Ticket: "1.digest", Code: "123456" };
    expect(sent).toEqual([{ ClientId: 5, Email: "new@example.com", Password: "Malecon-2026" }, code, code]);
  });
});
