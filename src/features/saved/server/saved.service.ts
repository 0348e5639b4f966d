import { type Caller, requireOwner, requireSelf } from "../../../platform/server/http/caller";
import { Problem } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import { lockClientById } from "../../account/server/account.repository";
import type { SavedNames } from "../saved.ports";
import { MOST_SAVED } from "../saved.rules";
import type { SavedChange, SavedItem } from "../saved.schemas";
import { keepNewestItems, removeItems, savedOf, saveItems } from "./saved.repository";

export type SavedService = ReturnType<typeof savedService>;

/** A client's saved items, from all devices. (LODGE-25) */
export function savedService({ db, now }: Pick<Services, "db" | "now">, namesOf: SavedNames) {
  async function named(clientId: number) {
    const saved = await savedOf(db, clientId);
    const names = await namesOf(saved.map(({ item }) => item));
    return saved.flatMap(({ item, savedAt }) => {
      const { name, offered } = names.get(item) ?? { name: "", offered: false };
      return name === "" ? [] : [{ offered, wire: { Item: item, Name: name, SavedAt: savedAt } satisfies SavedItem }];
    });
  }

  return {
    /**
     * For the client: adds and removes what the browser sends; resolves to the saved items that are on sale, newest
     * first. Unknown items are left out. Throws `notFound` for a closed account.
     */
    join: async (caller: Caller, { ClientId, Saved, Removed }: SavedChange): Promise<SavedItem[]> => {
      requireSelf(caller, ClientId);
      const there = await namesOf(Saved);
      await db.transaction(async (tx) => {
        const client = await lockClientById(tx, ClientId);
        if (!client || client.closedAt !== null) throw new Problem("notFound");
        await removeItems(tx, ClientId, Removed);
        await saveItems(
          tx,
          ClientId,
          Saved.filter((item) => there.has(item)),
          now(),
        );
        await keepNewestItems(tx, ClientId, MOST_SAVED);
      });
      return (await named(ClientId)).filter(({ offered }) => offered).map(({ wire }) => wire);
    },

    /** For the client and staff: all saved items, for the copy of the client's data. */
    every: async (caller: Caller, clientId: number): Promise<SavedItem[]> => {
      requireOwner(caller, clientId);
      return (await named(clientId)).map(({ wire }) => wire);
    },
  };
}
