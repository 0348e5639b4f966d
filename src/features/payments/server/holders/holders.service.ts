import { type Caller, requireOwner } from "../../../../platform/server/http/caller";
import { Problem } from "../../../../platform/server/problem";
import type { Services } from "../../../../platform/server/services";
import { likeness } from "../../../../shared/names/likeness";
import { findPayer } from "../../../plan/server/checkout/checkout.repository";
import { ownPlan } from "../../../plan/server/checkout/readPlan";
import type { HolderCheck, HolderQuestion, HolderReview } from "../../payments.schemas";
import { reviewsOfPlan } from "./holders.repository";

export type HoldersService = ReturnType<typeof holdersService>;

/** Names on cards: other people's cards are not accepted. */
export function holdersService({ db }: Pick<Services, "db">) {
  return {
    /** How a name on a card compares with the client's. */
    checkHolder: async (caller: Caller, { ClientId, HolderName }: HolderQuestion): Promise<HolderCheck> => {
      requireOwner(caller, ClientId);
      const payer = await findPayer(db, ClientId);
      if (!payer) throw new Problem("notFound");
      const Match = likeness(HolderName, payer);
      return { IsValid: Match === "matches", Match };
    },

    /** A plan's reviews of names on cards, waiting or decided, oldest first. Throws `plan.notFound`. (PAY-4) */
    getReviews: async (caller: Caller, planId: number): Promise<HolderReview[]> => {
      await ownPlan(db, caller, planId);
      return (await reviewsOfPlan(db, planId)).flatMap(({ name, status, askedAt }) =>
        status === "used" ? [] : [{ HolderName: name, Status: status, AskedAt: askedAt }],
      );
    },
  };
}
