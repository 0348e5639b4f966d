import type { ShownBooking } from "../../../../products/product.web";
import { useProductOf } from "../products";

/** When and where a booked service begins and ends, and who drives or sleeps there. */
export function BookingFacts({ booking }: { readonly booking: ShownBooking }) {
  const { Facts } = useProductOf(booking);
  return <Facts booking={booking} />;
}
