import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../platform/server/http/route";
import { Id, Strict } from "../../../shared/schemas";
import { refundsContract as contract } from "../refunds.contract";
import {
  ManualRefund,
  PlanSums,
  RefundAttribution,
  RefundByHand,
  RefundDecision,
  RefundOrder,
  RefundQueue,
  RefundState,
  RefundValues,
  SentRefund,
  SettledMovement,
  UnsentRefund,
} from "../refunds.schemas";
import type { OutsideDesk } from "./outsideDesk.service";
import type { RefundDesk } from "./refundDesk.service";
import type { RefundsService } from "./refunds.service";

const OfBooking = Strict({ id: Id });

/** Calls of refunds.contract.ts. */
export function refundsRoutes(
  app: FastifyInstance,
  refunds: RefundsService,
  desk: RefundDesk,
  outside: Pick<OutsideDesk, "attribute" | "settle">,
): void {
  route(app, contract.getAllRefundValues, { params: OfBooking, data: RefundValues }, ({ caller, params }) =>
    refunds.values(caller, params.id),
  );
  const order = { params: OfBooking, body: RefundOrder, bodyOptional: true as const, data: RefundState };
  route(app, contract.refundToClient, order, ({ caller, params, body }) => refunds.toClient(caller, params.id, body));
  route(app, contract.refundToFund, order, ({ caller, params, body }) => refunds.toFund(caller, params.id, body));
  route(
    app,
    contract.getPlanRefunds,
    { params: Strict({ planId: Id }), data: Type.Array(RefundState) },
    ({ caller, params }) => refunds.ofPlan(caller, params.planId),
  );
  route(app, contract.getPlanSums, { params: Strict({ planId: Id }), data: PlanSums }, ({ caller, params }) =>
    refunds.sums(caller, params.planId),
  );
  route(app, contract.getRefundQueue, { data: RefundQueue }, ({ caller }) => desk.queue(caller));
  route(app, contract.decideRefund, { body: RefundDecision, data: RefundState }, ({ caller, body }) =>
    desk.decide(caller, body),
  );
  route(
    app,
    contract.getRefundByHand,
    { params: Strict({ bookingId: Id }), data: RefundByHand },
    ({ caller, params }) => desk.values(caller, params.bookingId),
  );
  route(app, contract.refundByHand, { body: ManualRefund, data: RefundState }, ({ caller, body }) =>
    desk.byHand(caller, body),
  );
  route(app, contract.markRefundSent, { body: SentRefund, data: Type.Null() }, ({ caller, body }) =>
    desk.sent(caller, body),
  );
  route(app, contract.sendRefundAgain, { body: UnsentRefund, data: Type.Null() }, ({ caller, body }) =>
    desk.again(caller, body),
  );
  route(app, contract.attributeRefund, { body: RefundAttribution, data: Type.Null() }, ({ caller, body }) =>
    outside.attribute(caller, body),
  );
  route(app, contract.settleMovement, { body: SettledMovement, data: Type.Null() }, ({ caller, body }) =>
    outside.settle(caller, body),
  );
}
