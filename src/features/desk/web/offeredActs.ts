import { createContext, useContext } from "react";
import type { DeskAct } from "./deskActs";

const keyOf = ({ kind, id }: DeskAct) => `${kind} ${id}`;

/** Actions that the page offers in another place already. */
export const OfferedActs = createContext<ReadonlySet<string>>(new Set());

/** The fields of the request. */
export const offered = (acts: readonly DeskAct[]): ReadonlySet<string> => new Set(acts.map(keyOf));

/** Whether an action is elsewhere on the page, where its cause is: it is not offered twice. */
export const useIsOffered = (act: DeskAct): boolean => useContext(OfferedActs).has(keyOf(act));
