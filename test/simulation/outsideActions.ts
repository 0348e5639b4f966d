import { sql } from "drizzle-orm";
import type { RefundAttribution } from "../../src/features/refunds/refunds.schemas";
import { Problem } from "../../src/platform/server/problem";
import { rows } from "../faults/world";
import { pick } from "./bookingActions";
import { tell } from "./linkActions";
import type { SimulatedWorld } from "./simulatedWorld";
import type { Step } from "./steps";

type StepOf<Name extends Step["do"]> = Extract<Step, { do: Name }>;

/** Refunds a part of a charge on its provider's own pages, as far as so much is left of it. */
export async function refundThere(world: SimulatedWorld, step: StepOf<"refundThere">): Promise<string | null> {
  const { clover, stripe } = world;
  const byCard = clover.journal.charges().map(({ id, amount }) => ({ id, amount, link: null }));
  const byLink = stripe.memory.sessions().map(({ intent: id, amount, link }) => ({ id, amount, link }));
  const charge = pick([...byCard, ...byLink].toReversed(), step.charge);
  if (!charge) return null;
  const part = Math.max(1, Math.floor((charge.amount * step.part) / 100));
  if (charge.link === null) {
    const made = clover.core.refundAtConsole(charge.id, part);
    if (made) world.happened("refund made at the card provider");
    return made ? `${part} of charge ${charge.id}` : "nothing is left";
  }
  const before = stripe.events();
  if (!(await stripe.refundThere(charge.link, part))) return "nothing is left";
  world.happened(step.isTold ? "refund made in the dashboard, told" : "refund made in the dashboard, not told");
  clover.weather = "fair";
  for (let event = before; step.isTold && event < stripe.events(); event += 1)
    await tell(world, { event, times: 1, weather: "fair", dieAt: null });
  return `${part} of charge ${charge.id}`;
}

/** Finance attributes all waiting movements; money that the client has twice is given up. Resolves to their number. */
export async function attribute(
  { server, staffId }: SimulatedWorld,
  { as }: Pick<StepOf<"attribute">, "as">,
): Promise<number> {
  const finance = { clientId: staffId, role: "staff", staffRole: "finance" } as const;
  const waiting = (await server.outsideDesk.queue()).filter(({ Kind }) => Kind === "refundedElsewhere");
  for (const { MovementId, Bookings } of waiting) {
    const order = {
      MovementId,
      RefundId: null,
      EndsBookings: false,
      ShortfallAs: "losses",
      Reason: "Found there",
    } as const;
    const BookingIds = Bookings.map(({ BookingId }) => BookingId);
    const what: Pick<RefundAttribution, "As" | "BookingIds"> =
      as === "bookings" && BookingIds.length > 0 ? { As: "bookings", BookingIds } : { As: "goodwill", BookingIds: [] };
    await server.outsideDesk.attribute(finance, { ...order, ...what }).catch((error: unknown) => {
      // The bookings may have nothing left.
      if (!(error instanceof Problem)) throw error;
    });
  }
  return waiting.length;
}

/**
 * Staff check at the card provider for refunds whose outcome it does not report any more, and record those that they
 * find there under their references.
 */
export async function recordFound({ db, clover, server }: SimulatedWorld): Promise<void> {
  const stuck = await rows(
    db,
    sql`select r.id, r.amount, p.provider_reference as charge from refunds r join payments p on p.id = r.payment_id
      where r.status = 1 and r.failure_code = 'outcome_unknown' and r.ask_again_at is null`,
  );
  const known = new Set(
    (await rows(db, sql`select provider_reference as id from refunds where provider_reference is not null`)).map(
      ({ id }) => id,
    ),
  );
  for (const { id, amount, charge } of stuck) {
    const there = clover.journal
      .refunds()
      .find((one) => one.charge === charge && one.amount === amount && !known.has(one.id));
    if (!there) continue;
    known.add(there.id);
    await server.markRefundSent(String(id), there.id);
  }
}
