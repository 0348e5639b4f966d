import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { startTestApp, type TestApp } from "../../../../../test/testApp";
import { DAY, HOUR, SECOND } from "../../../../shared/instant";
import { registeredPolicies } from "../../../information/server/information.tables";
import { clientByEmail } from "../account.repository";
import { clients, registrations } from "../account.tables";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const newcomer = {
  email: "Maria.Lopez@Example.com",
  password: "una-clave-larga",
  FirstName: "María",
  LastName: "López",
  AcceptPolicies: true,
};
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  test.call({ method: "POST", url, payload, headers });
const register = (change: object = {}, language = "en") =>
  post("/api/clients", { ...newcomer, ...change }, { "accept-language": language });
const activate = (code: string) => test.call({ method: "GET", url: `/api/clients/activate/${code}` });
const signIn = (cremail: string, password: string) =>
  test.call({
    method: "POST",
    url: "/token",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ grant_type: "password", cremail, password }).toString(),
  });
const codeIn = (text = "") => /\/activate_client\/([\w-]+)/.exec(text)?.[1] ?? "";
const lastMail = async (recipient: string) => (await test.mailsTo(recipient))[0];

describe("registration", () => {
  it("emails an activation link in the caller's language, and stores a digest of its code and an argon2id hash of the password (SAFE-2, SAFE-10)", async () => {
    const answer = await register({}, "es");
    expect(answer.json()).toEqual({
      Status: 0,
      ResultCode: "OK",
      ResponseType: "OK",
      Data: { clientId: expect.any(Number), Ticket: expect.any(String) },
    });
    const mail = await lastMail("maria.lopez@example.com");
    expect(mail).toMatchObject({
      subject: "Active su cuenta de Malecón",
      text: expect.stringMatching(/^Hola:\n/),
    });
    expect(mail?.text).toContain(`http://localhost:8080/activate_client/${codeIn(mail?.text)}`);
    const [registered] = await test.db.select().from(registrations);
    expect(JSON.stringify(registered)).not.toContain(codeIn(mail?.text));
    expect(registered?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("lets nobody sign in before the activation, and does not reveal whether an address is registered (ACC-3)", async () => {
    await register({ email: "tourist2@example.com" });
    const [own, taken] = [
      await signIn(newcomer.email, newcomer.password),
      await signIn("tourist2@example.com", newcomer.password),
    ];
    expect(own.json().error).toBe("invalid_grant");
    expect([own.statusCode, own.body]).toEqual([taken.statusCode, taken.body]);
  });

  it("sends no text of a stranger's to an address that is not proven (SAFE-15)", async () => {
    await register({ email: "target@example.com", FirstName: "Win at evil.example", LastName: "now" });
    const mail = await lastMail("target@example.com");
    expect(mail?.text).toMatch(/^Hello,\n/);
    expect(JSON.stringify(mail)).not.toContain("evil.example");
  });

  it("is refused if the page showed another edition of the policies than the one in force (INFO-28)", async () => {
    const answer = await register({ email: "late@example.com", PolicyEdition: "another" });
    expect([answer.statusCode, answer.json().ResultCode]).toEqual([409, "plan.policiesChanged"]);
    expect(await test.mailsTo("late@example.com")).toEqual([]);
  });

  it("keeps the policies that were accepted, once the address is proven, and in the copy of one's data (INFO-28)", async () => {
    const email = "reader@example.com";
    const { Edition } = (await test.call({ method: "GET", url: "/api/information/policyEdition" })).json().Data;
    const registeredAt = test.now();
    expect((await register({ email, PolicyEdition: Edition })).statusCode).toBe(200);
    expect(await test.db.select().from(registeredPolicies)).toEqual([]);
    await activate(codeIn((await lastMail(email))?.text));
    const [kept] = await test.db.select().from(registeredPolicies);
    expect(kept).toMatchObject({ acceptedAt: registeredAt });
    const url = `/api/clients/myData/${kept?.clientId}`;
    const copy = await test.call({ method: "GET", url, headers: test.as(kept?.clientId ?? 0) });
    const { AcceptedAt, Policies } = copy.json().Data.AcceptedOnRegistering;
    expect(AcceptedAt).toBe(registeredAt);
    expect(Policies.map(({ Name }: { Name: string }) => Name)).toEqual(["terms", "privacy", "cancellation"]);
  });

  it("is completed by the activation link, which may be opened twice (WIRE-3, ACC-1)", async () => {
    const code = codeIn((await lastMail("maria.lopez@example.com"))?.text);
    expect((await activate(code)).json()).toMatchObject({ Status: 0, Data: { ReturnUrl: null } });
    expect((await activate(code)).json()).toMatchObject({ Status: 0, Data: { ReturnUrl: null } });
    expect((await signIn(newcomer.email, newcomer.password)).statusCode).toBe(200);
  });

  it("refuses an unknown activation link, one that is opened as a page, and one older than 7 days (ACC-1)", async () => {
    const unknown = await activate("x".repeat(43));
    expect([unknown.statusCode, unknown.json().ResultCode]).toEqual([404, "account.activationUnknown"]);
    await register({ email: "late@example.com" });
    const code = codeIn((await lastMail("late@example.com"))?.text);
    const url = `/api/clients/activate/${code}`;
    const page = await test.call({ method: "GET", url, headers: { "sec-fetch-mode": "navigate" } });
    expect(page.json().ResultCode).toBe("navigationRefused");
    test.pass(7 * DAY);
    expect((await activate(code)).statusCode).toBe(404);
  });

  it("answers the same for an email that has an account, and notifies its owner by email (ACC-3)", async () => {
    const fresh = await register({ email: "somebody.new@example.com" });
    const taken = await register({ email: "TOURIST@example.com" });
    expect(taken.statusCode).toBe(fresh.statusCode);
    const next = { clientId: fresh.json().Data.clientId + 1, Ticket: expect.any(String) };
    expect(taken.json()).toEqual({ ...fresh.json(), Data: next });
    expect(await lastMail("tourist@example.com")).toMatchObject({
      subject: "You already have an account with Malecón",
    });
    expect((await signIn("tourist@example.com", "Malecon-2026")).statusCode).toBe(200);
    expect((await signIn("tourist@example.com", newcomer.password)).statusCode).toBe(400);
  });

  it("keeps each link's own password: registering again voids and replaces nothing (ACC-1)", async () => {
    const email = "twice@example.com";
    await register({ email, FirstName: "Victoria", Phone: "+1 305 555 0142" });
    const own = codeIn((await lastMail(email))?.text);
    await register({ email, password: "clave-de-otra-persona", FirstName: "Stranger" });
    const strangers = codeIn((await lastMail(email))?.text);
    expect(strangers).not.toBe(own);
    expect((await activate(own)).statusCode).toBe(200);
    const signedIn = await signIn(email, newcomer.password);
    expect(signedIn.json().data).toMatchObject({ FirstName: "Victoria" });
    expect((await signIn(email, "clave-de-otra-persona")).statusCode).toBe(400);
    expect([(await activate(strangers)).statusCode, (await activate(own)).statusCode]).toEqual([404, 200]);
    expect((await signIn(email, "clave-de-otra-persona")).statusCode).toBe(400);
  });

  it("answers before it reads anything about a known address (ACC-3)", async () => {
    const work: string[] = [];
    const spy = jest.spyOn(test.app.backgroundTasks, "run").mockImplementation(() => void work.push("later"));
    const answers = await Promise.all(
      ["tourist@example.com", "nobody.yet@example.com"].flatMap((email) => [
        register({ email }),
        post("/api/clients/recoverPassword", { email, siteId: 11 }),
      ]),
    );
    spy.mockRestore();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(work).toHaveLength(4);
    expect(await clientByEmail(test.db, "nobody.yet@example.com")).toBeNull();
  });

  it.each([
    ["a common password", { password: "password1" }, "account.passwordTooCommon", "password"],
    ["the shop's name as a password", { password: "Malecón-2026" }, "account.passwordTooCommon", "password"],
    ["a password of seven signs", { password: "kq7-zu." }, "invalid", "password"],
    ["policies that are not accepted", { AcceptPolicies: false }, "invalid", "AcceptPolicies"],
    ["a country that does not exist", { CountryId: 9999 }, "invalid", "CountryId"],
    ["a phone without digits", { Phone: "call me maybe" }, "invalid", "Phone"],
    ["no e-mail", { email: "maria" }, "invalid", "email"],
    ["a way back to another site", { ReturnUrl: "//evil.example/" }, "invalid", "ReturnUrl"],
    ["a way back over a backslash", { ReturnUrl: "/\\evil.example/" }, "invalid", "ReturnUrl"],
    ["a first name of blanks", { FirstName: "  " }, "invalid", "FirstName"],
    ["a last name that nobody can see", { LastName: "\u200b\u202e" }, "invalid", "LastName"],
  ])("refuses %s", async (_what, change, code, field) => {
    const answer = await register({ email: "refused@example.com", ...change });
    expect(answer.json()).toMatchObject({ Status: -1, ResultCode: code, Errors: [{ Field: field }] });
    expect(await test.mailsTo("refused@example.com")).toEqual([]);
  });

  it.each([
    ["Chinese", { FirstName: "小龙", LastName: "李" }],
    ["Korean", { FirstName: "민준", LastName: "김" }],
    ["Thai", { FirstName: "ชาติ", LastName: "ไทย" }],
    ["Arabic", { FirstName: "محمد", LastName: "علي" }],
    ["Cyrillic", { FirstName: "Анна", LastName: "Щербакова" }],
  ])("refuses a name in %s letters at its fields, with instructions (PAPER-11)", async (_letters, name) => {
    const [english, spanish] = [
      await register({ email: "letters@example.com", ...name }),
      await register({ email: "letters@example.com", ...name }, "es"),
    ];
    expect(english.json()).toMatchObject({ Status: -1, ResultCode: "invalid" });
    const said = "Please use Latin letters, as in the two lines at the bottom of your passport";
    expect(english.json().Errors).toEqual(
      ["FirstName", "LastName"].map((Field) => ({ Field, Code: "latinLetters", Message: said })),
    );
    expect(spanish.json().Errors[0].Message).toBe("Use letras latinas, como en las dos líneas al pie de su pasaporte");
    expect(await test.mailsTo("letters@example.com")).toEqual([]);
  });

  it.each([
    { FirstName: "Łukasz", LastName: "Żółć" },
    { FirstName: "Thị Ánh", LastName: "Nguyễn" },
    { FirstName: "Kawika", LastName: "Kaʻahumanu" },
  ])("accepts a name in Latin letters with accents and signs: %o (PAPER-11)", async (name) => {
    expect((await register({ email: `${name.FirstName.length}@example.com`, ...name })).statusCode).toBe(200);
  });

  it.each<[string, number | undefined, string | null]>([
    ["+1\u00A0(305)\u202F555–0142", undefined, "+13055550142"],
    ["(305) 555-0142", 167, "+13055550142"],
    ["(305) 555-0142", undefined, null],
    ["0044 20 7946 0958", 167, null],
  ])(
    "stores the phone %j of country %s as it can be called, or refuses it (ACC-12)",
    async (Phone, CountryId, stored) => {
      const email = `phone.${randomUUID()}@example.com`;
      const answer = await register({ email, Phone, CountryId });
      if (stored === null) return expect(answer.json().Errors).toMatchObject([{ Field: "Phone", Code: "phone" }]);
      // The registration is kept after its answer.
      await test.app.backgroundTasks.settled();
      const [row] = await test.db
        .select()
        .from(registrations)
        .where(eq(registrations.clientId, answer.json().Data.clientId));
      expect(row?.phone).toBe(stored);
    },
  );

  it.each([
    ["with its owner's name", (email: string) => `Eva Ruiz <${email}>`],
    ["as a link", (email: string) => `mailto:${email}`],
    ["with marks around it", (email: string) => `\u200E${email}\u200B`],
  ])("takes an email address pasted %s, also for signing in and recovering (ACC-8, SAFE-7)", async (_how, pasted) => {
    const email = `eva.${randomUUID()}@example.com`;
    expect((await register({ email: pasted(email) })).statusCode).toBe(200);
    expect(await test.mailsTo(email)).toHaveLength(1);
    expect((await post("/api/clients/recoverPassword", { email: pasted(email), siteId: 11 })).statusCode).toBe(200);
    expect(await test.mailsTo(email)).toHaveLength(2);
    expect((await signIn(pasted("tourist@example.com"), "Malecon-2026")).statusCode).toBe(200);
  });

  it("accepts a password of 64 characters and more (ACC-4)", async () => {
    const password = "el mar, la mar, el mar, ¡solo la mar! ".repeat(5);
    expect((await register({ email: "long@example.com", password })).statusCode).toBe(200);
  });
});

describe("password recovery", () => {
  const recover = (email: string) => post("/api/clients/recoverPassword", { email, siteId: 11 });
  const mailed = async (email: string) => /tmp-\S+/.exec((await lastMail(email))?.text ?? "")?.[0] ?? "";
  const email = "tourist2@example.com";

  it("always answers the same, whether an account exists or not (ACC-3, ACC-5)", async () => {
    const [known, unknown] = [await recover(email), await recover("nobody@example.com")];
    expect(known.json().Data).toBe("We send you an email with the new password");
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(await test.mailsTo("nobody@example.com")).toEqual([]);
  });

  it("keeps the old password until the mailed one is used (ACC-5)", async () => {
    expect(await mailed(email)).not.toBe("");
    expect((await signIn(email, "Malecon-2026")).statusCode).toBe(200);
  });

  it("mails a temporary password that works once and counts as the old one when a new one is chosen (ACC-5)", async () => {
    const temporary = await mailed(email);
    const signedIn = await signIn(email, ` ${temporary} `);
    expect(signedIn.statusCode).toBe(200);
    expect((await signIn(email, temporary)).statusCode).toBe(400);
    expect((await signIn(email, "Malecon-2026")).statusCode).toBe(400);
    const { clientId } = signedIn.json().data;
    const change = {
      ClientId: clientId,
      OldPassword: temporary,
      NewPassword: "la-nueva-clave",
      ConfirmPassword: "la-nueva-clave",
    };
    expect((await post("/api/clients/changePassword", change, test.as(clientId))).statusCode).toBe(200);
    expect((await signIn(email, "la-nueva-clave")).statusCode).toBe(200);
  });

  it("mails a temporary password that expires after 1 h, to the second (ACC-5)", async () => {
    await recover(email);
    const temporary = await mailed(email);
    test.pass(HOUR);
    expect((await signIn(email, temporary)).statusCode).toBe(400);
    await recover(email);
    test.pass(HOUR - SECOND);
    expect((await signIn(email, await mailed(email))).statusCode).toBe(200);
  });

  it("password recovery of an address that was never activated opens the account without the registration's data (ACC-1)", async () => {
    const waiting = "waiting@example.com";
    await register({ email: waiting, FirstName: "Stranger", Phone: "+1 305 555 0199" });
    const link = codeIn((await lastMail(waiting))?.text);
    await recover(waiting);
    const signedIn = await signIn(waiting, await mailed(waiting));
    expect(signedIn.json().data).toMatchObject({ FirstName: "", LastName: "" });
    expect(await clientByEmail(test.db, waiting)).toMatchObject({ phone: null, activatedAt: test.now() });
    expect((await activate(link)).statusCode).toBe(404);
    expect((await signIn(waiting, newcomer.password)).statusCode).toBe(400);
  });

  it("has a separate email limit: registering an address repeatedly does not block it (SESSION-9)", async () => {
    const often = "often@example.com";
    for (let time = 0; time < 8; time += 1) await register({ email: often });
    expect((await test.mailsTo(often)).length).toBe(5);
    await recover(often);
    expect(await mailed(often)).toMatch(/^tmp-/);
  });

  it("sends at most five emails an hour to one address (SESSION-9)", async () => {
    for (let time = 0; time < 8; time += 1) expect((await recover("staff@example.com")).statusCode).toBe(200);
    expect((await test.mailsTo("staff@example.com")).length).toBe(5);
  });
});

describe("changing the password (ACC-6)", () => {
  const email = "tourist@example.com";
  const change = (fields: object, clientId = 1, cookie?: string) =>
    test.call({
      method: "POST",
      url: "/api/clients/changePassword",
      headers: test.as(clientId),
      payload: { ClientId: 1, OldPassword: "Malecon-2026", NewPassword: "x", ConfirmPassword: "x", ...fields },
      ...(cookie && { cookies: { "malecon-refresh": cookie } }),
    });
  const both = (NewPassword: string) => ({ NewPassword, ConfirmPassword: NewPassword });
  const cookieOf = (answer: Awaited<ReturnType<typeof signIn>>) => answer.cookies[0]?.value ?? "";
  const refresh = (cookie: string) =>
    test.call({
      method: "POST",
      url: "/token",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "grant_type=refresh_token",
      cookies: { "malecon-refresh": cookie },
    });

  it.each([
    [
      "a wrong old one",
      { OldPassword: "not this one", ...both("una-buena-clave") },
      "account.wrongPassword",
      "OldPassword",
    ],
    ["two that differ", { NewPassword: "una-buena-clave", ConfirmPassword: "otra" }, "invalid", "ConfirmPassword"],
    ["a common one", both("qwertyuiop"), "account.passwordTooCommon", "NewPassword"],
    ["the shop's name", both("Malecon!1999"), "account.passwordTooCommon", "NewPassword"],
    ["a short one", both("kq7-zu."), "invalid", "NewPassword"],
    ["the old one again", both("Malecon-2026"), "invalid", "NewPassword"],
    [
      "the old one composed in another way",
      { OldPassword: "pe\u0301-rez-2026", ...both("p\u00e9-rez-2026") },
      "invalid",
      "NewPassword",
    ],
  ])("refuses %s", async (_what, fields, code, Field) => {
    expect((await change(fields)).json()).toMatchObject({ ResultCode: code, Errors: [{ Field }] });
  });

  it("of another client does not exist", async () =>
    expect((await change(both("una-buena-clave"), 2)).statusCode).toBe(404));

  it("ends the other sessions, keeps this one, and is confirmed by email (SESSION-4)", async () => {
    const [here, elsewhere] = [
      cookieOf(await signIn(email, "Malecon-2026")),
      cookieOf(await signIn(email, "Malecon-2026")),
    ];
    expect((await change(both("una-buena-clave"), 1, here)).json()).toMatchObject({ Status: 0, Data: null });
    expect((await refresh(elsewhere)).statusCode).toBe(400);
    expect((await refresh(here)).statusCode).toBe(200);
    expect((await lastMail(email))?.subject).toBe("Your Malecón password was changed");
    expect((await signIn(email, "Malecon-2026")).statusCode).toBe(400);
    expect((await signIn(email, "una-buena-clave")).statusCode).toBe(200);
  });

  it("succeeds once among concurrent requests with the same old password", async () => {
    const answers = await Promise.all(
      ["primera-clave-nueva", "segunda-clave-nueva"].map((chosen) =>
        change({ OldPassword: "una-buena-clave", ...both(chosen) }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const [chosen] = ["primera-clave-nueva", "segunda-clave-nueva"].filter((_, at) => answers[at]?.statusCode === 200);
    const back = change({ OldPassword: chosen, ...both("una-buena-clave") });
    expect((await back).statusCode).toBe(200);
  });

  it("leaves no session that began meanwhile with the old password", async () => {
    const old = { OldPassword: "una-buena-clave", ...both("otra-buena-clave") };
    const signingIn = () => signIn(email, "una-buena-clave");
    const [changed, ...begun] = await Promise.all([change(old), ...Array.from({ length: 8 }, signingIn)]);
    expect(changed?.statusCode).toBe(200);
    for (const answer of begun)
      expect(answer.statusCode === 400 || (await refresh(cookieOf(answer))).statusCode === 400).toBe(true);
  });
});

describe("the profile", () => {
  const read = (id: number, caller: { authorization: string }) =>
    test.call({ method: "GET", url: `/api/profile/${id}/2`, headers: caller });
  const update = (fields: object, clientId = 1) =>
    post("/api/profile/update", { ...whole, ...fields }, { ...test.as(clientId), "accept-language": "es" });
  const whole = {
    clientId: 1,
    FirstName: "Ana",
    LastName: "Rivera Soto",
    Phone: "+1 305 555 0142",
    BirthDate: "1988-05-17",
    CountryId: 167,
    Address: null,
    City: null,
    PostalCode: null,
    Language: "es",
  };

  it("is read by its owner and by staff, and does not exist for others", async () => {
    expect((await read(1, test.as(1))).json().Data).toMatchObject({ Id: 1, clientId: 1, email: "tourist@example.com" });
    expect((await read(1, test.as(3, "staff"))).statusCode).toBe(200);
    expect((await read(1, test.as(2))).statusCode).toBe(404);
    expect((await read(999, test.as(2))).statusCode).toBe(404);
  });

  it("is updated by its owner only", async () => {
    expect((await update({ Phone: " +53 7 833 4567 ", City: "  " })).json()).toMatchObject({
      Data: { Phone: "+5378334567", City: null, Language: "es" },
    });
    expect((await update({}, 2)).statusCode).toBe(404);
    const staff = await post("/api/profile/update", whole, test.as(3, "staff"));
    expect(staff.statusCode).toBe(403);
  });

  it("accepts new names in Latin letters only, and keeps a stored one in other letters (PAPER-11)", async () => {
    const old = { firstName: "小龙", lastName: "李" };
    await test.db.update(clients).set(old).where(eq(clients.id, 1));
    const kept = { FirstName: old.firstName, LastName: old.lastName };
    expect((await update({ ...kept, City: "Miami" })).json().Data).toMatchObject({ ...kept, City: "Miami" });
    const other = await update({ ...kept, LastName: "王" });
    expect(other.json().Errors).toMatchObject([{ Field: "LastName", Code: "latinLetters" }]);
    expect((await update({})).json().Data).toMatchObject({ FirstName: "Ana", LastName: "Rivera Soto" });
  });

  it("drops invisible characters and those that change the text's direction (SAFE-7)", async () => {
    const typed = {
      FirstName: "A\u202Ena\u200B",
      LastName: `\u2066${"R".repeat(80)}\u2069`,
      City: "\u200FMiami\u202C",
    };
    const kept = { FirstName: "Ana", LastName: "R".repeat(80), City: "Miami" };
    expect((await update({ ...typed, Phone: "\u202A+1 305 555 0142\u202C" })).json().Data).toMatchObject({
      ...kept,
      Phone: "+13055550142",
    });
  });

  it.each([
    [1, "es"],
    ["en-CA", "en"],
    [3, "en"],
    ["fr", "en"],
  ])(
    "stores the language %j as %s, because every call reads a language in the same way (WIRE-14)",
    async (Language, kept) => {
      expect((await update({ Language })).json().Data.Language).toBe(kept);
    },
  );

  it("names every field that is wrong, in the caller's language", async () => {
    const wrong = { Phone: "abc def", BirthDate: "2027-01-01", CountryId: 9999 };
    const { Errors } = (await update(wrong)).json();
    expect(Errors.map(({ Field, Code }: { Field: string; Code: string }) => `${Field} ${Code}`)).toEqual([
      "Phone phone",
      "BirthDate birthDate",
      "CountryId country",
    ]);
    expect(Errors[0].Message).toBe("Por favor, escriba un número de teléfono con el código del país");
  });
});

describe("countries", () => {
  const names = async (language: string): Promise<string[]> => {
    const answer = await test.call({ method: "GET", url: "/api/countries", headers: { "accept-language": language } });
    return answer.json().Data.map(({ Name }: { Name: string }) => Name);
  };

  it("have names in the caller's language, in its order, accents where they belong", async () => {
    const [english, spanish] = [await names("en"), await names("es")];
    expect(english).toEqual([...english].sort(new Intl.Collator("en").compare));
    expect(spanish).toEqual([...spanish].sort(new Intl.Collator("es").compare));
    expect(english).toContain("Spain");
    expect(spanish).toContain("España");
    expect(spanish.indexOf("Níger")).toBeLessThan(spanish.indexOf("Nigeria"));
  });

  it("are Cuba under 34 and the United States under 167 (WIRE-3)", async () => {
    const { Data } = (await test.call({ method: "GET", url: "/api/countries" })).json();
    const isoOf = (id: number) => Data.find(({ Id }: { Id: number }) => Id === id)?.Iso;
    expect([isoOf(34), isoOf(167)]).toEqual(["CU", "US"]);
  });
});
