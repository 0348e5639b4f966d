import type { FastifyInstance } from "fastify";
import { attemptLimit } from "../../../features/account/server/guesses/attemptLimit";
import { networkOf } from "../../../platform/server/http/caller";
import { Problem } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import { isLaterPart } from "../../../platform/server/uploads/uploadParts";
import { MINUTE, SECOND } from "../../../shared/instant";

/** Parts of files, beside those that begin one, for each call that a limit allows. (SAFE-71) */
const PARTS_PER_CALL = 20;

/**
 * Enforces the limits of calls that have their own (passwords, codes, payments, uploads): so many a minute from one
 * caller's address, counted in the database for all processes together, as the general limit is (`sharedRequests.ts`).
 * (SAFE-3, OPS-60)
 */
export function addCallLimits(app: FastifyInstance, { db, now }: Pick<Services, "db" | "now">): void {
  app.addHook("onRoute", (route) => {
    const { perMinute } = route.config ?? {};
    if (!perMinute) return;
    const kind = `call ${String(route.method)} ${route.url}`;
    const limit = attemptLimit({ db, now, kind }, { most: perMinute, within: MINUTE });
    const parts = attemptLimit(
      { db, now, kind: `part of ${kind}` },
      { most: perMinute * PARTS_PER_CALL, within: MINUTE },
    );
    // Runs after the general limit, which needs no database query.
    route.preParsing = async (request, reply) => {
      if (await (isLaterPart(request) ? parts : limit).take(networkOf(request))) return;
      reply.header("Retry-After", String(MINUTE / SECOND));
      throw new Problem("tooManyRequests");
    };
  });
}
