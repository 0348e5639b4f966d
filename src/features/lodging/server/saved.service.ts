import { type Caller, requireOwner, requireSelf } from "../../../platform/server/http/caller";
import { Problem } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import { lockClientById } from "../../account/server/account.repository";
import { MOST_SAVED } from "../lodging.saved";
import type { SavedHouse, SavedHousesChange } from "../saved.schemas";
import { keepNewestHouses, removeSavedHouses, savedHousesOf, saveHouses } from "./saved.repository";

export type SavedService = ReturnType<typeof savedService>;

/** The houses that a client has saved, on whichever device. (LODGE-25) */
export function savedService({ db, now }: Pick<Services, "db" | "now">) {
  return {
    /**
     * The client alone: adds what a browser has saved, takes out what it has taken out, and answers what is held of houses
     * that are offered, the newest first. Houses that are not there are left out. Throws `notFound` for an account that is closed.
     */
    join: async (caller: Caller, { ClientId, Saved, Removed }: SavedHousesChange): Promise<SavedHouse[]> => {
      requireOwner(caller, ClientId);
      requireSelf(caller, ClientId);
      return db.transaction(async (tx) => {
        const client = await lockClientById(tx, ClientId);
        if (!client || client.closedAt !== null) throw new Problem("notFound");
        await removeSavedHouses(tx, ClientId, Removed);
        await saveHouses(tx, ClientId, Saved, now());
        await keepNewestHouses(tx, ClientId, MOST_SAVED);
        return (await savedHousesOf(tx, ClientId)).filter(({ active }) => active).map(toSavedHouse);
      });
    },

    /** The client and staff: all there are, for the copy of one's data. */
    every: async (caller: Caller, clientId: number): Promise<SavedHouse[]> => {
      requireOwner(caller, clientId);
      return (await savedHousesOf(db, clientId)).map(toSavedHouse);
    },
  };
}

function toSavedHouse({ hotelId, name, savedAt }: { hotelId: number; name: string; savedAt: number }): SavedHouse {
  return { HotelId: hotelId, HotelName: name, SavedAt: savedAt };
}
