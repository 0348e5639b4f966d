import type { Caller } from "../../../platform/server/http/caller";
import { Problem } from "../../../platform/server/problem";

/** The first line of what the desk does: it is staff's alone. */
export function requireStaff({ role }: Caller): void {
  if (role !== "staff") throw new Problem("forbidden");
}
