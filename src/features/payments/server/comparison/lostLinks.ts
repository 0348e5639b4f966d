import type { Tx } from "../../../../platform/server/services";
import type { ListedLink, ProviderBook } from "../payment.ports";
import { unknownPayments } from "./comparison.repository";

/** A link of ours that the book has lost: its plan, and whether it is closed now. */
export type LostLink = { linkId: string; planId: number; isClosed: boolean };

/**
 * The links that can still be paid at a provider, carry our metadata, and are not in the database, as after a restore.
 * Empty if the provider has no links; null if its answer was incomplete. (PAY-37)
 */
export async function lostLinks(db: Tx, { links }: ProviderBook): Promise<(ListedLink & { planId: number })[] | null> {
  const open = links ? await links.open() : [];
  if (open === "unknown") return null;
  const ours = open.flatMap(({ linkId, planId, paymentId }) =>
    planId !== null && isUuid(paymentId) ? [{ linkId, planId, paymentId }] : [],
  );
  const unknown = await unknownPayments(
    db,
    ours.map(({ paymentId }) => paymentId),
  );
  return ours.filter(({ paymentId }) => unknown.has(paymentId));
}

/** Closes them, so that nobody can pay with them; null: the provider did not list them. (PAY-37) */
export async function closeLostLinks(db: Tx, book: ProviderBook): Promise<LostLink[] | null> {
  const lost = await lostLinks(db, book);
  if (!lost) return null;
  const closed: LostLink[] = [];
  for (const { linkId, planId } of lost)
    closed.push({ linkId, planId, isClosed: (await book.links?.close(linkId)) === true });
  return closed;
}

const isUuid = (id: string | null): id is string =>
  id !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
