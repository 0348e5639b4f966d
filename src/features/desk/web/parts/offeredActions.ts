import { createContext, useContext } from "react";
import type { StaffAction } from "../shell/staffActions";

const keyOf = ({ kind, id }: StaffAction) => `${kind} ${id}`;

/** Actions that the page already offers elsewhere. */
export const OfferedActions = createContext<ReadonlySet<string>>(new Set());

/** These actions as the context's value. */
export const offered = (acts: readonly StaffAction[]): ReadonlySet<string> => new Set(acts.map(keyOf));

/** Whether the page already offers an action, beside its cause: it is not offered twice. */
export const useIsOffered = (act: StaffAction): boolean => useContext(OfferedActions).has(keyOf(act));
