import { type Pages, pagePath, withFragment } from "../../shared/page";

export const opinionsPages = {
  review: { paths: ["/review"] },
} as const satisfies Pages;

/** A review's page; its code follows the `#`, so that it is sent to no server. */
export const reviewPath = (code: string) => withFragment(pagePath(opinionsPages.review.paths[0]), code);
