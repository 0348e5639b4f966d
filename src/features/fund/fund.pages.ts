import type { Pages } from "../../shared/page";
import { pathsBesideAccount } from "../account/account.pages";

export const fundPages = {
  fund: { paths: [pathsBesideAccount.fund], signIn: "any" },
} as const satisfies Pages;
