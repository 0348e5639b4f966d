import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

type Asked = { challenge: string; rpId?: string; rp?: { id?: string } };
/** Deviations from an honest browser and authenticator. */
type Odd = { origin?: string; domain?: string; counter?: number };

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();

const USER_PRESENT = 0x01;
const KEY_INCLUDED = 0x40;

/** For tests without a browser: a WebAuthn authenticator with one P-256 key, and the browser's part. */
export function softwareAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let counted = 0;

  const clientData = (type: "webauthn.create" | "webauthn.get", challenge: string, odd: Odd) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: odd.origin ?? origin, crossOrigin: false }));
  const head = ({ rpId, rp }: Asked, flags: number, odd: Odd) => {
    counted = odd.counter ?? counted + 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(counted);
    return Buffer.concat([sha256(odd.domain ?? rpId ?? rp?.id ?? ""), Buffer.from([flags]), counter]);
  };
  const answer = (response: object) =>
    JSON.stringify({
      id: base64url(id),
      rawId: base64url(id),
      type: "public-key",
      clientExtensionResults: {},
      response,
    });

  return {
    /** The answer to a request to create a passkey; both are JSON. */
    make: (options: string, odd: Odd = {}): string => {
      const asked: Asked = JSON.parse(options);
      const coordinate = (text: string) => Uint8Array.from(Buffer.from(text, "base64url"));
      const key = new Map<number, number | Uint8Array>([
        [1, 2], // kty: EC2
        [3, -7], // alg: ES256
        [-1, 1], // crv: P-256
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([
        ...[head(asked, USER_PRESENT | KEY_INCLUDED, odd), Buffer.alloc(16), length, id],
        isoCBOR.encode(key),
      ]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", Uint8Array.from(authData)],
      ]);
      return answer({
        clientDataJSON: base64url(clientData("webauthn.create", asked.challenge, odd)),
        attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ["usb"],
      });
    },

    /** The answer to a request to sign with the passkey. */
    prove: (options: string, odd: Odd = {}): string => {
      const asked: Asked = JSON.parse(options);
      const data = clientData("webauthn.get", asked.challenge, odd);
      const authenticatorData = head(asked, USER_PRESENT, odd);
      return answer({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign("sha256", Buffer.concat([authenticatorData, sha256(data)]), privateKey)),
      });
    },
  };
}
