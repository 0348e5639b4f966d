import type { Pages } from "../../shared/page";
import { pathsLinkedFromAccount } from "../account/account.pages";

export const fundPages = {
  fund: { paths: [pathsLinkedFromAccount.fund], signIn: "any" },
} as const satisfies Pages;
