import { startTestApp, type TestApp } from "../../../../../test/testApp";
import { Problem } from "../../../../platform/server/problem";
import type { Profile } from "../../account.schemas";
import { requiredUnderEither, underEither } from "./aliases";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ANA = 1;
const fetched = async (): Promise<Profile> =>
  (await test.call({ method: "GET", url: `/api/profile/${ANA}/2`, headers: test.as(ANA) })).json().Data;
const update = async (payload: object) =>
  (await test.call({ method: "POST", url: "/api/profile/update", payload, headers: test.as(ANA) })).json();
const register = async (payload: object) => (await test.call({ method: "POST", url: "/api/clients", payload })).json();
const wrong = (answer: { Errors: { Field: string; Code: string }[] }) =>
  answer.Errors.map(({ Field, Code }) => [Field, Code]);
const newcomer = { password: "una-clave-larga", FirstName: "Eva", LastName: "Ruiz", AcceptPolicies: true };

const email = (value: string) => value.toLowerCase();

describe("a field with two names in the API (ACC-8)", () => {
  it("is accepted under either name, or under both with one value", () => {
    expect(underEither(["email", "A@x.org"], ["cremail", undefined], email)).toBe("A@x.org");
    expect(underEither(["email", undefined], ["cremail", "a@x.org"], email)).toBe("a@x.org");
    expect(underEither(["email", "A@x.org"], ["cremail", "a@x.org"], email)).toBe("A@x.org");
    expect(underEither(["Phone", null], ["PhoneNumber", null], (phone: string | null) => phone)).toBeNull();
  });

  it("is refused if the two differ, and if it is required and neither is given", () => {
    expect(() => underEither(["email", "a@x.org"], ["cremail", "b@x.org"], email)).toThrow(Problem);
    expect(() => requiredUnderEither(["email", undefined], ["cremail", undefined], email)).toThrow(Problem);
  });
});

describe("a profile", () => {
  it("is answered under both names, and may be sent back as it was fetched (ACC-8)", async () => {
    const profile = await fetched();
    expect(profile).toMatchObject({ cremail: profile.email, PhoneNumber: profile.Phone });
    expect((await update(profile)).Data).toEqual(profile);
  });

  it("takes the phone under the name that was changed, and refuses two new ones that differ", async () => {
    const { Phone, ...profile } = await fetched();
    expect((await update({ ...profile, PhoneNumber: "+1 305 555 0199" })).Data.Phone).toBe("+13055550199");
    expect((await update({ ...(await fetched()), Phone })).Data.PhoneNumber).toBe(Phone);
    const refused = await update({ ...profile, Phone: "+1 305 555 0101", PhoneNumber: "+1 305 555 0102" });
    expect(wrong(refused)).toEqual([["PhoneNumber", "differs"]]);
    expect((await fetched()).Phone).toBe(Phone);
  });

  it.each([
    ["Id", 2],
    ["email", "somebody@example.com"],
    ["cremail", "somebody@example.com"],
    ["PhoneVerified", true],
  ])("refuses another %s, which cannot be changed there", async (Field, value) => {
    expect(wrong(await update({ ...(await fetched()), [Field]: value }))).toEqual([[Field, "readOnly"]]);
  });
});

describe("registering", () => {
  it("accepts cremail and PhoneNumber instead of email and Phone (ACC-8)", async () => {
    const answer = await register({ ...newcomer, cremail: "eva@example.com", PhoneNumber: "+1 305 555 0111" });
    expect(answer.Status).toBe(0);
    expect((await test.mailsTo("eva@example.com")).length).toBe(1);
  });

  it("needs an email address, and one only", async () => {
    expect(wrong(await register(newcomer))).toEqual([["email", "required"]]);
    const two = await register({ ...newcomer, email: "eva@example.com", cremail: "ruth@example.com" });
    expect(wrong(two)).toEqual([["cremail", "differs"]]);
  });
});
