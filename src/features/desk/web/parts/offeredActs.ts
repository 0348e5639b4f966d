import { createContext, useContext } from "react";
import type { DeskAct } from "../shell/deskActs";

const keyOf = ({ kind, id }: DeskAct) => `${kind} ${id}`;

/** Actions that the page already offers elsewhere. */
export const OfferedActs = createContext<ReadonlySet<string>>(new Set());

/** These actions as the context's value. */
export const offered = (acts: readonly DeskAct[]): ReadonlySet<string> => new Set(acts.map(keyOf));

/** Whether the page already offers an action, beside its cause: it is not offered twice. */
export const useIsOffered = (act: DeskAct): boolean => useContext(OfferedActs).has(keyOf(act));
