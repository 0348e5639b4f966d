import type { Pages } from "../../shared/page";

export const accountPages = {
  signIn: { paths: ["/signIn"] },
  signUp: { paths: ["/signUp"] },
  signUpSuccess: { paths: ["/signUpSuccess"] },
  activate: { paths: ["/activate_client/:activationCode"] },
  recoverPassword: { paths: ["/recoverPassword"] },
  /** Public in the table of the specification; whose password it is, only a session can say. */
  changePassword: { paths: ["/changePassword"], signIn: "any" },
  profile: { paths: ["/profile"], signIn: "any" },
} as const satisfies Pages;
