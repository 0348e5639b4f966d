import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../platform/server/http/route";
import { savedContract } from "../saved.contract";
import { SavedChange, SavedItem } from "../saved.schemas";
import type { SavedService } from "./saved.service";

/** The call of saved.contract.ts. */
export function savedRoutes(app: FastifyInstance, saved: SavedService): void {
  route(app, savedContract.joinSaved, { body: SavedChange, data: Type.Array(SavedItem) }, ({ caller, body }) =>
    saved.join(caller, body),
  );
}
