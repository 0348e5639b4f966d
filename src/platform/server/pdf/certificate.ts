import { webcrypto } from "node:crypto";
import { Integer, Utf8String } from "asn1js";
import {
  AttributeTypeAndValue,
  AuthenticatedSafe,
  CertBag,
  Certificate,
  CryptoEngine,
  Extension,
  ExtKeyUsage,
  PFX,
  PKCS8ShroudedKeyBag,
  PrivateKeyInfo,
  SafeBag,
  SafeContents,
  setEngine,
} from "pkijs";

const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" } as const;

/** A key and its certificate in their stored form, PKCS#8 and X.509 in base64 of DER. */
export type StoredIdentity = { key: string; certificate: string };

const TIME_STAMPING = "1.3.6.1.5.5.7.3.8";

/**
 * A self-signed identity with which a new installation seals its receipts or timestamps them. Operators can configure
 * one of a trust service instead (RECEIPT_P12, TSA_URL).
 */
export async function selfSignedIdentity(
  organisation: string,
  name: string,
  now: Date,
  purpose: "sealing" | "timeStamping" = "sealing",
): Promise<StoredIdentity> {
  takeNodeCrypto();
  const { privateKey, publicKey } = await webcrypto.subtle.generateKey(
    { ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ["sign", "verify"],
  );
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new Integer({ value: now.getTime() % 2 ** 31 });
  for (const party of [certificate.issuer, certificate.subject]) {
    party.typesAndValues.push(
      new AttributeTypeAndValue({ type: "2.5.4.3", value: new Utf8String({ value: `${organisation} ${name}` }) }),
      new AttributeTypeAndValue({ type: "2.5.4.10", value: new Utf8String({ value: organisation }) }),
    );
  }
  certificate.notBefore.value = now;
  certificate.notAfter.value = new Date(Date.UTC(now.getUTCFullYear() + 10, 0, 1));
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  if (purpose === "timeStamping") {
    // RFC 3161, 2.3: exactly this one usage, marked critical.
    const usage = new ExtKeyUsage({ keyPurposes: [TIME_STAMPING] }).toSchema().toBER();
    certificate.extensions = [new Extension({ extnID: "2.5.29.37", critical: true, extnValue: usage })];
  }
  await certificate.sign(privateKey, "SHA-256");
  return {
    key: Buffer.from(await webcrypto.subtle.exportKey("pkcs8", privateKey)).toString("base64"),
    certificate: Buffer.from(certificate.toSchema(true).toBER()).toString("base64"),
  };
}

/** The key of a stored identity, for signing only. */
export function importKey({ key }: StoredIdentity) {
  return webcrypto.subtle.importKey("pkcs8", Buffer.from(key, "base64"), algorithm, false, ["sign"]);
}

const KEY_BAG = "1.2.840.113549.1.12.10.1.2";
const CERTIFICATE_BAG = "1.2.840.113549.1.12.10.1.3";
const PASSWORD_INTEGRITY = 0;
const UNENCRYPTED = 0;

/**
 * An identity as a PKCS#12 file (RFC 7292), the key encrypted with the password. The certificate is public, and is
 * stored as it is.
 */
export async function pkcs12Of({ key, certificate }: StoredIdentity, password: string): Promise<Uint8Array> {
  takeNodeCrypto();
  const secret = new Uint8Array(Buffer.from(password)).buffer;
  const hashing = { hmacHashAlgorithm: "SHA-256", iterationCount: 100_000 };
  const keyBag = new PKCS8ShroudedKeyBag({ parsedValue: PrivateKeyInfo.fromBER(Buffer.from(key, "base64")) });
  await keyBag.makeInternalValues({
    password: secret,
    contentEncryptionAlgorithm: { name: "AES-CBC", length: 256, iv: webcrypto.getRandomValues(new Uint8Array(16)) },
    ...hashing,
  });
  const certificateBag = new CertBag({ parsedValue: Certificate.fromBER(Buffer.from(certificate, "base64")) });
  const bags = [
    new SafeBag({ bagId: KEY_BAG, bagValue: keyBag }),
    new SafeBag({ bagId: CERTIFICATE_BAG, bagValue: certificateBag }),
  ];
  const safe = new AuthenticatedSafe({
    parsedValue: { safeContents: [{ privacyMode: UNENCRYPTED, value: new SafeContents({ safeBags: bags }) }] },
  });
  await safe.makeInternalValues({ safeContents: [{}] });
  const file = new PFX({ parsedValue: { integrityMode: PASSWORD_INTEGRITY, authenticatedSafe: safe } });
  await file.makeInternalValues({
    password: secret,
    iterations: hashing.iterationCount,
    pbkdf2HashAlgorithm: "SHA-256",
    hmacHashAlgorithm: hashing.hmacHashAlgorithm,
  });
  return new Uint8Array(file.toSchema().toBER());
}

function takeNodeCrypto(): void {
  setEngine("node", new CryptoEngine({ name: "node", crypto: webcrypto as Crypto }));
}
