import { endpoint } from "../../../shared/endpoint";
import type { MoneyNumbers, Numbers } from "./numbers.schemas";

/** The shop's figures over some days: only counts and amounts, no names. (DESK-29) */
export const numbersContract = {
  /** Plans, suppliers and declined cards. */
  getNumbers: endpoint<Numbers>()({
    method: "GET",
    path: "/api/support/numbers/:from/:to",
    access: "staff",
    staff: ["desk", "finance"],
  }),
  /** Money received and refunded. */
  getMoneyNumbers: endpoint<MoneyNumbers>()({
    method: "GET",
    path: "/api/support/numbers/money/:from/:to",
    access: "staff",
    staff: ["finance"],
  }),
} as const;
