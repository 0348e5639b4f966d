import { CODE_TIME } from "../../features/account/phone.rules";
import { templatesAtMeta } from "../../platform/server/whatsapp/templates";
import { MINUTE } from "../../shared/instant";
import type { Config } from "./config/config";

/**
 * In demo mode, stand-ins on another origin replace providers without an account. Resolves to a function that stops
 * them. A production build contains none of them.
 */
export async function startStandIns(config: Config): Promise<() => Promise<void>> {
  // The import must be inside the branch: the bundler drops a branch that is never taken, but not code after a return.
  if (__DEMO__ && config.demo) {
    const { startStandIns } = await import("../../../stand-ins/startStandIns");
    return startStandIns({ ...config, whatsAppTemplates: templatesAtMeta(CODE_TIME / MINUTE) });
  }
  return async () => {};
}
