import { type AsItIs, addressesOf, openReplica } from "../../../platform/server/db/openDatabase";
import { catchUpTime, MOST_BEHIND } from "../../../platform/server/db/replica";
import { serverListening } from "../../../platform/server/db/serverListening";
import { requireAnswer, requireHearing } from "../../../platform/server/db/serverReach";
import { type Finding, failed, ok, warning } from "../../../platform/server/finding";
import { SECOND } from "../../../shared/instant";
import type { Settings } from "../config/config";
import { isOnThisMachine } from "../config/config.mail";

type Trial = { name: string; look: () => Promise<Finding> };
type Addresses = Pick<Settings, "databaseUrl" | "databaseDirectUrl" | "databaseReadUrl">;

/** Tries each address of a database server; none for the embedded database. (OPS-160, OPS-161, OPS-162) */
export function databaseTrials({ db }: Pick<AsItIs, "db">, settings: Addresses): Trial[] {
  const { databaseUrl, databaseDirectUrl, databaseReadUrl } = settings;
  if (databaseUrl === null) return [];
  const encryption = Object.entries({
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: databaseDirectUrl,
    DATABASE_READ_URL: databaseReadUrl,
  }).flatMap(([variable, url]) =>
    url === null ? [] : [{ name: "encryption", look: async () => encryptionOf(variable, url) }],
  );
  const notifications = { name: "notifications", look: () => heardBy(databaseUrl, databaseDirectUrl) };
  if (databaseReadUrl === null) return [...encryption, notifications];
  return [...encryption, notifications, { name: "replica", look: () => replicaAt(databaseReadUrl, db) }];
}

function encryptionOf(variable: string, url: string): Finding {
  const { hostname, searchParams } = new URL(url);
  const host = decodeURIComponent(hostname);
  // A socket of this machine is named by its path.
  if (host === "" || host.startsWith("/") || isOnThisMachine(url)) return ok(`${variable} stays on this machine`);
  const mode = searchParams.get("sslmode");
  if (mode === "verify-full") return ok(`${variable}: encrypted, and only the server of ${host} is believed`);
  const todo = `add sslmode=verify-full, and sslrootcert=FILE for an authority of your own`;
  if (mode === null || mode === "disable") return warning(`${variable} goes to ${host} unencrypted: ${todo}`);
  return warning(`${variable} goes to ${host} with sslmode=${mode}, which may believe any server: ${todo}`);
}

/** Tests DATABASE_URL because servers use it; commands connect past the pooler where they can. */
async function heardBy(databaseUrl: string, directUrl: string | null): Promise<Finding> {
  const { url, direct } = addressesOf(databaseUrl, directUrl);
  await requireAnswer(url);
  await requireHearing(
    url,
    direct,
    serverListening((direct ?? url).url, () => {}),
  );
  return ok(direct ? "heard at DATABASE_DIRECT_URL, past the pooler of DATABASE_URL" : "heard at DATABASE_URL");
}

async function replicaAt(readUrl: string, primary: AsItIs["db"]): Promise<Finding> {
  await requireAnswer({ variable: "DATABASE_READ_URL", url: readUrl });
  const { replica, close } = openReplica(readUrl, primary, () => {});
  try {
    const took = await catchUpTime(primary, replica.db);
    if (took !== null) return ok(`has what the database had ${Math.ceil(took)} ms ago`);
    return warning(
      `is more than ${MOST_BEHIND / SECOND} s behind: the database itself answers searches until it has caught up`,
    );
  } catch (error) {
    return failed(`DATABASE_READ_URL: ${error instanceof Error ? error.message : error}`);
  } finally {
    await close();
  }
}
