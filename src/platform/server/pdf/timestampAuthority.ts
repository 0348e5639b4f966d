import { createHash, randomInt } from "node:crypto";
import { type DigestAlgorithm, HttpTimestampAuthority, type TimestampAuthority } from "@libpdf/core";
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
  TSTInfo,
} from "pkijs";
import type { Instant } from "../../../shared/instant";
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

/** An RFC 3161 authority on the network (TSA_URL). */
export const remoteAuthority = (url: string): TimestampAuthority => new HttpTimestampAuthority(url);

/**
 * The installation's own RFC 3161 authority: certifies that a digest existed at an instant. A fresh checkout needs no
 * network with it; operators configure a trusted one instead.
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
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: oids.digests[algorithm] }),
      hashedMessage: new OctetString({ valueHex: copy(digest) }),
    }),
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
