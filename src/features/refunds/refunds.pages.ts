import type { Pages } from "../../shared/page";
import { pathsAfterPlan } from "../plan/plan.pages";

export const refundsPages = {
  refund: { paths: [pathsAfterPlan.refund], alias: "refundBooking", signIn: "any" },
} as const satisfies Pages;
