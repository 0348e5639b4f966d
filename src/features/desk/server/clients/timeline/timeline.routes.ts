import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../../../platform/server/http/route";
import { supportContract } from "../../../support.contract";
import { Timeline, TimelineEntry, TimelineExport, TimelineQuery } from "../../../timeline/timeline.schemas";
import type { TimelineService } from "./timeline.service";

/** Everything that happened to a plan, page by page or as a file. */
export function timelineRoutes(app: FastifyInstance, { timeline }: { timeline: TimelineService }): void {
  route(app, supportContract.getTimeline, { body: TimelineQuery, data: Timeline }, ({ caller, body }) =>
    timeline.getPage(caller, body),
  );
  const file = { body: TimelineExport, data: Type.Array(TimelineEntry) };
  route(app, supportContract.exportTimeline, file, ({ caller, body }) => timeline.export(caller, body));
}
