import { answer, on, serveAnything } from "../../../test/fixtures/web/wireTestBed";
import { paymentsApi } from "../../features/payments/web/payments.api";
import { refundsApi } from "../../features/refunds/web/refunds.api";
import { makeStore } from "./store";

const asked: string[] = [];
serveAnything(
  on("/api/*", ({ request }) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    return answer(pathname.includes("refundToClient") ? { TravelPlanId: 1 } : []);
  }),
);
const { dispatch } = makeStore();

/** The calls made after a change, beginning with the change itself. */
async function askedAfter(change: () => PromiseLike<unknown>): Promise<string[]> {
  asked.length = 0;
  await change();
  // The change has started the calls that it makes stale.
  await Promise.all(dispatch(paymentsApi.util.getRunningQueriesThunk()));
  return asked.slice(1).sort();
}

beforeAll(async () => {
  for (const planId of [1, 2]) {
    await dispatch(paymentsApi.endpoints.getPayments.initiate({ planId }));
    await dispatch(refundsApi.endpoints.getPlanRefunds.initiate({ planId }));
  }
});

it("after a change the page asks again for the changed plan and for no other", async () => {
  const change = paymentsApi.endpoints.changePurchaseMethod.initiate({ planId: 1, methodId: 85 });
  expect(await askedAfter(() => dispatch(change))).toEqual(["/api/checkout/1/payments"]);
});

it("after a change the page asks again for the refunds of the plan that an answer names", async () => {
  const refund = refundsApi.endpoints.refundToClient.initiate({ id: 801, body: { Amount: 100 } });
  expect(await askedAfter(() => dispatch(refund))).toEqual(["/api/checkout/1/payments", "/api/refunds/plans/1"]);
});
