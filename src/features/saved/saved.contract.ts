import { byClientAlone, endpoint } from "../../shared/endpoint";
import type { SavedChange, SavedItem } from "./saved.schemas";

/**
 * A client's saved items. One call sends changes and answers with the list, so that an offline browser has one thing to
 * send.
 */
export const savedContract = {
  joinSaved: endpoint<SavedItem[], SavedChange>()({ method: "POST", path: "/api/saved", ...byClientAlone }),
} as const;
