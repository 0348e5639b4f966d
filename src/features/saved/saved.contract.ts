import { endpoint } from "../../shared/endpoint";
import type { SavedChange, SavedItem } from "./saved.schemas";

/** What a client has saved: the change and the question in one call, so that a browser that was offline has one thing to send. */
export const savedContract = {
  joinSaved: endpoint<SavedItem[], SavedChange>()({
    method: "POST",
    path: "/api/saved",
    access: "client",
    impersonator: "notAct",
  }),
} as const;
