import type { FastifyInstance } from "fastify";
import { carAlternatives } from "../../features/car/server/alternatives.service";
import { supportActionRoutes } from "../../features/desk/server/actions.routes";
import { deskAlternatives } from "../../features/desk/server/alternatives";
import { reviewRoutes } from "../../features/desk/server/reviews.routes";
import { reviewsService } from "../../features/desk/server/reviews.service";
import { documentReview } from "../../features/documents/server/documentReview";
import { lodgingAlternatives } from "../../features/lodging/server/alternatives.service";
import type { CheckoutServer } from "../../features/plan/server/checkout.server";
import { withdrawProposals as markWithdrawn } from "../../features/proposals/server/proposals.repository";
import type { Notify } from "../../platform/server/notify/notify";
import { inventories } from "./inventories";
import type { Services } from "./services";

type Parts = Pick<Services, "db" | "now"> & { checkout: CheckoutServer; notify: Notify };

/** What the desk looks at and does, put together from the features it acts on. */
export function addDesk(app: FastifyInstance, { db, now, checkout, notify }: Parts): void {
  const alternatives = deskAlternatives({ cars: carAlternatives({ db }), stays: lodgingAlternatives({ db }) });
  supportActionRoutes(app, {
    db,
    now,
    happen: checkout.commands.happen,
    askProvider: checkout.askProvider,
    review: documentReview({ recheck: checkout.documentsChanged, tell: notify }),
    commands: checkout.commands,
    alternatives,
    withdrawProposals,
    notify,
  });
  reviewRoutes(app, { reviews: reviewsService({ db, now }), alternatives });
}

/** Proposals end with what becomes of the booking they were for: what they hold is free again. Answers how many there were. */
export async function withdrawProposals(tx: Services["db"], bookingIds: readonly number[]): Promise<number> {
  const withdrawn = await markWithdrawn(tx, bookingIds);
  for (const inventory of inventories) await inventory.release(tx, withdrawn);
  return withdrawn.length;
}
