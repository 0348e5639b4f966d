import Type, { type Static } from "typebox";
import { Id, InstantMs, Strict } from "../../shared/schemas";

/** As many as a browser keeps (`MOST_SAVED`), and as many that it has taken out. */
const Houses = Type.Array(Id, { maxItems: 100 });

/** What a browser has to tell its client's account: houses saved, the newest first, and houses taken out. (LODGE-25) */
export const SavedHousesChange = Strict({ ClientId: Id, Saved: Houses, Removed: Houses });
export type SavedHousesChange = Static<typeof SavedHousesChange>;

export const SavedHouse = Strict({ HotelId: Id, HotelName: Type.String(), SavedAt: InstantMs });
export type SavedHouse = Static<typeof SavedHouse>;
