import type { Endpoint } from "../../../../shared/endpoint";
import { isForStaff } from "../../../../shared/staffRole";
import { useGetStaffSelfQuery } from "./support.api";

export type StaffCall = Pick<Endpoint, "staff" | "beforeSecondFactor">;

/**
 * Whether the caller may make a call: by their role, and before their second factor is set up only what sets it up.
 * Until that is loaded nothing is offered, and no such call is made; if it cannot be loaded nothing is hidden, and the
 * server refuses what is not allowed. (DESK-17, DESK-20)
 */
export function useMay(): (call: StaffCall) => boolean {
  const { data, error } = useGetStaffSelfQuery();
  return ({ staff, beforeSecondFactor = false }) => {
    if (!data) return error !== undefined;
    return data.NeedsSecondFactor ? beforeSecondFactor : isForStaff(data.StaffRole, staff);
  };
}
