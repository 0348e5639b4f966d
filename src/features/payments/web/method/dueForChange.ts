import type { Minor } from "../../../../shared/money";

/** A change of a paid booking, what it costs more, and the method's charge on that; minor units. (PLAN-44) */
export type DueForChange = { readonly changeId: number; readonly difference: Minor; readonly charge: Minor };
