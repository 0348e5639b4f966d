import type { Pages } from "../../shared/page";

export const opinionsPages = {
  review: { paths: ["/review"] },
} as const satisfies Pages;
