import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { Problem } from "../../src/platform/server/problem";
import { PaymentProvider } from "../../src/shared/enumerations";
import { HOUR } from "../../src/shared/instant";
import type { ApiProcess } from "../apiProcess";
import { brokenMessages, readMessages } from "../simulation/messageInvariants";
import { openTestDatabase } from "../testDatabase";
import { THOROUGH } from "../thorough";
import { BEGINNING, openWorld, order, PRICE, rows, type World } from "./world";

const TRANSFER = PRICE + 1_500;
const { Clover, BankTransferToUSA } = PaymentProvider;

let world: World;
let api: ApiProcess;
let staff: { clientId: number; role: "staff" };
let isThere = true;

beforeAll(async () => {
  world = await openWorld(await openTestDatabase(), { reclaims: () => isThere });
  api = world.start();
  const [row] = await rows(world.db, sql`select id from clients where role = 'staff' limit 1`);
  staff = { clientId: Number(row?.id), role: "staff" };
});
afterAll(() => world.close());

type Life = { clientId: number; planId: number; transferId: string };
type Step =
  | { do: "order" | "withdraw" | "sign" | "send" }
  | { do: "receive"; part: number }
  | { do: "pay"; fund: number }
  | { do: "refund"; part: number; to: "client" | "fund" }
  /** Time passes, with or without a sweep; the booked inventory is still available, or was booked by another client. */
  | { do: "later"; hours: number; swept: boolean; isThere: boolean };

const one = <Name extends string>(name: Name) => fc.constant(name);
const may = (weight: number, arbitrary: fc.Arbitrary<Step>) => ({ weight, arbitrary });
const receive = fc.record({ do: one("receive"), part: fc.constantFrom(20, 80, 100, 130) });
const pay = fc.record({ do: one("pay"), fund: fc.constantFrom(0, 40, 60) });
const part = fc.constantFrom(10, 50);
const refund = fc.record({ do: one("refund"), part, to: fc.constantFrom("client", "fund") });
const hours = fc.constantFrom(1, 25, 60, 60);
const later = fc.record({ do: one("later"), hours, swept: fc.boolean(), isThere: fc.boolean() });
const bare = (name: "order" | "withdraw" | "sign" | "send") => fc.record({ do: one(name) });

/** Actions that are possible after a transfer was ordered, and after a plan was paid by card. */
const byTransfer = fc.oneof(
  may(4, receive),
  may(3, later),
  may(1, bare("withdraw")),
  may(1, pay),
  may(1, bare("send")),
);
const byCard = fc.oneof(may(3, refund), may(2, later), may(1, bare("sign")), may(1, bare("send")));
const rest = { minLength: 2, maxLength: 6 };
const life: fc.Arbitrary<Step[]> = fc.oneof(
  fc.tuple(bare("order"), fc.array(byTransfer, rest), fc.array(byCard, { maxLength: 2 })).map((parts) => parts.flat()),
  fc.tuple(pay, fc.array(byCard, rest)).map((parts) => parts.flat()),
);

/** A client with some credit in the fund, and a plan that can be paid. */
async function begin(): Promise<Life> {
  world.clock.at = BEGINNING;
  isThere = true;
  const clientId = await world.newClient();
  const before = { clientId, planId: await world.payablePlan(clientId), transferId: "" };
  await act(before, { do: "pay", fund: 0 });
  await act(before, { do: "refund", part: 60, to: "fund" });
  return { ...before, planId: await world.payablePlan(clientId), transferId: randomUUID() };
}

async function act({ clientId, planId, transferId }: Life, step: Step): Promise<unknown> {
  const me = { clientId, role: "client" } as const;
  switch (step.do) {
    case "order": {
      await api.methods.change(me, planId, BankTransferToUSA);
      const asked = { TravelPlanId: planId, ClientId: clientId, PaymentKey: transferId, AcceptTerms: true };
      return api.transfers.order(me, { ...asked, Amount: TRANSFER });
    }
    case "withdraw":
      return api.transfers.withdraw(me, transferId);
    case "receive": {
      const Amount = Math.round((TRANSFER * step.part) / 100);
      return api.transferDesk.receive(staff, { PaymentId: transferId, Amount, BankReference: randomUUID() });
    }
    case "pay": {
      await api.methods.change(me, planId, Clover);
      const asked = order(clientId, planId, await world.token("4242424242424242"));
      const FundAmount = Math.round((PRICE * step.fund) / 100);
      return api.payments.pay(me, { ...asked, FundAmount }, "198.51.100.7");
    }
    case "refund": {
      const [booking] = await rows(world.db, sql`select id from bookings where plan_id = ${planId}`);
      const asked = { Key: randomUUID(), BookingId: Number(booking?.id), Destination: step.to, Reason: "Goodwill" };
      const Amount = Math.round((PRICE * step.part) / 100);
      return api.refundDesk.byHand(staff, { ...asked, Amount, EndsBooking: false });
    }
    case "sign":
      return world.db.transaction((tx) =>
        api.commands.changeWithin(tx, planId, (plan) =>
          plan.take({ type: "receipt.signed" }, { kind: "client", id: clientId }),
        ),
      );
    case "send": {
      await api.reconcile();
      const byHand = await rows(world.db, sql`select id from refunds where payment_id = ${transferId} and status = 1`);
      for (const { id } of byHand) await api.markRefundSent(String(id), randomUUID());
      return undefined;
    }
    case "later":
      isThere = step.isThere;
      world.clock.at += step.hours * HOUR;
      return step.swept ? api.sweep() : undefined;
  }
}

it("no message contradicts the ledger, whether money moves by card, transfer or fund, in parts, late or in excess (REFUND-17)", async () => {
  await fc.assert(
    fc.asyncProperty(life, async (steps) => {
      const begun = await begin();
      for (const one of steps)
        await act(begun, one).catch((error: unknown) => {
          if (!(error instanceof Problem)) throw error;
        });
      const { messages, ledger } = await readMessages(world.db);
      const own = <Row extends { planId: number }>(all: Row[]) => all.filter(({ planId }) => planId === begun.planId);
      expect(brokenMessages({ messages: own(messages), ledger: own(ledger) })).toEqual([]);
    }),
    { numRuns: THOROUGH ? 40 : 6, endOnFailure: true },
  );
}, 120_000);
