import type { Pages } from "../../shared/page";
import { pathsLinkedFromAccount } from "../account/account.pages";

export const privacyPages = {
  myData: { paths: [pathsLinkedFromAccount.myData], signIn: "any" },
} as const satisfies Pages;
