import type { Pages } from "../../shared/page";
import { pathsAfterPlan } from "../plan/plan.pages";

export const paymentsPages = {
  payment: { paths: [pathsAfterPlan.payment], signIn: "any" },
  difference: { paths: [pathsAfterPlan.difference], signIn: "any" },
} as const satisfies Pages;
