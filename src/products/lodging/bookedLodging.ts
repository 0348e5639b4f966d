import { ProductType } from "../../shared/enumerations";
import type { BookedLodging } from "./bookedLodging.schemas";

/** A booking as far as it says what was booked. */
type Booked = { readonly ProductType: number; readonly Details: unknown };

/** The stay of a booking; null for a booking of another product, and for one whose stay is lost. */
export function bookedLodging({ ProductType: type, Details }: Booked): BookedLodging | null {
  // The product's server wrote it, and its schema describes it.
  return type === ProductType.Lodging ? ((Details as BookedLodging | null) ?? null) : null;
}

/** Where those of a booked stay sleep: they may not have another room of the house on the same nights. (PLAN-38) */
export function servedByLodging({ HotelId, Travelers }: Pick<BookedLodging, "HotelId" | "Travelers">) {
  const people = Travelers.map(({ Name, LastName, Passport }) => ({ name: `${Name} ${LastName}`, passport: Passport }));
  return { hotelId: HotelId, people };
}
