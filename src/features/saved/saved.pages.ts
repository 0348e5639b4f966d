import { type Pages, pagePath } from "../../shared/page";

export const savedPages = {
  saved: { paths: ["/saved"] },
} as const satisfies Pages;

export const savedPath = () => pagePath(savedPages.saved.paths[0]);
