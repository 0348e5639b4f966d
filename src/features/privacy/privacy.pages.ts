import type { Pages } from "../../shared/page";

export const privacyPages = {
  myData: { paths: ["/my-data"], signIn: "any" },
} as const satisfies Pages;
