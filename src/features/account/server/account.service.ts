import { randomBytes } from "node:crypto";
import type { Services } from "../../../app/server/services";
import type { notifier } from "../../../platform/server/notify/notify";
import { changePasswordService } from "./changePassword.service";
import { phoneVerificationService } from "./phoneVerification.service";
import { profileService } from "./profile.service";
import { proofOfWork } from "./proofOfWork";
import { refreshCookie } from "./refreshCookie";
import { registrationService } from "./registration.service";
import type { RandomBytes } from "./secrets";
import { sessionsService } from "./sessions.service";
import { signInService } from "./signIn.service";

type Ports = Pick<ReturnType<typeof notifier>, "mail" | "whatsApp"> & {
  recheck: (tx: Services["db"], clientId: number) => Promise<void>;
  random?: RandomBytes;
};

export type AccountService = ReturnType<typeof accountService>;

/** All that the account's calls are answered by. */
export function accountService(
  { config, db, now }: Services,
  { mail, whatsApp, recheck, random = randomBytes }: Ports,
) {
  const sessions = sessionsService({ db, now, random, key: config.tokenSecret });
  return {
    now,
    sessions,
    cookie: refreshCookie(config.publicUrl),
    signIn: signInService({ db, now, config, sessions }),
    registration: registrationService({ db, now, random, mail }),
    changePassword: changePasswordService({ db, now, sessions, mail }),
    profile: profileService({ db, now, recheck }),
    proofOfWork: proofOfWork({ db, now, secret: config.tokenSecret, work: config.proofOfWork }),
    phones: phoneVerificationService({
      db,
      now,
      random,
      key: config.tokenSecret,
      whatsApp: config.whatsApp !== null,
      messages: { mail, whatsApp },
    }),
    /** Hashing a password takes a core for 25 ms: a tenth of what else an address may ask. */
    hashingPerMinute: Math.ceil(config.requestsPerMinute / 10),
  };
}
