import type { Caller } from "../../../platform/server/http/caller";
import { Problem } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import type { ServerProduct } from "../../../products/product.server";
import type { Booking } from "../../plan/plan.schemas";
import { productOf } from "../../plan/productOf";
import { bookingsOfTrip } from "../trip.rules";
import type { SharedTrip, TripShare } from "../trip.schemas";
import { endSharing, shareByToken, sharedPlan, shareTokenOf } from "./share.repository";

type Deps = Pick<Services, "db"> & {
  /** The bookings of a plan, if the caller may see it. Throws otherwise, as for an unknown one. */
  bookingsOfPlan: (caller: Caller, planId: number) => Promise<Booking[]>;
  /** The bookings of any plan. */
  bookingsOf: (planId: number) => Promise<Booking[]>;
  products: readonly Pick<ServerProduct, "type" | "placeOf">[];
  /** A secret that nobody guesses. */
  newSecret: () => string;
};

export type ShareService = ReturnType<typeof shareService>;

/** A trip's link for fellow travelers, which its client can take back. (PAPER-17) */
export function shareService({ db, bookingsOfPlan, bookingsOf, products, newSecret }: Deps) {
  /** Staff share a client's trip in the client's place only, which has a reason on record. */
  const requireOwn = async (caller: Caller, planId: number): Promise<void> => {
    await bookingsOfPlan(caller, planId);
    if (caller.role === "staff") throw new Problem("forbidden");
  };

  return {
    read: async (caller: Caller, planId: number): Promise<TripShare> => {
      await bookingsOfPlan(caller, planId);
      return { Token: await shareTokenOf(db, planId) };
    },

    /** Shares a trip; one that is shared keeps its link. Throws `receipt.notPaid`. */
    share: async (caller: Caller, planId: number): Promise<TripShare> => {
      await requireOwn(caller, planId);
      const Token = await shareByToken(db, planId, newSecret());
      if (Token === null) throw new Problem("receipt.notPaid");
      return { Token };
    },

    /** The link opens nothing any more. */
    unshare: async (caller: Caller, planId: number): Promise<TripShare> => {
      await requireOwn(caller, planId);
      await endSharing(db, planId);
      return { Token: null };
    },

    /** Public. Throws `notFound` for a link that was never given or is taken back. */
    open: async (token: string): Promise<SharedTrip> => {
      const plan = await sharedPlan(db, token);
      if (!plan) throw new Problem("notFound");
      const Bookings: SharedTrip["Bookings"] = [];
      for (const booking of bookingsOfTrip(await bookingsOf(plan.id))) {
        const { Name, StartsAt, EndsAt } = booking;
        const place = await productOf(products, booking).placeOf(db, booking);
        const Place = place && {
          Name: place.Name,
          Zone: place.Zone,
          Latitude: place.Latitude,
          Longitude: place.Longitude,
        };
        Bookings.push({ Name, StartsAt, EndsAt, Place });
      }
      return { FirstName: plan.firstName ?? "", Bookings };
    },
  };
}
