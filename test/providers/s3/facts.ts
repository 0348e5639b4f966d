import type { Fact } from "../fact";

const on = "2026-11-29";
const api = (action: string) => `https://docs.aws.amazon.com/AmazonS3/latest/API/API_${action}.html`;

/** Answers about one object. `means`: the meaning for the store's caller. */
export const reads: (Fact & { status: number; code: string; means: "missing" | "broken" })[] = [
  {
    what: "an object that does not exist, to who may list the bucket",
    readAt: api("GetObject"),
    on,
    status: 404,
    code: "NoSuchKey",
    means: "missing",
  },
  {
    what: "an object that does not exist, to who may not list the bucket",
    readAt: api("GetObject"),
    on,
    status: 403,
    code: "AccessDenied",
    means: "missing",
  },
  {
    what: "a wrong secret",
    readAt: "https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html",
    on,
    status: 403,
    code: "SignatureDoesNotMatch",
    means: "broken",
  },
  {
    what: "a key that does not exist",
    readAt: "https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html",
    on,
    status: 403,
    code: "InvalidAccessKeyId",
    means: "broken",
  },
  {
    what: "a bucket that does not exist",
    readAt: "https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html",
    on,
    status: 404,
    code: "NoSuchBucket",
    means: "broken",
  },
];

/** What the SDK signs, and where an object's name is: in the path, for services other than Amazon's. */
export const request: Fact & { authorization: RegExp; path: RegExp } = {
  what: "a signed request",
  readAt: "https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-auth-using-authorization-header.html",
  on,
  authorization: /^AWS4-HMAC-SHA256 Credential=shop\/\d{8}\/us-east-1\/s3\/aws4_request, SignedHeaders=/,
  path: /^\/bucket\/photos\/0f8a-320\.avif(\?x-id=\w+)?$/,
};
