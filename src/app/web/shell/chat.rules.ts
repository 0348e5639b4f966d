type Page = {
  /** The feature flag. */
  enabled: boolean;
  /** Signed in, and the profile is known. */
  hasProfile: boolean;
  pathname: string;
};

const notOn = ["/profile", "/payment"];

/** Whether the WhatsApp chat shows: flag on, signed in with a profile, page neither profile nor payment (WEB-8). */
export function showsChat({ enabled, hasProfile, pathname }: Page): boolean {
  return enabled && hasProfile && !notOn.includes(pathname);
}
