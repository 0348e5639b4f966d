import { createHash, randomBytes, randomInt } from "node:crypto";
import type { DigestAlgorithm, TimestampAuthority } from "@libpdf/core";
import { fromBER, Integer, ObjectIdentifier, OctetString, Sequence } from "asn1js";
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  MessageImprint,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from "pkijs";
import { type Instant, SECOND } from "../../../shared/instant";
import { importKey, type StoredIdentity } from "./certificate";

const oids = {
  tstInfo: "1.2.840.113549.1.9.16.1.4",
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingCertificate: "1.2.840.113549.1.9.16.2.47",
  digests: {
    "SHA-256": "2.16.840.1.101.3.4.2.1",
    "SHA-384": "2.16.840.1.101.3.4.2.2",
    "SHA-512": "2.16.840.1.101.3.4.2.3",
  },
  /** Our own policy: the installation's clock, with no guaranteed accuracy. */
  policy: "1.3.6.1.4.1.59999.1",
};

/** Why an authority's answer is no time stamp for the request. */
class NoTimeStamp extends Error {}

/**
 * An RFC 3161 authority on the network (TSA_URL). Throws if it does not answer within ten seconds, refuses, or answers
 * with a stamp of anything else: nonce and imprint must be those of the request. (PAPER-20)
 */
export function remoteAuthority(url: string, fetch = globalThis.fetch): TimestampAuthority {
  return {
    timestamp: async (digest, algorithm) => {
      const asked = requestOf(digest, algorithm);
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/timestamp-query" },
        body: asked.toSchema().toBER(),
        signal: AbortSignal.timeout(10 * SECOND),
      });
      if (!response.ok) throw new NoTimeStamp(`the time stamp authority answered ${response.status}`);
      return tokenIn(await response.arrayBuffer(), asked);
    },
  };
}

function requestOf(digest: Uint8Array, algorithm: DigestAlgorithm): TimeStampReq {
  const nonce = randomBytes(8);
  // A positive number without a leading zero: DER has one form for it.
  nonce[0] = 0x40 | ((nonce[0] ?? 0) & 0x3f);
  return new TimeStampReq({
    version: 1,
    messageImprint: imprintOf(digest, algorithm),
    nonce: new Integer({ valueHex: copy(nonce) }),
    certReq: true,
  });
}

/** The token of a granted answer; throws for any other, and for one about something else. */
function tokenIn(answer: ArrayBuffer, asked: TimeStampReq): Uint8Array {
  const { status, timeStampToken } = readAs("no answer of RFC 3161", () => TimeStampResp.fromBER(answer));
  // Granted, or granted with changes.
  if (status.status > 1 || !timeStampToken)
    throw new NoTimeStamp(`the time stamp authority refuses, with status ${status.status}`);
  const info = readAs("no time stamp", () => {
    const signed = new SignedData({ schema: timeStampToken.content });
    const content = signed.encapContentInfo.eContent?.getValue();
    return content ? TSTInfo.fromBER(content) : null;
  });
  if (!info) throw new NoTimeStamp("the time stamp authority answered with no time stamp");
  if (!isSame(info.messageImprint.toSchema().toBER(), asked.messageImprint.toSchema().toBER()))
    throw new NoTimeStamp("the time stamp is of another digest than was sent");
  if (!info.nonce || !asked.nonce || !isSame(info.nonce.toBER(), asked.nonce.toBER()))
    throw new NoTimeStamp("the time stamp has another nonce than was sent: it answers another request");
  return new Uint8Array(timeStampToken.toSchema().toBER());
}

function readAs<Value>(what: string, read: () => Value): Value {
  try {
    return read();
  } catch {
    throw new NoTimeStamp(`the time stamp authority answered with ${what}`);
  }
}

const isSame = (one: ArrayBuffer, other: ArrayBuffer) => Buffer.from(one).equals(Buffer.from(other));

const imprintOf = (digest: Uint8Array, algorithm: DigestAlgorithm): MessageImprint =>
  new MessageImprint({
    hashAlgorithm: new AlgorithmIdentifier({ algorithmId: oids.digests[algorithm] }),
    hashedMessage: new OctetString({ valueHex: copy(digest) }),
  });

/**
 * The installation's own RFC 3161 authority: certifies that a digest existed at an instant. A fresh checkout needs no
 * network for it; operators can configure a trusted one instead.
 */
export function localAuthority(identity: StoredIdentity, at: Instant): TimestampAuthority {
  return { timestamp: (digest, algorithm) => timeStampToken(identity, digest, algorithm, at) };
}

async function timeStampToken(
  identity: StoredIdentity,
  digest: Uint8Array,
  algorithm: DigestAlgorithm,
  at: Instant,
): Promise<Uint8Array> {
  const info = new TSTInfo({
    version: 1,
    policy: oids.policy,
    messageImprint: imprintOf(digest, algorithm),
    serialNumber: new Integer({ value: randomInt(1, 2 ** 31) }),
    genTime: new Date(at),
  });
  const content = info.toSchema().toBER();
  const certificate = new Certificate({ schema: fromBER(copy(Buffer.from(identity.certificate, "base64"))).result });
  const signed = new SignedData({
    version: 3,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: oids.tstInfo,
      eContent: new OctetString({ valueHex: content }),
    }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes: attributesOf(content, identity) }),
      }),
    ],
    certificates: [certificate],
  });
  await signed.sign(await importKey(identity), 0, "SHA-256");
  const token = new ContentInfo({ contentType: "1.2.840.113549.1.7.2", content: signed.toSchema(true) });
  return new Uint8Array(token.toSchema().toBER());
}

function attributesOf(content: ArrayBuffer, { certificate }: StoredIdentity): Attribute[] {
  const certHash = new OctetString({ valueHex: sha256(Buffer.from(certificate, "base64")) });
  // SigningCertificateV2 with one ESSCertIDv2, whose hash is SHA-256 by default (RFC 5035).
  const signingCertificate = new Sequence({ value: [new Sequence({ value: [new Sequence({ value: [certHash] })] })] });
  return [
    new Attribute({ type: oids.contentType, values: [new ObjectIdentifier({ value: oids.tstInfo })] }),
    new Attribute({
      type: oids.messageDigest,
      values: [new OctetString({ valueHex: sha256(new Uint8Array(content)) })],
    }),
    new Attribute({ type: oids.signingCertificate, values: [signingCertificate] }),
  ];
}

const sha256 = (bytes: Uint8Array): ArrayBuffer => copy(createHash("sha256").update(bytes).digest());

function copy(bytes: Uint8Array): ArrayBuffer {
  const own = new ArrayBuffer(bytes.length);
  new Uint8Array(own).set(bytes);
  return own;
}
