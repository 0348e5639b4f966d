import { endpoint } from "../../../shared/endpoint";
import type { MoneyNumbers, Numbers } from "./numbers.schemas";

/** How the shop does over some days. Counts and amounts alone: nobody is named. (DESK-29) */
export const numbersContract = {
  /** Plans, suppliers and declined cards. */
  getNumbers: endpoint<Numbers>()({
    method: "GET",
    path: "/api/support/numbers/:from/:to",
    access: "staff",
    staff: ["desk", "finance"],
  }),
  /** Money that came and went. */
  getMoneyNumbers: endpoint<MoneyNumbers>()({
    method: "GET",
    path: "/api/support/numbers/money/:from/:to",
    access: "staff",
    staff: ["finance"],
  }),
} as const;
