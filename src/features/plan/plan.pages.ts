import type { Pages } from "../../shared/page";

export const planPages = {
  travelPlan: { paths: ["/shopping-cart"], alias: "shopping_cart", signIn: "any" },
  documents: { paths: ["/documents"], signIn: "any" },
} as const satisfies Pages;
