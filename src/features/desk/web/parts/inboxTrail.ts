import { noTrail, type Trail } from "../../inbox/trail.rules";

let trail: Trail = noTrail;

/** The list that the inbox showed last; for as long as the tab's program runs. */
export const inboxTrail = (): Trail => trail;

/** Notes what the inbox shows, and in which order. */
export function noteTrail(shown: Trail): void {
  trail = shown;
}

/** Clears it, as a new tab would. */
export const forgetTrail = (): void => noteTrail(noTrail);
