import { carInventory } from "../../features/car/server/car.server";
import { lodgingInventory } from "../../features/lodging/server/lodging.server";
import type { Inventory } from "../../features/plan/server/plan.ports";

/** What bookings hold of each product that is sold. */
export const inventories: readonly Inventory[] = [carInventory, lodgingInventory];
