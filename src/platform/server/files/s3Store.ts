import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { SECOND } from "../../../shared/instant";
import { type FileStore, requireFileName } from "./fileStore";

/** A bucket, and the access key for it. */
export type Bucket = {
  name: string;
  region: string;
  /** The URL of a service other than Amazon's: its buckets are named in the path. Null: Amazon's own. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
};

/** A prefix of each name, so that the bucket may hold other things too. */
const FOLDER = "photos/";

/** Files in an S3 bucket. Import it lazily: the client takes some 20 MB. (PHOTO-3) */
export function s3Store({ name: Bucket, region, endpoint, accessKeyId, secretAccessKey }: Bucket): FileStore {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
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
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    remove: async (names) => {
      // One at a time: some services cannot delete several at once.
      for (const name of names) await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) }));
    },
  };
}
