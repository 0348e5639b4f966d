import { join, resolve } from "node:path";
import { type Environment, readEach, readText, readTexts } from "../../../platform/server/environment";
import { readOrigin } from "../../../platform/server/environment.address";
import { requireStoreFolder } from "../../../platform/server/files/folderStore";
import type { FilePlace } from "../../../platform/server/files/openFileStore";
import { naming } from "../../../platform/server/messageOf";

const keys = ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/**
 * Where photographs are stored: in a bucket if one is set, with an access key or with the credentials that the machine
 * has; else in the folder `PHOTOS_DIR`, which all processes share; by default in `photos` in the data folder. (PHOTO-3,
 * PHOTO-12)
 */
export function photoPlaceOf(env: Environment, dataDir: string): FilePlace {
  const { folder, name, pair, region, endpoint } = readEach({
    folder: () => readText(env, "PHOTOS_DIR"),
    name: () => readText(env, "S3_BUCKET"),
    pair: () => readTexts(env, keys),
    region: () => readText(env, "S3_REGION"),
    endpoint: () => readOrigin(env, "S3_ENDPOINT", ["https:", "http:"]),
  });
  const [id, secret] = pair;
  const missing = keys.filter((_key, at) => pair[at] === null);
  const isMeant = missing.length < keys.length || region !== null || endpoint !== null;
  if (name === null && isMeant) throw new Error("S3 needs S3_BUCKET too");
  if (missing.length === 1) throw new Error(`S3 needs ${missing.join()} too, or neither of ${keys.join(" and ")}`);
  if (name !== null && folder !== null)
    throw new Error("PHOTOS_DIR and S3_BUCKET name two places for photographs: set one");
  if (name === null) return { kind: "folder", folder: folder === null ? photosIn(dataDir) : resolve(folder) };
  const accessKey = id && secret ? { id, secret } : null;
  return { kind: "s3", bucket: { name, region: region ?? "us-east-1", endpoint, accessKey } };
}

/**
 * Throws where photographs could not be written into their folder, with the variable that names it. A bucket is not
 * tried, because it may be unreachable for a while. (OPS-5)
 */
export async function requirePhotoPlace({ photos, dataDir }: { photos: FilePlace; dataDir: string }): Promise<void> {
  if (photos.kind === "s3") return;
  const { folder } = photos;
  const variable = folder === photosIn(dataDir) ? "DATA_DIR" : "PHOTOS_DIR";
  await naming(variable, "It must be a folder that this process may write to", () => requireStoreFolder(folder));
}

const photosIn = (dataDir: string) => join(dataDir, "photos");
