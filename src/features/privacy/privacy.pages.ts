import type { Pages } from "../../shared/page";
import { pathsBesideAccount } from "../account/account.pages";

export const privacyPages = {
  myData: { paths: [pathsBesideAccount.myData], signIn: "any" },
} as const satisfies Pages;
