import type { Pages } from "../../shared/page";

export const opinionsPages = {
  review: { paths: ["/review"] },
  supportOpinions: { paths: ["/support/opinions"], signIn: "staff" },
} as const satisfies Pages;
