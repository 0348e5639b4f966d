import { profilePath } from "../../../../features/account/account.pages";
import { paymentPath } from "../../../../features/plan/plan.pages";
import { inspectorPath } from "../../../../shared/qa.pages";

type Page = {
  /** The shop has a WhatsApp number: the feature flag of the specification. */
  hasNumber: boolean;
  /** Signed in, and the profile is known. */
  hasProfile: boolean;
  /** Staff act in the client's place, so there is no client to write. */
  acting: boolean;
  pathname: string;
};

/** The inspector needs its whole width. */
const notOn: readonly string[] = [profilePath(), paymentPath(), inspectorPath()];

/**
 * Whether the WhatsApp chat is shown: the shop has a number, a client with a profile is signed in, and the page is
 * neither profile nor payment (WEB-8).
 */
export function showsChat({ hasNumber, hasProfile, acting, pathname }: Page): boolean {
  return hasNumber && hasProfile && !acting && !notOn.includes(pathname);
}
