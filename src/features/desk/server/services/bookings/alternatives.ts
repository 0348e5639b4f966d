import { Problem } from "../../../../../platform/server/problem";
import type { Services, Tx } from "../../../../../platform/server/services";
import type { ServerProduct } from "../../../../../products/product.server";
import type { Instant } from "../../../../../shared/instant";
import type { BookingReader } from "../../../../plan/server/bookings/bookings.repository";
import type { AlternativeChoice } from "../../../actions.schemas";
import type { Alternative } from "../../../reviews.schemas";

type Deps = Pick<Services, "db" | "now"> & {
  products: readonly Pick<ServerProduct, "type" | "alternatives">[];
  reader: Pick<BookingReader, "productOfId">;
};

export type DeskAlternatives = ReturnType<typeof deskAlternatives>;

/** What staff may propose instead of a booking, of whichever product. The caller checks who may. */
export function deskAlternatives({ db, now, products, reader }: Deps) {
  const byType = new Map(products.map(({ type, alternatives }) => [type, alternatives?.({ db, now })]));

  const alternativesTo = async (tx: Tx, bookingId: number) => {
    const product = await reader.productOfId(tx, bookingId);
    if (!product) throw new Problem("plan.bookingUnknown");
    return byType.get(product.type);
  };

  return {
    /** Free alternatives, best first; none of a product that has none. Throws `plan.bookingUnknown`. */
    list: async (bookingId: number): Promise<Alternative[]> => {
      const alternatives = await alternativesTo(db, bookingId);
      return alternatives ? [...(await alternatives.list(bookingId))] : [];
    },

    /** Holds one for the client; resolves to its id. Throws `plan.bookingUnknown` for a choice of another product. */
    propose: async (tx: Tx, bookingId: number, choice: AlternativeChoice, details: { note: string; at: Instant }) => {
      const alternatives = await alternativesTo(tx, bookingId);
      if (!alternatives) throw new Problem("plan.bookingUnknown");
      return alternatives.propose(tx, bookingId, { choice, ...details });
    },
  };
}
