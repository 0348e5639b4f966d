import { endpoint } from "../../shared/endpoint";
import type { SavedHouse, SavedHousesChange } from "./saved.schemas";

/** A client's saved houses: the change and the question in one call, so that a browser that was offline has one thing to send. */
export const savedContract = {
  joinSavedHouses: endpoint<SavedHouse[], SavedHousesChange>()({
    method: "POST",
    path: "/api/lodgingBookings/savedHouses",
    access: "client",
    impersonator: "notAct",
  }),
} as const;
