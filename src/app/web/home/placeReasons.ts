import type { MessageId } from "../../../platform/web/messages";

/** The places that the home page shows first, by their zone's code, each with a reason to go. */
export const placeReasons: Readonly<Record<string, MessageId>> = {
  LHA: "home.zones.havana",
  VIN: "home.zones.vinales",
  TRI: "home.zones.trinidad",
  VAR: "home.zones.varadero",
  SCU: "home.zones.santiago",
  BAR: "home.zones.baracoa",
};
