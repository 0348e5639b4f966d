import { byClientAlone, endpoint } from "../../shared/endpoint";
import type { AskedEmailChange, EmailChange, EmailChangeCode } from "./email.schemas";

/** A signed-in client's change of the email address. (ACC-24) */
export const emailContract = {
  startEmailChange: endpoint<EmailChange, AskedEmailChange>()({
    method: "POST",
    path: "/api/profile/email",
    ...byClientAlone,
  }),
  confirmEmailChange: endpoint<null, EmailChangeCode>()({
    method: "POST",
    path: "/api/profile/email/confirm",
    ...byClientAlone,
  }),
} as const;
