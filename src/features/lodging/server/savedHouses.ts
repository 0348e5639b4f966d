import type { Services } from "../../../platform/server/services";
import type { SavedNames } from "../../saved/saved.ports";
import { houseItem, housesIn } from "../lodging.savedItem";
import { namesOfHouses } from "./catalogue.repository";

/** What saved houses are called; those off sale too. (LODGE-25) */
export function savedHouses({ db }: Pick<Services, "db">): SavedNames {
  return async (items) => {
    const rows = await namesOfHouses(db, housesIn(items));
    return new Map(rows.map((row) => [houseItem(row.id), { name: row.name, offered: row.active }]));
  };
}
