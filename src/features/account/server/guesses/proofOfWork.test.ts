import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { startTestApp, type TestApp } from "../../../../../test/testApp";
import { MINUTE } from "../../../../shared/instant";
import type { WorkPurpose } from "../../account.schemas";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ PROOF_OF_WORK: "on", PROOF_OF_WORK_COST: "2", PROOF_OF_WORK_PREFIX: "0" });
});
afterAll(() => test.close());

const challenge = async (purpose: WorkPurpose = "recovery"): Promise<Challenge> =>
  (await test.call({ method: "GET", url: `/api/clients/challenge/${purpose}` })).json().Data;
const proofOf = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64");
const solved = async (of: Challenge) =>
  proofOf({ challenge: of, solution: await solveChallenge({ challenge: of, deriveKey }) });
const recover = async (Proof?: string) => {
  const payload = { email: "nobody@example.com", siteId: 11, ...(Proof && { Proof }) };
  return (await test.call({ method: "POST", url: "/api/clients/recoverPassword", payload })).json().ResultCode;
};
const register = async (Proof?: string) => {
  const newcomer = {
    email: "worker@example.com",
    password: "una-clave-larga",
    FirstName: "Rosa",
    LastName: "Mesa",
    AcceptPolicies: true,
  };
  const payload = { ...newcomer, ...(Proof && { Proof }) };
  return (await test.call({ method: "POST", url: "/api/clients", payload })).json().ResultCode;
};

describe("registering and recovering (ACC-14)", () => {
  it("need a proof of work", async () => {
    expect([await recover(), await register()]).toEqual(["account.proofRefused", "account.proofRefused"]);
    expect(await recover(await solved(await challenge()))).toBe("OK");
    expect(await register(await solved(await challenge("registration")))).toBe("OK");
  });

  it("accept each proof once (ACC-14)", async () => {
    const proof = await solved(await challenge());
    expect([await recover(proof), await recover(proof)]).toEqual(["OK", "account.proofRefused"]);
  });

  it("accept no proof that was made for the other (ACC-14)", async () => {
    expect(await register(await solved(await challenge("recovery")))).toBe("account.proofRefused");
    expect(await recover(await solved(await challenge("registration")))).toBe("account.proofRefused");
    const { parameters, ...signed } = await challenge("recovery");
    const renamed = { ...signed, parameters: { ...parameters, data: { ...parameters.data, purpose: "registration" } } };
    expect(await register(await solved(renamed))).toBe("account.proofRefused");
  });

  it("accept one of many concurrent copies", async () => {
    const proof = await solved(await challenge());
    const answers = await Promise.all([1, 2, 3, 4].map(() => recover(proof)));
    expect(answers.filter((code) => code === "OK")).toEqual(["OK"]);
  });

  it("accept no proof after twenty minutes", async () => {
    const proof = await solved(await challenge());
    test.pass(20 * MINUTE);
    expect(await recover(proof)).toBe("account.proofRefused");
  });

  it("accept no solution without the work", async () => {
    const real = await challenge();
    const easier = { ...real, parameters: { ...real.parameters, cost: 1, keyPrefix: "0" } };
    const longer = { ...real, parameters: { ...real.parameters, data: { ...real.parameters.data, until: 9e15 } } };
    const { signature: _signature, ...unsigned } = real;
    const guessed = proofOf({ challenge: real, solution: { counter: 0, derivedKey: "00".repeat(32) } });
    const wrong = [
      await solved(easier),
      await solved(longer),
      await solved(unsigned),
      guessed,
      "no proof",
      proofOf([]),
    ];
    for (const proof of wrong) expect([proof, await recover(proof)]).toEqual([proof, "account.proofRefused"]);
  });
});
