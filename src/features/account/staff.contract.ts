import { endpoint } from "../../shared/endpoint";
import type { StaffSelf } from "./staff.schemas";

/** Calls of staff about themselves. */
export const staffContract = {
  /** Of whatever role. */
  getStaffSelf: endpoint<StaffSelf>()({
    method: "GET",
    path: "/api/support/self",
    access: "staff",
    staff: ["desk", "finance", "content"],
  }),
} as const;
