import { eq } from "drizzle-orm";
import { startTestApp, type TestApp } from "../../../../../test/testApp";
import { outbox } from "../../../../platform/server/db/schema/operations";
import { DAY, HOUR, MINUTE, SECOND } from "../../../../shared/instant";
import { clients } from "../account.tables";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
// Every test begins on a day of its own, without codes that still count.
beforeEach(() => test.pass(2 * DAY));

const [ANA, JAMES] = [1, 2];
const NUMBER = "+1 305 555 0142";
const admin = async (call: string, change: object = {}, clientId = ANA, language = "en") => {
  const payload = { ClientId: clientId, MobilePhone: NUMBER, ...change };
  const url = `/api/admin/clients/${call}`;
  const headers = { ...test.as(clientId), "accept-language": language };
  return (await test.call({ method: "POST", url, payload, headers })).json();
};
const start = (change: object = {}, clientId = ANA) => admin("startWAAccountVerification", change, clientId);
const confirm = async (Code: string, clientId = ANA) => {
  const payload = { ClientId: clientId, Code };
  const url = "/api/clients/phoneVerification/confirm";
  return (await test.call({ method: "POST", url, payload, headers: test.as(clientId) })).json();
};
const pending = async () =>
  (await test.call({ method: "GET", url: `/api/clients/phoneVerification/${ANA}`, headers: test.as(ANA) })).json().Data;
const profile = async (clientId = ANA) =>
  (await test.call({ method: "GET", url: `/api/profile/${clientId}/2`, headers: test.as(clientId) })).json().Data;
const message = async () => {
  const rows = await test.db.select().from(outbox).orderBy(outbox.id);
  return rows[rows.length - 1];
};
const sentCode = async () => /\b\d{6}\b/.exec((await message())?.text ?? "")?.[0] ?? "";
const other = (code: string) => (code === "000000" ? "000001" : "000000");

describe("a number", () => {
  it("can be reached by WhatsApp, or gets its code by email (WIRE-4, ACC-10, ACC-13)", async () => {
    expect((await admin("allowedWAAccount")).Data).toBe(true);
    expect((await admin("allowedWAAccount", { MobilePhone: "+53 5 555 0110" })).Data).toBe(false);
    expect((await start({ MobilePhone: "+53 5 555 0110" })).Data).toMatchObject({ Channel: "mail" });
    expect(await message()).toMatchObject({ channel: "mail", recipient: "tourist@example.com" });
  });

  it("is read as one of the client's country if it has no country code", async () => {
    expect((await start({ MobilePhone: "305 555 0142" })).Data.MobilePhone).toBe("+13055550142");
  });

  it.each([
    ["+1\uFE0D-305–555\u20110142", "+13055550142"],
    ["0044 20 7946 0958", null],
    ["+52 1 55 5555 0142", "+525555550142"],
    ["＋1/305/5550142 ext. 12", "+13055550142"],
    ["+1 305 555 014", null],
  ])("is read in the profile as it is for WhatsApp, or refused in both: %j (ACC-12)", async (typed, stored) => {
    const { PhoneNumber: _number, PhoneVerified: _verified, ...given } = await profile();
    const payload = { ...given, Phone: typed };
    const saved = await test.call({ method: "POST", url: "/api/profile/update", payload, headers: test.as(ANA) });
    const sent = await start({ MobilePhone: typed });
    const refused = (Field: string) => ({ ResultCode: "invalid", Errors: [{ Field, Code: "phone" }] });
    expect(saved.json()).toMatchObject(stored ? { Data: { Phone: stored, PhoneNumber: stored } } : refused("Phone"));
    expect(sent).toMatchObject(stored ? { Data: { MobilePhone: stored } } : refused("MobilePhone"));
  });

  it("a number that the last release stored as typed may be sent back, and is normalised if it can be read (ACC-8, ACC-12)", async () => {
    const store = (phone: string) => test.db.update(clients).set({ phone }).where(eq(clients.id, ANA));
    const resend = async (change: object = {}) => {
      const payload = { ...(await profile()), ...change };
      return (await test.call({ method: "POST", url: "/api/profile/update", payload, headers: test.as(ANA) })).json();
    };
    await store("0044\u00A020 7946 0958");
    expect((await resend({ City: "Miami" })).Data).toMatchObject({ City: "Miami", Phone: "0044 20 7946 0958" });
    expect((await resend({ Phone: "0044 20 7946 0959" })).Errors).toMatchObject([{ Field: "Phone", Code: "phone" }]);
    await store("(305) 555-0142");
    expect((await resend()).Data).toMatchObject({ Phone: "+13055550142", PhoneNumber: "+13055550142" });
  });

  it("must exist", async () => {
    const { ResultCode, Errors } = await start({ MobilePhone: "+1 23" });
    expect([ResultCode, Errors[0].Field]).toEqual(["invalid", "MobilePhone"]);
  });
});

describe("a code", () => {
  it("is sent as a template message, and only its digest is stored (ACC-11, ACC-13, SAFE-10)", async () => {
    const { Data, ResultCode } = await start();
    expect(ResultCode).toBe("OK");
    expect(Data).toEqual({
      MobilePhone: "+13055550142",
      Channel: "whatsapp",
      ExpiresAt: test.now() + 10 * MINUTE,
      ResendAt: test.now() + 60 * SECOND,
      Now: test.now(),
      TriesLeft: 5,
    });
    const code = await sentCode();
    expect(await message()).toMatchObject({
      channel: "whatsapp",
      recipient: "+13055550142",
      language: "en",
      template: { name: "malecon_code", parameters: [code], copyButton: true },
    });
    expect(await pending()).toEqual(Data);
  });

  it("is in the language of the page that requests it, not the account's", async () => {
    await admin("startWAAccountVerification", {}, ANA, "es");
    expect(await message()).toMatchObject({ channel: "whatsapp", language: "es" });
    await test.pass(2 * MINUTE);
    await admin("startWAAccountVerification", { MobilePhone: "+53 5 555 0110" }, ANA, "es");
    expect(await message()).toMatchObject({ channel: "mail", subject: expect.stringContaining("código") });
  });

  it("verifies the number for the client, once; then no verification is needed any more (ACC-10)", async () => {
    expect((await admin("needToVerifyWAAccount")).Data).toBe(true);
    await start();
    const code = await sentCode();
    expect((await confirm(code)).Status).toBe(0);
    expect((await admin("needToVerifyWAAccount")).Data).toBe(false);
    expect((await profile()).PhoneVerified).toBe(true);
    expect(await pending()).toBeNull();
    expect((await confirm(code)).ResultCode).toBe("account.codeOver");
  });

  it("no longer works after five wrong tries, not even the right code (ACC-11)", async () => {
    await start();
    const code = await sentCode();
    for (const left of [4, 3, 2, 1]) {
      const { ResultCode, Errors } = await confirm(other(code));
      expect([ResultCode, Errors[0].Message]).toEqual(["account.codeWrong", expect.stringContaining(`${left} tr`)]);
    }
    expect((await confirm(other(code))).ResultCode).toBe("account.codeOver");
    expect((await confirm(code)).ResultCode).toBe("account.codeOver");
  });

  it("expires after 10 minutes (ACC-11)", async () => {
    await start();
    test.pass(10 * MINUTE);
    expect(await pending()).toBeNull();
    expect((await confirm(await sentCode())).ResultCode).toBe("account.codeOver");
  });

  it("no longer works once a newer one was sent (ACC-11)", async () => {
    await start();
    const first = await sentCode();
    test.pass(MINUTE);
    await start({ ByMail: true });
    const second = await sentCode();
    expect((await message())?.channel).toBe("mail");
    if (first !== second) expect((await confirm(first)).ResultCode).toBe("account.codeWrong");
    expect((await confirm(second)).Status).toBe(0);
  });

  it("is sent to one number at most once per 60 s and five times a day, whoever requests it; by email each client has separate limits (ACC-11)", async () => {
    const free = { MobilePhone: "+1 305 555 0177" };
    await start(free);
    expect((await start(free, JAMES)).ResultCode).toBe("account.codeTooSoon");
    for (let time = 0; time < 4; time += 1) {
      test.pass(MINUTE);
      expect((await start(free)).Status).toBe(0);
    }
    test.pass(MINUTE);
    expect((await start(free, JAMES)).ResultCode).toBe("account.codesUsedUp");
    expect((await start({ ...free, ByMail: true }, JAMES)).Data).toMatchObject({ Channel: "mail" });
  });

  it("is sent at most once per 60 s and five times a day, whatever the number (ACC-11)", async () => {
    await start();
    test.pass(20 * SECOND);
    const soon = await start({ MobilePhone: "+1 416 555 0187" });
    expect([soon.ResultCode, soon.Data]).toEqual(["account.codeTooSoon", expect.stringContaining("40 seconds")]);
    for (let sent = 2; sent <= 5; sent += 1) {
      test.pass(HOUR);
      expect((await start()).Status).toBe(0);
    }
    test.pass(HOUR);
    expect((await start()).ResultCode).toBe("account.codesUsedUp");
  });
});

describe("a verified number", () => {
  const verify = async (clientId: number) => {
    await start({}, clientId);
    return confirm(await sentCode(), clientId);
  };

  it("belongs to one client", async () => {
    await verify(ANA);
    expect((await admin("existsWAAccount")).Data).toBe(false);
    expect((await admin("existsWAAccount", {}, JAMES)).Data).toBe(true);
    expect((await start({}, JAMES)).ResultCode).toBe("account.phoneTaken");
  });

  it("stays verified however the profile writes it, until the profile gets another number (ACC-12)", async () => {
    const [client] = await test.db.select().from(clients).where(eq(clients.id, ANA));
    const { PhoneNumber: _number, PhoneVerified, ...fetched } = await profile();
    const { Phone: _phone, ...given } = fetched;
    expect([PhoneVerified, client?.verifiedPhone]).toEqual([true, "+13055550142"]);
    const save = async (Phone: string) => {
      const headers = test.as(ANA);
      await test.call({ method: "POST", url: "/api/profile/update", payload: { ...given, Phone }, headers });
      return (await profile()).PhoneVerified;
    };
    expect(await save("(305) 555-0142")).toBe(true);
    expect(await save("+1 305 555 0199")).toBe(false);
    expect((await admin("existsWAAccount", {}, JAMES)).Data).toBe(false);
  });

  const save = async (Phone: string) => {
    const { PhoneNumber: _number, PhoneVerified: _verified, ...given } = await profile();
    const payload = { ...given, Phone };
    await test.call({ method: "POST", url: "/api/profile/update", payload, headers: test.as(ANA) });
  };

  it("is not proven by a code that went to the number before it (ACC-12)", async () => {
    await save(NUMBER);
    await start();
    const code = await sentCode();
    await save("+1 305 555 0199");
    expect((await start({ MobilePhone: "+1 305 555 0199" })).ResultCode).toBe("account.codeTooSoon");
    expect(await pending()).toBeNull();
    expect((await confirm(code)).ResultCode).toBe("account.codeOver");
    expect((await profile()).PhoneVerified).toBe(false);
  });

  it("keeps its code while the profile is saved with the same number, however it is written (ACC-12)", async () => {
    await save(NUMBER);
    await start();
    await save("(305) 555-0142");
    expect((await confirm(await sentCode())).Status).toBe(0);
    expect(await profile()).toMatchObject({ Phone: "+13055550142", PhoneVerified: true });
  });

  it("becomes the profile's when it is confirmed (ACC-12)", async () => {
    await save("+1 305 555 0199");
    await start();
    expect((await confirm(await sentCode())).Status).toBe(0);
    expect(await profile()).toMatchObject({ Phone: "+13055550142", PhoneVerified: true });
  });

  it("does not count while the profile has another one (ACC-12)", async () => {
    await test.db
      .update(clients)
      .set({ verifiedPhone: "+13055550142", phone: "+1 305 555 0199" })
      .where(eq(clients.id, ANA));
    expect((await profile()).PhoneVerified).toBe(false);
    expect((await admin("needToVerifyWAAccount")).Data).toBe(true);
  });

  it("belongs to one client, also where two clients confirm it at the same time (ACC-12)", async () => {
    const MobilePhone = "+1 305 555 0177";
    const codes: string[] = [];
    for (const clientId of [ANA, JAMES]) {
      expect((await start({ MobilePhone }, clientId)).ResultCode).toBe("OK");
      codes.push(await sentCode());
      test.pass(MINUTE);
    }
    const answers = await Promise.all([confirm(codes[0] ?? "", ANA), confirm(codes[1] ?? "", JAMES)]);
    expect(answers.map(({ ResultCode }) => ResultCode).sort()).toEqual(["OK", "account.phoneTaken"]);
  });
});
