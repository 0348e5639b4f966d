import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../platform/server/http/route";
import { currenciesContract as contract } from "../currencies.contract";
import { DeskRate, ExchangeRate, NewRates } from "../currencies.schemas";
import type { CurrenciesService } from "./currencies.service";

/** Calls of currencies.contract.ts. */
export function currenciesRoutes(app: FastifyInstance, service: CurrenciesService): void {
  const data = Type.Array(ExchangeRate);
  route(app, contract.getExchangeRates, { data }, () => service.rates());
  route(app, contract.getDeskRates, { data: Type.Array(DeskRate) }, ({ caller }) => service.deskRates(caller));
  route(app, contract.setExchangeRates, { body: NewRates, data }, ({ caller, body }) => service.set(caller, body));
}
