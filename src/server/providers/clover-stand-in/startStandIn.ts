import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Config } from "../../config";
import { addWhatsAppStandIn } from "../whatsapp-stand-in/whatsAppStandIn";
import { buildStandIn } from "./standIn";

/**
 * Starts the stand-in on the port after the site's, unless the configuration names another provider. Resolves to how it
 * is stopped. Throws in production.
 */
export async function startStandIn(config: Config): Promise<() => Promise<void>> {
  if (!isHere(config.clover.chargeUrl, config)) return async () => {};
  const { app } = buildStandIn({
    production: config.production,
    site: new URL(config.publicUrl).origin,
    privateKey: config.clover.privateKey,
    file: memoryOf(config),
  });
  const { whatsApp: account, production, publicUrl: site } = config;
  if (account && isHere(account.apiUrl, config)) addWhatsAppStandIn(app, { production, account, site, fetch });
  await app.listen({ port: config.port + 1, host: "localhost" });
  return () => app.close();
}

/** True when a provider's address is the port after the site's. */
function isHere(address: string, { port }: Config): boolean {
  const { hostname, port: theirs } = new URL(address);
  return hostname === "localhost" && Number(theirs) === port + 1;
}

/** Processes that share a database share the provider's memory too: one may ask about what another has charged. */
function memoryOf({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl === null) return join(dataDir, "clover-stand-in.jsonl");
  const name = createHash("sha256").update(databaseUrl).digest("hex").slice(0, 16);
  return join(tmpdir(), `malecon-clover-${name}.jsonl`);
}
