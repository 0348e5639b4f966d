import type { Tx } from "../../../platform/server/services";
import type { ProductType } from "../../../shared/enumerations";
import type { Booking } from "../../plan/plan.schemas";
import type { OpinionKind } from "../opinions.rules";

/** The product port of opinions; the composition passes it in. */
export type RatedProduct = {
  readonly type: ProductType;
  /** The reviews of a product; absent if nobody is asked for them. (REVIEW-1) */
  readonly rated?: {
    readonly kind: OpinionKind;
    /** The subject of a review for a booking's client: a property by its id, or null for the company of the booking. */
    readonly of: (booking: Booking) => { readonly hotelId: number | null; readonly name: string };
    /** The names of houses, on sale or not. Absent where companies are rated. */
    readonly houses?: (tx: Tx, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
  };
};
