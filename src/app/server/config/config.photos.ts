import { join, resolve } from "node:path";
import { type Environment, readText } from "../../../platform/server/environment";
import { readOrigin } from "../../../platform/server/environment.address";
import type { FilePlace } from "../../../platform/server/files/openFileStore";

const keys = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
const further = ["S3_REGION", "S3_ENDPOINT"] as const;

/**
 * Where photographs are stored: in a bucket if one is set (then all of its settings are required), else in the folder
 * `PHOTOS_DIR`, which all processes share; by default in `photos` in the data folder. (PHOTO-3)
 */
export function photoPlaceOf(env: Environment, dataDir: string): FilePlace {
  const folder = readText(env, "PHOTOS_DIR");
  const [bucket, accessKeyId, secretAccessKey] = keys.map((name) => readText(env, name));
  const missing = keys.filter((name) => readText(env, name) === null);
  const isNamed = missing.length < keys.length || further.some((name) => readText(env, name) !== null);
  if (isNamed && missing.length > 0) throw new Error(`S3 needs ${missing.join(", ")} too`);
  if (isNamed && folder !== null) throw new Error("PHOTOS_DIR and S3_BUCKET name two places for photographs: set one");
  const endpoint = readOrigin(env, "S3_ENDPOINT", ["https:", "http:"]);
  if (!bucket || !accessKeyId || !secretAccessKey)
    return { kind: "folder", folder: folder === null ? join(dataDir, "photos") : resolve(folder) };
  const region = readText(env, "S3_REGION") ?? "us-east-1";
  return { kind: "s3", bucket: { name: bucket, region, endpoint, accessKeyId, secretAccessKey } };
}
