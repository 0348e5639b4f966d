import type { Listed } from "../../../../../../platform/server/listed.repository";
import type { Services } from "../../../../../../platform/server/services";
import type { Instant } from "../../../../../../shared/instant";
import type { BookingReader } from "../../../../../plan/server/bookings/bookings.repository";
import { MOST_WAITING } from "../../../../desk.limits";
import type { WaitingKind } from "../../../../inbox/inbox.rules";
import { keptItems } from "../../../records/keptItems.repository";
import { waitingBookings } from "./bookings";
import { type WaitingOpinions, waitingLetters } from "./letters";
import { waitingMoney } from "./money";
import { waitingPapers } from "./papers";
import { planStateCache } from "./planStateCache";
import type { Readings } from "./waitingItem";

export type WaitingDeps = Pick<Services, "db"> & {
  reader: Pick<BookingReader, "bookingsById" | "bookingsOfPlans">;
  opinions: WaitingOpinions;
};

/**
 * The items that wait for staff at one instant, by kind: each kind is read from its own feature, and its deadline from
 * the plan's chart, which alone knows it. Each plan is folded once, however many of its items wait. (DESK-14)
 */
export function waitingAt({ db, reader, opinions }: WaitingDeps, at: Instant): Readings<WaitingKind> {
  const plans = planStateCache(db, at);
  const listed = (kind: WaitingKind): Listed => ({ kept: keptItems(db, kind), limit: MOST_WAITING });
  return {
    ...waitingBookings({ db, at, listed, reader, plans }),
    ...waitingPapers(db, plans),
    ...waitingMoney({ db, at, reader, plans }),
    ...waitingLetters({ db, listed, opinions }),
  };
}
