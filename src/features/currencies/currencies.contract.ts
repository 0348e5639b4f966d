import { endpoint } from "../../shared/endpoint";
import type { DeskRate, ExchangeRate, NewRates } from "./currencies.schemas";

/** Rates by which prices are shown in other currencies; nothing is charged by them. (PLAN-30, PLAN-31) */
export const currenciesContract = {
  /** The newest rate of each currency that is still valid. */
  getExchangeRates: endpoint<ExchangeRate[]>()({
    method: "GET",
    path: "/api/information/exchangeRates",
    access: "public",
  }),
  /** The latest rate of every currency that may be shown, valid or not. (PLAN-35) */
  getDeskRates: endpoint<DeskRate[]>()({
    method: "GET",
    path: "/api/support/exchangeRates",
    access: "staff",
    staff: ["finance"],
  }),
  setExchangeRates: endpoint<ExchangeRate[], NewRates>()({
    method: "POST",
    path: "/api/support/exchangeRates",
    access: "staff",
    staff: ["finance"],
  }),
} as const;
