import type { ShownBooking } from "../../../../products/product.web";
import { useProductOf } from "../products";

type Props = {
  readonly booking: ShownBooking;
  /** With the names in Cuba, as staff and suppliers know them. */
  readonly inCuba?: boolean;
};

/** When and where a booked service begins and ends, and who drives or sleeps there. */
export function BookingFacts({ booking, inCuba = false }: Props) {
  const { Facts } = useProductOf(booking);
  return <Facts booking={booking} inCuba={inCuba} />;
}
