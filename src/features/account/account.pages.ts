import type { Pages } from "../../shared/page";

export const accountPages = {
  signIn: { paths: ["/signIn"] },
  signUp: { paths: ["/signUp"] },
  signUpSuccess: { paths: ["/signUpSuccess"] },
  activate: { paths: ["/activate_client/:activationCode"] },
  recoverPassword: { paths: ["/recoverPassword"] },
  changePassword: { paths: ["/changePassword"] },
  /** From a mailed link. Its code follows the `#`, so that it is sent to no server and written to no log. */
  join: { paths: ["/join"] },
  /** From an email's link; also posted to by mail programs. (MAIL-9) */
  unsubscribe: { paths: ["/unsubscribe/:kind/:code"] },
  secondFactor: { paths: ["/my-second-factor"], signIn: "any" },
  sessions: { paths: ["/my-sessions"], signIn: "any" },
  profile: { paths: ["/profile"], signIn: "any" },
} as const satisfies Pages;
