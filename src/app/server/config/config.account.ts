import type { Work } from "../../../features/account/server/guesses/proofOfWork";
import {
  type Environment,
  readEach,
  readSwitch,
  readText,
  readTexts,
  readWhole,
} from "../../../platform/server/environment";
import { readProvider } from "../../../platform/server/environment.address";
import type { WhatsAppAccount } from "../../../platform/server/whatsapp/account";

const names = ["WHATSAPP_PHONE_NUMBER_ID", "WHATSAPP_TOKEN", "WHATSAPP_APP_SECRET", "WHATSAPP_VERIFY_TOKEN"] as const;

/**
 * WhatsApp's settings: all or none, as codes would be lost with some only. Throws where some are missing. `standIn`:
 * the stand-in's address, used without an account; null in production, where no local address is allowed.
 */
export function whatsAppOf(env: Environment, standIn: string | null): WhatsAppAccount | null {
  const { account, businessAccountId, own } = readEach({
    account: () => accountOf(env),
    businessAccountId: () => readText(env, "WHATSAPP_BUSINESS_ACCOUNT_ID"),
    own: () => readProvider(env, "WHATSAPP_API_URL", standIn === null),
  });
  const given = account !== null;
  const [phoneNumberId, token, appSecret, verifyToken] = account ?? [];
  if (!given && standIn === null) return null;
  return {
    apiUrl: own ?? (given ? null : standIn) ?? "https://graph.facebook.com/v23.0",
    phoneNumberId: phoneNumberId ?? "stand-in-number",
    businessAccountId: businessAccountId ?? (given ? null : "stand-in-account"),
    token: token ?? "stand-in-token",
    appSecret: appSecret ?? "stand-in-app-secret",
    verifyToken: verifyToken ?? "stand-in-verify-token",
    isStandIn: !given,
  };
}

/** The values of `names`; null: none is set. */
function accountOf(env: Environment): (string | null)[] | null {
  const values = readTexts(env, names);
  const missing = names.filter((_name, at) => values[at] === null);
  if (missing.length === names.length) return null;
  if (missing.length > 0) throw new Error(`WhatsApp needs ${missing.join(", ")} too`);
  return values;
}

/** Production requires a proof of work at registration and recovery; in development scripts may do without. (ACC-14) */
export function proofOfWorkOf(env: Environment, production: boolean): Work {
  const least = production ? 1_000 : 1;
  return readEach({
    required: () => requiredOf(env, production),
    cost: () => readWhole(env, "PROOF_OF_WORK_COST", { least, most: 1_000_000, otherwise: 5_000 }),
    prefix: () => prefixOf(env),
  });
}

function prefixOf(env: Environment): string {
  const prefix = readText(env, "PROOF_OF_WORK_PREFIX") ?? "00";
  // With zero digits any attempt is valid; each digit makes the proof take sixteen times as long.
  if (!/^[0-9a-f]{1,5}$/.test(prefix)) throw new Error("PROOF_OF_WORK_PREFIX must be one to five hex digits");
  return prefix;
}

function requiredOf(env: Environment, production: boolean): boolean {
  const required = readSwitch(env, "PROOF_OF_WORK", production);
  if (production && !required) throw new Error("PROOF_OF_WORK=off is refused in production");
  return required;
}
