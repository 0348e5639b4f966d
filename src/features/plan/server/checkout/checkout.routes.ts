import type { FastifyInstance } from "fastify";
import { route } from "../../../../platform/server/http/route";
import { Id, Strict } from "../../../../shared/schemas";
import { checkoutContract } from "../../checkout/checkout.contract";
import { Checkout } from "../../checkout/checkout.schemas";
import type { CheckoutService } from "./checkout.service";

export function checkoutRoutes(app: FastifyInstance, checkout: Pick<CheckoutService, "getCheckout">): void {
  route(app, checkoutContract.getCheckout, { params: Strict({ planId: Id }), data: Checkout }, ({ caller, params }) =>
    checkout.getCheckout(caller, params.planId),
  );
}
