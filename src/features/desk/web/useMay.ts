import type { Endpoint } from "../../../shared/endpoint";
import { isForStaff } from "../../../shared/staffRole";
import { useGetStaffSelfQuery } from "./support.api";

/**
 * Whether a call is for whoever looks, by their role. Until that is known nothing is offered and no such call is made;
 * where it cannot be had nothing is hidden, and the server refuses what is not for them. (DESK-17)
 */
export function useMay(): (call: Pick<Endpoint, "staff">) => boolean {
  const { data, isError } = useGetStaffSelfQuery();
  return ({ staff }) => (data ? isForStaff(data.StaffRole, staff) : isError);
}
