import type { FastifyInstance } from "fastify";
import { route } from "../../../../platform/server/http/route";
import { Id, Strict } from "../../../../shared/schemas";
import { ReservePeriod } from "../../plan.schemas";
import { reserveContract } from "../../reserve/reserve.contract";
import type { ReserveService } from "./reserve.service";

/** Calls of reserve.contract.ts. */
export function reserveRoutes(app: FastifyInstance, { reservePeriod }: ReserveService): void {
  const ofProduct = { params: Strict({ productType: Id }), data: ReservePeriod };
  route(app, reserveContract.getMinReservePeriod, ofProduct, async ({ params }) => {
    const { minimumDays, now } = await reservePeriod(params.productType);
    return { Days: minimumDays, Now: now };
  });
  route(app, reserveContract.getMaxReservePeriod, ofProduct, async ({ params }) => {
    const { maximumDays, now } = await reservePeriod(params.productType);
    return { Days: maximumDays, Now: now };
  });
}
