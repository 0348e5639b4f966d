import { byClient, byClientAlone, endpoint } from "../../shared/endpoint";
import type { AskedRegistrationMail, MailChoice, MailEnd, MailStatus, RegistrationMail } from "./mails.schemas";

/** Which emails a client wants, and whether they arrive. (MAIL-8, MAIL-9) */
export const mailsContract = {
  getMailStanding: endpoint<MailStatus>()({ method: "GET", path: "/api/profile/mails/:clientId", ...byClient }),
  chooseMails: endpoint<MailStatus, MailChoice>()({ method: "POST", path: "/api/profile/mails", ...byClientAlone }),
  /** For the holder of an email's link, without signing in. */
  endMails: endpoint<null, MailEnd>()({
    method: "POST",
    path: "/api/mails/end",
    access: "public",
    impersonator: "notAct",
  }),
  /** For a person who has just registered: whether the email could not be delivered. */
  getRegistrationMail: endpoint<RegistrationMail, AskedRegistrationMail>()({
    method: "POST",
    path: "/api/clients/registrationMail",
    access: "public",
    impersonator: "notAct",
  }),
} as const;
