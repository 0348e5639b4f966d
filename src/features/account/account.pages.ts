import type { Language } from "../../shared/language";
import { type PagePath, type Pages, pagePath, withFragment } from "../../shared/page";

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

/**
 * Paths of higher features' pages that account's pages and emails link to. Those features take their paths from here.
 */
export const pathsLinkedFromAccount = {
  fund: "/fund",
  myData: "/my-data",
  desk: "/support",
  access: "/support/access",
} as const;

/** What a link to sign-in or sign-up carries: the page to return to afterwards. */
type Returning = { returnUrl?: PagePath } | URLSearchParams;

export const signInPath = (query?: Returning) => pagePath(accountPages.signIn.paths[0], {}, query);
export const signUpPath = (query?: Returning) => pagePath(accountPages.signUp.paths[0], {}, query);
export const signUpSuccessPath = (query?: Returning) => pagePath(accountPages.signUpSuccess.paths[0], {}, query);
export const activatePath = (activationCode: string) => pagePath(accountPages.activate.paths[0], { activationCode });
export const recoverPasswordPath = () => pagePath(accountPages.recoverPassword.paths[0]);
export const changePasswordPath = () => pagePath(accountPages.changePassword.paths[0]);
export const joinPath = (code: string, lang: Language) =>
  withFragment(pagePath(accountPages.join.paths[0], {}, { lang }), code);
export const unsubscribePath = (kind: string, code: string) =>
  pagePath(accountPages.unsubscribe.paths[0], { kind, code });
export const secondFactorPath = () => pagePath(accountPages.secondFactor.paths[0]);
export const sessionsPath = () => pagePath(accountPages.sessions.paths[0]);
export const profilePath = () => pagePath(accountPages.profile.paths[0]);
export const fundPath = () => pagePath(pathsLinkedFromAccount.fund);
export const myDataPath = () => pagePath(pathsLinkedFromAccount.myData);
export const deskPath = () => pagePath(pathsLinkedFromAccount.desk);

/** Whether an address belongs to the back office, whose pages have a separate header. */
export const isDeskPath = (pathname: string): boolean => /^\/(support|impersonate)\b/.test(pathname);
export const accessPath = () => pagePath(pathsLinkedFromAccount.access);
