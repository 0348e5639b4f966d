import Type, { type Static } from "typebox";
import { Day, Hour, Nullable, Strict } from "../../shared/schemas";

/**
 * A stay as its property reads it: the main traveler's name and the number of guests, without passports or countries.
 */
export const SuppliedStay = Strict({
  ZoneName: Type.String(),
  ProvinceName: Type.String(),
  RoomClassCode: Type.String(),
  MealsPlanCode: Type.String(),
  CheckIn: Day,
  CheckInHour: Hour,
  CheckOut: Day,
  CheckOutHour: Hour,
  Nights: Type.Integer(),
  Rooms: Type.Array(
    Strict({
      adultsAmount: Type.Integer(),
      childrenAmount: Type.Integer(),
      childrenAgeList: Type.Array(Type.Integer()),
    }),
  ),
  /** The main traveler only. */
  Travelers: Type.Array(Strict({ Name: Type.String(), LastName: Type.String(), IsMainUser: Type.Boolean() })),
  /** The client's request, as written. */
  Requests: Nullable(Type.String()),
});
export type SuppliedStay = Static<typeof SuppliedStay>;
