import type { Endpoint } from "../../../shared/endpoint";
import { isForStaff } from "../../../shared/staffRole";
import { useGetStaffSelfQuery } from "./support.api";

/**
 * Whether the role of the person who is signed in may make a call. Until the role is known nothing is offered and no such call
 * is made; where it cannot be loaded nothing is hidden, and the server refuses what is not for them. (DESK-17)
 */
export function useMay(): (call: Pick<Endpoint, "staff">) => boolean {
  const { data, error } = useGetStaffSelfQuery();
  return ({ staff }) => (data ? isForStaff(data.StaffRole, staff) : error !== undefined);
}
