import type { Work } from "../../features/account/server/proofOfWork";
import type { WhatsAppAccount } from "../../platform/server/whatsapp/account";

type Environment = Record<string, string | undefined>;

const names = ["WHATSAPP_PHONE_NUMBER_ID", "WHATSAPP_TOKEN", "WHATSAPP_APP_SECRET", "WHATSAPP_VERIFY_TOKEN"] as const;

/**
 * All or nothing: half an account would lose codes. `standIn`: where the stand-in answers for who has no account; null in
 * production, which takes none of this machine.
 */
export function whatsAppOf(env: Environment, standIn: string | null): WhatsAppAccount | null {
  const given = names.filter((name) => env[name]);
  if (given.length > 0 && given.length < names.length)
    throw new Error(`WhatsApp needs ${names.filter((name) => !env[name]).join(", ")} too`);
  if (given.length === 0 && standIn === null) return null;
  const apiUrl = env.WHATSAPP_API_URL ?? (given.length === 0 ? standIn : null) ?? "https://graph.facebook.com/v23.0";
  if (standIn === null && /localhost|127\.0\.0\.1/.test(apiUrl))
    throw new Error("The WhatsApp stand-in is refused in production");
  return {
    apiUrl,
    phoneNumberId: env.WHATSAPP_PHONE_NUMBER_ID ?? "stand-in-number",
    token: env.WHATSAPP_TOKEN ?? "stand-in-token",
    appSecret: env.WHATSAPP_APP_SECRET ?? "stand-in-app-secret",
    verifyToken: env.WHATSAPP_VERIFY_TOKEN ?? "stand-in-verify-token",
  };
}

/** Production asks for a proof of work at registration and recovery; in development scripts may do without. (ACC-14) */
export function proofOfWorkOf(env: Environment, production: boolean): Work {
  return {
    required: production || env.PROOF_OF_WORK === "on",
    cost: Number(env.PROOF_OF_WORK_COST ?? 5_000),
    prefix: env.PROOF_OF_WORK_PREFIX ?? "00",
  };
}
