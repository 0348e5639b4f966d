import { Suspense } from "react";
import type { Instant } from "../../../../shared/instant";
import type { Booking } from "../../plan.schemas";
import { useProductOf } from "../products";

type Props = { readonly booking: Booking; readonly now: Instant };

/** The link to alternatives for a lost booking; nothing until their number is known. (PLAN-29) */
export function SimilarOffers({ booking, now }: Props) {
  const { Similar } = useProductOf(booking);
  return (
    <Suspense fallback={null}>
      <Similar booking={booking} now={now} />
    </Suspense>
  );
}
