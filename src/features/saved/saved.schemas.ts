import Type, { type Static } from "typebox";
import { Id, InstantMs, Strict } from "../../shared/schemas";
import { itemPattern } from "./saved.rules";

const Item = Type.String({ pattern: itemPattern.source, shape: "savedItem", maxLength: 48 });

/** At most as many as a browser saves (`MOST_SAVED`), and as many removed ones. */
const Items = Type.Array(Item, { maxItems: 100 });

/** What a browser sends to its client's account: items saved, the newest first, and items removed. (LODGE-25) */
export const SavedChange = Strict({ ClientId: Id, Saved: Items, Removed: Items });
export type SavedChange = Static<typeof SavedChange>;

export const SavedItem = Strict({ Item, Name: Type.String(), SavedAt: InstantMs });
export type SavedItem = Static<typeof SavedItem>;
