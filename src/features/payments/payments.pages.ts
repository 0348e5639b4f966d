import type { Pages } from "../../shared/page";

export const paymentsPages = {
  payment: { paths: ["/payment"], signIn: "any" },
} as const satisfies Pages;
