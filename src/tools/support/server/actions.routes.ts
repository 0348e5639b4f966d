import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { NoParams, route } from "../../../server/http/route";
import { HolderAcceptance, MailAgain, PaymentRetry, PaymentStanding } from "../actions.schemas";
import { supportContract } from "../support.contract";
import type { ActionsService } from "./actions.service";

/** What the desk does about a plan. */
export function supportActionRoutes(app: FastifyInstance, actions: ActionsService): void {
  const nothing = { params: NoParams, data: Type.Null() };
  route(app, supportContract.sendMailAgain, { ...nothing, body: MailAgain }, async ({ caller, body }) => {
    await actions.sendMailAgain(caller, body);
    return null;
  });
  route(app, supportContract.acceptHolder, { ...nothing, body: HolderAcceptance }, async ({ caller, body }) => {
    await actions.acceptHolder(caller, body);
    return null;
  });
  route(
    app,
    supportContract.retryPayment,
    { params: NoParams, body: PaymentRetry, data: PaymentStanding },
    ({ caller, body }) => actions.retryPayment(caller, body),
  );
}
