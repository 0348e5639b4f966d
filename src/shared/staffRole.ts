/**
 * What staff are there for; a supplier answers its own bookings and sees nothing else (DESK-30). Their rights are in each
 * call's contract; the owner may call all that staff may. (DESK-17)
 */
export const STAFF_ROLES = ["owner", "desk", "finance", "content", "supplier"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Staff who look after clients see their records, unless a call says which staff it is for. */
const SERVING: readonly StaffRole[] = ["desk", "finance"];

/** Whether a call is for staff of a role: as its contract says, else for those who look after clients. */
export const isForStaff = (role: StaffRole, staff: readonly StaffRole[] = SERVING): boolean =>
  role === "owner" || staff.includes(role);

export const isStaffRole = (text: unknown): text is StaffRole => STAFF_ROLES.some((role) => role === text);
