import { randomBytes } from "node:crypto";
import type { BackgroundTasks } from "../../../platform/server/background/backgroundTasks";
import type { Notifier } from "../../../platform/server/notify/notify";
import type { Services, Tx } from "../../../platform/server/services";
import type { Clock } from "../../../shared/instant";
import type { AcceptedHashes } from "../../information/server/acceptedPolicies";
import { accessService } from "./access/access.service";
import { passkeyService } from "./access/passkeys";
import { forgetChallenges } from "./access/passkeys.repository";
import { secondFactorCheck } from "./access/secondFactor";
import { emailChangeService } from "./email/emailChange.service";
import { forgetAttempts } from "./guesses/attempts.repository";
import { proofOfWork, type Work } from "./guesses/proofOfWork";
import { mailsService, registrationTicket } from "./mails/mails.service";
import { changePasswordService } from "./passwords/changePassword.service";
import { ownPassword } from "./passwords/ownPassword";
import { phoneVerificationService } from "./phone/phoneVerification.service";
import { profileService } from "./profile.service";
import { activationService } from "./registration/activation.service";
import { registrationService } from "./registration/registration.service";
import { keyedDigest, type RandomBytes } from "./secrets";
import { ownSessionsService } from "./session/ownSessions.service";
import { refreshCookie } from "./session/refreshCookie";
import { forgetSessions } from "./session/sessions.repository";
import { sessionsService } from "./session/sessions.service";
import { signInService } from "./session/signIn.service";
import { invitationsService } from "./staff/invitations.service";
import type { SuppliesPort } from "./staff/staff.ports";
import { staffPeople } from "./staff/staffPeople";

type Ports = Pick<Notifier, "mail" | "notify" | "whatsApp"> & {
  backgroundTasks: BackgroundTasks;
  recheck: (tx: Tx, clientId: number) => Promise<void>;
  supplies: SuppliesPort;
  /** Stores the policies that somebody accepts now. */
  policies: () => Promise<AcceptedHashes & { edition: string }>;
  random?: RandomBytes;
  /** The clock of sessions and sign-in attempts, independent of QA's test clock. (QA-3) */
  sessionClock?: Clock;
};

/** The configuration of the account feature. */
export type AccountConfig = {
  tokenSecret: string;
  publicUrl: string;
  /** Requests per minute from one IP address. */
  requestsPerMinute: number;
  proofOfWork: Work;
  whatsApp: object | null;
  /** Demo mode: staff need no second factor. */
  demo: boolean;
};

export type AccountService = ReturnType<typeof accountService>;

/** The services behind the account's calls. */
export function accountService(
  { db, now }: Pick<Services, "db" | "now">,
  config: AccountConfig,
  {
    mail,
    notify,
    whatsApp,
    backgroundTasks,
    recheck,
    policies,
    supplies,
    random = randomBytes,
    sessionClock = now,
  }: Ports,
) {
  // Hashing a password takes 25 ms of a core: these calls are limited to a tenth of the usual number per IP address.
  const hashingPerMinute = Math.ceil(config.requestsPerMinute / 10);
  const sessions = sessionsService({ db, now: sessionClock, random, key: config.tokenSecret });
  const ownSessions = ownSessionsService({ db, now: sessionClock, sessions });
  const shortCodeHash = (clientId: number, shortCode: string) =>
    keyedDigest(config.tokenSecret, ["activation", String(clientId), shortCode]);
  const passkeys = passkeyService({ db, now: sessionClock, random, publicUrl: config.publicUrl });
  const secondFactor = secondFactorCheck({ db, now: sessionClock, random, passkeys, mail });
  const demandPassword = ownPassword({ db, now });
  const ticket = registrationTicket((parts) => keyedDigest(config.tokenSecret, parts));
  return {
    sessionClock,
    sessions,
    ownSessions,
    cookie: refreshCookie(config.publicUrl),
    signIn: signInService({
      db,
      now,
      sessionClock,
      sessions,
      secondFactor,
      passkeys,
      secondFactorRequired: !config.demo,
      perMinute: hashingPerMinute,
    }),
    registration: registrationService({ db, now, random, shortCodeHash, mail, backgroundTasks, policies, ticket }),
    mails: mailsService({ db, ticket }),
    activation: activationService({ db, now, sessions, secondFactorRequired: !config.demo, shortCodeHash, ticket }),
    changePassword: changePasswordService({ db, now, sessions, mail }),
    profile: profileService({ db, now, recheck }),
    demandPassword,
    emailChange: emailChangeService({
      db,
      now,
      random,
      key: config.tokenSecret,
      demandPassword,
      sessions,
      mail,
      backgroundTasks,
    }),
    proofOfWork: proofOfWork({ db, now, secret: config.tokenSecret, work: config.proofOfWork }),
    phones: phoneVerificationService({
      db,
      now,
      random,
      key: config.tokenSecret,
      whatsApp: config.whatsApp !== null,
      messages: { mail, whatsApp },
    }),
    invitations: invitationsService({ db, now: sessionClock, sessions, answered: supplies.answered }),
    people: staffPeople({ db, now: sessionClock, mail, notify, random, supplies }),
    access: accessService({
      db,
      now: sessionClock,
      sessions,
      demandPassword,
      secondFactor,
      passkeys,
      mail,
      random,
      required: !config.demo,
    }),
    hashingPerMinute,
    /** Work in the background. */
    jobs: [
      { name: "attempts that count no more", about: "shop" as const, run: () => forgetAttempts(db, now()) },
      { name: "sessions that are over", about: "shop" as const, run: () => forgetSessions(db, sessionClock()) },
      {
        name: "what passkeys were asked and never signed",
        about: "shop" as const,
        run: () => forgetChallenges(db, sessionClock()),
      },
    ],
  };
}
