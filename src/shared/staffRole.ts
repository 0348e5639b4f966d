/**
 * The roles of staff. A supplier answers its own bookings and sees nothing else (DESK-30). Each call's contract names the
 * roles that it serves; the owner may make all calls of staff. (DESK-17)
 */
export const STAFF_ROLES = ["owner", "desk", "finance", "content", "supplier"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The default roles of a call: those that look after clients. */
const SERVING: readonly StaffRole[] = ["desk", "finance"];

/** Whether a call serves a role. `staff`: the roles that its contract names. */
export const isForStaff = (role: StaffRole, staff: readonly StaffRole[] = SERVING): boolean =>
  role === "owner" || staff.includes(role);

export const isStaffRole = (text: unknown): text is StaffRole => STAFF_ROLES.some((role) => role === text);
