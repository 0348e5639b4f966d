import { startTestApp, type TestApp } from "../../../../../test/testApp";
import { REAUTHENTICATED_FOR } from "../../../../platform/server/auth/authentication";
import type { Endpoint } from "../../../../shared/endpoint";
import { MINUTE, SECOND } from "../../../../shared/instant";
import { supportContract } from "../../../desk/support.contract";
import { transferContract } from "../../../payments/methods/transfer/transfer.contract";
import { refundsContract } from "../../../refunds/refunds.contract";
import { STAFF_SESSION_IDLE, STAFF_SESSION_TIME } from "../../account.rules";
import { peopleContract } from "../../people.contract";
import { totpOf } from "../access/secondFactor";

const email = "staff@example.com";
const Password = "Malecon-2026";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** A browser of the demonstration's owner, signed in with the password. */
async function signIn(code?: string) {
  const form = (fields: Record<string, string>, cookie?: string) =>
    test.call({
      method: "POST",
      url: "/token",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(fields).toString(),
      ...(cookie && { cookies: { "malecon-refresh": cookie } }),
    });
  let answer = await form({ grant_type: "password", cremail: email, password: Password, ...(code && { code }) });
  const call = async (url: string, payload?: object) => {
    const headers = { authorization: `Bearer ${answer.json().access_token}` };
    const { statusCode, json } = await test.call({
      method: payload ? "POST" : "GET",
      url,
      headers,
      ...(payload && { payload }),
    });
    return { status: statusCode, code: json().ResultCode, data: json().Data };
  };
  return {
    call,
    /** Whether the refresh token was still good. */
    renew: async () => {
      const next = await form({ grant_type: "refresh_token" }, answer.cookies[0]?.value);
      if (next.statusCode === 200) answer = next;
      return next.statusCode === 200;
    },
    invite: (to: string) =>
      call("/api/support/people/invite", { email: to, StaffRole: "owner", Supplies: null, Language: "en" }),
    reauthenticate: (proof: object) => call("/api/support/access/reauthenticate", proof),
  };
}

const toOwner = async () => (await test.mailsTo(email)).map(({ subject }) => subject);

describe("a call that gives power or moves money (SAFE-60)", () => {
  it("is notified to every active owner, with person and action", async () => {
    const owner = await signIn();
    await owner.invite("accomplice@example.com");
    await owner.call("/api/support/impersonation/begin", { Client: "1", Reason: "They asked me" });
    expect(await toOwner()).toEqual([
      "Lucía Peña (staff@example.com) began to act for client 1",
      "Lucía Peña (staff@example.com) invited accomplice@example.com to the back office (owner)",
    ]);
    const [latest] = await test.mailsTo(email);
    expect(latest?.text).toContain("Owners are told of everything that gives power or moves money");
  });

  it("is refused once the sign-in is five minutes old, also with a renewed token, until callers show again who they are", async () => {
    const owner = await signIn();
    expect((await owner.invite("first@example.com")).status).toBe(200);
    test.pass(REAUTHENTICATED_FOR);
    expect(await owner.invite("second@example.com")).toMatchObject({
      status: 403,
      code: "account.reauthenticationNeeded",
    });
    expect(await owner.renew()).toBe(true);
    expect(await owner.invite("second@example.com")).toMatchObject({
      status: 403,
      code: "account.reauthenticationNeeded",
    });
    expect((await test.mailsTo("second@example.com")).length).toBe(0);
    expect((await owner.call("/api/support/people")).status).toBe(200);

    expect(await owner.reauthenticate({})).toMatchObject({ status: 400, code: "invalid" });
    expect(await owner.reauthenticate({ Password: "not it at all" })).toMatchObject({ status: 400, code: "invalid" });
    await owner.renew();
    expect((await owner.invite("second@example.com")).status).toBe(403);

    expect((await owner.reauthenticate({ Password })).status).toBe(200);
    await owner.renew();
    test.pass(REAUTHENTICATED_FOR - SECOND);
    expect((await owner.invite("second@example.com")).status).toBe(200);
    test.pass(SECOND);
    expect((await owner.invite("third@example.com")).status).toBe(403);
  });

  it("is every change of the staff, acting for a client, refunds by hand and money that has arrived", async () => {
    const owner = await signIn();
    test.pass(REAUTHENTICATED_FOR);
    const calls: readonly Endpoint[] = [
      ...Object.values(peopleContract).filter(({ method }) => method === "POST"),
      supportContract.beginImpersonation,
      supportContract.forgetClientFactor,
      refundsContract.refundByHand,
      refundsContract.markRefundSent,
      transferContract.receiveTransfer,
    ];
    for (const { path } of calls)
      expect([path, (await owner.call(path, {})).code]).toEqual([path, "account.reauthenticationNeeded"]);
    expect(calls.length).toBe(13);
  });
});

describe("a session of staff (SAFE-61)", () => {
  it("ends after half an hour without use, and continues while it is used", async () => {
    const owner = await signIn();
    for (const _ of [1, 2, 3]) {
      test.pass(STAFF_SESSION_IDLE);
      expect(await owner.renew()).toBe(true);
    }
    // The token of the last renewal was valid for 15 minutes, in which it may have been used.
    test.pass(STAFF_SESSION_IDLE + 15 * MINUTE);
    expect(await owner.renew()).toBe(false);
  });

  it("ends after twelve hours, however much it is used", async () => {
    const owner = await signIn();
    for (let passed = 0; passed < STAFF_SESSION_TIME - STAFF_SESSION_IDLE; passed += STAFF_SESSION_IDLE) {
      test.pass(STAFF_SESSION_IDLE);
      expect(await owner.renew()).toBe(true);
    }
    test.pass(STAFF_SESSION_IDLE);
    expect(await owner.renew()).toBe(false);
  });
});

describe("staff with a second factor (SAFE-60)", () => {
  // This runs last, because the owner keeps the second factor.
  it("proves it by the second factor, and not by the password", async () => {
    const first = await signIn();
    const { data } = await first.call("/api/access/factor/begin", {});
    const codeNow = () => totpOf(data.Secret, email).generate({ timestamp: test.now() });
    await first.call("/api/access/factor/confirm", { Code: codeNow() });
    test.pass(MINUTE);
    const owner = await signIn(codeNow());
    test.pass(REAUTHENTICATED_FOR);
    expect(await owner.reauthenticate({ Password })).toMatchObject({ code: "account.secondFactorNeeded" });
    expect(await owner.reauthenticate({ Code: "000000" })).toMatchObject({ code: "account.secondFactorWrong" });
    expect((await owner.reauthenticate({ Code: codeNow() })).status).toBe(200);
    await owner.renew();
    expect((await owner.invite("fourth@example.com")).status).toBe(200);
  });
});
