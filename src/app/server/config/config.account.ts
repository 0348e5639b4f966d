import type { Work } from "../../../features/account/server/guesses/proofOfWork";
import { type Environment, readSwitch, readText, readWhole } from "../../../platform/server/environment";
import { readProvider } from "../../../platform/server/environment.address";
import type { WhatsAppAccount } from "../../../platform/server/whatsapp/account";

const names = ["WHATSAPP_PHONE_NUMBER_ID", "WHATSAPP_TOKEN", "WHATSAPP_APP_SECRET", "WHATSAPP_VERIFY_TOKEN"] as const;

/**
 * WhatsApp's settings: all or none, as codes would be lost with some only. Throws where some are missing. `standIn`:
 * the stand-in's address, used without an account; null in production, where no local address is allowed.
 */
export function whatsAppOf(env: Environment, standIn: string | null): WhatsAppAccount | null {
  const values = Object.fromEntries(names.map((name) => [name, readText(env, name)]));
  const missing = names.filter((name) => values[name] === null);
  if (missing.length > 0 && missing.length < names.length) throw new Error(`WhatsApp needs ${missing.join(", ")} too`);
  const given = missing.length === 0;
  const own = readProvider(env, "WHATSAPP_API_URL", standIn === null);
  if (!given && standIn === null) return null;
  return {
    apiUrl: own ?? (given ? null : standIn) ?? "https://graph.facebook.com/v23.0",
    phoneNumberId: values.WHATSAPP_PHONE_NUMBER_ID ?? "stand-in-number",
    token: values.WHATSAPP_TOKEN ?? "stand-in-token",
    appSecret: values.WHATSAPP_APP_SECRET ?? "stand-in-app-secret",
    verifyToken: values.WHATSAPP_VERIFY_TOKEN ?? "stand-in-verify-token",
  };
}

/** Production requires a proof of work at registration and recovery; in development scripts may do without. (ACC-14) */
export function proofOfWorkOf(env: Environment, production: boolean): Work {
  const prefix = readText(env, "PROOF_OF_WORK_PREFIX") ?? "00";
  // Without a digit any attempt is right; each further digit takes sixteen times as long.
  if (!/^[0-9a-f]{1,5}$/.test(prefix)) throw new Error("PROOF_OF_WORK_PREFIX must be one to five hex digits");
  const required = readSwitch(env, "PROOF_OF_WORK", production);
  if (production && !required) throw new Error("PROOF_OF_WORK=off is refused in production");
  const least = production ? 1_000 : 1;
  return { required, cost: readWhole(env, "PROOF_OF_WORK_COST", { least, most: 1_000_000, otherwise: 5_000 }), prefix };
}
