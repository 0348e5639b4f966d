import type { Tx } from "../../../platform/server/services";
import type { ProductType } from "../../../shared/enumerations";
import type { Booking } from "../../plan/plan.schemas";
import type { OpinionKind } from "../opinions.rules";

/** What opinions ask of a product that is sold; the composition passes them in. */
export type JudgedProduct = {
  readonly type: ProductType;
  /** What clients say of it; absent where nobody asks them. (REVIEW-1) */
  readonly judged?: {
    readonly kind: OpinionKind;
    /** What a booking's client is asked about: a house by its id, or null for the company that the booking is of. */
    readonly of: (booking: Booking) => { readonly hotelId: number | null; readonly name: string };
    /** The names of houses, on sale or not. Absent where companies are judged. */
    readonly houses?: (tx: Tx, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
  };
};
