import { randomUUID } from "node:crypto";
import type { DocumentChecks } from "../../../features/plan/checkout/checkout.checks";
import { openBookings } from "../../../features/plan/checkout/checkout.context";
import type { CheckoutEvent } from "../../../features/plan/checkout/checkout.events";
import { fold } from "../../../features/plan/checkout/checkout.log";
import { stateName } from "../../../features/plan/checkout/checkout.states";
import { coverageOf } from "./coverage";
import { type PathActions, playPath } from "./playPath";
import { unseen } from "./targets";

const AT = Date.UTC(2026, 11, 1, 17);
const withDriverInReview = [1, 2];
const WITH_CLIENT_AS_DRIVER = 3;
const passing: DocumentChecks = { profile: null, documents: null, licenceAge: null, passportPeriod: null };
const inReview: DocumentChecks = { ...passing, documents: { code: "driverInReview", facts: {} } };

/**
 * A server that checks the documents of a plan's bookings itself: after each change of a booking, and after every event
 * while staff review some of them.
 */
function aServer(): PathActions & { built: string[] } {
  const logs = new Map<number, CheckoutEvent[]>();
  const built: string[] = [];
  const logOf = (planId: number) => logs.get(planId) ?? [];
  const take = (planId: number, event: CheckoutEvent) => logs.set(planId, [...logOf(planId), event]);
  return {
    built,
    newId: randomUUID,
    build: async (name) => {
      built.push(name);
      return { planId: 2, bookingIds: [...withDriverInReview, WITH_CLIENT_AS_DRIVER] };
    },
    send: async (planId, sent) => {
      if (!fold(planId, logOf(planId)).can({ ...sent, at: AT })) return null;
      take(planId, { ...sent, at: AT });
      const open = openBookings(fold(planId, logOf(planId)).context);
      const withStaff = open.some(({ id }) => withDriverInReview.includes(id));
      const checks = withStaff ? { checks: inReview, withStaff } : { checks: passing };
      if (open.length > 0 && (withStaff || sent.type.startsWith("booking.")))
        take(planId, { type: "documents.checked", at: AT, ...checks });
      return stateName(fold(planId, logOf(planId)));
    },
    setClock: async () => true,
    look: async (planId) => ({ events: logOf(planId), snapshot: fold(planId, logOf(planId)), now: AT }),
  };
}

it("a path that is blocked by a driver's documents is replayed from an empty plan (QA-8)", async () => {
  const target = "transition verifyingDocuments -booking.added[startsLater]-> confirming";
  const server = aServer();
  const open = { planId: 1, bookingIds: withDriverInReview };
  const played = await playPath({ target, from: null, steps: [] }, open, server);
  expect([played.stopped, played.plan?.planId, server.built]).toEqual([null, 2, ["plan-empty"]]);
  expect(unseen(coverageOf(played.seen ? [played.seen] : []))).not.toContain(target);
});

it("a path that exists neither from the open plan nor from an empty one is played from the nearest scenario (QA-8)", async () => {
  const server = aServer();
  const build: PathActions["build"] = async (name) => {
    await server.build(name);
    return name === "plan-empty" ? { planId: 2, bookingIds: [] } : { planId: 3, bookingIds: [WITH_CLIENT_AS_DRIVER] };
  };
  const open = { planId: 1, bookingIds: [] };
  const played = await playPath({ target: "state paying.processing", from: null, steps: [] }, open, {
    ...server,
    build,
  });
  expect([played.stopped, played.plan?.planId, server.built]).toEqual([null, 3, ["plan-empty", "plan-confirmed"]]);
});
