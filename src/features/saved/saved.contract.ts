import { byClientAlone, endpoint } from "../../shared/endpoint";
import type { SavedChange, SavedItem } from "./saved.schemas";

/**
 * A client's saved items. Changes are sent and the list is answered in one call, so that an offline browser has one
 * thing to send.
 */
export const savedContract = {
  joinSaved: endpoint<SavedItem[], SavedChange>()({ method: "POST", path: "/api/saved", ...byClientAlone }),
} as const;
