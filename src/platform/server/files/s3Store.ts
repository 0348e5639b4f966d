import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { SECOND } from "../../../shared/instant";
import { type FileStore, requireFileName } from "./fileStore";

/** A bucket, and the credentials for it. */
export type Bucket = {
  name: string;
  region: string;
  /** The URL of a service other than Amazon's, with the bucket's name in the path. Null: Amazon's own. */
  endpoint: string | null;
  /** Null: the SDK finds credentials, such as those of the machine's role (docs/providers.md). */
  accessKey: { id: string; secret: string } | null;
};

/** A prefix of each name, so that the bucket may contain other things too. */
const FOLDER = "photos/";

/** Files in an S3 bucket. Import it lazily: the client takes some 20 MB. (PHOTO-3) */
export function s3Store({ name: Bucket, region, endpoint, accessKey }: Bucket): FileStore {
  const client = new S3Client({
    region,
    ...(accessKey && { credentials: { accessKeyId: accessKey.id, secretAccessKey: accessKey.secret } }),
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Amazon's newer checksums, which other services refuse.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3 * SECOND, requestTimeout: 15 * SECOND, throwOnRequestTimeout: true },
  });
  const keyOf = (name: string) => {
    requireFileName(name);
    return `${FOLDER}${name}`;
  };
  return {
    write: async (name, content, mediaType) => {
      const CacheControl = "public, max-age=31536000, immutable";
      await client.send(
        new PutObjectCommand({ Bucket, Key: keyOf(name), Body: content, ContentType: mediaType, CacheControl }),
      );
    },
    read: async (name) => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(name) }));
        return (await Body?.transformToByteArray()) ?? null;
      } catch (error) {
        if (error instanceof NoSuchKey || isUnlisted(error)) return null;
        throw error;
      }
    },
    remove: async (names) => {
      // One at a time: some services cannot delete several at once.
      for (const name of names) await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) }));
    },
  };
}

/**
 * Without the permission to list a bucket (`s3:ListBucket`), a missing object is answered with 403. Other refusals with
 * that status, such as for a wrong key, have their own codes. (PHOTO-12)
 */
const isUnlisted = (error: unknown): boolean => error instanceof S3ServiceException && error.name === "AccessDenied";
