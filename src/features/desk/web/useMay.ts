import type { Endpoint } from "../../../shared/endpoint";
import { isForStaff } from "../../../shared/staffRole";
import { useGetStaffSelfQuery } from "./support.api";

/**
 * Whether a call is for whoever looks, by their role. As long as that is not known nothing is hidden: the server refuses
 * what is not for them. (DESK-17)
 */
export function useMay(): (call: Pick<Endpoint, "staff">) => boolean {
  const { data } = useGetStaffSelfQuery();
  return ({ staff }) => !data || isForStaff(data.StaffRole, staff);
}
