import { Problem } from "../../../../../platform/server/problem";
import type { Tx } from "../../../../../platform/server/services";
import type { CarAlternative, CarAlternatives } from "../../../../../products/car/server/booking/alternatives.service";
import type { LodgingAlternatives, StayAlternative } from "../../../../../products/lodging/server/alternatives.service";
import type { Instant } from "../../../../../shared/instant";
import { mealsPlanCode, roomClassCode } from "../../../../../shared/lodgingCodes";
import type { AlternativeChoice } from "../../../actions.schemas";
import type { Alternative } from "../../../reviews.schemas";

type Parts = { cars: CarAlternatives; stays: LodgingAlternatives };

export type DeskAlternatives = ReturnType<typeof deskAlternatives>;

/** What staff may propose instead of a booking, for cars and lodging alike. The caller checks who may. */
export function deskAlternatives({ cars, stays }: Parts) {
  return {
    /** Free alternatives, best first. Throws `plan.bookingUnknown`. */
    list: async (bookingId: number): Promise<Alternative[]> => {
      const ofCar = await cars.list(bookingId);
      if (ofCar) return ofCar.map(carOnWire);
      const ofStay = await stays.list(bookingId);
      if (!ofStay) throw new Problem("plan.bookingUnknown");
      return ofStay.map(stayOnWire);
    },

    /** Holds one for the client; resolves to its id. Throws `plan.bookingUnknown` for another kind of product. */
    propose: (tx: Tx, bookingId: number, choice: AlternativeChoice, details: { note: string; at: Instant }) =>
      "ModelId" in choice
        ? cars.propose(tx, bookingId, { supplierId: choice.SupplierId, modelId: choice.ModelId, ...details })
        : stays.propose(tx, bookingId, {
            hotelId: choice.HotelId,
            roomClassId: choice.RoomClassId,
            mealsPlanId: choice.MealsPlanId,
            ...details,
          }),
  };
}

function carOnWire({ offer: { supplier, model, price }, payNow }: CarAlternative): Alternative {
  return {
    Choice: { SupplierId: supplier.id, ModelId: model.id },
    Name: model.name,
    SupplierName: supplier.name,
    Stay: null,
    NoWorse: true,
    ListPrice: price.payNow,
    PayNow: payNow,
  };
}

function stayOnWire({ offer: { property, roomType, plan, price }, payNow, noWorse }: StayAlternative): Alternative {
  return {
    Choice: { HotelId: property.id, RoomClassId: roomType.classId, MealsPlanId: plan.mealsPlanId },
    Name: property.name,
    SupplierName: property.chain?.name ?? property.name,
    Stay: {
      RoomClassCode: roomClassCode(roomType.classId) ?? "",
      MealsPlanCode: mealsPlanCode(plan.mealsPlanId) ?? "",
    },
    NoWorse: noWorse,
    ListPrice: price,
    PayNow: payNow,
  };
}
