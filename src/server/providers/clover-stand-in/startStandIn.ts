import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Config } from "../../config";
import { buildStandIn } from "./standIn";

/**
 * Starts the stand-in on the port after the site's, unless the configuration names another provider. Resolves to how it
 * is stopped. Throws in production.
 */
export async function startStandIn(config: Config): Promise<() => Promise<void>> {
  const { port, hostname } = new URL(config.clover.chargeUrl);
  const ours = hostname === "localhost" && Number(port) === config.port + 1;
  if (!ours) return async () => {};
  const { app } = buildStandIn({
    production: config.production,
    site: new URL(config.publicUrl).origin,
    privateKey: config.clover.privateKey,
    file: memoryOf(config),
  });
  await app.listen({ port: config.port + 1, host: "localhost" });
  return () => app.close();
}

/** Processes that share a database share the provider's memory too: one may ask about what another has charged. */
function memoryOf({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === null) return join(dataDir, "clover-stand-in.jsonl");
  const name = createHash("sha256").update(databaseUrl).digest("hex").slice(0, 16);
  return join(tmpdir(), `malecon-clover-${name}.jsonl`);
}
