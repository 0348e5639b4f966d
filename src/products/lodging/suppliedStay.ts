import type { BookedLodging } from "./bookedLodging.schemas";
import type { SuppliedStay } from "./suppliedStay.schemas";

/** The stay as the property sees it while it decides. (DESK-31) */
export function suppliedStay({ Rooms, Travelers, ...stay }: BookedLodging): SuppliedStay {
  const { ZoneName, ProvinceName, RoomClassCode, MealsPlanCode, Requests } = stay;
  const { CheckIn, CheckInHour, CheckOut, CheckOutHour, Nights } = stay;
  return {
    ZoneName,
    ProvinceName,
    RoomClassCode,
    MealsPlanCode,
    Requests,
    CheckIn,
    CheckInHour,
    CheckOut,
    CheckOutHour,
    Nights,
    Rooms: Rooms.map(({ adultsAmount, childrenAmount, childrenAgeList }) => ({
      adultsAmount,
      childrenAmount,
      childrenAgeList,
    })),
    Travelers: Travelers.filter(({ IsMainUser }) => IsMainUser).map(({ Name, LastName, IsMainUser }) => ({
      Name,
      LastName,
      IsMainUser,
    })),
  };
}
