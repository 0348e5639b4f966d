type Page = {
  /** The feature flag. */
  enabled: boolean;
  /** Signed in, and the profile is known. */
  hasProfile: boolean;
  /** Staff are in the client's place: there is no client before the page to write. */
  acting: boolean;
  pathname: string;
};

/** The inspector is QA's, and wants its whole width. */
const notOn = ["/profile", "/payment", "/inspector"];

/** Whether the WhatsApp chat shows: flag on, a client signed in with a profile, page neither profile nor payment (WEB-8). */
export function showsChat({ enabled, hasProfile, acting, pathname }: Page): boolean {
  return enabled && hasProfile && !acting && !notOn.includes(pathname);
}
