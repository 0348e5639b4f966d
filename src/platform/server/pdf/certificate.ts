import { webcrypto } from "node:crypto";
import { Integer, Utf8String } from "asn1js";
import { AttributeTypeAndValue, Certificate, CryptoEngine, Extension, ExtKeyUsage, setEngine } from "pkijs";

const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" } as const;

/** A key and its certificate as they are stored, PKCS#8 and X.509 in base64 of DER. */
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
  setEngine("node", new CryptoEngine({ name: "node", crypto: webcrypto as Crypto }));
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
