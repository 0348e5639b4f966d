import { VOUCHER_KEYS, type VoucherClaims } from "../../voucher.token";
import { checkVoucher } from "./checkVoucher";

const claims: VoucherClaims = {
  ...{ num: "V-801", bkg: 801, sub: "Ana Pérez", sup: "REX", ref: "R-1", svc: "Geely CK" },
  ...{ from: "2027-02-20 09:00", to: "2027-02-23 09:00" },
};
const inToken = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64url");

let token: string;
let jwk: JsonWebKey;
beforeAll(async () => {
  const ecdsa = { name: "ECDSA", namedCurve: "P-256" } as const;
  const pair = await crypto.subtle.generateKey(ecdsa, true, ["sign", "verify"]);
  jwk = await crypto.subtle.exportKey("jwk", pair.publicKey);
  const signed = `${inToken('{"alg":"ES256"}')}.${inToken(JSON.stringify(claims))}`;
  const signature = await crypto.subtle.sign({ ...ecdsa, hash: "SHA-256" }, pair.privateKey, Buffer.from(signed));
  token = `${signed}.${inToken(new Uint8Array(signature))}`;
});

let answered: () => Promise<Response>;
beforeEach(() => {
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation(async (path) => (path === VOUCHER_KEYS ? Response.json({ keys: [jwk] }) : answered()));
});
afterEach(() => jest.restoreAllMocks());

test("a genuine voucher is shown with the booking's facts from the server (PAPER-7)", async () => {
  answered = async () => Response.json({ Data: { State: "void" } });
  expect(await checkVoucher(token)).toEqual({ kind: "genuine", claims, state: "void" });
});

test.each([429, 500])(
  "a signed voucher is genuine even if the server answers %d, which does not contain the state of its booking (PAPER-7)",
  async (status) => {
    answered = async () => Response.json({ Data: "", Status: -1, ResultCode: "unexpected" }, { status });
    expect(await checkVoucher(token)).toEqual({ kind: "genuine", claims, state: "unanswered" });
  },
);

test("a signed voucher is genuine without a network too (PAPER-7)", async () => {
  answered = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await checkVoucher(token)).toEqual({ kind: "genuine", claims, state: "offline" });
});
