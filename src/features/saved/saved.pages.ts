import type { Pages } from "../../shared/page";

export const savedPages = {
  saved: { paths: ["/saved"] },
} as const satisfies Pages;
