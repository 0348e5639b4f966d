import type { Pages } from "../../shared/page";

export const fundPages = {
  fund: { paths: ["/fund"], signIn: "any" },
} as const satisfies Pages;
