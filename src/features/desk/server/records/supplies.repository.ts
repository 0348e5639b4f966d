import { and, eq, exists, or, type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../../../platform/server/services";
import { carReservations } from "../../../../products/car/server/car.tables";
import { carUnits } from "../../../../products/car/server/catalogue/catalogue.tables";
import { hotels, roomHolds, roomTypes } from "../../../../products/lodging/server/lodging.tables";
import { blocks } from "../../../plan/server/plan.tables";
import { supplierStaff } from "./desk.tables";

const { clientId, supplierId, hotelId } = supplierStaff;

/** The condition on `car_units` that a supplier's person answers for its company. (DESK-30) */
export const isCarSuppliedBy = (staffId: number): SQL =>
  sql`exists (select from ${supplierStaff} where ${clientId} = ${staffId} and ${supplierId} = ${carUnits.supplierId})`;

/** The same on `hotels`. */
export const isHotelSuppliedBy = (staffId: number): SQL =>
  sql`exists (select from ${supplierStaff} where ${clientId} = ${staffId} and ${hotelId} = ${hotels.id})`;

/** Whether a supplier's person answers for hotels and villas, not for a rental company. */
export async function suppliesHotels(db: Tx, staffId: number): Promise<boolean> {
  const [row] = await db.select({ hotelId }).from(supplierStaff).where(eq(clientId, staffId)).limit(1);
  return row !== undefined && row.hotelId !== null;
}

export async function suppliesCar(db: Tx, staffId: number, unitId: number): Promise<boolean> {
  const own = and(eq(carUnits.id, unitId), isCarSuppliedBy(staffId));
  return (await db.select({ id: carUnits.id }).from(carUnits).where(own)).length > 0;
}

export async function suppliesRooms(db: Tx, staffId: number, roomTypeId: number): Promise<boolean> {
  const rows = await db
    .select({ id: roomTypes.id })
    .from(roomTypes)
    .innerJoin(hotels, eq(hotels.id, roomTypes.hotelId))
    .where(and(eq(roomTypes.id, roomTypeId), isHotelSuppliedBy(staffId)));
  return rows.length > 0;
}

/** Whether a block is on their own car or rooms, and a supplier's person made it: the shop's are not theirs to lift. */
export async function suppliesBlock(db: Tx, staffId: number, blockId: number): Promise<boolean> {
  const onCar = db
    .select({ id: carUnits.id })
    .from(carReservations)
    .innerJoin(carUnits, eq(carUnits.id, carReservations.unitId))
    .where(and(eq(carReservations.blockId, blockId), isCarSuppliedBy(staffId)));
  const onRooms = db
    .select({ id: hotels.id })
    .from(roomHolds)
    .innerJoin(roomTypes, eq(roomTypes.id, roomHolds.roomTypeId))
    .innerJoin(hotels, eq(hotels.id, roomTypes.hotelId))
    .where(and(eq(roomHolds.blockId, blockId), isHotelSuppliedBy(staffId)));
  const rows = await db
    .select({ id: blocks.id })
    .from(blocks)
    .where(and(eq(blocks.id, blockId), eq(blocks.bySupplier, true), or(exists(onCar), exists(onRooms))));
  return rows.length > 0;
}
