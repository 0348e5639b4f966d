import type { HotelStay } from "../../../lodging.schemas";

/**
 * Whether a choice of room and meal plan can be booked: it is large enough, and there are as many rooms as requested.
 */
export const canBook = ({ Fits, RoomsLeft }: HotelStay["Choices"][number], rooms: number): boolean =>
  Fits && RoomsLeft >= rooms;
