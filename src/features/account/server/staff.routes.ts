import type { FastifyInstance } from "fastify";
import { route } from "../../../platform/server/http/route";
import { staffContract } from "../staff.contract";
import { StaffSelf } from "../staff.schemas";
import type { StaffService } from "./staff.service";

/** The calls of staff about themselves. */
export function staffRoutes(app: FastifyInstance, staff: StaffService): void {
  route(app, staffContract.getStaffSelf, { data: StaffSelf }, ({ caller }) => staff.self(caller));
}
