type Page = {
  /** The shop has a WhatsApp number: the feature flag of the specification. */
  hasNumber: boolean;
  /** Signed in, and the profile is known. */
  hasProfile: boolean;
  /** Staff are in the client's place: there is no client before the page to write. */
  acting: boolean;
  pathname: string;
};

/** The inspector is QA's, and wants its whole width. */
const notOn = ["/profile", "/payment", "/inspector"];

/** Whether the WhatsApp chat shows: with a number, a client signed in with a profile, page neither profile nor payment (WEB-8). */
export function showsChat({ hasNumber, hasProfile, acting, pathname }: Page): boolean {
  return hasNumber && hasProfile && !acting && !notOn.includes(pathname);
}
