import type { Endpoint } from "../../../shared/endpoint";
import { isForStaff } from "../../../shared/staffRole";
import { useGetStaffSelfQuery } from "./support.api";

/**
 * Whether the caller's role may make a call. Until the role is loaded nothing is offered, and no such call is made; if
 * it cannot be loaded nothing is hidden, and the server refuses what is not allowed. (DESK-17)
 */
export function useMay(): (call: Pick<Endpoint, "staff">) => boolean {
  const { data, error } = useGetStaffSelfQuery();
  return ({ staff }) => (data ? isForStaff(data.StaffRole, staff) : error !== undefined);
}
