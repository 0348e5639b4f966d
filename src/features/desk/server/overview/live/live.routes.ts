import type { FastifyInstance } from "fastify";
import { eventRoute } from "../../../../../platform/server/http/events";
import { readChange } from "../../../live.rules";
import { supportContract } from "../../../support.contract";
import type { DeskChanges } from "./changes";

/** A stream of changes for staff, sent as they happen. (DESK-16) */
export function liveRoutes(app: FastifyInstance, { changes }: { changes: DeskChanges }): void {
  eventRoute(app, supportContract.watchDesk, async ({ send, end }) =>
    changes.hear({
      onMessage: (word) => {
        const change = readChange(word);
        if (change) send(change);
      },
      onLost: end,
    }),
  );
}
